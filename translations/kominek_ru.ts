<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About Kominek</source>
        <translation>О программе «Коминек»</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Версия&#xa0;{version}</translation>
    </message>
    <message>
        <source>Traditional Polish and Russian card games against thinking opponents. They never see your cards.</source>
        <translation>Старые польские и русские карточные игры с соперниками, которые думают. Ваших карт они не видят никогда.</translation>
    </message>
    <message>
        <source>Rules of Kominek: after the leaflet of Wydawnictwo Karuzela. What the leaflet leaves open is settled and marked in the rules; every such place can be set for your table.</source>
        <translation>Правила Коминека: по печатному тексту издательства «Карузела». О чём в нём не сказано, то в правилах решено и отмечено; каждое такое место можно настроить для своего стола.</translation>
    </message>
    <message>
        <source>The program is free under the MIT licence. The typefaces Alegreya and Alegreya Sans are free under the SIL Open Font License 1.1. Cards and pictures were drawn for this program. Built with Qt.</source>
        <translation>Программа свободна, лицензия MIT. Шрифты Alegreya и Alegreya Sans свободны, лицензия SIL Open Font License 1.1. Карты и картинки нарисованы для этой программы. Сделано на Qt.</translation>
    </message>
</context>
<context>
    <name>Access</name>
    <message>
        <source>Card table</source>
        <translation>Игровой стол</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Ваши карты</translation>
    </message>
    <message>
        <source>Trick on the table</source>
        <translation>Взятка на столе</translation>
    </message>
    <message>
        <source>wins so far</source>
        <translation>пока берёт</translation>
    </message>
    <message>
        <source>recommended</source>
        <translation>подсказка</translation>
    </message>
    <message>
        <source>{caption}: {before} before, {after} now</source>
        <translation>{caption}: было {before}, стало {after}</translation>
    </message>
</context>
<context>
    <name>Auction</name>
    <message>
        <source>Auction of solo games</source>
        <translation>Торговля</translation>
    </message>
    <message>
        <source>no marriages or card points in these; trumps for coats only</source>
        <translation>без марьяжей и очков; козырь только на шубу и костюм</translation>
    </message>
    <message>
        <source>no trumps, marriages or card points in these</source>
        <translation>в этих играх без козыря, марьяжей и очков</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Вы</translation>
    </message>
    <message>
        <source>{name}: pass</source>
        <translation>{name}: пас</translation>
    </message>
    <message>
        <source>{name}: {game}</source>
        <translation>{name}: {game}</translation>
    </message>
    <message>
        <source>{name} …</source>
        <translation>{name} …</translation>
    </message>
    <message>
        <source>five</source>
        <translation>на пять</translation>
    </message>
    <message>
        <source>six</source>
        <translation>на шесть</translation>
    </message>
    <message>
        <source>fur coat</source>
        <translation>шуба</translation>
    </message>
    <message>
        <source>two-piece</source>
        <translation>костюм</translation>
    </message>
    <message>
        <source>5 tricks · 5 pts</source>
        <translation>5&#xa0;взяток · 5&#xa0;п.</translation>
    </message>
    <message>
        <source>6 tricks · 6 pts</source>
        <translation>6&#xa0;взяток · 6&#xa0;п.</translation>
    </message>
    <message>
        <source>6 tricks · 1 card</source>
        <translation>6&#xa0;взяток · 1&#xa0;карта</translation>
    </message>
    <message>
        <source>6 tricks · 2 cards</source>
        <translation>6&#xa0;взяток · 2&#xa0;карты</translation>
    </message>
    <message>
        <source>already called</source>
        <translation>уже заявлено</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Пас</translation>
    </message>
    <message>
        <source>If nobody names a game, it is ordinary play to 66.</source>
        <translation>Если никто не заявит игру, идёт обычный розыгрыш, до 66.</translation>
    </message>
    <message>
        <source>Whoever passes is out of this auction.</source>
        <translation>Кто спасовал, выбывает из этой торговли.</translation>
    </message>
    <message>
        <source>You must win the **first five** tricks; the sixth card is not played. You lead; {name} lays the cards aside. Made: you uncover **5**. Failed: they uncover **5**.</source>
        <translation>Надо взять **пять первых** взяток; шестая карта не играет. Ваш первый ход, {name} откладывает карты. Сыграно: вы открываете **5**. Не сыграно: они открывают **5**.</translation>
    </message>
    <message>
        <source>You must win **all six** tricks. You lead; {name} lays the cards aside. Made: you uncover **6**. Failed: they uncover **6**.</source>
        <translation>Надо взять **все шесть** взяток. Ваш первый ход, {name} откладывает карты. Сыграно: вы открываете **6**. Не сыграно: они открывают **6**.</translation>
    </message>
    <message>
        <source>**All six** tricks. Made: a fur coat on them.</source>
        <translation>**Все шесть** взяток. Сыграно: шуба на них.</translation>
    </message>
    <message>
        <source>**All six** tricks. Made: two cards on them, one on the eight and one under it.</source>
        <translation>**Все шесть** взяток. Сыграно: две карты на них, на восьмёрку и под неё.</translation>
    </message>
    <message>
        <source>Failed: they uncover 6.</source>
        <translation>Не сыграно: они открывают 6.</translation>
    </message>
    <message>
        <source>Failed: nothing.</source>
        <translation>Не сыграно: без оплаты.</translation>
    </message>
    <message>
        <source>Failed: a fur coat on you.</source>
        <translation>Не сыграно: шуба на вас.</translation>
    </message>
    <message>
        <source>Failed: both on you.</source>
        <translation>Не сыграно: обе на вас.</translation>
    </message>
</context>
<context>
    <name>Badge</name>
    <message>
        <source>TRUMPS</source>
        <translation>КОЗЫРЬ</translation>
    </message>
    <message>
        <source>no trumps</source>
        <translation>без козыря</translation>
    </message>
    <message>
        <source>named by {name}</source>
        <translation>назначает {name}</translation>
    </message>
    <message>
        <source>named by you</source>
        <translation>назначили вы</translation>
    </message>
    <message>
        <source>sixth card</source>
        <translation>по шестой карте</translation>
    </message>
    <message>
        <source>five, {name}</source>
        <translation>на пять, {name}</translation>
    </message>
    <message>
        <source>six, {name}</source>
        <translation>на шесть, {name}</translation>
    </message>
    <message>
        <source>fur coat, {name}</source>
        <translation>на шубу, {name}</translation>
    </message>
    <message>
        <source>two-piece, {name}</source>
        <translation>на костюм, {name}</translation>
    </message>
    <message>
        <source>five, you play</source>
        <translation>на пять, играете вы</translation>
    </message>
    <message>
        <source>six, you play</source>
        <translation>на шесть, играете вы</translation>
    </message>
    <message>
        <source>fur coat, you play</source>
        <translation>на шубу, играете вы</translation>
    </message>
    <message>
        <source>two-piece, you play</source>
        <translation>на костюм, играете вы</translation>
    </message>
</context>
<context>
    <name>Bubble</name>
    <message>
        <source>Spades are trumps!</source>
        <translation>Козырь пики!</translation>
    </message>
    <message>
        <source>Hearts are trumps!</source>
        <translation>Козырь черви!</translation>
    </message>
    <message>
        <source>Diamonds are trumps!</source>
        <translation>Козырь бубны!</translation>
    </message>
    <message>
        <source>Clubs are trumps!</source>
        <translation>Козырь трефы!</translation>
    </message>
    <message>
        <source>I decline.</source>
        <translation>Не назначаю.</translation>
    </message>
    <message>
        <source>Deal again!</source>
        <translation>Прошу пересдать!</translation>
    </message>
    <message>
        <source>On three nines!</source>
        <translation>На три девятки!</translation>
    </message>
    <message>
        <source>Top!</source>
        <translation>Верхняя!</translation>
    </message>
    <message>
        <source>Bottom!</source>
        <translation>Нижняя!</translation>
    </message>
    <message>
        <source>Pass.</source>
        <translation>Пас.</translation>
    </message>
    <message>
        <source>I go for five!</source>
        <translation>Иду на пять!</translation>
    </message>
    <message>
        <source>I go for six!</source>
        <translation>Иду на шесть!</translation>
    </message>
    <message>
        <source>I go for the fur coat!</source>
        <translation>Иду на шубу!</translation>
    </message>
    <message>
        <source>I go for the two-piece!</source>
        <translation>Иду на костюм!</translation>
    </message>
    <message>
        <source>Forty, and out!</source>
        <translation>Сорок, и конец!</translation>
    </message>
    <message>
        <source>Twenty, and out!</source>
        <translation>Двадцать, и конец!</translation>
    </message>
    <message>
        <source>Forty!</source>
        <translation>Сорок!</translation>
    </message>
    <message>
        <source>Twenty!</source>
        <translation>Двадцать!</translation>
    </message>
    <message>
        <source>Sixty-six!</source>
        <translation>Шестьдесят шесть!</translation>
    </message>
</context>
<context>
    <name>CardAccusative</name>
    <message>
        <source>ace of spades</source>
        <translation>туза пик</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>десятку пик</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>короля пик</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>даму пик</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>валета пик</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>девятку пик</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>туза червей</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>десятку червей</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>короля червей</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>даму червей</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>валета червей</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>девятку червей</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>туза бубён</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>десятку бубён</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>короля бубён</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>даму бубён</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>валета бубён</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>девятку бубён</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <translation>туза треф</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>десятку треф</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>короля треф</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>даму треф</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>валета треф</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>девятку треф</translation>
    </message>
</context>
<context>
    <name>CardGenitive</name>
    <message>
        <source>ace of spades</source>
        <translation>туза пик</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>десятки пик</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>короля пик</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>дамы пик</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>валета пик</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>девятки пик</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>туза червей</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>десятки червей</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>короля червей</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>дамы червей</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>валета червей</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>девятки червей</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>туза бубён</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>десятки бубён</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>короля бубён</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>дамы бубён</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>валета бубён</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>девятки бубён</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <translation>туза треф</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>десятки треф</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>короля треф</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>дамы треф</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>валета треф</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>девятки треф</translation>
    </message>
</context>
<context>
    <name>CardInstrumental</name>
    <message>
        <source>ace of spades</source>
        <translation>тузом пик</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>десяткой пик</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>королём пик</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>дамой пик</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>валетом пик</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>девяткой пик</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>тузом червей</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>десяткой червей</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>королём червей</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>дамой червей</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>валетом червей</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>девяткой червей</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>тузом бубён</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>десяткой бубён</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>королём бубён</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>дамой бубён</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>валетом бубён</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>девяткой бубён</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <translation>тузом треф</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>десяткой треф</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>королём треф</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>дамой треф</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>валетом треф</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>девяткой треф</translation>
    </message>
</context>
<context>
    <name>CardNominative</name>
    <message>
        <source>ace of spades</source>
        <translation>туз пик</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>десятка пик</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>король пик</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>дама пик</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>валет пик</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>девятка пик</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>туз червей</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>десятка червей</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>король червей</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>дама червей</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>валет червей</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>девятка червей</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>туз бубён</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>десятка бубён</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>король бубён</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>дама бубён</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>валет бубён</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>девятка бубён</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <translation>туз треф</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>десятка треф</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>король треф</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>дама треф</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>валет треф</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>девятка треф</translation>
    </message>
</context>
<context>
    <name>Claim</name>
    <message>
        <source>Say “sixty-six”?</source>
        <translation>Говорите «шестьдесят шесть»?</translation>
    </message>
    <message>
        <source>With 66 card points you win the deal at once. If you are short, the deal ends and they uncover 1 point, because you have a trick.</source>
        <translation>Если у вас 66&#xa0;очков, вы сразу выигрываете раздачу. Если нет, раздача кончается и соперники открывают 1&#xa0;пункт: взятка у вас есть.</translation>
    </message>
    <message>
        <source>With 66 card points you win the deal at once. If you are short, the deal ends and they uncover 3 points, because you have no trick.</source>
        <translation>Если у вас 66&#xa0;очков, вы сразу выигрываете раздачу. Если нет, раздача кончается и соперники открывают 3&#xa0;пункта: взятки у вас нет.</translation>
    </message>
    <message>
        <source>With 66 card points you win the deal at once. If you are short, the deal ends and they uncover 1 or 2 points.</source>
        <translation>Если у вас 66&#xa0;очков, вы сразу выигрываете раздачу. Если нет, раздача кончается и соперники открывают 1&#xa0;или 2&#xa0;пункта.</translation>
    </message>
    <message>
        <source>Sixty-six!</source>
        <translation>Шестьдесят шесть!</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Ещё нет</translation>
    </message>
    <message>
        <source>I do not say it</source>
        <translation>Не говорю</translation>
    </message>
    <message>
        <source>“66”</source>
        <translation>«66»</translation>
    </message>
</context>
<context>
    <name>Cut</name>
    <message>
        <source>Who cuts the cards?</source>
        <translation>Кто снимает?</translation>
    </message>
    <message>
        <source>Table rule: the dealer names any other player (K6).</source>
        <translation>Правило стола: сдающий называет любого другого игрока (K6).</translation>
    </message>
    <message>
        <source>Cut the cards</source>
        <translation>Снимите колоду</translation>
    </message>
    <message>
        <source>Cut: {name}</source>
        <translation>Снимает: {name}</translation>
    </message>
    <message>
        <source>try {n} of 3</source>
        <translation>попытка {n} из 3</translation>
    </message>
    <message>
        <source>you lift {n} of 24</source>
        <translation>снимаете {n} из 24</translation>
    </message>
    <message>
        <source>Click where you want to cut, or pull the upper part of the pack away.</source>
        <translation>Щёлкните там, где хотите снять, или оттяните верхнюю часть колоды.</translation>
    </message>
    <message>
        <source>← → one card, Home End ends, Space cut</source>
        <translation>← → на карту, Home End края, Пробел снять</translation>
    </message>
    <message>
        <source>A nine at the bottom: cut again. A third in a row gives the dealing pair 1 point (K7).</source>
        <translation>Внизу девятка: снимайте ещё раз. Третья подряд даст паре сдающего 1&#xa0;пункт (K7).</translation>
    </message>
    <message>
        <source>Three nines in a row. The dealing pair uncovers 1 point; the next player deals.</source>
        <translation>Три девятки подряд. Пара сдающего открывает 1&#xa0;пункт, сдаёт следующий игрок.</translation>
    </message>
    <message>
        <source>was at the bottom</source>
        <translation>была внизу</translation>
    </message>
    <message>
        <source>were at the bottom</source>
        <translation>были внизу</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>О&amp;тмена</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Закрыть</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Закрыть сообщение</translation>
    </message>
    <message>
        <source>{n} ms</source>
        <translation>{n}&#xa0;мс</translation>
    </message>
    <message>
        <source>{n}%</source>
        <translation>{n}&#x202f;%</translation>
    </message>
</context>
<context>
    <name>Eight</name>
    <message>
        <source>We: {n} of 8 uncovered</source>
        <translation>Мы: открыто {n} из 8</translation>
    </message>
    <message>
        <source>They: {n} of 8 uncovered</source>
        <translation>Они: открыто {n} из 8</translation>
    </message>
    <message numerus="yes">
        <source>Our eight: {n} of 8 uncovered, %n fur coat(s).</source>
        <translation>
            <numerusform>Наша восьмёрка: открыто {n} из 8, %n&#xa0;шуба.</numerusform>
            <numerusform>Наша восьмёрка: открыто {n} из 8, %n&#xa0;шубы.</numerusform>
            <numerusform>Наша восьмёрка: открыто {n} из 8, %n&#xa0;шуб.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Their eight: {n} of 8 uncovered, %n fur coat(s).</source>
        <translation>
            <numerusform>Их восьмёрка: открыто {n} из 8, %n&#xa0;шуба.</numerusform>
            <numerusform>Их восьмёрка: открыто {n} из 8, %n&#xa0;шубы.</numerusform>
            <numerusform>Их восьмёрка: открыто {n} из 8, %n&#xa0;шуб.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>Something went wrong in the program. Your match is kept. A report was written on this computer; nothing was sent anywhere.</source>
        <translation>В программе произошла ошибка. Партия сохранена. На этом компьютере записан отчёт; ничего никуда не отправлено.</translation>
    </message>
    <message>
        <source>Something went wrong in the program, and no report of it could be written.</source>
        <translation>В программе произошла ошибка, и записать отчёт о ней не удалось.</translation>
    </message>
    <message>
        <source>Last time the program broke off. Your match is kept. A report was written on this computer; nothing was sent anywhere.</source>
        <translation>В прошлый раз программа неожиданно прервала работу. Партия сохранена. На этом компьютере записан отчёт; ничего никуда не отправлено.</translation>
    </message>
    <message>
        <source>Last time the program broke off. Your match is kept. No report could be written.</source>
        <translation>В прошлый раз программа неожиданно прервала работу. Партия сохранена. Записать отчёт не удалось.</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Открыть папку</translation>
    </message>
    <message>
        <source>The folder cannot be shown: {path}</source>
        <translation>Не удаётся показать папку: {path}</translation>
    </message>
    <message>
        <source>Kominek is running already, but does not answer yet.</source>
        <translation>«Коминек» уже запущен, но пока не отвечает.</translation>
    </message>
    <message>
        <source>This message goes by itself as soon as its window comes to the front. If it stays, the other program may have to be ended.</source>
        <translation>Это сообщение исчезнет само, как только то окно выйдет на передний план. Если оно не исчезает, возможно, ту программу придётся завершить.</translation>
    </message>
    <message>
        <source>Stop waiting</source>
        <translation>Не ждать</translation>
    </message>
</context>
<context>
    <name>Game</name>
    <message>
        <source>Kominek</source>
        <translation>Коминек</translation>
    </message>
    <message>
        <source>Klin</source>
        <translation>Клин</translation>
    </message>
    <message>
        <source>four in pairs · 24 cards · 66, marriages and solo games</source>
        <translation>вчетвером парами · 24&#xa0;карты · 66, марьяжи и заявки</translation>
    </message>
    <message>
        <source>four in pairs · 24 cards · 66 and marriages</source>
        <translation>вчетвером парами · 24&#xa0;карты · 66&#xa0;и марьяжи</translation>
    </message>
    <message>
        <source>Five hundred and one</source>
        <translation>Пятьсот один</translation>
    </message>
    <message>
        <source>Gong</source>
        <translation>Гонг</translation>
    </message>
    <message>
        <source>Thousand</source>
        <translation>Тысяча</translation>
    </message>
    <message>
        <source>King</source>
        <translation>Кинг</translation>
    </message>
    <message>
        <source>Ambigu</source>
        <translation>Амбигю</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>Hint</source>
        <translation>Подсказка</translation>
    </message>
    <message>
        <source>Name {suit}.</source>
        <translation>Назначьте козырь: {suit}.</translation>
    </message>
    <message>
        <source>Decline to name trumps.</source>
        <translation>Не назначайте козырь.</translation>
    </message>
    <message>
        <source>Ask for a redeal.</source>
        <translation>Требуйте пересдачи.</translation>
    </message>
    <message>
        <source>Play this deal.</source>
        <translation>Играйте эту раздачу.</translation>
    </message>
    <message>
        <source>Lay three nines.</source>
        <translation>Выложите три девятки.</translation>
    </message>
    <message>
        <source>Keep the nines in your hand.</source>
        <translation>Оставьте девятки на руках.</translation>
    </message>
    <message>
        <source>Pick the {card}; top or bottom is all the same.</source>
        <translation>Выберите {card}; верхняя или нижняя, всё равно.</translation>
    </message>
    <message>
        <source>Leave the {card}.</source>
        <translation>Оставьте {card}.</translation>
    </message>
    <message>
        <source>Call: {game}.</source>
        <translation>Заявите: {game}.</translation>
    </message>
    <message>
        <source>Pass.</source>
        <translation>Пасуйте.</translation>
    </message>
    <message>
        <source>Say sixty-six.</source>
        <translation>Скажите «шестьдесят шесть».</translation>
    </message>
    <message>
        <source>Announce the marriage and go out.</source>
        <translation>Объявите марьяж и заканчивайте.</translation>
    </message>
    <message>
        <source>Do not say sixty-six.</source>
        <translation>Не говорите «шестьдесят шесть».</translation>
    </message>
    <message>
        <source>Let {name} cut.</source>
        <translation>Пусть снимает {name}.</translation>
    </message>
    <message>
        <source>Cut where you like.</source>
        <translation>Снимите где угодно.</translation>
    </message>
    <message>
        <source>Say Forty and lead the {card}.</source>
        <translation>Объявите сорок и ходите {card}.</translation>
    </message>
    <message>
        <source>Say Twenty and lead the {card}.</source>
        <translation>Объявите двадцать и ходите {card}.</translation>
    </message>
    <message>
        <source>Lead the {card}.</source>
        <translation>Ходите {card}.</translation>
    </message>
    <message>
        <source>Play the {card}.</source>
        <translation>Положите {card}.</translation>
    </message>
    <message>
        <source>Trump with the {card}.</source>
        <translation>Бейте {card}.</translation>
    </message>
    <message>
        <source>Throw the {card}.</source>
        <translation>Сбросьте {card}.</translation>
    </message>
    <message>
        <source>{name} may still be beaten: no card points yet.</source>
        <translation>Пока берёт {name}, но могут и перебить: очков не кладите.</translation>
    </message>
    <message>
        <source>Throw a card without points on their trick.</source>
        <translation>На их взятку сбрасывают карту без очков.</translation>
    </message>
    <message>
        <source>It is now the highest card of its suit.</source>
        <translation>Это уже старшая карта масти.</translation>
    </message>
    <message>
        <source>It may bring you to 66.</source>
        <translation>Может дать вам 66.</translation>
    </message>
    <message>
        <source>It draws the others’ trumps.</source>
        <translation>Это выбивает чужие козыри.</translation>
    </message>
    <message>
        <source>With a trick you may announce marriages.</source>
        <translation>Со взяткой можно объявлять марьяжи.</translation>
    </message>
    <message>
        <source>{name} most likely takes this trick: give it card points.</source>
        <translation>Эту взятку, скорее всего, берёт {name}: положите очки.</translation>
    </message>
    <message>
        <source>You play last: win as cheaply as you can.</source>
        <translation>Вы ходите последними: берите самой дешёвой картой.</translation>
    </message>
    <message>
        <source>Only one card still out could beat it.</source>
        <translation>Перебить может уже только одна карта.</translation>
    </message>
    <message>
        <source>You are void: the cheapest trump that wins.</source>
        <translation>Масти у вас нет: самый дешёвый козырь, который берёт.</translation>
    </message>
    <message>
        <source>The marriage counts at once.</source>
        <translation>Марьяж считается сразу.</translation>
    </message>
    <message>
        <source>There is no other card to play.</source>
        <translation>Другую карту сыграть нельзя.</translation>
    </message>
    <message>
        <source>It is your strongest suit on three cards.</source>
        <translation>По трём картам это ваша сильнейшая масть.</translation>
    </message>
    <message>
        <source>There is no other choice.</source>
        <translation>Другого выбора нет.</translation>
    </message>
    <message>
        <source>It makes no difference.</source>
        <translation>Разницы нет.</translation>
    </message>
    <message>
        <source>A new deal is worth more than this one.</source>
        <translation>Новая раздача выгоднее этой.</translation>
    </message>
    <message>
        <source>The trumps are worth keeping.</source>
        <translation>Такие козыри не отдают.</translation>
    </message>
    <message>
        <source>Three or more cards of one shown suit: a hit is less likely.</source>
        <translation>Три карты или больше в одной из этих мастей: попасть труднее.</translation>
    </message>
    <message>
        <source>Too few cards in the suits of the nines.</source>
        <translation>Мало карт в мастях девяток.</translation>
    </message>
    <message>
        <source>Every suit is as good as another: choose evenly.</source>
        <translation>Все масти одинаковы: выбирайте наугад.</translation>
    </message>
    <message>
        <source>You hold enough sure tricks.</source>
        <translation>Верных взяток хватает.</translation>
    </message>
    <message>
        <source>It is made often enough to pay better than ordinary play.</source>
        <translation>Удаётся так часто, что выгоднее обычного розыгрыша.</translation>
    </message>
    <message>
        <source>Too few sure tricks for a solo game.</source>
        <translation>Для заявки верных взяток мало.</translation>
    </message>
    <message>
        <source>So king and queen stay together.</source>
        <translation>Король и дама остаются вместе.</translation>
    </message>
    <message>
        <source>Nothing sure to lead: a cheap card.</source>
        <translation>Верного хода нет: карта подешевле.</translation>
    </message>
    <message>
        <source>Keep your trumps: they are not led without need.</source>
        <translation>Козыри берегите: без нужды с них не ходят.</translation>
    </message>
    <message>
        <source>An opponent must spend a trump on it.</source>
        <translation>Сопернику придётся отдать за это козырь.</translation>
    </message>
    <message>
        <source>{name} may trump this suit.</source>
        <translation>Эту масть может бить козырем {name}.</translation>
    </message>
    <message>
        <source>It is your longest suit.</source>
        <translation>Это ваша самая длинная масть.</translation>
    </message>
    <message>
        <source>{name} leads this suit too.</source>
        <translation>С этой масти ходит и {name}.</translation>
    </message>
    <message>
        <source>It most likely takes this trick.</source>
        <translation>Скорее всего берёт эту взятку.</translation>
    </message>
    <message>
        <source>The card points on the table are worth taking.</source>
        <translation>Очки на столе стоит забрать.</translation>
    </message>
    <message>
        <source>After this trick you have good cards to lead.</source>
        <translation>После этой взятки вам есть с чего ходить.</translation>
    </message>
    <message>
        <source>A sure card is kept for later.</source>
        <translation>Верная карта остаётся на потом.</translation>
    </message>
    <message>
        <source>The ten keeps its guard while the ace is out.</source>
        <translation>Десятка не остаётся одна, пока туз в игре.</translation>
    </message>
    <message>
        <source>A dearer card might bring them to 66.</source>
        <translation>Карта подороже могла бы дать им&#xa0;66.</translation>
    </message>
    <message>
        <source>It may bring you to 33.</source>
        <translation>Может дать вам&#xa0;33.</translation>
    </message>
    <message>
        <source>{name} is sure to take this trick: give it card points.</source>
        <translation>Эту взятку наверняка берёт {name}: положите очки.</translation>
    </message>
    <message>
        <source>The fewest higher cards are still out.</source>
        <translation>Старших карт здесь осталось меньше всего.</translation>
    </message>
    <message>
        <source>It takes the trick that ends their game.</source>
        <translation>Берёт взятку и срывает их игру.</translation>
    </message>
    <message>
        <source>Keep the cards that may still stop the soloist.</source>
        <translation>Берегите карты, которые ещё могут сорвать эту игру.</translation>
    </message>
    <message>
        <source>By the cards you saw you have 66.</source>
        <translation>По увиденным картам у вас 66.</translation>
    </message>
    <message>
        <source>By the cards you saw it is less than 66.</source>
        <translation>По увиденным картам 66&#xa0;ещё нет.</translation>
    </message>
    <message>
        <source>It comes out best over many possible layouts.</source>
        <translation>Так выходит лучше всего при многих раскладах.</translation>
    </message>
    <message>
        <source>It works in every possible layout.</source>
        <translation>Удаётся при любом возможном раскладе.</translation>
    </message>
    <message>
        <source>There is nothing to decide now.</source>
        <translation>Сейчас решать нечего.</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>считаю…</translation>
    </message>
    <message>
        <source>≈ {n}%</source>
        <translation>≈&#xa0;{n}&#x202f;%</translation>
    </message>
    <message>
        <source>{n}%</source>
        <translation>{n}&#x202f;%</translation>
    </message>
    <message>
        <source>≈ nearly equal</source>
        <translation>≈&#xa0;почти равны</translation>
    </message>
    <message>
        <source>All are equal.</source>
        <translation>Все одинаковы.</translation>
    </message>
    <message>
        <source>The {card} is as good.</source>
        <translation>Не хуже и {card}.</translation>
    </message>
    <message>
        <source>As good: {cards}.</source>
        <translation>Не хуже: {cards}.</translation>
    </message>
    <message>
        <source>If {name} holds the {held}, play the {other} instead.</source>
        <translation>Если {held} держит {name}, лучше сыграть {other}.</translation>
    </message>
    <message>
        <source>You play last: the card points are safe.</source>
        <translation>Вы ходите последними: очки в безопасности.</translation>
    </message>
    <message>
        <source>It is their trick: as few card points as you can.</source>
        <translation>Это их взятка: отдайте как можно меньше очков.</translation>
    </message>
    <message>
        <source>Any other card beats your partner for nothing.</source>
        <translation>Любая другая карта зря бьёт партнёра.</translation>
    </message>
    <message>
        <source>chance to win the deal</source>
        <translation>шанс выиграть раздачу</translation>
    </message>
    <message>
        <source>chance to make the game</source>
        <translation>шанс сыграть</translation>
    </message>
    <message>
        <source>chance to defeat the game</source>
        <translation>шанс сорвать игру</translation>
    </message>
    <message>
        <source>flame: more points on average</source>
        <translation>огонь: в среднем больше пунктов</translation>
    </message>
    <message>
        <source>– beats your partner for nothing</source>
        <translation>– зря бьёт партнёра</translation>
    </message>
    <message>
        <source>chance {n}%</source>
        <translation>шанс&#xa0;{n}&#x202f;%</translation>
    </message>
    <message>
        <source>On each tile: the chance to make that game.</source>
        <translation>Под названием игры: шанс сыграть её.</translation>
    </message>
    <message>
        <source>Best card: {card}, chance {n}%.</source>
        <translation>Лучшая карта: {card}, шанс {n}&#x202f;%.</translation>
    </message>
    <message>
        <source>Likeliest game: {game}, chance {n}%.</source>
        <translation>Самая верная игра: {game}, шанс {n}&#x202f;%.</translation>
    </message>
</context>
<context>
    <name>IndexLetter</name>
    <message>
        <source>A</source>
        <translation>Т</translation>
    </message>
    <message>
        <source>K</source>
        <translation>К</translation>
    </message>
    <message>
        <source>Q</source>
        <translation>Д</translation>
    </message>
    <message>
        <source>J</source>
        <translation>В</translation>
    </message>
</context>
<context>
    <name>KominekLibrary</name>
    <message>
        <source>fur coats {ours} : {theirs}</source>
        <translation>шубы {ours} : {theirs}</translation>
    </message>
    <message>
        <source>fur coats {ours} : {theirs}, eights {our_eight} : {their_eight}</source>
        <translation>шубы {ours} : {theirs}, восьмёрки {our_eight} : {their_eight}</translation>
    </message>
</context>
<context>
    <name>KominekLook</name>
    <message numerus="yes">
        <source>%n point(s) for you</source>
        <translation>
            <numerusform>%n&#xa0;пункт вам</numerusform>
            <numerusform>%n&#xa0;пункта вам</numerusform>
            <numerusform>%n&#xa0;пунктов вам</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for them</source>
        <translation>
            <numerusform>%n&#xa0;пункт им</numerusform>
            <numerusform>%n&#xa0;пункта им</numerusform>
            <numerusform>%n&#xa0;пунктов им</numerusform>
        </translation>
    </message>
    <message>
        <source>no points</source>
        <translation>без пунктов</translation>
    </message>
    <message numerus="yes">
        <source>%n fur coat(s) on them</source>
        <translation>
            <numerusform>%n&#xa0;шуба на них</numerusform>
            <numerusform>%n&#xa0;шубы на них</numerusform>
            <numerusform>%n&#xa0;шуб на них</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fur coat(s) on you</source>
        <translation>
            <numerusform>%n&#xa0;шуба на вас</numerusform>
            <numerusform>%n&#xa0;шубы на вас</numerusform>
            <numerusform>%n&#xa0;шуб на вас</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KominekSheet</name>
    <message>
        <source>no.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>deal</source>
        <translation>раздача</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>сдаёт</translation>
    </message>
    <message>
        <source>D</source>
        <translation>С</translation>
    </message>
    <message>
        <source>dealt by:</source>
        <translation>сдаёт:</translation>
    </message>
    <message>
        <source>trumps</source>
        <translation>козырь</translation>
    </message>
    <message>
        <source>trumps and who named them</source>
        <translation>козырь и кто назначает</translation>
    </message>
    <message>
        <source>game and result</source>
        <translation>игра и исход</translation>
    </message>
    <message>
        <source>deal played</source>
        <translation>раздача</translation>
    </message>
    <message>
        <source>card points</source>
        <translation>очки</translation>
    </message>
    <message>
        <source>tricks</source>
        <translation>взятки</translation>
    </message>
    <message>
        <source>{name} +</source>
        <translation>{name}&#xa0;+</translation>
    </message>
    <message>
        <source>points: {name}</source>
        <translation>пункты: {name}</translation>
    </message>
    <message>
        <source>= {name}</source>
        <translation>=&#xa0;{name}</translation>
    </message>
    <message>
        <source>total: {name}</source>
        <translation>всего: {name}</translation>
    </message>
    <message>
        <source>{a} and {b}</source>
        <translation>{a} и&#xa0;{b}</translation>
    </message>
    <message>
        <source>endless match</source>
        <translation>бесконечная партия</translation>
    </message>
    <message numerus="yes">
        <source>match to %n fur coat(s)</source>
        <translation>
            <numerusform>партия до %n&#xa0;шубы</numerusform>
            <numerusform>партия до %n&#xa0;шуб</numerusform>
            <numerusform>партия до %n&#xa0;шуб</numerusform>
        </translation>
    </message>
    <message>
        <source>Wearing fur coats</source>
        <translation>Шубы носят</translation>
    </message>
    <message>
        <source>D: who deals. Columns with “=”: what is uncovered on the eight.</source>
        <translation>С: кто сдаёт. Столбцы с&#xa0;«=»: сколько открыто на восьмёрке.</translation>
    </message>
    <message>
        <source>66, no trick</source>
        <translation>66, без взятки</translation>
    </message>
    <message>
        <source>66, fewer than 33</source>
        <translation>66, меньше&#xa0;33</translation>
    </message>
    <message>
        <source>66, at least 33</source>
        <translation>66, не меньше&#xa0;33</translation>
    </message>
    <message>
        <source>last trick</source>
        <translation>последняя взятка</translation>
    </message>
    <message>
        <source>66 said too early</source>
        <translation>«66» слишком рано</translation>
    </message>
    <message>
        <source>three nines at the bottom</source>
        <translation>три девятки внизу подряд</translation>
    </message>
    <message>
        <source>66</source>
        <translation>66</translation>
    </message>
    <message>
        <source>three nines, {name}: won</source>
        <translation>на три девятки, {name}: удача</translation>
    </message>
    <message>
        <source>three nines, {name}: lost</source>
        <translation>на три девятки, {name}: неудача</translation>
    </message>
    <message>
        <source>three nines, {name}</source>
        <translation>на три девятки, {name}</translation>
    </message>
    <message>
        <source>five, {name}: made</source>
        <translation>на пять, {name}: сыграно</translation>
    </message>
    <message>
        <source>five, {name}: failed</source>
        <translation>на пять, {name}: не&#xa0;сыграно</translation>
    </message>
    <message>
        <source>six, {name}: made</source>
        <translation>на шесть, {name}: сыграно</translation>
    </message>
    <message>
        <source>six, {name}: failed</source>
        <translation>на шесть, {name}: не&#xa0;сыграно</translation>
    </message>
    <message>
        <source>fur coat, {name}: made</source>
        <translation>на шубу, {name}: сыграно</translation>
    </message>
    <message>
        <source>fur coat, {name}: failed</source>
        <translation>на шубу, {name}: не&#xa0;сыграно</translation>
    </message>
    <message>
        <source>two-piece, {name}: made</source>
        <translation>на костюм, {name}: сыграно</translation>
    </message>
    <message>
        <source>two-piece, {name}: failed</source>
        <translation>на костюм, {name}: не&#xa0;сыграно</translation>
    </message>
    <message>
        <source>five, {name}</source>
        <translation>на пять, {name}</translation>
    </message>
    <message>
        <source>six, {name}</source>
        <translation>на шесть, {name}</translation>
    </message>
    <message>
        <source>fur coat, {name}</source>
        <translation>на шубу, {name}</translation>
    </message>
    <message>
        <source>two-piece, {name}</source>
        <translation>на костюм, {name}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) lost</source>
        <translation>
            <numerusform>%n&#xa0;пункт сгорает</numerusform>
            <numerusform>%n&#xa0;пункта сгорают</numerusform>
            <numerusform>%n&#xa0;пунктов сгорают</numerusform>
        </translation>
    </message>
    <message>
        <source>FUR COAT on us, eights covered</source>
        <translation>ШУБА на нас, восьмёрки закрыты</translation>
    </message>
    <message>
        <source>FUR COAT on them, eights covered</source>
        <translation>ШУБА на них, восьмёрки закрыты</translation>
    </message>
    <message>
        <source>FUR COAT on us, eights stay</source>
        <translation>ШУБА на нас, восьмёрки без изменений</translation>
    </message>
    <message>
        <source>FUR COAT on them, eights stay</source>
        <translation>ШУБА на них, восьмёрки без изменений</translation>
    </message>
    <message>
        <source>TWO-PIECE on us, eights covered</source>
        <translation>КОСТЮМ на нас, восьмёрки закрыты</translation>
    </message>
    <message>
        <source>TWO-PIECE on them, eights covered</source>
        <translation>КОСТЮМ на них, восьмёрки закрыты</translation>
    </message>
    <message>
        <source>TWO-PIECE on us, eights stay</source>
        <translation>КОСТЮМ на нас, восьмёрки без изменений</translation>
    </message>
    <message>
        <source>TWO-PIECE on them, eights stay</source>
        <translation>КОСТЮМ на них, восьмёрки без изменений</translation>
    </message>
    <message>
        <source>Fur coat on us</source>
        <translation>Шуба на нас</translation>
    </message>
    <message>
        <source>Fur coat on them</source>
        <translation>Шуба на них</translation>
    </message>
    <message>
        <source>Two-piece on us</source>
        <translation>Костюм на нас</translation>
    </message>
    <message>
        <source>Two-piece on them</source>
        <translation>Костюм на них</translation>
    </message>
    <message numerus="yes">
        <source>After %n deal(s): We {a}, They {b}.</source>
        <translation>
            <numerusform>После %n&#xa0;раздачи: Мы {a}, Они {b}.</numerusform>
            <numerusform>После %n&#xa0;раздач: Мы {a}, Они {b}.</numerusform>
            <numerusform>После %n&#xa0;раздач: Мы {a}, Они {b}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>We wear %n fur coat(s), they wear {b}.</source>
        <translation>
            <numerusform>Мы носим %n&#xa0;шубу, они {b}.</numerusform>
            <numerusform>Мы носим %n&#xa0;шубы, они {b}.</numerusform>
            <numerusform>Мы носим %n&#xa0;шуб, они {b}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>We wear %n fur coat(s), they none.</source>
        <translation>
            <numerusform>Мы носим %n&#xa0;шубу, они ни одной.</numerusform>
            <numerusform>Мы носим %n&#xa0;шубы, они ни одной.</numerusform>
            <numerusform>Мы носим %n&#xa0;шуб, они ни одной.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They wear %n fur coat(s), we none.</source>
        <translation>
            <numerusform>Они носят %n&#xa0;шубу, мы ни одной.</numerusform>
            <numerusform>Они носят %n&#xa0;шубы, мы ни одной.</numerusform>
            <numerusform>Они носят %n&#xa0;шуб, мы ни одной.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody wears a fur coat.</source>
        <translation>Шубы не носит никто.</translation>
    </message>
    <message>
        <source>The match is ours.</source>
        <translation>Партия за нами.</translation>
    </message>
    <message>
        <source>The match is theirs.</source>
        <translation>Партия за ними.</translation>
    </message>
    <message>
        <source>as printed</source>
        <translation>как в печатном тексте</translation>
    </message>
    <message>
        <source>classic table (K31 3-2-1)</source>
        <translation>классический стол (K31 3-2-1)</translation>
    </message>
    <message>
        <source>our table ({rules})</source>
        <translation>наш стол ({rules})</translation>
    </message>
    <message>
        <source>K13 without {letters}</source>
        <translation>K13&#xa0;без {letters}</translation>
    </message>
    <message>
        <source>K6 the dealer names who cuts</source>
        <translation>K6 сдающий называет, кому снимать</translation>
    </message>
    <message>
        <source>K7 off</source>
        <translation>K7&#xa0;отключено</translation>
    </message>
    <message>
        <source>K25 suit or trump</source>
        <translation>K25&#xa0;масть или козырь</translation>
    </message>
    <message>
        <source>K26 in suit</source>
        <translation>K26 в масти</translation>
    </message>
    <message>
        <source>K26 always</source>
        <translation>K26&#xa0;всегда</translation>
    </message>
    <message>
        <source>K30 say “66”</source>
        <translation>K30&#xa0;«66» вслух</translation>
    </message>
    <message>
        <source>K30 no look at the last trick</source>
        <translation>K30&#xa0;взятку не смотрят</translation>
    </message>
    <message>
        <source>K30 open count</source>
        <translation>K30&#xa0;открытый счёт</translation>
    </message>
    <message>
        <source>K31 3-2-1</source>
        <translation>K31&#xa0;3-2-1</translation>
    </message>
    <message>
        <source>K22 coat covers eights</source>
        <translation>K22&#xa0;шуба закрывает восьмёрки</translation>
    </message>
    <message>
        <source>K22 failed coat pays 6</source>
        <translation>K22&#xa0;несыгранная шуба за&#xa0;6</translation>
    </message>
    <message>
        <source>K22 failed coat pays nothing</source>
        <translation>K22&#xa0;несыгранная шуба даром</translation>
    </message>
    <message>
        <source>K23 trumps in coats</source>
        <translation>K23&#xa0;козыри в&#xa0;играх на шубу</translation>
    </message>
    <message>
        <source>K34 every surplus</source>
        <translation>K34 все лишние пункты</translation>
    </message>
    <message>
        <source>K36 to 1</source>
        <translation>K36&#xa0;до&#xa0;1</translation>
    </message>
    <message>
        <source>K36 to 5</source>
        <translation>K36&#xa0;до&#xa0;5</translation>
    </message>
    <message>
        <source>K36 endless</source>
        <translation>K36&#xa0;без конца</translation>
    </message>
</context>
<context>
    <name>LastTrick</name>
    <message>
        <source>Last trick</source>
        <translation>Последняя взятка</translation>
    </message>
    <message>
        <source>Seen until the next trick is complete</source>
        <translation>Видна, пока не полна следующая</translation>
    </message>
    <message>
        <source>No trick to look at yet.</source>
        <translation>Смотреть ещё нечего: взяток нет.</translation>
    </message>
    <message>
        <source>Table rule: taken tricks are not looked at (K30).</source>
        <translation>Правило стола: убранных взяток не смотрят (K30).</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>First deal</source>
        <translation>Первая раздача</translation>
    </message>
    <message>
        <source>Before every deal somebody cuts the pack, usually the dealer’s right neighbour. Today {east} deals and asks you to cut. The pack is prepared for this lesson, so cut wherever you like.</source>
        <translation>Перед каждой раздачей колоду снимают, обычно это делает правый сосед сдающего. Сегодня сдаёт {east} и просит снять вас. Колода подобрана для урока, поэтому снимайте где хотите.</translation>
    </message>
    <message>
        <source>Click anywhere in the pack or press</source>
        <translation>Щёлкните в любом месте колоды или нажмите</translation>
    </message>
    <message>
        <source>Cut the pack</source>
        <translation>Снимите колоду</translation>
    </message>
    <message>
        <source>You see only three of your six cards and already name &lt;b&gt;trumps&lt;/b&gt;, the suit that beats all others. A king and queen of one suit are worth extra, and you hold both in hearts.</source>
        <translation>Вы видите только три из своих шести карт и уже назначаете &lt;b&gt;козырь&lt;/b&gt;: масть, которая бьёт все остальные. Король и дама одной масти приносят дополнительные очки, и такая пара у вас есть: черви.</translation>
    </message>
    <message>
        <source>Choose hearts or press</source>
        <translation>Выберите черви или нажмите</translation>
    </message>
    <message>
        <source>Three cards and trumps</source>
        <translation>Три карты и козырь</translation>
    </message>
    <message>
        <source>The rules allow that, but in this lesson choose hearts.</source>
        <translation>Так тоже можно, но в этом уроке выберите черви.</translation>
    </message>
    <message>
        <source>Now everybody has six cards and may announce a game of one against two. That takes very strong cards; the last step tells about it. Today you play the ordinary way, pair against pair.</source>
        <translation>Теперь у каждого шесть карт, и можно заявить игру одного против двоих. Для неё нужны очень сильные карты; о ней расскажет последний шаг. Сегодня играем обычно, пара на пару.</translation>
    </message>
    <message>
        <source>Say pass or press</source>
        <translation>Скажите «пас» или нажмите</translation>
    </message>
    <message>
        <source>Pass for now</source>
        <translation>Пока что пас</translation>
    </message>
    <message>
        <source>The rules allow that, but not with these cards. Pass this time.</source>
        <translation>Так тоже можно, но не с этими картами. На этот раз спасуйте.</translation>
    </message>
    <message>
        <source>An ace is worth 11, a ten 10, a king 4, a queen 3, a jack 2, a nine 0. You and {north} are one pair, {west} and {east} the other. The pair that is first to take &lt;b&gt;66 card points&lt;/b&gt; wins the deal.</source>
        <translation>Туз стоит 11&#xa0;очков, десятка 10, король 4, дама 3, валет 2, девятка 0. Вы и {north} одна пара, {west} и {east} другая. Пара, которая первой наберёт &lt;b&gt;66&#xa0;очков&lt;/b&gt;, выиграет раздачу.</translation>
    </message>
    <message>
        <source>What the cards are worth</source>
        <translation>Сколько стоят карты</translation>
    </message>
    <message>
        <source>Click the {card} or press</source>
        <translation>Щёлкните {card} или нажмите</translation>
    </message>
    <message>
        <source>The ten beats the king</source>
        <translation>Десятка бьёт короля</translation>
    </message>
    <message>
        <source>In every suit, from the top: ace, ten, king, queen, jack, nine. The &lt;b&gt;ten&lt;/b&gt; stands right after the ace! You lead first. A nine costs nothing: start with it and see how the ten takes the king.</source>
        <translation>В каждой масти сверху вниз: туз, десятка, король, дама, валет, девятка. &lt;b&gt;Десятка&lt;/b&gt; идёт сразу после туза! Первый ход ваш. Девятка ничего не стоит: начните с неё и посмотрите, как десятка берёт короля.</translation>
    </message>
    <message>
        <source>A trick for your pair</source>
        <translation>Взятка вашей пары</translation>
    </message>
    <message>
        <source>Spades were led, so whoever has a spade must play one: both of yours are raised. {north} is taking this trick with the ace, and you play last. Add the &lt;b&gt;ten&lt;/b&gt;, and its 10 card points are yours.</source>
        <translation>Зашли с пик: у кого есть пика, тот должен её положить. Ваши две приподняты. Тузом берёт {north}, а вы ходите последними. Положите &lt;b&gt;десятку&lt;/b&gt;, и её 10&#xa0;очков ваши.</translation>
    </message>
    <message>
        <source>{north} leads the queen of spades and says “Twenty!” A king and queen of one suit are a &lt;b&gt;marriage&lt;/b&gt;: 20 card points at once, even if the trick is lost. You announce it when you lead, once your pair has a trick.</source>
        <translation>{north} ходит с дамы пик и говорит: «Двадцать!» Король и дама одной масти — &lt;b&gt;марьяж&lt;/b&gt;: сразу 20&#xa0;очков, даже если взятка пропадёт. Объявить его можно на своём ходу, когда у пары уже есть взятка.</translation>
    </message>
    <message>
        <source>Twenty!</source>
        <translation>Двадцать!</translation>
    </message>
    <message>
        <source>Follow suit</source>
        <translation>Масть обязательна</translation>
    </message>
    <message>
        <source>You have just one spade left, so you may play only the &lt;b&gt;jack of spades&lt;/b&gt;. Raised cards are the ones you may play. Try another if you like: the table will say why not.</source>
        <translation>Пика у вас осталась одна, поэтому можно положить только &lt;b&gt;валета пик&lt;/b&gt;. Приподняты те карты, которыми ходить можно. Попробуйте другую, если хотите: стол скажет, почему нельзя.</translation>
    </message>
    <message>
        <source>No card of the suit? Trump!</source>
        <translation>Масти нет? Бейте!</translation>
    </message>
    <message>
        <source>{west} leads the ace of diamonds, and you have no diamond left. Then you must play a &lt;b&gt;trump&lt;/b&gt;. Even the smallest one beats an ace. Keep the king and queen: you will need them at once.</source>
        <translation>{west} ходит с туза бубён, а бубён у вас больше нет. Тогда надо бить &lt;b&gt;козырем&lt;/b&gt;. Даже самый младший бьёт туза. Короля и даму придержите: они сейчас понадобятся.</translation>
    </message>
    <message>
        <source>The rules allow that, but keep the king and queen for now.</source>
        <translation>Так тоже можно, но короля и даму пока придержите.</translation>
    </message>
    <message>
        <source>The rules allow that, but this time play the {card}.</source>
        <translation>Так тоже можно, но на этот раз положите {card}.</translation>
    </message>
    <message>
        <source>It is your lead, your pair has tricks, and you hold the king and queen of trumps. A marriage in trumps is worth &lt;b&gt;40&lt;/b&gt;. Lead one of the two and say so when the table asks.</source>
        <translation>Ход ваш, взятки у пары есть, а на руках король и дама козырей. Козырный марьяж даёт &lt;b&gt;40&#xa0;очков&lt;/b&gt;. Ходите одной из этих карт и объявите его, когда стол спросит.</translation>
    </message>
    <message>
        <source>Click the king or the queen, or press</source>
        <translation>Щёлкните короля или даму либо нажмите</translation>
    </message>
    <message>
        <source>Forty!</source>
        <translation>Сорок!</translation>
    </message>
    <message>
        <source>Choose “Forty” or press</source>
        <translation>Выберите «сорок» или нажмите</translation>
    </message>
    <message>
        <source>Without the marriage 40 card points are lost. Say “Forty”.</source>
        <translation>Без марьяжа пропадут 40&#xa0;очков. Скажите «сорок».</translation>
    </message>
    <message>
        <source>Your tricks brought 39, the marriages 20 and 40: &lt;b&gt;99&lt;/b&gt;, and 66 is enough. So the deal ends at once. The opponents have tricks, therefore you uncover 1 point; without a single trick it would be 3.</source>
        <translation>Взятки дали вам 39&#xa0;очков, марьяжи 20&#xa0;и 40: всего &lt;b&gt;99&lt;/b&gt;, а хватает 66. Раздача кончается сразу. Взятки у соперников есть, поэтому вы открываете 1&#xa0;пункт; не будь у них ни одной, было бы 3.</translation>
    </message>
    <message>
        <source>Sixty-six</source>
        <translation>Шестьдесят шесть</translation>
    </message>
    <message>
        <source>Each pair has an eight, and every point uncovers one more of its signs. Uncover all &lt;b&gt;eight&lt;/b&gt;, and the opponents wear a fur coat; then both eights are covered again. Three fur coats win the match.</source>
        <translation>У каждой пары есть восьмёрка, и каждый пункт открывает на ней один знак. Когда откроете все &lt;b&gt;восемь&lt;/b&gt;, соперники получают шубу, и обе восьмёрки снова закрывают. Три шубы выигрывают партию.</translation>
    </message>
    <message>
        <source>The eight</source>
        <translation>Восьмёрка</translation>
    </message>
    <message>
        <source>Whoever has &lt;b&gt;three nines&lt;/b&gt; may lay them down before the first lead. Each opponent secretly picks a card of one of those suits, and then one nine stays. If they have hit its suit, 3 points are theirs; if not, yours. Then the deal goes on.</source>
        <translation>У кого &lt;b&gt;три девятки&lt;/b&gt;, тот может выложить их перед первым ходом. Каждый соперник тайно выбирает карту одной из этих мастей, потом остаётся одна девятка. Угадали её масть: 3&#xa0;пункта им, не угадали: вам. Потом раздача идёт дальше.</translation>
    </message>
    <message>
        <source>On three nines</source>
        <translation>На три девятки</translation>
    </message>
    <message>
        <source>&lt;b&gt;Five&lt;/b&gt;: take the first five tricks for 5 points. &lt;b&gt;Six&lt;/b&gt;: all six for 6. &lt;b&gt;Fur coat&lt;/b&gt; and &lt;b&gt;two-piece&lt;/b&gt;: all six for one or two fur coats. No trumps and no card points; your partner sits out. Lose a trick, and the pay goes to the opponents.</source>
        <translation>&lt;b&gt;На пять&lt;/b&gt;: первые пять взяток за 5&#xa0;пунктов. &lt;b&gt;На шесть&lt;/b&gt;: все шесть за 6. &lt;b&gt;На шубу&lt;/b&gt; и &lt;b&gt;на костюм&lt;/b&gt;: все шесть за одну или две шубы. Без козыря и очков, партнёр откладывает карты. Отдадите взятку: плату получат соперники.</translation>
    </message>
    <message>
        <source>One against two</source>
        <translation>Один против двоих</translation>
    </message>
    <message>
        <source>Step {n} of {count}</source>
        <translation>Шаг&#xa0;{n} из&#xa0;{count}</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Прервать</translation>
    </message>
    <message>
        <source>The lesson waits here until you come back.</source>
        <translation>Урок подождёт на этом месте.</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>First read this, then press “Next”.</source>
        <translation>Сначала прочтите, потом нажмите «Дальше».</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Play a match</source>
        <translation>Сыграть партию</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Library</source>
        <translation>Библиотека</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) still to be read</source>
        <translation>
            <numerusform>осталось прочитать: %n&#xa0;партия</numerusform>
            <numerusform>осталось прочитать: %n&#xa0;партии</numerusform>
            <numerusform>осталось прочитать: %n&#xa0;партий</numerusform>
        </translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Что показать</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Избранное</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Партии</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Открыть файл…</translation>
    </message>
    <message>
        <source>Search: game, result, table rule, date…</source>
        <translation>Поиск: игра, итог, правило стола, дата…</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Порядок</translation>
    </message>
    <message>
        <source>oldest first</source>
        <translation>сначала старые</translation>
    </message>
    <message>
        <source>longest first</source>
        <translation>сначала длинные</translation>
    </message>
    <message>
        <source>best result first</source>
        <translation>сначала лучшие</translation>
    </message>
    <message>
        <source>newest first</source>
        <translation>сначала новые</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>all games</source>
        <translation>все игры</translation>
    </message>
    <message>
        <source>Your last hand</source>
        <translation>Ваши последние карты</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Итог</translation>
    </message>
    <message>
        <source>Table rules</source>
        <translation>Правила стола</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Партия</translation>
    </message>
    <message>
        <source>Matches kept</source>
        <translation>Сохранённые партии</translation>
    </message>
    <message>
        <source>Enter opens a match, Ctrl+B marks it as a favourite, Delete throws it away, the menu key shows what else can be done.</source>
        <translation>Enter открывает партию, Ctrl+B добавляет её в избранное, Delete удаляет, клавиша меню показывает остальные команды.</translation>
    </message>
    <message>
        <source>{game}, first deal</source>
        <translation>{game}, первая раздача</translation>
    </message>
    <message numerus="yes">
        <source>{game}, %n deal(s)</source>
        <translation>
            <numerusform>{game}, %n&#xa0;раздача</numerusform>
            <numerusform>{game}, %n&#xa0;раздачи</numerusform>
            <numerusform>{game}, %n&#xa0;раздач</numerusform>
        </translation>
    </message>
    <message>
        <source>on the table now</source>
        <translation>сейчас на столе</translation>
    </message>
    <message>
        <source>{date} · {name}</source>
        <translation>{date} · {name}</translation>
    </message>
    <message>
        <source>won</source>
        <translation>выиграна</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>проиграна</translation>
    </message>
    <message>
        <source>finished, computers only</source>
        <translation>окончена, играл компьютер</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>не окончена</translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}: {value}</translation>
    </message>
    <message>
        <source>damaged in line {line}</source>
        <translation>повреждена строка {line}</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>не читается</translation>
    </message>
    <message>
        <source>The file is too large for a match.</source>
        <translation>Файл слишком велик для партии.</translation>
    </message>
    <message>
        <source>favourite</source>
        <translation>в избранном</translation>
    </message>
    <message>
        <source>last hand: {cards}</source>
        <translation>последние карты: {cards}</translation>
    </message>
    <message>
        <source>&amp;Look at it</source>
        <translation>П&amp;осмотреть</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Продолжить</translation>
    </message>
    <message>
        <source>&amp;Back to the table</source>
        <translation>К &amp;столу</translation>
    </message>
    <message>
        <source>Mark as a &amp;favourite</source>
        <translation>Добавить в и&amp;збранное</translation>
    </message>
    <message>
        <source>No longer a &amp;favourite</source>
        <translation>Убрать из и&amp;збранного</translation>
    </message>
    <message>
        <source>&amp;Save a copy…</source>
        <translation>Сохранить &amp;копию…</translation>
    </message>
    <message>
        <source>Score s&amp;heet…</source>
        <translation>&amp;Запись…</translation>
    </message>
    <message>
        <source>Show in the f&amp;older</source>
        <translation>Показать в &amp;папке</translation>
    </message>
    <message>
        <source>Take &amp;off the list</source>
        <translation>Убрать из спис&amp;ка</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Удалить</translation>
    </message>
    <message>
        <source>Save a copy of the match</source>
        <translation>Сохранить копию партии</translation>
    </message>
    <message>
        <source>Saved: {name}</source>
        <translation>Сохранено: {name}</translation>
    </message>
    <message>
        <source>Deleted: {title}. The file is kept for thirty more days, then it is gone.</source>
        <translation>Удалено: {title}. Файл хранится ещё тридцать дней, потом исчезнет.</translation>
    </message>
    <message>
        <source>No longer listed: {title}. The file stays where it is.</source>
        <translation>Убрано из списка: {title}. Файл остаётся на своём месте.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>{name}: {reason}. Nothing was changed.</source>
        <translation>{name}: {reason}. Ничего не изменилось.</translation>
    </message>
    <message>
        <source>The folder cannot be shown: {path}</source>
        <translation>Не удаётся показать папку: {path}</translation>
    </message>
    <message>
        <source>Just a moment, the matches are being read.</source>
        <translation>Минутку, партии ещё не прочитаны.</translation>
    </message>
    <message>
        <source>No favourites yet. The diamond at the end of a row, or Ctrl+B, marks one.</source>
        <translation>В избранном пока пусто. Добавить партию можно ромбом в конце строки или Ctrl+B.</translation>
    </message>
    <message>
        <source>No match fits. Try fewer words.</source>
        <translation>Такой партии нет. Попробуйте меньше слов.</translation>
    </message>
    <message>
        <source>Nothing here yet. Every match you leave or finish finds its place here by itself.</source>
        <translation>Пока здесь пусто. Каждая прерванная или оконченная партия попадёт сюда сама.</translation>
    </message>
</context>
<context>
    <name>Look</name>
    <message>
        <source>Just a moment…</source>
        <translation>Минутку…</translation>
    </message>
    <message>
        <source>{date} · {figure}, {result}</source>
        <translation>{date} · {figure}, {result}</translation>
    </message>
    <message>
        <source>{date} · {result}</source>
        <translation>{date} · {result}</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Продолжить</translation>
    </message>
    <message>
        <source>All ca&amp;rds</source>
        <translation>Все &amp;карты</translation>
    </message>
    <message>
        <source>The hands of all players, as they were dealt.</source>
        <translation>Карты всех игроков, как они были сданы.</translation>
    </message>
    <message>
        <source>All hands can be seen when a deal is over.</source>
        <translation>Все карты можно посмотреть, когда раздача закончена.</translation>
    </message>
    <message>
        <source>Score shee&amp;t</source>
        <translation>&amp;Запись</translation>
    </message>
    <message>
        <source>No cards were dealt this time.</source>
        <translation>На этот раз карт не сдавали.</translation>
    </message>
    <message>
        <source>{name}: {cards}</source>
        <translation>{name}: {cards}</translation>
    </message>
    <message>
        <source>Previous deal</source>
        <translation>Предыдущая раздача</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Шаг назад</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Показывать дальше</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Остановить</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Шаг вперёд</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Следующая раздача</translation>
    </message>
    <message>
        <source>{name} ({keys})</source>
        <translation>{name} ({keys})</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Шаги</translation>
    </message>
    <message>
        <source>Course of the match</source>
        <translation>Ход партии</translation>
    </message>
    <message>
        <source>Tricks of this deal</source>
        <translation>Взятки этой раздачи</translation>
    </message>
    <message>
        <source>Left and Right go one step, Page Up and Page Down one deal, Home and End to the beginning and the end. Space plays on.</source>
        <translation>Стрелки влево и вправо ведут на шаг, Page Up и Page Down на раздачу, Home и End в начало и в конец. Пробел показывает дальше.</translation>
    </message>
    <message>
        <source>deal {deal} of {deals}, the end</source>
        <translation>раздача {deal} из {deals}, конец</translation>
    </message>
    <message>
        <source>deal {deal} of {deals}, trick {trick}</source>
        <translation>раздача {deal} из {deals}, взятка {trick}</translation>
    </message>
    <message>
        <source>deal {deal} of {deals}, before play</source>
        <translation>раздача {deal} из {deals}, до розыгрыша</translation>
    </message>
    <message>
        <source>Deal {number}: {result}</source>
        <translation>Раздача {number}: {result}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Раздача {number}</translation>
    </message>
    <message>
        <source>Trick {number}: {winner}</source>
        <translation>Взятка {number}: {winner}</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Взятка {number}</translation>
    </message>
    <message>
        <source>shown now</source>
        <translation>показано сейчас</translation>
    </message>
</context>
<context>
    <name>Marriage</name>
    <message>
        <source>Queen and king of spades: trump marriage</source>
        <translation>Дама и король пик: козырный марьяж</translation>
    </message>
    <message>
        <source>Queen and king of hearts: trump marriage</source>
        <translation>Дама и король червей: козырный марьяж</translation>
    </message>
    <message>
        <source>Queen and king of diamonds: trump marriage</source>
        <translation>Дама и король бубён: козырный марьяж</translation>
    </message>
    <message>
        <source>Queen and king of clubs: trump marriage</source>
        <translation>Дама и король треф: козырный марьяж</translation>
    </message>
    <message>
        <source>Queen and king of spades: plain marriage</source>
        <translation>Дама и король пик: простой марьяж</translation>
    </message>
    <message>
        <source>Queen and king of hearts: plain marriage</source>
        <translation>Дама и король червей: простой марьяж</translation>
    </message>
    <message>
        <source>Queen and king of diamonds: plain marriage</source>
        <translation>Дама и король бубён: простой марьяж</translation>
    </message>
    <message>
        <source>Queen and king of clubs: plain marriage</source>
        <translation>Дама и король треф: простой марьяж</translation>
    </message>
    <message>
        <source>Lead and say “Forty”</source>
        <translation>Хожу и объявляю «сорок»</translation>
    </message>
    <message>
        <source>Lead and say “Twenty”</source>
        <translation>Хожу и объявляю «двадцать»</translation>
    </message>
    <message>
        <source>Lead, no marriage</source>
        <translation>Хожу без объявления</translation>
    </message>
    <message>
        <source>“Forty” and go out</source>
        <translation>«Сорок» и заканчиваю</translation>
    </message>
    <message>
        <source>“Twenty” and go out</source>
        <translation>«Двадцать» и заканчиваю</translation>
    </message>
    <message>
        <source>If the marriage brings you to 66, the deal ends at once (K30).</source>
        <translation>Если с марьяжем у вас 66, раздача кончается сразу (K30).</translation>
    </message>
    <message>
        <source>The other card of the two is then known to be yours (K28).</source>
        <translation>Все будут знать, что вторая карта этой пары у вас (K28).</translation>
    </message>
    <message>
        <source>The card is led like any other; nothing is counted.</source>
        <translation>Обычный ход; ничего не считается.</translation>
    </message>
    <message>
        <source>Ends the deal without a lead. If you are short of 66, they uncover 1 point (K29, K30).</source>
        <translation>Конец без хода. Если 66&#xa0;нет, соперники открывают 1&#xa0;пункт (K29,&#xa0;K30).</translation>
    </message>
    <message>
        <source>Ends the deal without a lead. If you are short of 66, they uncover 3 points (K29, K30).</source>
        <translation>Конец без хода. Если 66&#xa0;нет, соперники открывают 3&#xa0;пункта (K29,&#xa0;K30).</translation>
    </message>
    <message>
        <source>Ends the deal without a lead. If you are short of 66, they uncover 1 or 2 points (K29, K30).</source>
        <translation>Конец без хода. Если 66&#xa0;нет, соперники открывают 1&#xa0;или 2&#xa0;пункта (K29,&#xa0;K30).</translation>
    </message>
</context>
<context>
    <name>Match</name>
    <message>
        <source>You win the match</source>
        <translation>Вы выиграли партию</translation>
    </message>
    <message>
        <source>They win the match</source>
        <translation>Партия за ними</translation>
    </message>
    <message>
        <source>Fur coats {ours} : {theirs}.</source>
        <translation>Шубы {ours} : {theirs}.</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) played.</source>
        <translation>
            <numerusform>Сыграна %n&#xa0;раздача.</numerusform>
            <numerusform>Сыграно %n&#xa0;раздачи.</numerusform>
            <numerusform>Сыграно %n&#xa0;раздач.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Реванш</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Новая партия…</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Игра</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Ход</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Настройки</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Справка</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Не&amp;давние</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Язык</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Тема</translation>
    </message>
    <message>
        <source>S&amp;peed</source>
        <translation>Ско&amp;рость</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Как в системе</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>Вечер</translation>
    </message>
    <message>
        <source>Morning</source>
        <translation>Утро</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Высокий контраст</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Медленная</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Быстрая</translation>
    </message>
    <message>
        <source>No animation</source>
        <translation>Без анимации</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Обычная</translation>
    </message>
    <message>
        <source>&amp;Welcome page</source>
        <translation>Н&amp;ачальная страница</translation>
    </message>
    <message>
        <source>&amp;Library…</source>
        <translation>&amp;Библиотека…</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Новая партия…</translation>
    </message>
    <message>
        <source>Same deal &amp;again</source>
        <translation>Та же раздача &amp;ещё раз</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Открыть…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Сохранить как…</translation>
    </message>
    <message>
        <source>&amp;Print score sheet…</source>
        <translation>&amp;Печать записи…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>В&amp;ыход</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Повтори&amp;ть</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Подсказка</translation>
    </message>
    <message>
        <source>&amp;Last trick</source>
        <translation>Последняя &amp;взятка</translation>
    </message>
    <message>
        <source>Read the s&amp;ituation</source>
        <translation>Прочитать поло&amp;жение</translation>
    </message>
    <message>
        <source>&amp;Demo</source>
        <translation>&amp;Демонстрация</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>Пау&amp;за</translation>
    </message>
    <message>
        <source>Repeat the &amp;message</source>
        <translation>Повторить сооб&amp;щение</translation>
    </message>
    <message>
        <source>Say “6&amp;6”</source>
        <translation>Сказать «6&amp;6»</translation>
    </message>
    <message>
        <source>S&amp;core sheet</source>
        <translation>&amp;Запись</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Полный экран</translation>
    </message>
    <message>
        <source>&amp;Status bar</source>
        <translation>&amp;Строка состояния</translation>
    </message>
    <message>
        <source>&amp;Menu bar</source>
        <translation>Строка &amp;меню</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>Текст &amp;крупнее</translation>
    </message>
    <message>
        <source>Smalle&amp;r text</source>
        <translation>Текст мель&amp;че</translation>
    </message>
    <message>
        <source>&amp;Normal text</source>
        <translation>&amp;Обычный текст</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Настройки…</translation>
    </message>
    <message>
        <source>&amp;Table rules…</source>
        <translation>Правила &amp;стола…</translation>
    </message>
    <message>
        <source>&amp;Handbook</source>
        <translation>&amp;Руководство</translation>
    </message>
    <message>
        <source>&amp;Rules of this table</source>
        <translation>&amp;Правила этого стола</translation>
    </message>
    <message>
        <source>&amp;First deal</source>
        <translation>Перва&amp;я раздача</translation>
    </message>
    <message>
        <source>&amp;Shortcuts…</source>
        <translation>&amp;Клавиши…</translation>
    </message>
    <message>
        <source>&amp;About Kominek…</source>
        <translation>&amp;О программе «Коминек»…</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>You</source>
        <translation>Вы</translation>
    </message>
    <message>
        <source>Charlie</source>
        <translation>Костя</translation>
    </message>
    <message>
        <source>Helen</source>
        <translation>Галина</translation>
    </message>
    <message>
        <source>Sophie</source>
        <translation>Зоя</translation>
    </message>
</context>
<context>
    <name>NewMatch</name>
    <message>
        <source>New match: {game}</source>
        <translation>Новая партия: {game}</translation>
    </message>
    <message>
        <source>Rules of this match: {game}</source>
        <translation>Правила этой партии: {game}</translation>
    </message>
    <message>
        <source>Table rules</source>
        <translation>Правила стола</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Игра</translation>
    </message>
    <message>
        <source>R&amp;ules</source>
        <translation>Прави&amp;ла</translation>
    </message>
    <message>
        <source>First &amp;dealer</source>
        <translation>Первый с&amp;дающий</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>по жребию</translation>
    </message>
    <message>
        <source>Partner · full strength</source>
        <translation>Партнёр · в полную силу</translation>
    </message>
    <message>
        <source>Pa&amp;rtner</source>
        <translation>&amp;Партнёр</translation>
    </message>
    <message>
        <source>The partner always plays at full strength; see Opponents in the settings.</source>
        <translation>Партнёр всегда играет в полную силу; изменить это можно в настройках, страница «Соперники».</translation>
    </message>
    <message>
        <source>Oppo&amp;nent</source>
        <translation>&amp;Соперник</translation>
    </message>
    <message>
        <source>Opponent on the l&amp;eft</source>
        <translation>Соперник сл&amp;ева</translation>
    </message>
    <message>
        <source>Opponent o&amp;n the right</source>
        <translation>Соперник сп&amp;рава</translation>
    </message>
    <message>
        <source>the publisher’s text</source>
        <translation>по «Карузеле»</translation>
    </message>
    <message>
        <source>set every rule</source>
        <translation>настройте по-своему</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s) from print</source>
        <translation>
            <numerusform>%n&#xa0;отличие от печатных</numerusform>
            <numerusform>%n&#xa0;отличия от печатных</numerusform>
            <numerusform>%n&#xa0;отличий от печатных</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} · {differences}</source>
        <translation>{name} · {differences}</translation>
    </message>
    <message>
        <source>print: {value}</source>
        <translation>в печатных: {value}</translation>
    </message>
    <message>
        <source>Rule {clause}</source>
        <translation>Правило&#xa0;{clause}</translation>
    </message>
    <message>
        <source>Back to print: {value}</source>
        <translation>Как в печатных: {value}</translation>
    </message>
    <message>
        <source>Everything as printed.</source>
        <translation>Всё как в печатном тексте.</translation>
    </message>
    <message>
        <source>&lt;b&gt;{name}&lt;/b&gt; {value} ({clause})</source>
        <translation>&lt;b&gt;{name}&lt;/b&gt; {value} ({clause})</translation>
    </message>
    <message>
        <source>Different from print: {list}.</source>
        <translation>Отличия: {list}.</translation>
    </message>
    <message>
        <source>Rules cannot be changed during a match.</source>
        <translation>Во время партии правила не меняются.</translation>
    </message>
    <message>
        <source>Save as &amp;our table</source>
        <translation>Запомнить как &amp;наш стол</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>Игр&amp;ать</translation>
    </message>
    <message>
        <source>New &amp;match with these rules</source>
        <translation>Нова&amp;я партия с этими правилами</translation>
    </message>
</context>
<context>
    <name>Nines</name>
    <message>
        <source>Play on three nines?</source>
        <translation>Играете на три девятки?</translation>
    </message>
    <message>
        <source>Choose three nines to lay down. Each opponent secretly picks a card of one of their suits. Then you leave one nine: if its suit is hit they uncover 3 points, if not, you do.</source>
        <translation>Выберите три девятки. Каждый соперник тайно выберет карту в масти одной из них. Потом вы оставите одну девятку: если угадают её масть, 3&#xa0;пункта открывают они, если нет, вы.</translation>
    </message>
    <message>
        <source>I do not</source>
        <translation>Не объявляю</translation>
    </message>
    <message>
        <source>Lay three nines</source>
        <translation>Выкладываю девятки</translation>
    </message>
    <message>
        <source>{n} of 3 selected</source>
        <translation>выбрано {n} из 3</translation>
    </message>
    <message>
        <source>Pick a card</source>
        <translation>Выберите карту</translation>
    </message>
    <message>
        <source>{name} plays on three nines</source>
        <translation>{name} играет на три девятки</translation>
    </message>
    <message>
        <source>A card of the suit of one of the nines. Your partner does not see it, and you do not see your partner’s. “Top” or “bottom” changes nothing: it is a war of nerves.</source>
        <translation>Карта в масти одной из девяток. Партнёр её не видит, и вы не видите его карты. Слово «верхняя» или «нижняя» ничего не меняет: это игра нервов.</translation>
    </message>
    <message>
        <source>top</source>
        <translation>верхняя</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>нижняя</translation>
    </message>
    <message>
        <source>Which nine stays?</source>
        <translation>Какую девятку оставите?</translation>
    </message>
    <message>
        <source>Two nines go back to your hand. You win 3 points if neither opponent has picked a card of the suit that stays.</source>
        <translation>Две вернутся в руку. Вы выиграете 3&#xa0;пункта, если никто из соперников не выбрал карту этой масти.</translation>
    </message>
    <message>
        <source>You uncover 3</source>
        <translation>Вы открываете 3</translation>
    </message>
    <message>
        <source>They uncover 3</source>
        <translation>Они открывают 3</translation>
    </message>
    <message>
        <source>Hit: a picked card has the suit of the nine that stays.</source>
        <translation>Попали: выбранная карта той же масти, что и оставленная девятка.</translation>
    </message>
    <message>
        <source>Miss: no picked card has the suit of the nine that stays.</source>
        <translation>Мимо: ни одна выбранная карта не в масти оставленной девятки.</translation>
    </message>
    <message>
        <source>{name}: none</source>
        <translation>{name}: не выбирает</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
</context>
<context>
    <name>Pair</name>
    <message>
        <source>We</source>
        <translation>Мы</translation>
    </message>
    <message>
        <source>They</source>
        <translation>Они</translation>
    </message>
</context>
<context>
    <name>Panel</name>
    <message>
        <source>Continue</source>
        <translation>Дальше</translation>
    </message>
</context>
<context>
    <name>Plate</name>
    <message>
        <source>D</source>
        <comment>one letter: deals</comment>
        <translation>С</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>партнёр</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>сдаёт</translation>
    </message>
    <message>
        <source>forehand</source>
        <translation>первая рука</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>не играет</translation>
    </message>
    <message>
        <source>defends</source>
        <translation>играет против</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>пас</translation>
    </message>
    <message>
        <source>plays five</source>
        <translation>играет на пять</translation>
    </message>
    <message>
        <source>plays six</source>
        <translation>играет на шесть</translation>
    </message>
    <message>
        <source>plays the fur coat</source>
        <translation>играет на шубу</translation>
    </message>
    <message>
        <source>plays the two-piece</source>
        <translation>играет на костюм</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n&#xa0;взятка</numerusform>
            <numerusform>%n&#xa0;взятки</numerusform>
            <numerusform>%n&#xa0;взяток</numerusform>
        </translation>
    </message>
    <message>
        <source>your lead</source>
        <translation>ваш ход</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>ваш ход</translation>
    </message>
    <message>
        <source>your call</source>
        <translation>ваше слово</translation>
    </message>
    <message>
        <source>question for you</source>
        <translation>вопрос к вам</translation>
    </message>
    <message>
        <source>you cut</source>
        <translation>вы снимаете</translation>
    </message>
    <message>
        <source>your turn · follow with a spade</source>
        <translation>ваш ход · в масть</translation>
    </message>
    <message>
        <source>your turn · follow with a heart</source>
        <translation>ваш ход · в масть</translation>
    </message>
    <message>
        <source>your turn · follow with a diamond</source>
        <translation>ваш ход · в масть</translation>
    </message>
    <message>
        <source>your turn · follow with a club</source>
        <translation>ваш ход · в масть</translation>
    </message>
    <message>
        <source>your turn · trump</source>
        <translation>ваш ход · бейте козырем</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>думает…</translation>
    </message>
    <message>
        <source>Card points {ours} : {theirs}</source>
        <translation>Очки {ours} : {theirs}</translation>
    </message>
    <message>
        <source>Trick {n} of {count}</source>
        <translation>Взятка {n} из {count}</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>any card at random</source>
        <translation>наугад</translation>
    </message>
    <message>
        <source>{name} · {kind}</source>
        <translation>{name} · {kind}</translation>
    </message>
    <message>
        <source>your own seat</source>
        <translation>ваше место</translation>
    </message>
    <message>
        <source>opponent on the left</source>
        <translation>соперник слева</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>партнёр</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>новичок</translation>
    </message>
    <message>
        <source>regular</source>
        <translation>любитель</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>сильный</translation>
    </message>
    <message>
        <source>master</source>
        <translation>мастер</translation>
    </message>
    <message>
        <source>simple play</source>
        <translation>простая игра</translation>
    </message>
    <message>
        <source>opponent</source>
        <translation>соперник</translation>
    </message>
    <message>
        <source>opponent on the right</source>
        <translation>соперник справа</translation>
    </message>
</context>
<context>
    <name>Print Device Input Slot</name>
    <message>
        <source>Automatic</source>
        <translation>Автоматически</translation>
    </message>
</context>
<context>
    <name>Print Device Output Bin</name>
    <message>
        <source>Automatic</source>
        <translation>Автоматически</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Диск</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Файл</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Папка</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Ярлык</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Неизвестный</translation>
    </message>
</context>
<context>
    <name>QCupsJobWidget</name>
    <message>
        <source>Scheduled &amp;printing:</source>
        <translation>Отложенная пе&amp;чать:</translation>
    </message>
    <message>
        <source>Day (06:00 to 17:59)</source>
        <translation>Днём (с 6:00&#xa0;по 17:59)</translation>
    </message>
    <message>
        <source>Night (18:00 to 05:59)</source>
        <translation>Ночью (с 18:00&#xa0;по 5:59)</translation>
    </message>
    <message>
        <source>Second Shift (16:00 to 23:59)</source>
        <translation>Во вторую смену (с 16:00&#xa0;по 23:59)</translation>
    </message>
    <message>
        <source>Third Shift (00:00 to 07:59)</source>
        <translation>В третью смену (с 0:00&#xa0;по 7:59)</translation>
    </message>
    <message>
        <source>&amp;Billing information:</source>
        <translation>Пла&amp;тёжная информация:</translation>
    </message>
    <message>
        <source>Job &amp;priority:</source>
        <translation>При&amp;оритет:</translation>
    </message>
    <message>
        <source>&amp;Start:</source>
        <translation>В &amp;начале:</translation>
    </message>
    <message>
        <source>&amp;End:</source>
        <translation>В &amp;конце:</translation>
    </message>
</context>
<context>
    <name>QCupsPrinterSupport</name>
    <message>
        <source>Authentication Needed</source>
        <translation>Требуется аутентификация</translation>
    </message>
    <message>
        <source>Authentication needed to use %1 on %2.</source>
        <translation>Для использования %1&#xa0;на %2&#xa0;требуется аутентификация.</translation>
    </message>
    <message>
        <source>Authentication needed to use %1.</source>
        <translation>Для использования %1&#xa0;требуется аутентификация.</translation>
    </message>
    <message>
        <source>Username:</source>
        <translation>Имя пользователя:</translation>
    </message>
    <message>
        <source>Password:</source>
        <translation>Пароль:</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Перейти к:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Типы файлов:</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>&lt;b&gt;The name &quot;%1&quot; cannot be used.&lt;/b&gt;&lt;p&gt;Try using another name, with fewer characters or no punctuation marks.</source>
        <translation>&lt;b&gt;Имя «%1» не может быть использовано.&lt;/b&gt;&lt;p&gt;Попробуйте использовать имя меньшей длины и/или без символов пунктуации.</translation>
    </message>
</context>
<context>
    <name>QPageSetupWidget</name>
    <message>
        <source>Page &amp;order:</source>
        <translation>Порядок &amp;страниц:</translation>
    </message>
    <message>
        <source>Pages &amp;per sheet:</source>
        <translation>Страниц на &amp;листе:</translation>
    </message>
</context>
<context>
    <name>QPrintDialog</name>
    <message>
        <source>Invalid Pages Definition</source>
        <translation>Неверное определение страницы</translation>
    </message>
    <message>
        <source>%1 does not follow the correct syntax. Please use &apos;,&apos; to separate ranges and pages, &apos;-&apos; to define ranges and make sure ranges do not intersect with each other.</source>
        <translation>%1&#xa0;имеет некорректный синтаксис. Используйте «,» для разделения страниц и диапазонов, а «-» — для определения диапазонов. Пересекающиеся диапазоны недопустимы.</translation>
    </message>
    <message>
        <source>Duplex Settings Conflicts</source>
        <translation>Противоречия в настройках двусторонней печати</translation>
    </message>
    <message>
        <source>There are conflicts in duplex settings. Do you want to fix them?</source>
        <translation>Обнаружены противоречия в настройках двусторонней печати. Устранить?</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesDialog</name>
    <message>
        <source>Page Setup Conflicts</source>
        <translation>Противоречия в настройках страницы</translation>
    </message>
    <message>
        <source>There are conflicts in page setup options. Do you want to fix them?</source>
        <translation>Обнаружены противоречия в настройках страницы. Устранить?</translation>
    </message>
    <message>
        <source>Advanced Option Conflicts</source>
        <translation>Противоречия расширенных настроек</translation>
    </message>
    <message>
        <source>There are conflicts in some advanced options. Do you want to fix them?</source>
        <translation>Обнаружены противоречия в некоторых расширенных настройках. Устранить?</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesWidget</name>
    <message>
        <source>Advanced</source>
        <translation>Расширенные</translation>
    </message>
    <message>
        <source>There are conflicts in some options. Please fix them.</source>
        <translation>Обнаружены противоречия в некоторых настройках. Устраните их.</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Pages</source>
        <translation>Страницы</translation>
    </message>
    <message>
        <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
        <translation>Укажите страницы или диапазоны, разделяя их запятыми. Диапазоны задаются двумя числами, разделёнными дефисом. Например: при указании 3,5-7,9&#xa0;будут напечатаны страницы 3, 5, 6, 7&#xa0;и 9.</translation>
    </message>
    <message>
        <source>Page &amp;Set:</source>
        <translation>&amp;Список страниц:</translation>
    </message>
    <message>
        <source>Double Sided Printing</source>
        <translation>Двусторонняя печать</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Отключена</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>Переплёт по длинной стороне</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>Переплёт по короткой стороне</translation>
    </message>
</context>
<context>
    <name>Reader</name>
    <message numerus="yes">
        <source>Worth %n card point(s).</source>
        <translation>
            <numerusform>Цена: %n&#xa0;очко.</numerusform>
            <numerusform>Цена: %n&#xa0;очка.</numerusform>
            <numerusform>Цена: %n&#xa0;очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}, {i} of {n}.</source>
        <translation>{card}, {i} из&#xa0;{n}.</translation>
    </message>
    <message>
        <source>{card}, {i} of {n}, not allowed: {reason}</source>
        <translation>{card}, {i} из {n}, нельзя: {reason}</translation>
    </message>
    <message>
        <source>{card}, {i} of {n}, allowed.</source>
        <translation>{card}, {i} из {n}, можно.</translation>
    </message>
    <message>
        <source>{name}: {card}.</source>
        <translation>{name}: {card}.</translation>
    </message>
    <message>
        <source>Trick: {name}. You {a}, they {b}.</source>
        <translation>Взятка: {name}. У вас {a}, у них {b}.</translation>
    </message>
    <message>
        <source>{name}: {words}</source>
        <translation>{name}: {words}</translation>
    </message>
    <message numerus="yes">
        <source>Your lead. You hold %n card(s): {cards}.</source>
        <translation>
            <numerusform>Ваш ход. У вас %n&#xa0;карта: {cards}.</numerusform>
            <numerusform>Ваш ход. У вас %n&#xa0;карты: {cards}.</numerusform>
            <numerusform>Ваш ход. У вас %n&#xa0;карт: {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn. On the table: {lying}. {name} is winning. You may play: {cards}.</source>
        <translation>Ваш ход. Лежат: {lying}. Пока берёт {name}. Можно положить: {cards}.</translation>
    </message>
    <message>
        <source>Deal {d}. Trumps {suit}. Tricks: you {a}, they {b}. Your hand: {cards}.</source>
        <translation>Раздача {d}. Козырь {suit}. Взятки: вы {a}, они {b}. У вас на руках: {cards}.</translation>
    </message>
</context>
<context>
    <name>Redeal</name>
    <message>
        <source>Ask for a redeal?</source>
        <translation>Требуете пересдачи?</translation>
    </message>
    <message numerus="yes">
        <source>Your cards are worth %n card point(s), fewer than 13.</source>
        <translation>
            <numerusform>Ваши карты стоят %n&#xa0;очко, меньше 13.</numerusform>
            <numerusform>Ваши карты стоят %n&#xa0;очка, меньше 13.</numerusform>
            <numerusform>Ваши карты стоят %n&#xa0;очков, меньше 13.</numerusform>
        </translation>
    </message>
    <message>
        <source>You hold four nines.</source>
        <translation>У вас четыре девятки.</translation>
    </message>
    <message>
        <source>Your pair holds no trump.</source>
        <translation>У вашей пары нет ни одного козыря.</translation>
    </message>
    <message>
        <source>Your pair holds just one trump.</source>
        <translation>У вашей пары только один козырь.</translation>
    </message>
    <message>
        <source>Your pair holds just one trump, your {card}.</source>
        <translation>У вашей пары только один козырь: вы держите {card}.</translation>
    </message>
    <message>
        <source>Your pair’s only trumps are the nine and the jack, one each.</source>
        <translation>Из козырей у вашей пары только девятка и валет, по одной карте.</translation>
    </message>
    <message>
        <source>Nobody can refuse. You deal again after a new cut. If you do not use it, the opponents will not know.</source>
        <translation>Отказать вам не могут. Вы сдаёте снова, колоду снимут заново. Если не воспользуетесь, соперники об этом не узнают.</translation>
    </message>
    <message>
        <source>Nobody can refuse. {name} deals again after a new cut. If you do not use it, the opponents will not know.</source>
        <translation>Отказать вам не могут. Сдаёт снова {name}, колоду снимут заново. Если не воспользуетесь, соперники об этом не узнают.</translation>
    </message>
    <message>
        <source>Your partner may be asked too.</source>
        <translation>Могут спросить и партнёра.</translation>
    </message>
    <message>
        <source>No, I play</source>
        <translation>Нет, играю</translation>
    </message>
    <message>
        <source>Yes, deal again</source>
        <translation>Да, пересдать</translation>
    </message>
    <message>
        <source>Redeal ({name}): fewer than 13.</source>
        <translation>Пересдача ({name}): меньше 13.</translation>
    </message>
    <message>
        <source>Redeal ({name}): four nines.</source>
        <translation>Пересдача ({name}): четыре девятки.</translation>
    </message>
    <message>
        <source>Redeal ({name}): the pair has no trump.</source>
        <translation>Пересдача ({name}): у пары нет козырей.</translation>
    </message>
    <message>
        <source>Redeal ({name}): the pair has one trump.</source>
        <translation>Пересдача ({name}): у пары один козырь.</translation>
    </message>
    <message>
        <source>Redeal ({name}): only the nine and jack of trumps.</source>
        <translation>Пересдача ({name}): из козырей только девятка и валет.</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>Not that card</source>
        <translation>Не та карта</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Так нельзя</translation>
    </message>
    <message>
        <source>Rule {clause}</source>
        <translation>Правило&#xa0;{clause}</translation>
    </message>
    <message>
        <source>Spades were led and you have a spade: play the **{card}**. You may trump only when you have no spade.</source>
        <translation>Зашли с пик, и пика у вас есть: положите **{card}**. Бить козырем можно, только когда пик нет.</translation>
    </message>
    <message>
        <source>Hearts were led and you have a heart: play the **{card}**. You may trump only when you have no heart.</source>
        <translation>Зашли с червей, и черва у вас есть: положите **{card}**. Бить козырем можно, только когда червей нет.</translation>
    </message>
    <message>
        <source>Diamonds were led and you have a diamond: play the **{card}**. You may trump only when you have no diamond.</source>
        <translation>Зашли с бубён, и бубна у вас есть: положите **{card}**. Бить козырем можно, только когда бубён нет.</translation>
    </message>
    <message>
        <source>Clubs were led and you have a club: play the **{card}**. You may trump only when you have no club.</source>
        <translation>Зашли с треф, и трефа у вас есть: положите **{card}**. Бить козырем можно, только когда треф нет.</translation>
    </message>
    <message numerus="yes">
        <source>Spades were led: play one of your %n spade(s).</source>
        <translation>
            <numerusform>Зашли с пик: положите одну из своих %n&#xa0;пики.</numerusform>
            <numerusform>Зашли с пик: положите одну из своих %n&#xa0;пик.</numerusform>
            <numerusform>Зашли с пик: положите одну из своих %n&#xa0;пик.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hearts were led: play one of your %n heart(s).</source>
        <translation>
            <numerusform>Зашли с червей: положите одну из своих %n&#xa0;червы.</numerusform>
            <numerusform>Зашли с червей: положите одну из своих %n&#xa0;червей.</numerusform>
            <numerusform>Зашли с червей: положите одну из своих %n&#xa0;червей.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Diamonds were led: play one of your %n diamond(s).</source>
        <translation>
            <numerusform>Зашли с бубён: положите одну из своих %n&#xa0;бубны.</numerusform>
            <numerusform>Зашли с бубён: положите одну из своих %n&#xa0;бубён.</numerusform>
            <numerusform>Зашли с бубён: положите одну из своих %n&#xa0;бубён.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Clubs were led: play one of your %n club(s).</source>
        <translation>
            <numerusform>Зашли с треф: положите одну из своих %n&#xa0;трефы.</numerusform>
            <numerusform>Зашли с треф: положите одну из своих %n&#xa0;треф.</numerusform>
            <numerusform>Зашли с треф: положите одну из своих %n&#xa0;треф.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no spade, so you must trump.</source>
        <translation>Пик у вас нет, поэтому бейте козырем.</translation>
    </message>
    <message>
        <source>You have no heart, so you must trump.</source>
        <translation>Червей у вас нет, поэтому бейте козырем.</translation>
    </message>
    <message>
        <source>You have no diamond, so you must trump.</source>
        <translation>Бубён у вас нет, поэтому бейте козырем.</translation>
    </message>
    <message>
        <source>You have no club, so you must trump.</source>
        <translation>Треф у вас нет, поэтому бейте козырем.</translation>
    </message>
    <message>
        <source>Table rule: beat the {card}. You have the {held}.</source>
        <translation>По правилам стола надо перебить {card}. Вы держите {held}.</translation>
    </message>
    <message>
        <source>{name} is to play.</source>
        <translation>Сейчас ходит {name}.</translation>
    </message>
    <message>
        <source>“66” is said by the player on lead, and not before the second trick.</source>
        <translation>«66» говорит тот, чей ход, и не раньше второй взятки.</translation>
    </message>
    <message>
        <source>Table rule: over-trump.</source>
        <translation>По правилам стола бейте старшим козырем.</translation>
    </message>
    <message>
        <source>A marriage needs a trick taken by your pair.</source>
        <translation>Марьяж объявляют, когда у пары уже есть взятка.</translation>
    </message>
    <message>
        <source>A marriage is announced on your own lead.</source>
        <translation>Марьяж объявляют на своём ходу.</translation>
    </message>
    <message>
        <source>A marriage needs king and queen of one suit.</source>
        <translation>Для марьяжа нужны король и дама одной масти.</translation>
    </message>
    <message>
        <source>Marriages do not count in solo games.</source>
        <translation>В заявленных играх марьяжей нет.</translation>
    </message>
    <message>
        <source>Follow suit: in solo games too, suit comes first.</source>
        <translation>Положите в масть: в заявленной игре тоже.</translation>
    </message>
    <message>
        <source>Table rule: in this solo game a void player must trump.</source>
        <translation>По правилам стола в этой игре тот, у кого нет масти, бьёт козырем.</translation>
    </message>
    <message>
        <source>Only nines are laid down.</source>
        <translation>Выкладывают только девятки.</translation>
    </message>
    <message>
        <source>Pick a card in the suit of a shown nine.</source>
        <translation>Выберите карту в масти одной из девяток.</translation>
    </message>
    <message>
        <source>Call a game or pass.</source>
        <translation>Заявите игру или пасуйте.</translation>
    </message>
    <message>
        <source>“{game}” is already called. Go higher or pass.</source>
        <translation>«{game}»: уже заявлено. Можно пойти выше или спасовать.</translation>
    </message>
    <message>
        <source>At this table 66 is counted by itself.</source>
        <translation>За этим столом 66&#xa0;считается само.</translation>
    </message>
    <message>
        <source>That cannot be done now.</source>
        <translation>Сейчас этого сделать нельзя.</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>You win the deal</source>
        <translation>Вы выиграли раздачу</translation>
    </message>
    <message>
        <source>You lose the deal</source>
        <translation>Вы проиграли раздачу</translation>
    </message>
    <message>
        <source>Nobody scores</source>
        <translation>Раздача без пунктов</translation>
    </message>
    <message>
        <source>after trick {trick} · deal {deal}</source>
        <translation>после {trick}-й взятки · раздача {deal}</translation>
    </message>
    <message>
        <source>The three nines end the match.</source>
        <translation>Три девятки заканчивают партию.</translation>
    </message>
    <message>
        <source>Before that, the three nines: you uncover 3.</source>
        <translation>До этого игра на три девятки: вы открываете 3.</translation>
    </message>
    <message>
        <source>Before that, the three nines: they uncover 3.</source>
        <translation>До этого игра на три девятки: они открывают 3.</translation>
    </message>
    <message numerus="yes">
        <source>The surplus of %n goes to the next eight of that pair.</source>
        <translation>
            <numerusform>Лишний %n&#xa0;пункт переходит на следующую восьмёрку этой пары.</numerusform>
            <numerusform>Лишние %n&#xa0;пункта переходят на следующую восьмёрку этой пары.</numerusform>
            <numerusform>Лишние %n&#xa0;пунктов переходят на следующую восьмёрку этой пары.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A nine lay at the bottom three times, so you uncover **%n point(s)**.</source>
        <translation>
            <numerusform>Внизу три раза лежала девятка, поэтому вы открываете **%n&#xa0;пункт**.</numerusform>
            <numerusform>Внизу три раза лежала девятка, поэтому вы открываете **%n&#xa0;пункта**.</numerusform>
            <numerusform>Внизу три раза лежала девятка, поэтому вы открываете **%n&#xa0;пунктов**.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A nine lay at the bottom three times, so they uncover **%n point(s)**.</source>
        <translation>
            <numerusform>Внизу три раза лежала девятка, поэтому они открывают **%n&#xa0;пункт**.</numerusform>
            <numerusform>Внизу три раза лежала девятка, поэтому они открывают **%n&#xa0;пункта**.</numerusform>
            <numerusform>Внизу три раза лежала девятка, поэтому они открывают **%n&#xa0;пунктов**.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They took no trick, so you uncover **%n point(s)**.</source>
        <translation>
            <numerusform>У них нет взяток, поэтому вы открываете **%n&#xa0;пункт**.</numerusform>
            <numerusform>У них нет взяток, поэтому вы открываете **%n&#xa0;пункта**.</numerusform>
            <numerusform>У них нет взяток, поэтому вы открываете **%n&#xa0;пунктов**.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They took a trick, so you uncover **%n point(s)**.</source>
        <translation>
            <numerusform>Взятки у них есть, поэтому вы открываете **%n&#xa0;пункт**.</numerusform>
            <numerusform>Взятки у них есть, поэтому вы открываете **%n&#xa0;пункта**.</numerusform>
            <numerusform>Взятки у них есть, поэтому вы открываете **%n&#xa0;пунктов**.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They have fewer than 33, so you uncover **%n point(s)**.</source>
        <translation>
            <numerusform>У них меньше 33, поэтому вы открываете **%n&#xa0;пункт**.</numerusform>
            <numerusform>У них меньше 33, поэтому вы открываете **%n&#xa0;пункта**.</numerusform>
            <numerusform>У них меньше 33, поэтому вы открываете **%n&#xa0;пунктов**.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They have 33 or more, so you uncover **%n point(s)**.</source>
        <translation>
            <numerusform>У них 33&#xa0;или больше, поэтому вы открываете **%n&#xa0;пункт**.</numerusform>
            <numerusform>У них 33&#xa0;или больше, поэтому вы открываете **%n&#xa0;пункта**.</numerusform>
            <numerusform>У них 33&#xa0;или больше, поэтому вы открываете **%n&#xa0;пунктов**.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They said sixty-six too early, so you uncover **%n point(s)**.</source>
        <translation>
            <numerusform>Они говорят «66» слишком рано, поэтому вы открываете **%n&#xa0;пункт**.</numerusform>
            <numerusform>Они говорят «66» слишком рано, поэтому вы открываете **%n&#xa0;пункта**.</numerusform>
            <numerusform>Они говорят «66» слишком рано, поэтому вы открываете **%n&#xa0;пунктов**.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last trick is yours, so you uncover **%n point(s)**.</source>
        <translation>
            <numerusform>Последняя взятка ваша, поэтому вы открываете **%n&#xa0;пункт**.</numerusform>
            <numerusform>Последняя взятка ваша, поэтому вы открываете **%n&#xa0;пункта**.</numerusform>
            <numerusform>Последняя взятка ваша, поэтому вы открываете **%n&#xa0;пунктов**.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You took no trick, so they uncover **%n point(s)**.</source>
        <translation>
            <numerusform>У вас нет взяток, поэтому они открывают **%n&#xa0;пункт**.</numerusform>
            <numerusform>У вас нет взяток, поэтому они открывают **%n&#xa0;пункта**.</numerusform>
            <numerusform>У вас нет взяток, поэтому они открывают **%n&#xa0;пунктов**.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You took a trick, so they uncover **%n point(s)**.</source>
        <translation>
            <numerusform>Взятки у вас есть, поэтому они открывают **%n&#xa0;пункт**.</numerusform>
            <numerusform>Взятки у вас есть, поэтому они открывают **%n&#xa0;пункта**.</numerusform>
            <numerusform>Взятки у вас есть, поэтому они открывают **%n&#xa0;пунктов**.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have fewer than 33, so they uncover **%n point(s)**.</source>
        <translation>
            <numerusform>У вас меньше 33, поэтому они открывают **%n&#xa0;пункт**.</numerusform>
            <numerusform>У вас меньше 33, поэтому они открывают **%n&#xa0;пункта**.</numerusform>
            <numerusform>У вас меньше 33, поэтому они открывают **%n&#xa0;пунктов**.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have 33 or more, so they uncover **%n point(s)**.</source>
        <translation>
            <numerusform>У вас 33&#xa0;или больше, поэтому они открывают **%n&#xa0;пункт**.</numerusform>
            <numerusform>У вас 33&#xa0;или больше, поэтому они открывают **%n&#xa0;пункта**.</numerusform>
            <numerusform>У вас 33&#xa0;или больше, поэтому они открывают **%n&#xa0;пунктов**.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sixty-six was said too early, so they uncover **%n point(s)**.</source>
        <translation>
            <numerusform>«66» сказано слишком рано, поэтому они открывают **%n&#xa0;пункт**.</numerusform>
            <numerusform>«66» сказано слишком рано, поэтому они открывают **%n&#xa0;пункта**.</numerusform>
            <numerusform>«66» сказано слишком рано, поэтому они открывают **%n&#xa0;пунктов**.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last trick is theirs, so they uncover **%n point(s)**.</source>
        <translation>
            <numerusform>Последняя взятка их, поэтому они открывают **%n&#xa0;пункт**.</numerusform>
            <numerusform>Последняя взятка их, поэтому они открывают **%n&#xa0;пункта**.</numerusform>
            <numerusform>Последняя взятка их, поэтому они открывают **%n&#xa0;пунктов**.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You uncover **%n point(s)**.</source>
        <translation>
            <numerusform>Вы открываете **%n&#xa0;пункт**.</numerusform>
            <numerusform>Вы открываете **%n&#xa0;пункта**.</numerusform>
            <numerusform>Вы открываете **%n&#xa0;пунктов**.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They uncover **%n point(s)**.</source>
        <translation>
            <numerusform>Они открывают **%n&#xa0;пункт**.</numerusform>
            <numerusform>Они открывают **%n&#xa0;пункта**.</numerusform>
            <numerusform>Они открывают **%n&#xa0;пунктов**.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n card point(s), they have {n}.</source>
        <translation>
            <numerusform>У вас %n&#xa0;очко, у них {n}.</numerusform>
            <numerusform>У вас %n&#xa0;очка, у них {n}.</numerusform>
            <numerusform>У вас %n&#xa0;очков, у них {n}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Five made.</source>
        <translation>На пять сыграно.</translation>
    </message>
    <message>
        <source>Six made.</source>
        <translation>На шесть сыграно.</translation>
    </message>
    <message>
        <source>The fur coat made.</source>
        <translation>На шубу сыграно.</translation>
    </message>
    <message>
        <source>The two-piece made.</source>
        <translation>На костюм сыграно.</translation>
    </message>
    <message>
        <source>Five failed (trick: {name}).</source>
        <translation>На пять не сыграно (взятка: {name}).</translation>
    </message>
    <message>
        <source>Six failed (trick: {name}).</source>
        <translation>На шесть не сыграно (взятка: {name}).</translation>
    </message>
    <message>
        <source>The fur coat failed (trick: {name}).</source>
        <translation>На шубу не сыграно (взятка: {name}).</translation>
    </message>
    <message>
        <source>The two-piece failed (trick: {name}).</source>
        <translation>На костюм не сыграно (взятка: {name}).</translation>
    </message>
    <message>
        <source>Nothing is paid.</source>
        <translation>Никто не платит.</translation>
    </message>
    <message>
        <source>A two-piece on you.</source>
        <translation>Костюм на вас.</translation>
    </message>
    <message>
        <source>A two-piece on them.</source>
        <translation>Костюм на них.</translation>
    </message>
    <message>
        <source>A fur coat on you.</source>
        <translation>Шуба на вас.</translation>
    </message>
    <message>
        <source>A fur coat on them.</source>
        <translation>Шуба на них.</translation>
    </message>
    <message>
        <source>tricks</source>
        <translation>взятки</translation>
    </message>
    <message>
        <source>in cards</source>
        <translation>в картах</translation>
    </message>
    <message>
        <source>marriages</source>
        <translation>марьяжи</translation>
    </message>
    <message>
        <source>total</source>
        <translation>всего</translation>
    </message>
    <message>
        <source>Your eight</source>
        <translation>Ваша восьмёрка</translation>
    </message>
    <message>
        <source>Their eight</source>
        <translation>Их восьмёрка</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Следующая раздача</translation>
    </message>
    <message numerus="yes">
        <source>{won} of %n trick(s)</source>
        <translation>
            <numerusform>{won} из %n&#xa0;взятки</numerusform>
            <numerusform>{won} из %n&#xa0;взяток</numerusform>
            <numerusform>{won} из %n&#xa0;взяток</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleGroup</name>
    <message>
        <source>Play</source>
        <translation>Розыгрыш</translation>
    </message>
    <message>
        <source>Pay and the eight</source>
        <translation>Оплата и восьмёрка</translation>
    </message>
    <message>
        <source>Announcements and deal</source>
        <translation>Заявки и раздача</translation>
    </message>
</context>
<context>
    <name>RuleName</name>
    <message>
        <source>Following suit</source>
        <translation>У кого нет масти</translation>
    </message>
    <message>
        <source>Duty to beat</source>
        <translation>Обязанность перебивать</translation>
    </message>
    <message>
        <source>Saying “66”</source>
        <translation>Говорить «66»</translation>
    </message>
    <message>
        <source>Looking at the last trick</source>
        <translation>Смотреть последнюю взятку</translation>
    </message>
    <message>
        <source>Count of card points during play</source>
        <translation>Счёт очков во время игры</translation>
    </message>
    <message>
        <source>Losers’ scale</source>
        <translation>Шкала проигравших</translation>
    </message>
    <message>
        <source>Surplus kept for the next eight</source>
        <translation>Лишние пункты переходят</translation>
    </message>
    <message>
        <source>A fur coat game covers both eights</source>
        <translation>Игра на шубу закрывает восьмёрки</translation>
    </message>
    <message>
        <source>Match to</source>
        <translation>До скольких шуб</translation>
    </message>
    <message>
        <source>Failed fur coat</source>
        <translation>Несыгранная шуба</translation>
    </message>
    <message>
        <source>Trumps in fur coat and two-piece</source>
        <translation>Козырь в играх на шубу и костюм</translation>
    </message>
    <message>
        <source>Who cuts the cards</source>
        <translation>Кто снимает</translation>
    </message>
    <message>
        <source>A nine comes to the bottom</source>
        <translation>Девятка внизу</translation>
    </message>
    <message>
        <source>Redeal (a): a hand under 13 card points</source>
        <translation>Пересдача (а): на руках меньше 13&#xa0;очков</translation>
    </message>
    <message>
        <source>Redeal (b): four nines in a hand</source>
        <translation>Пересдача (б): четыре девятки на руках</translation>
    </message>
    <message>
        <source>Redeal (c): a pair without a trump</source>
        <translation>Пересдача (в): пара без козыря</translation>
    </message>
    <message>
        <source>Redeal (d): a pair with one trump</source>
        <translation>Пересдача (г): пара с одним козырем</translation>
    </message>
    <message>
        <source>Redeal (e): only nine and jack of trumps</source>
        <translation>Пересдача (д): из козырей только девятка и валет</translation>
    </message>
</context>
<context>
    <name>RulePreset</name>
    <message>
        <source>As printed</source>
        <translation>Как в печатном тексте</translation>
    </message>
    <message>
        <source>Classic table</source>
        <translation>Классический стол</translation>
    </message>
    <message>
        <source>Our table</source>
        <translation>Наш стол</translation>
    </message>
    <message>
        <source>Custom…</source>
        <translation>Свои…</translation>
    </message>
</context>
<context>
    <name>RuleValue</name>
    <message>
        <source>suit; when void, trump</source>
        <translation>в масть; без неё козырем</translation>
    </message>
    <message>
        <source>suit or trump, at will</source>
        <translation>масть или козырь, на выбор</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>in suit</source>
        <translation>в масти</translation>
    </message>
    <message>
        <source>in suit and in trumps</source>
        <translation>в масти и в козырях</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>само заканчивается</translation>
    </message>
    <message>
        <source>the player must say it</source>
        <translation>надо сказать</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>можно</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>нельзя</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>скрыт</translation>
    </message>
    <message>
        <source>shown, for learners</source>
        <translation>виден, для учёбы</translation>
    </message>
    <message>
        <source>3-1</source>
        <translation>3-1</translation>
    </message>
    <message>
        <source>3-2-1</source>
        <translation>3-2-1</translation>
    </message>
    <message>
        <source>five and six only</source>
        <translation>только за пять и шесть</translation>
    </message>
    <message>
        <source>always</source>
        <translation>всегда</translation>
    </message>
    <message>
        <source>no</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>да</translation>
    </message>
    <message>
        <source>1</source>
        <translation>1</translation>
    </message>
    <message>
        <source>3</source>
        <translation>3</translation>
    </message>
    <message>
        <source>5</source>
        <translation>5</translation>
    </message>
    <message>
        <source>∞</source>
        <translation>∞</translation>
    </message>
    <message>
        <source>mirrored: coat on you</source>
        <translation>наоборот: шуба на вас</translation>
    </message>
    <message>
        <source>six points</source>
        <translation>шесть пунктов</translation>
    </message>
    <message>
        <source>costs nothing</source>
        <translation>ничего не стоит</translation>
    </message>
    <message>
        <source>the dealer’s right neighbour</source>
        <translation>сосед сдающего справа</translation>
    </message>
    <message>
        <source>whom the dealer names</source>
        <translation>кого назовёт сдающий</translation>
    </message>
    <message>
        <source>cut again, three times</source>
        <translation>снимают снова, до трёх раз</translation>
    </message>
    <message>
        <source>it stays there</source>
        <translation>остаётся</translation>
    </message>
    <message>
        <source>may be asked for</source>
        <translation>можно требовать</translation>
    </message>
    <message>
        <source>may not be asked for</source>
        <translation>требовать нельзя</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rules: {game}</source>
        <translation>Правила: {game}</translation>
    </message>
    <message>
        <source>Kominek: rules of the games</source>
        <translation>Коминек: правила игр</translation>
    </message>
    <message>
        <source>your table’s rules, as printed</source>
        <translation>правила вашего стола, как в печатных</translation>
    </message>
    <message numerus="yes">
        <source>your table’s rules, %n difference(s) from the print</source>
        <translation>
            <numerusform>правила вашего стола, %n&#xa0;отличие от печатных</numerusform>
            <numerusform>правила вашего стола, %n&#xa0;отличия от печатных</numerusform>
            <numerusform>правила вашего стола, %n&#xa0;отличий от печатных</numerusform>
        </translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Содержание</translation>
    </message>
    <message>
        <source>Text of the rules</source>
        <translation>Текст правил</translation>
    </message>
    <message>
        <source>Search…</source>
        <translation>Искать…</translation>
    </message>
    <message>
        <source>search in all games</source>
        <translation>искать во всех играх</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Что найдено</translation>
    </message>
    <message>
        <source>Found nowhere.</source>
        <translation>Нигде не найдено.</translation>
    </message>
    <message numerus="yes">
        <source>Found in %n place(s).</source>
        <translation>
            <numerusform>Найдено в %n&#xa0;месте.</numerusform>
            <numerusform>Найдено в %n&#xa0;местах.</numerusform>
            <numerusform>Найдено в %n&#xa0;местах.</numerusform>
        </translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Печать</translation>
    </message>
    <message>
        <source>Print the rules</source>
        <translation>Печать правил</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Save the rules as PDF</source>
        <translation>Сохранить правила в PDF</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>Документы PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The file {name} could not be written.</source>
        <translation>Не удаётся записать файл {name}.</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>Предыдущее место</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Следующее место</translation>
    </message>
    <message>
        <source>Why you are here</source>
        <translation>Почему вы здесь</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Вернуться к столу</translation>
    </message>
    <message>
        <source>a rule other than in print. You can change it with a new match.</source>
        <translation>правило иное, чем в печатном тексте. Изменить его можно в новой партии.</translation>
    </message>
    <message>
        <source>other than in print</source>
        <translation>иначе, чем в печатных</translation>
    </message>
    <message>
        <source>{name}. At your table: {value}. In print: {printed}.</source>
        <translation>{name}. У вас: {value}. В печатных: {printed}.</translation>
    </message>
    <message>
        <source>At other tables:</source>
        <translation>За другими столами:</translation>
    </message>
    <message>
        <source>Reconstructed</source>
        <translation>Восстановлено</translation>
    </message>
    <message>
        <source>{page} of {pages}</source>
        <translation>{page} из {pages}</translation>
    </message>
    <message>
        <source>We: {points}</source>
        <translation>Мы: {points}</translation>
    </message>
    <message>
        <source>They: {points}</source>
        <translation>Они: {points}</translation>
    </message>
    <message>
        <source>{rank} of spades</source>
        <translation>{rank} пик</translation>
    </message>
    <message>
        <source>{rank} of hearts</source>
        <translation>{rank} червей</translation>
    </message>
    <message>
        <source>{rank} of diamonds</source>
        <translation>{rank} бубён</translation>
    </message>
    <message>
        <source>{rank} of clubs</source>
        <translation>{rank} треф</translation>
    </message>
    <message>
        <source>{card} (allowed)</source>
        <translation>{card} (можно)</translation>
    </message>
    <message>
        <source>{card} (not allowed)</source>
        <translation>{card} (нельзя)</translation>
    </message>
    <message>
        <source>a card face down</source>
        <translation>закрытая карта</translation>
    </message>
    <message>
        <source>Picture: {cards}.</source>
        <translation>Картинка: {cards}.</translation>
    </message>
    <message>
        <source>Picture: first {cards}; then {others}.</source>
        <translation>Картинка: сначала {cards}; потом {others}.</translation>
    </message>
    <message>
        <source>Picture, from high to low: {cards}.</source>
        <translation>Картинка, от старшей к младшей: {cards}.</translation>
    </message>
    <message>
        <source>{card}: {worth}</source>
        <translation>{card}: {worth}</translation>
    </message>
    <message>
        <source>Picture of a trick: {cards}. It is taken by: {card}.</source>
        <translation>Картинка взятки: {cards}. Берёт: {card}.</translation>
    </message>
    <message>
        <source>Picture of the eights: uncovered we {ours}, they {theirs}, with a fur coat on theirs.</source>
        <translation>Картинка восьмёрок: открыто у нас {ours}, у них {theirs}, на их восьмёрке шуба.</translation>
    </message>
    <message>
        <source>Picture of the eights: uncovered we {ours}, they {theirs}, with a two-piece on theirs.</source>
        <translation>Картинка восьмёрок: открыто у нас {ours}, у них {theirs}, на их восьмёрке костюм.</translation>
    </message>
    <message>
        <source>Picture of the eights: uncovered we {ours}, they {theirs}.</source>
        <translation>Картинка восьмёрок: открыто у нас {ours}, у них {theirs}.</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>Deal {deal} · endless</source>
        <translation>Раздача {deal} · без конца</translation>
    </message>
    <message numerus="yes">
        <source>Deal {deal} · to %n fur coat(s)</source>
        <translation>
            <numerusform>Раздача {deal} · до %n&#xa0;шубы</numerusform>
            <numerusform>Раздача {deal} · до %n&#xa0;шуб</numerusform>
            <numerusform>Раздача {deal} · до %n&#xa0;шуб</numerusform>
        </translation>
    </message>
    <message>
        <source>wearing</source>
        <translation>носят</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Pages of the settings</source>
        <translation>Страницы настроек</translation>
    </message>
    <message>
        <source>&amp;Restore defaults</source>
        <translation>Вернуть &amp;исходные</translation>
    </message>
    <message>
        <source>Changes apply at once.</source>
        <translation>Изменения действуют сразу.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Соперники</translation>
    </message>
    <message>
        <source>Table and cards</source>
        <translation>Стол и карты</translation>
    </message>
    <message>
        <source>Animation and sound</source>
        <translation>Анимация и звук</translation>
    </message>
    <message>
        <source>Accessibility</source>
        <translation>Доступность</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>&amp;Next deal</source>
        <translation>&amp;Следующая раздача</translation>
    </message>
    <message>
        <source>waits for me</source>
        <translation>ждёт меня</translation>
    </message>
    <message>
        <source>after 3 s</source>
        <translation>через 3&#xa0;с</translation>
    </message>
    <message>
        <source>after 8 s</source>
        <translation>через 8&#xa0;с</translation>
    </message>
    <message>
        <source>Cut the cards &amp;for me</source>
        <translation>С&amp;нимать колоду за меня</translation>
    </message>
    <message>
        <source>The place is drawn by lot.</source>
        <translation>Место выбирает жребий.</translation>
    </message>
    <message>
        <source>Always announce &amp;marriages</source>
        <translation>&amp;Марьяжи объявлять всегда</translation>
    </message>
    <message>
        <source>Whoever leads a king or queen with the other one in hand announces at once.</source>
        <translation>Когда вы ходите королём или дамой, а вторая карта на руках, марьяж объявляется сразу.</translation>
    </message>
    <message>
        <source>The partner always plays at f&amp;ull strength</source>
        <translation>Партнёр всегда играет в полную с&amp;илу</translation>
    </message>
    <message>
        <source>Only without this tick can the partner be made weaker.</source>
        <translation>Ослабить партнёра можно, только если снять галочку.</translation>
    </message>
    <message>
        <source>&amp;Look of the table</source>
        <translation>&amp;Вид стола</translation>
    </message>
    <message>
        <source>as in the system</source>
        <translation>как в системе</translation>
    </message>
    <message>
        <source>evening</source>
        <translation>вечер</translation>
    </message>
    <message>
        <source>morning</source>
        <translation>утро</translation>
    </message>
    <message>
        <source>high contrast</source>
        <translation>высокий контраст</translation>
    </message>
    <message>
        <source>&amp;Deck</source>
        <translation>К&amp;олода</translation>
    </message>
    <message>
        <source>papercut</source>
        <translation>вырезанка</translation>
    </message>
    <message>
        <source>large index</source>
        <translation>крупные знаки</translation>
    </message>
    <message>
        <source>Large index: at 800 × 600 and wherever cards lie far away, letters and suits are easier to read.</source>
        <translation>Крупные знаки: в окне 800 × 600&#xa0;и всюду, где карты лежат далеко, буквы и масти читаются легче.</translation>
    </message>
    <message>
        <source>S&amp;uit signs</source>
        <translation>Зн&amp;аки мастей</translation>
    </message>
    <message>
        <source>full</source>
        <translation>сплошные</translation>
    </message>
    <message>
        <source>told apart by shape</source>
        <translation>разные по форме</translation>
    </message>
    <message>
        <source>&amp;Backs</source>
        <translation>&amp;Рубашка</translation>
    </message>
    <message>
        <source>red</source>
        <translation>красная</translation>
    </message>
    <message>
        <source>green</source>
        <translation>зелёная</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>синяя</translation>
    </message>
    <message>
        <source>Colours of the &amp;suits</source>
        <translation>Цвета &amp;мастей</translation>
    </message>
    <message>
        <source>two</source>
        <translation>два</translation>
    </message>
    <message>
        <source>four</source>
        <translation>четыре</translation>
    </message>
    <message>
        <source>&amp;Keys on the buttons</source>
        <translation>&amp;Клавиши на кнопках</translation>
    </message>
    <message>
        <source>when keys are used</source>
        <translation>при игре с клавиатуры</translation>
    </message>
    <message>
        <source>always</source>
        <translation>всегда</translation>
    </message>
    <message>
        <source>never</source>
        <translation>никогда</translation>
    </message>
    <message>
        <source>&amp;Pace</source>
        <translation>&amp;Темп</translation>
    </message>
    <message>
        <source>calm</source>
        <translation>спокойный</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>обычный</translation>
    </message>
    <message>
        <source>brisk</source>
        <translation>быстрый</translation>
    </message>
    <message>
        <source>instant</source>
        <translation>сразу</translation>
    </message>
    <message>
        <source>Pause on a full &amp;trick</source>
        <translation>&amp;Пауза на полной взятке</translation>
    </message>
    <message>
        <source>&amp;Opponents think at least</source>
        <translation>&amp;Соперники думают не меньше</translation>
    </message>
    <message>
        <source>Speech &amp;bubbles stay</source>
        <translation>&amp;Реплики держатся</translation>
    </message>
    <message>
        <source>&amp;Sounds of the table</source>
        <translation>Зв&amp;уки стола</translation>
    </message>
    <message>
        <source>Cards, points, fur coats, and a quiet sign on your turn.</source>
        <translation>Карты, пункты, шубы и тихий знак, когда наступает ваш ход.</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;Громкость</translation>
    </message>
    <message>
        <source>Recommended for a window of 800 × 600.</source>
        <translation>Советуем для окна 800 × 600.</translation>
    </message>
    <message>
        <source>Tell s&amp;uits apart by shape</source>
        <translation>Различать масти по &amp;форме</translation>
    </message>
    <message>
        <source>Diamonds are hollow, clubs have holes; best together with four colours.</source>
        <translation>Бубны пустые внутри, трефы с точками; лучше вместе с четырьмя цветами.</translation>
    </message>
    <message>
        <source>&amp;Size of texts</source>
        <translation>&amp;Размер надписей</translation>
    </message>
    <message>
        <source>100%</source>
        <translation>100&#x202f;%</translation>
    </message>
    <message>
        <source>115%</source>
        <translation>115&#x202f;%</translation>
    </message>
    <message>
        <source>130%</source>
        <translation>130&#x202f;%</translation>
    </message>
    <message>
        <source>&amp;Less motion</source>
        <translation>&amp;Меньше движения</translation>
    </message>
    <message>
        <source>Cards fade in at their places instead of flying.</source>
        <translation>Карты проявляются на месте, а не летят.</translation>
    </message>
    <message>
        <source>Play a card by a &amp;double click</source>
        <translation>Играть карту &amp;двойным щелчком</translation>
    </message>
    <message>
        <source>A single click only shows the card.</source>
        <translation>Одиночный щелчок только показывает карту.</translation>
    </message>
    <message>
        <source>A d&amp;igit acts at once</source>
        <translation>&amp;Цифра действует сразу</translation>
    </message>
    <message>
        <source>Otherwise it chooses, and the same key again acts.</source>
        <translation>Иначе она только выбирает; действует та же клавиша, нажатая ещё раз.</translation>
    </message>
    <message>
        <source>Screen reader sa&amp;ys</source>
        <translation>&amp;Чтение с экрана</translation>
    </message>
    <message>
        <source>little</source>
        <translation>кратко</translation>
    </message>
    <message>
        <source>as usual</source>
        <translation>обычно</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>всё</translation>
    </message>
    <message>
        <source>Little: who played what. As usual: changes of the table too. Everything: explanations too. The whole situation is always a key away.</source>
        <translation>Кратко: кто чем сыграл. Обычно: и то, что меняется на столе. Всё: и пояснения. Всё положение всегда читает одна клавиша.</translation>
    </message>
    <message>
        <source>own times</source>
        <translation>свои</translation>
    </message>
    <message>
        <source>A click or Space finishes whatever is moving; the next click counts again after a quarter of a second.</source>
        <translation>Щелчок или Пробел завершает всё, что движется; следующий щелчок засчитывается через четверть секунды.</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Звук</translation>
    </message>
    <message>
        <source>Sound needs the library {name}, which is not installed.</source>
        <translation>Для звука нужна библиотека {name}, а её здесь нет.</translation>
    </message>
    <message>
        <source>Other decks on this computer</source>
        <translation>Другие колоды на этом компьютере</translation>
    </message>
    <message>
        <source>Level: {role}, {name}</source>
        <translation>Уровень: {role}, {name}</translation>
    </message>
    <message>
        <source>Levels differ by what a player remembers and notices, never by random mistakes. Nobody sees the cards of others: the pack is shuffled before the deal. Another level sits down with the next match.</source>
        <translation>Уровни отличаются тем, что игрок помнит и замечает, а не случайными ошибками. Чужих карт не видит никто: колода перемешана до сдачи. Другой уровень садится за стол со следующей партии.</translation>
    </message>
    <message>
        <source>Lead over the level below, points per deal</source>
        <translation>Перевес над уровнем ниже, пунктов за раздачу</translation>
    </message>
    <message>
        <source>regular against beginner</source>
        <translation>любитель против новичка</translation>
    </message>
    <message>
        <source>strong against regular</source>
        <translation>сильный против любителя</translation>
    </message>
    <message>
        <source>master against strong</source>
        <translation>мастер против сильного</translation>
    </message>
    <message>
        <source>silent</source>
        <translation>тишина</translation>
    </message>
    <message>
        <source>Lar&amp;ge index on the cards</source>
        <translation>Крупн&amp;ые знаки на картах</translation>
    </message>
    <message>
        <source>Chosen now: {name}, at the end of this page.</source>
        <translation>Выбрано: {name}, в конце этой страницы.</translation>
    </message>
    <message>
        <source>They bring their own letters, colours and back; a card they lack comes from papercut.</source>
        <translation>У них свои буквы, цвета и рубашка; чего им не хватает, берётся из вырезанки.</translation>
    </message>
    <message>
        <source>Name: {role}</source>
        <translation>Имя: {role}</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Имена</translation>
    </message>
    <message>
        <source>An empty field takes the name that belongs to the language.</source>
        <translation>Пустое поле: имя по языку программы.</translation>
    </message>
    <message>
        <source>How they play</source>
        <translation>Как они играют</translation>
    </message>
    <message>
        <source>The language of the &amp;system</source>
        <translation>Язык &amp;системы</translation>
    </message>
    <message>
        <source>The language changes at once: menus, table, cards, rules, score sheet. The deal goes on; nothing has to be started again.</source>
        <translation>Язык меняется сразу: меню, стол, карты, правила, запись. Раздача продолжается, ничего запускать заново не нужно.</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Score sheet</source>
        <translation>Запись</translation>
    </message>
    <message>
        <source>Score sheet · rules: {rules}</source>
        <translation>Запись партии · правила: {rules}</translation>
    </message>
    <message>
        <source>Score sheet · {date} · rules: {rules}</source>
        <translation>Запись партии · {date} · правила: {rules}</translation>
    </message>
    <message>
        <source>written by Kominek {version}</source>
        <translation>записано программой Коминек&#xa0;{version}</translation>
    </message>
    <message>
        <source>written by Kominek {version} · match code {code}</source>
        <translation>записано программой Коминек&#xa0;{version} · код партии {code}</translation>
    </message>
    <message>
        <source>page {n} of {m}</source>
        <translation>страница {n} из {m}</translation>
    </message>
    <message>
        <source>No deal has been played yet.</source>
        <translation>Ни одна раздача ещё не записана.</translation>
    </message>
    <message>
        <source>Lines of the score sheet</source>
        <translation>Строки записи</translation>
    </message>
    <message>
        <source>Arrow keys go from line to line; Ctrl+C copies the whole sheet.</source>
        <translation>Стрелки переходят от строки к строке; Ctrl+C копирует всю запись.</translation>
    </message>
    <message>
        <source>{text}; being played</source>
        <translation>{text}; идёт игра</translation>
    </message>
    <message>
        <source>to</source>
        <translation>против</translation>
    </message>
    <message>
        <source>{name} ({players}): {total}</source>
        <translation>{name} ({players}): {total}</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n fur coat(s)</source>
        <translation>
            <numerusform>{name}: %n&#xa0;шуба</numerusform>
            <numerusform>{name}: %n&#xa0;шубы</numerusform>
            <numerusform>{name}: %n&#xa0;шуб</numerusform>
        </translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Печать…</translation>
    </message>
    <message>
        <source>Prints the sheet</source>
        <translation>Печатает запись</translation>
    </message>
    <message>
        <source>Saves the sheet as PDF, to be printed later</source>
        <translation>Сохраняет запись как PDF, чтобы напечатать позже</translation>
    </message>
    <message>
        <source>Saves the sheet as a table for a spreadsheet</source>
        <translation>Сохраняет запись как таблицу для электронных таблиц</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копия</translation>
    </message>
    <message>
        <source>Copies the sheet as text</source>
        <translation>Копирует запись как текст</translation>
    </message>
    <message>
        <source>Print score sheet</source>
        <translation>Печать записи</translation>
    </message>
    <message>
        <source>{game} · {date}</source>
        <translation>{game} · {date}</translation>
    </message>
    <message>
        <source>Pages of the score sheet, line by line</source>
        <translation>Страницы записи, строка за строкой</translation>
    </message>
    <message>
        <source>Arrow keys go from line to line, Page Up and Page Down turn the pages. Ctrl with plus, minus or 0 makes them larger, smaller or as wide as there is room.</source>
        <translation>Стрелки переходят от строки к&#xa0;строке, Page Up и&#xa0;Page Down листают страницы. Ctrl с&#xa0;плюсом, минусом или 0&#xa0;увеличивает их, уменьшает или подгоняет по ширине.</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>&amp;Копировать как текст</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Печать…</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>&amp;Сохранить как PDF…</translation>
    </message>
    <message>
        <source>Save as &amp;table…</source>
        <translation>Сохранить как &amp;таблицу…</translation>
    </message>
    <message>
        <source>Save the score sheet as PDF</source>
        <translation>Запись партии как PDF</translation>
    </message>
    <message>
        <source>Save the score sheet as a table</source>
        <translation>Запись партии как таблица</translation>
    </message>
    <message>
        <source>PDF documents ({pattern})</source>
        <translation>Документы PDF ({pattern})</translation>
    </message>
    <message>
        <source>Tables ({pattern})</source>
        <translation>Таблицы ({pattern})</translation>
    </message>
    <message>
        <source>{game} score {code}</source>
        <translation>{game} запись {code}</translation>
    </message>
    <message>
        <source>Score sheet saved: {name}</source>
        <translation>Запись партии сохранена: {name}</translation>
    </message>
    <message>
        <source>The score sheet is copied as text.</source>
        <translation>Запись партии скопирована как текст.</translation>
    </message>
    <message>
        <source>The score sheet is being printed.</source>
        <translation>Запись партии печатается.</translation>
    </message>
    <message>
        <source>{path} cannot be written: {reason}. The score sheet is as it was; choose another place.</source>
        <translation>Файл {path} не записывается: {reason}. Запись партии цела; выберите другое место.</translation>
    </message>
    <message>
        <source>The printer does not take the score sheet. Choose another one, or save as PDF.</source>
        <translation>Принтер не принимает запись. Выберите другой или сохраните как PDF.</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Действие</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
</context>
<context>
    <name>Splash</name>
    <message>
        <source>A fur coat on us</source>
        <translation>Шуба на нас</translation>
    </message>
    <message>
        <source>A fur coat on them!</source>
        <translation>Шуба на них!</translation>
    </message>
    <message>
        <source>A two-piece on us</source>
        <translation>Костюм на нас</translation>
    </message>
    <message>
        <source>A two-piece on them!</source>
        <translation>Костюм на них!</translation>
    </message>
    <message>
        <source>You uncover the eighth point. Both eights are covered and a new game begins.</source>
        <translation>Вы открыли восьмой пункт. Обе восьмёрки закрываем, игра начинается сначала.</translation>
    </message>
    <message>
        <source>They uncover the eighth point. Both eights are covered and a new game begins.</source>
        <translation>Они открыли восьмой пункт. Обе восьмёрки закрываем, игра начинается сначала.</translation>
    </message>
    <message>
        <source>All six tricks are taken. The uncovered points stay.</source>
        <translation>Шесть взяток из шести. Открытые пункты остаются.</translation>
    </message>
    <message>
        <source>The game failed: the coat goes the other way.</source>
        <translation>Игра не сыграна и оборачивается против играющего.</translation>
    </message>
    <message>
        <source>All six tricks are taken. Both eights are covered.</source>
        <translation>Шесть взяток из шести. Обе восьмёрки закрываем.</translation>
    </message>
    <message>
        <source>The game failed. Both eights are covered.</source>
        <translation>Игра не сыграна. Обе восьмёрки закрываем.</translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message>
        <source>Your lead.</source>
        <translation>Ваш ход.</translation>
    </message>
    <message>
        <source>You cut the cards.</source>
        <translation>Вы снимаете колоду.</translation>
    </message>
    <message>
        <source>Name who cuts.</source>
        <translation>Назовите, кто снимает.</translation>
    </message>
    <message>
        <source>Name trumps or decline.</source>
        <translation>Назначьте козырь или откажитесь.</translation>
    </message>
    <message>
        <source>You may ask for a redeal.</source>
        <translation>Вы можете потребовать пересдачи.</translation>
    </message>
    <message>
        <source>You may play on three nines.</source>
        <translation>Вы можете играть на три девятки.</translation>
    </message>
    <message>
        <source>Pick a card of a shown suit.</source>
        <translation>Выберите карту в масти одной из девяток.</translation>
    </message>
    <message>
        <source>Choose the nine that stays.</source>
        <translation>Выберите девятку, которая остаётся.</translation>
    </message>
    <message>
        <source>Call a game or pass.</source>
        <translation>Заявите игру или пасуйте.</translation>
    </message>
    <message>
        <source>You may say sixty-six.</source>
        <translation>Вы можете сказать «66».</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Ваш ход.</translation>
    </message>
    <message>
        <source>{name} cuts.</source>
        <translation>Снимает {name}.</translation>
    </message>
    <message>
        <source>{name} names trumps.</source>
        <translation>Козырь назначает {name}.</translation>
    </message>
    <message>
        <source>{name} calls.</source>
        <translation>Слово за игроком: {name}.</translation>
    </message>
    <message>
        <source>The deal is not ready yet.</source>
        <translation>Раздача ещё не готова.</translation>
    </message>
    <message>
        <source>{name} to play.</source>
        <translation>Ходит {name}.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Партия окончена.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>Раздача окончена.</translation>
    </message>
    <message>
        <source>Deal {deal}</source>
        <translation>Раздача {deal}</translation>
    </message>
    <message>
        <source>Deal {deal} · trumps {suit}</source>
        <translation>Раздача {deal} · козырь {suit}</translation>
    </message>
    <message>
        <source>Deal {deal} · no trumps</source>
        <translation>Раздача&#xa0;{deal} · без козыря</translation>
    </message>
</context>
<context>
    <name>SuitNominative</name>
    <message>
        <source>spades</source>
        <translation>пики</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>черви</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>бубны</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>трефы</translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message>
        <source>The saved match was damaged in line {line}. It is kept as {path}; the last good copy is used.</source>
        <translation>Сохранённая партия повреждена в строке&#xa0;{line}. Она остаётся как {path}; взята последняя исправная копия.</translation>
    </message>
    <message>
        <source>The saved match was damaged. It is kept as {path}; the last good copy is used.</source>
        <translation>Сохранённая партия повреждена. Она остаётся как {path}; взята последняя исправная копия.</translation>
    </message>
    <message>
        <source>The settings were damaged in line {line}. They are kept as {path}; the usual ones are used.</source>
        <translation>Настройки повреждены в строке&#xa0;{line}. Они остаются как {path}; взяты обычные.</translation>
    </message>
    <message>
        <source>{name}, line {line}, column {column}: {reason} Nothing was changed.</source>
        <translation>{name}, строка&#xa0;{line}, столбец&#xa0;{column}: {reason} Ничего не изменено.</translation>
    </message>
    <message>
        <source>{path} cannot be read: {reason}</source>
        <translation>Не удаётся прочитать {path}: {reason}</translation>
    </message>
    <message>
        <source>{path} cannot be written: {reason}. Play goes on; saving is tried again.</source>
        <translation>Не удаётся записать {path}: {reason}. Игра продолжается; запись повторится.</translation>
    </message>
    <message>
        <source>This is not a record of a match.</source>
        <translation>Это не запись партии.</translation>
    </message>
    <message>
        <source>The record is of a later version.</source>
        <translation>Запись сделана более новой версией.</translation>
    </message>
    <message>
        <source>A line of the head cannot be read.</source>
        <translation>Строка заголовка не читается.</translation>
    </message>
    <message>
        <source>The record ends too early.</source>
        <translation>Запись обрывается слишком рано.</translation>
    </message>
    <message>
        <source>The game is not known.</source>
        <translation>Игра неизвестна.</translation>
    </message>
    <message>
        <source>A table rule is not known.</source>
        <translation>Правило стола неизвестно.</translation>
    </message>
    <message>
        <source>The players are not right.</source>
        <translation>Игроки указаны неверно.</translation>
    </message>
    <message>
        <source>The move cannot be read.</source>
        <translation>Ход не читается.</translation>
    </message>
    <message>
        <source>Another player is to act.</source>
        <translation>Сейчас очередь другого игрока.</translation>
    </message>
    <message>
        <source>The rules do not allow the move.</source>
        <translation>Правила не разрешают этот ход.</translation>
    </message>
    <message>
        <source>The match was over before.</source>
        <translation>Партия уже окончена.</translation>
    </message>
    <message>
        <source>The line cannot be read.</source>
        <translation>Строка не читается.</translation>
    </message>
</context>
<context>
    <name>Trump</name>
    <message>
        <source>Name trumps</source>
        <translation>Назначьте козырь</translation>
    </message>
    <message>
        <source>you are forehand · you see three cards</source>
        <translation>первая рука · у вас три карты</translation>
    </message>
    <message>
        <source>you hold {cards}</source>
        <translation>у вас {cards}</translation>
    </message>
    <message>
        <source>none held</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>Any suit may be named, held or not (K8).</source>
        <translation>Можно назначить любую масть, даже ту, которой у вас нет (K8).</translation>
    </message>
    <message>
        <source>I decline</source>
        <translation>Не назначаю</translation>
    </message>
    <message>
        <source>Your sixth card, shown to all, then fixes the trump suit (K9).</source>
        <translation>Тогда козырь определит ваша шестая карта; её увидят все (K9).</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Welcome page</source>
        <translation>Начальная страница</translation>
    </message>
    <message>
        <source>Seven card games by the fireside</source>
        <translation>Семь карточных игр у камина</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Новая партия</translation>
    </message>
    <message>
        <source>{game} · deal {n}</source>
        <translation>{game} · раздача {n}</translation>
    </message>
    <message>
        <source>{name} {n}</source>
        <translation>{name} {n}</translation>
    </message>
    <message numerus="yes">
        <source>%n fur coat(s)</source>
        <translation>
            <numerusform>%n&#xa0;шубу</numerusform>
            <numerusform>%n&#xa0;шубы</numerusform>
            <numerusform>%n&#xa0;шуб</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n two-piece(s)</source>
        <translation>
            <numerusform>%n&#xa0;костюм</numerusform>
            <numerusform>%n&#xa0;костюма</numerusform>
            <numerusform>%n&#xa0;костюмов</numerusform>
        </translation>
    </message>
    <message>
        <source>we wear {what}</source>
        <translation>мы носим {what}</translation>
    </message>
    <message>
        <source>they wear {what}</source>
        <translation>они носят {what}</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>ваш ход</translation>
    </message>
    <message>
        <source>{name} to play</source>
        <translation>ходит {name}</translation>
    </message>
    <message>
        <source>a deal has just ended</source>
        <translation>раздача сыграна</translation>
    </message>
    <message>
        <source>today, {time}</source>
        <translation>сегодня, {time}</translation>
    </message>
    <message>
        <source>yesterday, {time}</source>
        <translation>вчера, {time}</translation>
    </message>
    <message>
        <source>{date}, {time}</source>
        <translation>{date}, {time}</translation>
    </message>
    <message>
        <source>Begin here</source>
        <translation>Для начала</translation>
    </message>
    <message>
        <source>First deal</source>
        <translation>Первая раздача</translation>
    </message>
    <message>
        <source>learning step by step</source>
        <translation>обучение шаг за шагом</translation>
    </message>
    <message>
        <source>12 minutes, with hints</source>
        <translation>12&#xa0;минут, с подсказками</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Начать</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Библиотека</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Kominek {version}</source>
        <translation>Коминек {version}</translation>
    </message>
    <message>
        <source>coming</source>
        <translation>скоро</translation>
    </message>
    <message>
        <source>It cannot be played yet, but its rules can be read.</source>
        <translation>Сыграть пока нельзя. Правила уже можно прочитать.</translation>
    </message>
    <message>
        <source>Enter chooses the rules, Shift+Enter begins at once.</source>
        <translation>Enter: выбор правил. Shift+Enter: игра сразу.</translation>
    </message>
    <message>
        <source>4 players in pairs · 24 cards</source>
        <translation>4&#xa0;игрока, пары · 24&#xa0;карты</translation>
    </message>
    <message>
        <source>2 players · 32 cards</source>
        <translation>2&#xa0;игрока · 32&#xa0;карты</translation>
    </message>
    <message>
        <source>4 players · 32 cards</source>
        <translation>4&#xa0;игрока · 32&#xa0;карты</translation>
    </message>
    <message>
        <source>3 or 4 players · 24 cards</source>
        <translation>3&#xa0;или 4&#xa0;игрока · 24&#xa0;карты</translation>
    </message>
    <message>
        <source>2–6 players · 40 cards</source>
        <translation>2–6&#xa0;игроков · 40&#xa0;карт</translation>
    </message>
    <message>
        <source>66, fur coats and called games; about 40 minutes</source>
        <translation>66, шубы и заявки; партия около 40&#xa0;минут</translation>
    </message>
    <message>
        <source>Kominek without calls</source>
        <translation>Коминек без заявок</translation>
    </message>
    <message>
        <source>fifties and twenties</source>
        <translation>полтинники и терцы</translation>
    </message>
    <message>
        <source>do not take the king of hearts</source>
        <translation>не берите короля червей</translation>
    </message>
    <message>
        <source>auction and marriages</source>
        <translation>торговля и марьяжи</translation>
    </message>
    <message>
        <source>twelve rounds</source>
        <translation>двенадцать конов</translation>
    </message>
    <message>
        <source>hands and stakes in counters</source>
        <translation>комбинации и ставки фишками</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Kominek</source>
        <translation>Коминек</translation>
    </message>
    <message>
        <source>{game} – deal {n}</source>
        <translation>{game}: раздача {n}</translation>
    </message>
    <message>
        <source>The match goes on where you left it.</source>
        <translation>Партия продолжается с того места, где она остановилась.</translation>
    </message>
    <message>
        <source>Opened: {name}</source>
        <translation>Открыто: {name}</translation>
    </message>
    <message>
        <source>Saved: {name}</source>
        <translation>Сохранено: {name}</translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>Отменено.</translation>
    </message>
    <message>
        <source>Redone.</source>
        <translation>Повторено.</translation>
    </message>
    <message>
        <source>The same cards again.</source>
        <translation>Те же карты ещё раз.</translation>
    </message>
    <message>
        <source>Paused. Press P or click to go on.</source>
        <translation>Пауза. Чтобы продолжить, нажмите P или щёлкните мышью.</translation>
    </message>
    <message>
        <source>The program plays for you. Any key or click stops it.</source>
        <translation>Программа играет за вас. Остановить: любая клавиша или щелчок.</translation>
    </message>
    <message>
        <source>just a moment</source>
        <translation>ещё минутку</translation>
    </message>
    <message>
        <source>The situation</source>
        <translation>Положение</translation>
    </message>
    <message>
        <source>The menu bar is hidden. Ctrl+M brings it back.</source>
        <translation>Строка меню скрыта. Вернуть её: Ctrl+M.</translation>
    </message>
    <message>
        <source>Kominek records (*.kominek)</source>
        <translation>Записи Коминека (*.kominek)</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>Открыть партию</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Сохранить партию</translation>
    </message>
</context>
</TS>
