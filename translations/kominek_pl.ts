<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About Kominek</source>
        <translation>O programie Kominek</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Wersja&#xa0;{version}</translation>
    </message>
    <message>
        <source>Traditional Polish and Russian card games against thinking opponents. They never see your cards.</source>
        <translation>Tradycyjne polskie i rosyjskie gry w karty z przeciwnikami, którzy myślą. Twoich kart nie widzą nigdy.</translation>
    </message>
    <message>
        <source>Rules of Kominek: after the leaflet of Wydawnictwo Karuzela. What the leaflet leaves open is settled and marked in the rules; every such place can be set for your table.</source>
        <translation>Zasady Kominka: według druku Wydawnictwa Karuzela. Czego druk nie mówi, to zasady rozstrzygają i zaznaczają; w każdym takim miejscu twój stół może zdecydować inaczej.</translation>
    </message>
    <message>
        <source>The program is free under the MIT licence. The typefaces Alegreya and Alegreya Sans are free under the SIL Open Font License 1.1. Cards and pictures were drawn for this program. Built with Qt.</source>
        <translation>Program jest wolny, na licencji MIT. Kroje pisma Alegreya i Alegreya Sans są wolne, na licencji SIL Open Font License 1.1. Karty i obrazki narysowano dla tego programu. Działa na bibliotece Qt.</translation>
    </message>
</context>
<context>
    <name>Access</name>
    <message>
        <source>Card table</source>
        <translation>Stół do gry</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Twoje karty</translation>
    </message>
    <message>
        <source>Trick on the table</source>
        <translation>Wziątka na stole</translation>
    </message>
    <message>
        <source>wins so far</source>
        <translation>na razie bije</translation>
    </message>
    <message>
        <source>recommended</source>
        <translation>podpowiedź</translation>
    </message>
    <message>
        <source>{caption}: {before} before, {after} now</source>
        <translation>{caption}: było {before}, jest {after}</translation>
    </message>
</context>
<context>
    <name>Auction</name>
    <message>
        <source>Auction of solo games</source>
        <translation>Licytacja gier</translation>
    </message>
    <message>
        <source>no marriages or card points in these; trumps for coats only</source>
        <translation>bez mariaży i oczek; atu tylko na futro i garnitur</translation>
    </message>
    <message>
        <source>no trumps, marriages or card points in these</source>
        <translation>w tych grach bez atu, mariaży i oczek</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ty</translation>
    </message>
    <message>
        <source>{name}: pass</source>
        <translation>{name}: pas</translation>
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
        <translation>na pięć</translation>
    </message>
    <message>
        <source>six</source>
        <translation>na sześć</translation>
    </message>
    <message>
        <source>fur coat</source>
        <translation>futro</translation>
    </message>
    <message>
        <source>two-piece</source>
        <translation>garnitur</translation>
    </message>
    <message>
        <source>5 tricks · 5 pts</source>
        <translation>5&#xa0;wziątek · 5&#xa0;pkt</translation>
    </message>
    <message>
        <source>6 tricks · 6 pts</source>
        <translation>6&#xa0;wziątek · 6&#xa0;pkt</translation>
    </message>
    <message>
        <source>6 tricks · 1 card</source>
        <translation>6&#xa0;wziątek · 1&#xa0;karta</translation>
    </message>
    <message>
        <source>6 tricks · 2 cards</source>
        <translation>6&#xa0;wziątek · 2&#xa0;karty</translation>
    </message>
    <message>
        <source>already called</source>
        <translation>już zgłoszone</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>If nobody names a game, it is ordinary play to 66.</source>
        <translation>Jeśli nikt nie zgłosi gry, rozdanie toczy się zwyczajnie, do 66.</translation>
    </message>
    <message>
        <source>Whoever passes is out of this auction.</source>
        <translation>Kto spasuje, odpada z tej licytacji.</translation>
    </message>
    <message>
        <source>You must win the **first five** tricks; the sixth card is not played. You lead; {name} lays the cards aside. Made: you uncover **5**. Failed: they uncover **5**.</source>
        <translation>Musisz wziąć **pięć pierwszych** wziątek; szósta karta nie gra. Ty wychodzisz, {name} odkłada karty. Ugrane: odsłaniacie **5**. Nieugrane: oni odsłaniają **5**.</translation>
    </message>
    <message>
        <source>You must win **all six** tricks. You lead; {name} lays the cards aside. Made: you uncover **6**. Failed: they uncover **6**.</source>
        <translation>Musisz wziąć **wszystkie sześć** wziątek. Ty wychodzisz, {name} odkłada karty. Ugrane: odsłaniacie **6**. Nieugrane: oni odsłaniają **6**.</translation>
    </message>
    <message>
        <source>**All six** tricks. Made: a fur coat on them.</source>
        <translation>**Wszystkie sześć** wziątek. Ugrane: futro dla nich.</translation>
    </message>
    <message>
        <source>**All six** tricks. Made: two cards on them, one on the eight and one under it.</source>
        <translation>**Wszystkie sześć** wziątek. Ugrane: dwie karty dla nich, na ósemkę i pod nią.</translation>
    </message>
    <message>
        <source>Failed: they uncover 6.</source>
        <translation>Nieugrane: oni odsłaniają 6.</translation>
    </message>
    <message>
        <source>Failed: nothing.</source>
        <translation>Nieugrane: bez wypłaty.</translation>
    </message>
    <message>
        <source>Failed: a fur coat on you.</source>
        <translation>Nieugrane: futro dla was.</translation>
    </message>
    <message>
        <source>Failed: both on you.</source>
        <translation>Nieugrane: dla was.</translation>
    </message>
</context>
<context>
    <name>Badge</name>
    <message>
        <source>TRUMPS</source>
        <translation>ATU</translation>
    </message>
    <message>
        <source>no trumps</source>
        <translation>bez atu</translation>
    </message>
    <message>
        <source>named by {name}</source>
        <translation>wyznacza {name}</translation>
    </message>
    <message>
        <source>named by you</source>
        <translation>wyznaczasz ty</translation>
    </message>
    <message>
        <source>sixth card</source>
        <translation>z szóstej karty</translation>
    </message>
    <message>
        <source>five, {name}</source>
        <translation>na pięć, {name}</translation>
    </message>
    <message>
        <source>six, {name}</source>
        <translation>na sześć, {name}</translation>
    </message>
    <message>
        <source>fur coat, {name}</source>
        <translation>na futro, {name}</translation>
    </message>
    <message>
        <source>two-piece, {name}</source>
        <translation>na garnitur, {name}</translation>
    </message>
    <message>
        <source>five, you play</source>
        <translation>na pięć, grasz ty</translation>
    </message>
    <message>
        <source>six, you play</source>
        <translation>na sześć, grasz ty</translation>
    </message>
    <message>
        <source>fur coat, you play</source>
        <translation>na futro, grasz ty</translation>
    </message>
    <message>
        <source>two-piece, you play</source>
        <translation>na garnitur, grasz ty</translation>
    </message>
</context>
<context>
    <name>Bubble</name>
    <message>
        <source>Spades are trumps!</source>
        <translation>Atu: pik!</translation>
    </message>
    <message>
        <source>Hearts are trumps!</source>
        <translation>Atu: kier!</translation>
    </message>
    <message>
        <source>Diamonds are trumps!</source>
        <translation>Atu: karo!</translation>
    </message>
    <message>
        <source>Clubs are trumps!</source>
        <translation>Atu: trefl!</translation>
    </message>
    <message>
        <source>I decline.</source>
        <translation>Nie wyznaczam.</translation>
    </message>
    <message>
        <source>Deal again!</source>
        <translation>Nowe rozdanie!</translation>
    </message>
    <message>
        <source>On three nines!</source>
        <translation>Na trzy dziewiątki!</translation>
    </message>
    <message>
        <source>Top!</source>
        <translation>Górna!</translation>
    </message>
    <message>
        <source>Bottom!</source>
        <translation>Dolna!</translation>
    </message>
    <message>
        <source>Pass.</source>
        <translation>Pas.</translation>
    </message>
    <message>
        <source>I go for five!</source>
        <translation>Idę na pięć!</translation>
    </message>
    <message>
        <source>I go for six!</source>
        <translation>Idę na sześć!</translation>
    </message>
    <message>
        <source>I go for the fur coat!</source>
        <translation>Idę na futro!</translation>
    </message>
    <message>
        <source>I go for the two-piece!</source>
        <translation>Idę na garnitur!</translation>
    </message>
    <message>
        <source>Forty, and out!</source>
        <translation>Czterdzieści i koniec!</translation>
    </message>
    <message>
        <source>Twenty, and out!</source>
        <translation>Dwadzieścia i koniec!</translation>
    </message>
    <message>
        <source>Forty!</source>
        <translation>Czterdzieści!</translation>
    </message>
    <message>
        <source>Twenty!</source>
        <translation>Dwadzieścia!</translation>
    </message>
    <message>
        <source>Sixty-six!</source>
        <translation>Sześćdziesiąt sześć!</translation>
    </message>
</context>
<context>
    <name>CardAccusative</name>
    <message>
        <source>ace of spades</source>
        <translation>asa pik</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>dziesiątkę pik</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>króla pik</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>damę pik</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>waleta pik</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>dziewiątkę pik</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>asa kier</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>dziesiątkę kier</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>króla kier</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>damę kier</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>waleta kier</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>dziewiątkę kier</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>asa karo</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>dziesiątkę karo</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>króla karo</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>damę karo</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>waleta karo</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>dziewiątkę karo</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <translation>asa trefl</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>dziesiątkę trefl</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>króla trefl</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>damę trefl</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>waleta trefl</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>dziewiątkę trefl</translation>
    </message>
</context>
<context>
    <name>CardGenitive</name>
    <message>
        <source>ace of spades</source>
        <translation>asa pik</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>dziesiątki pik</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>króla pik</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>damy pik</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>waleta pik</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>dziewiątki pik</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>asa kier</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>dziesiątki kier</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>króla kier</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>damy kier</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>waleta kier</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>dziewiątki kier</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>asa karo</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>dziesiątki karo</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>króla karo</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>damy karo</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>waleta karo</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>dziewiątki karo</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <translation>asa trefl</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>dziesiątki trefl</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>króla trefl</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>damy trefl</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>waleta trefl</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>dziewiątki trefl</translation>
    </message>
</context>
<context>
    <name>CardInstrumental</name>
    <message>
        <source>ace of spades</source>
        <translation>asem pik</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>dziesiątką pik</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>królem pik</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>damą pik</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>waletem pik</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>dziewiątką pik</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>asem kier</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>dziesiątką kier</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>królem kier</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>damą kier</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>waletem kier</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>dziewiątką kier</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>asem karo</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>dziesiątką karo</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>królem karo</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>damą karo</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>waletem karo</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>dziewiątką karo</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <translation>asem trefl</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>dziesiątką trefl</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>królem trefl</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>damą trefl</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>waletem trefl</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>dziewiątką trefl</translation>
    </message>
</context>
<context>
    <name>CardNominative</name>
    <message>
        <source>ace of spades</source>
        <translation>as pik</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>dziesiątka pik</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>król pik</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>dama pik</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>walet pik</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>dziewiątka pik</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>as kier</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>dziesiątka kier</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>król kier</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>dama kier</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>walet kier</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>dziewiątka kier</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>as karo</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>dziesiątka karo</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>król karo</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>dama karo</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>walet karo</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>dziewiątka karo</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <translation>as trefl</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>dziesiątka trefl</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>król trefl</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>dama trefl</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>walet trefl</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>dziewiątka trefl</translation>
    </message>
</context>
<context>
    <name>Claim</name>
    <message>
        <source>Say “sixty-six”?</source>
        <translation>Mówisz „sześćdziesiąt sześć”?</translation>
    </message>
    <message>
        <source>With 66 card points you win the deal at once. If you are short, the deal ends and they uncover 1 point, because you have a trick.</source>
        <translation>Jeśli macie 66&#xa0;oczek, wygrywacie rozdanie od razu. Jeśli nie, rozdanie się kończy i przeciwnicy odsłaniają 1&#xa0;punkt, bo macie już wziątkę.</translation>
    </message>
    <message>
        <source>With 66 card points you win the deal at once. If you are short, the deal ends and they uncover 3 points, because you have no trick.</source>
        <translation>Jeśli macie 66&#xa0;oczek, wygrywacie rozdanie od razu. Jeśli nie, rozdanie się kończy i przeciwnicy odsłaniają 3&#xa0;punkty, bo nie macie wziątki.</translation>
    </message>
    <message>
        <source>With 66 card points you win the deal at once. If you are short, the deal ends and they uncover 1 or 2 points.</source>
        <translation>Jeśli macie 66&#xa0;oczek, wygrywacie rozdanie od razu. Jeśli nie, rozdanie się kończy i przeciwnicy odsłaniają 1&#xa0;albo 2&#xa0;punkty.</translation>
    </message>
    <message>
        <source>Sixty-six!</source>
        <translation>Sześćdziesiąt sześć!</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Jeszcze nie</translation>
    </message>
    <message>
        <source>I do not say it</source>
        <translation>Nie mówię</translation>
    </message>
    <message>
        <source>“66”</source>
        <translation>„66”</translation>
    </message>
</context>
<context>
    <name>Cut</name>
    <message>
        <source>Who cuts the cards?</source>
        <translation>Kto przekłada?</translation>
    </message>
    <message>
        <source>Table rule: the dealer names any other player (K6).</source>
        <translation>Umowa stołu: rozdający wskazuje dowolnego innego gracza (K6).</translation>
    </message>
    <message>
        <source>Cut the cards</source>
        <translation>Przełóż karty</translation>
    </message>
    <message>
        <source>Cut: {name}</source>
        <translation>Przekłada: {name}</translation>
    </message>
    <message>
        <source>try {n} of 3</source>
        <translation>próba {n} z 3</translation>
    </message>
    <message>
        <source>you lift {n} of 24</source>
        <translation>zdejmujesz {n} z 24</translation>
    </message>
    <message>
        <source>Click where you want to cut, or pull the upper part of the pack away.</source>
        <translation>Kliknij tam, gdzie chcesz przełożyć, albo odciągnij górną część talii.</translation>
    </message>
    <message>
        <source>← → one card, Home End ends, Space cut</source>
        <translation>← → o kartę, Home End brzegi, Spacja przełóż</translation>
    </message>
    <message>
        <source>A nine at the bottom: cut again. A third in a row gives the dealing pair 1 point (K7).</source>
        <translation>Pod spodem dziewiątka: przełóż jeszcze raz. Trzecia z rzędu da parze rozdającego 1&#xa0;punkt (K7).</translation>
    </message>
    <message>
        <source>Three nines in a row. The dealing pair uncovers 1 point; the next player deals.</source>
        <translation>Trzy dziewiątki z rzędu. Para rozdającego odsłania 1&#xa0;punkt, rozdaje następny gracz.</translation>
    </message>
    <message>
        <source>was at the bottom</source>
        <translation>była na dole</translation>
    </message>
    <message>
        <source>were at the bottom</source>
        <translation>były na dole</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Anuluj</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Zamknij</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Zamknij komunikat</translation>
    </message>
    <message>
        <source>{n} ms</source>
        <translation>{n}&#xa0;ms</translation>
    </message>
    <message>
        <source>{n}%</source>
        <translation>{n}%</translation>
    </message>
</context>
<context>
    <name>Eight</name>
    <message>
        <source>We: {n} of 8 uncovered</source>
        <translation>My: odkryte {n} z 8</translation>
    </message>
    <message>
        <source>They: {n} of 8 uncovered</source>
        <translation>Oni: odkryte {n} z 8</translation>
    </message>
    <message numerus="yes">
        <source>Our eight: {n} of 8 uncovered, %n fur coat(s).</source>
        <translation>
            <numerusform>Nasza ósemka: odkryte {n} z 8, %n&#xa0;futro.</numerusform>
            <numerusform>Nasza ósemka: odkryte {n} z 8, %n&#xa0;futra.</numerusform>
            <numerusform>Nasza ósemka: odkryte {n} z 8, %n&#xa0;futer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Their eight: {n} of 8 uncovered, %n fur coat(s).</source>
        <translation>
            <numerusform>Ich ósemka: odkryte {n} z 8, %n&#xa0;futro.</numerusform>
            <numerusform>Ich ósemka: odkryte {n} z 8, %n&#xa0;futra.</numerusform>
            <numerusform>Ich ósemka: odkryte {n} z 8, %n&#xa0;futer.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>Something went wrong in the program. Your match is kept. A report was written on this computer; nothing was sent anywhere.</source>
        <translation>W programie wystąpił błąd. Partia jest zachowana. Na tym komputerze zapisano raport; niczego nigdzie nie wysłano.</translation>
    </message>
    <message>
        <source>Something went wrong in the program, and no report of it could be written.</source>
        <translation>W programie wystąpił błąd, a raportu nie udało się zapisać.</translation>
    </message>
    <message>
        <source>Last time the program broke off. Your match is kept. A report was written on this computer; nothing was sent anywhere.</source>
        <translation>Poprzednio program niespodziewanie przerwał pracę. Partia jest zachowana. Na tym komputerze zapisano raport; niczego nigdzie nie wysłano.</translation>
    </message>
    <message>
        <source>Last time the program broke off. Your match is kept. No report could be written.</source>
        <translation>Poprzednio program niespodziewanie przerwał pracę. Partia jest zachowana. Raportu nie udało się zapisać.</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Otwórz folder</translation>
    </message>
    <message>
        <source>The folder cannot be shown: {path}</source>
        <translation>Nie da się pokazać folderu: {path}</translation>
    </message>
    <message>
        <source>Kominek is running already, but does not answer yet.</source>
        <translation>Kominek jest już uruchomiony, ale na razie nie odpowiada.</translation>
    </message>
    <message>
        <source>This message goes by itself as soon as its window comes to the front. If it stays, the other program may have to be ended.</source>
        <translation>Ten komunikat zniknie sam, gdy tylko tamto okno wyjdzie na wierzch. Jeśli nie znika, być może trzeba zakończyć tamten program.</translation>
    </message>
    <message>
        <source>Stop waiting</source>
        <translation>Nie czekaj</translation>
    </message>
</context>
<context>
    <name>Game</name>
    <message>
        <source>Kominek</source>
        <translation>Kominek</translation>
    </message>
    <message>
        <source>Klin</source>
        <translation>Klin</translation>
    </message>
    <message>
        <source>four in pairs · 24 cards · 66, marriages and solo games</source>
        <translation>czworo w parach · 24&#xa0;karty · 66, mariaże i zgłoszenia</translation>
    </message>
    <message>
        <source>four in pairs · 24 cards · 66 and marriages</source>
        <translation>czworo w parach · 24&#xa0;karty · 66&#xa0;i mariaże</translation>
    </message>
    <message>
        <source>Five hundred and one</source>
        <translation>Pięćset jeden</translation>
    </message>
    <message>
        <source>Gong</source>
        <translation>Gąg</translation>
    </message>
    <message>
        <source>Thousand</source>
        <translation>Tysiąc</translation>
    </message>
    <message>
        <source>King</source>
        <translation>King</translation>
    </message>
    <message>
        <source>Ambigu</source>
        <translation>Prima</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>Hint</source>
        <translation>Podpowiedź</translation>
    </message>
    <message>
        <source>Name {suit}.</source>
        <translation>Wyznacz atu: {suit}.</translation>
    </message>
    <message>
        <source>Decline to name trumps.</source>
        <translation>Nie wyznaczaj atu.</translation>
    </message>
    <message>
        <source>Ask for a redeal.</source>
        <translation>Żądaj ponownego rozdania.</translation>
    </message>
    <message>
        <source>Play this deal.</source>
        <translation>Graj to rozdanie.</translation>
    </message>
    <message>
        <source>Lay three nines.</source>
        <translation>Wyłóż trzy dziewiątki.</translation>
    </message>
    <message>
        <source>Keep the nines in your hand.</source>
        <translation>Zostaw dziewiątki w ręce.</translation>
    </message>
    <message>
        <source>Pick the {card}; top or bottom is all the same.</source>
        <translation>Wskaż {card}; górna czy dolna, wszystko jedno.</translation>
    </message>
    <message>
        <source>Leave the {card}.</source>
        <translation>Zostaw {card}.</translation>
    </message>
    <message>
        <source>Call: {game}.</source>
        <translation>Zgłoś: {game}.</translation>
    </message>
    <message>
        <source>Pass.</source>
        <translation>Spasuj.</translation>
    </message>
    <message>
        <source>Say sixty-six.</source>
        <translation>Powiedz „sześćdziesiąt sześć”.</translation>
    </message>
    <message>
        <source>Announce the marriage and go out.</source>
        <translation>Zgłoś mariaż i zakończ.</translation>
    </message>
    <message>
        <source>Do not say sixty-six.</source>
        <translation>Nie mów „sześćdziesiąt sześć”.</translation>
    </message>
    <message>
        <source>Let {name} cut.</source>
        <translation>Niech przełoży {name}.</translation>
    </message>
    <message>
        <source>Cut where you like.</source>
        <translation>Przełóż, gdzie chcesz.</translation>
    </message>
    <message>
        <source>Say Forty and lead the {card}.</source>
        <translation>Zgłoś 40&#xa0;i wyjdź {card}.</translation>
    </message>
    <message>
        <source>Say Twenty and lead the {card}.</source>
        <translation>Zgłoś 20&#xa0;i wyjdź {card}.</translation>
    </message>
    <message>
        <source>Lead the {card}.</source>
        <translation>Wyjdź {card}.</translation>
    </message>
    <message>
        <source>Play the {card}.</source>
        <translation>Dołóż {card}.</translation>
    </message>
    <message>
        <source>Trump with the {card}.</source>
        <translation>Przebij {card}.</translation>
    </message>
    <message>
        <source>Throw the {card}.</source>
        <translation>Zrzuć {card}.</translation>
    </message>
    <message>
        <source>{name} may still be beaten: no card points yet.</source>
        <translation>{name}: tę kartę można jeszcze przebić, na razie bez oczek.</translation>
    </message>
    <message>
        <source>Throw a card without points on their trick.</source>
        <translation>Na ich wziątkę zrzuca się kartę bez oczek.</translation>
    </message>
    <message>
        <source>It is now the highest card of its suit.</source>
        <translation>To już najwyższa karta koloru.</translation>
    </message>
    <message>
        <source>It may bring you to 66.</source>
        <translation>Może dać wam 66.</translation>
    </message>
    <message>
        <source>It draws the others’ trumps.</source>
        <translation>To ściąga atu z rąk innych.</translation>
    </message>
    <message>
        <source>With a trick you may announce marriages.</source>
        <translation>Z pierwszą wziątką liczą się wasze mariaże.</translation>
    </message>
    <message>
        <source>{name} most likely takes this trick: give it card points.</source>
        <translation>Tę wziątkę najpewniej bierze {name}: dołóż oczka.</translation>
    </message>
    <message>
        <source>You play last: win as cheaply as you can.</source>
        <translation>Grasz na końcu: bierz najtaniej, jak można.</translation>
    </message>
    <message>
        <source>Only one card still out could beat it.</source>
        <translation>Przebić ją może już tylko jedna karta.</translation>
    </message>
    <message>
        <source>You are void: the cheapest trump that wins.</source>
        <translation>Nie masz koloru: najtańsze atu, które bierze.</translation>
    </message>
    <message>
        <source>The marriage counts at once.</source>
        <translation>Mariaż liczy się od razu.</translation>
    </message>
    <message>
        <source>There is no other card to play.</source>
        <translation>Innej karty zagrać nie można.</translation>
    </message>
    <message>
        <source>It is your strongest suit on three cards.</source>
        <translation>Na trzy karty to najmocniejszy kolor.</translation>
    </message>
    <message>
        <source>There is no other choice.</source>
        <translation>Innego wyboru nie ma.</translation>
    </message>
    <message>
        <source>It makes no difference.</source>
        <translation>To bez różnicy.</translation>
    </message>
    <message>
        <source>A new deal is worth more than this one.</source>
        <translation>Nowe rozdanie jest warte więcej niż to.</translation>
    </message>
    <message>
        <source>The trumps are worth keeping.</source>
        <translation>Takich atu się nie oddaje.</translation>
    </message>
    <message>
        <source>Three or more cards of one shown suit: a hit is less likely.</source>
        <translation>Trzy karty albo więcej w jednym z tych kolorów: trafić trudniej.</translation>
    </message>
    <message>
        <source>Too few cards in the suits of the nines.</source>
        <translation>Za mało kart w kolorach dziewiątek.</translation>
    </message>
    <message>
        <source>Every suit is as good as another: choose evenly.</source>
        <translation>Każdy kolor jest równie dobry: wybierz na chybił trafił.</translation>
    </message>
    <message>
        <source>You hold enough sure tricks.</source>
        <translation>Masz dość pewnych wziątek.</translation>
    </message>
    <message>
        <source>It is made often enough to pay better than ordinary play.</source>
        <translation>Udaje się na tyle często, że opłaca się bardziej niż zwykła rozgrywka.</translation>
    </message>
    <message>
        <source>Too few sure tricks for a solo game.</source>
        <translation>Za mało pewnych wziątek na grę w pojedynkę.</translation>
    </message>
    <message>
        <source>So king and queen stay together.</source>
        <translation>Król z damą zostają razem.</translation>
    </message>
    <message>
        <source>Nothing sure to lead: a cheap card.</source>
        <translation>Pewnego wyjścia nie ma: tania karta.</translation>
    </message>
    <message>
        <source>Keep your trumps: they are not led without need.</source>
        <translation>Zachowaj atu: bez potrzeby się w nie nie wychodzi.</translation>
    </message>
    <message>
        <source>An opponent must spend a trump on it.</source>
        <translation>Przeciwnik musi wydać na to atu.</translation>
    </message>
    <message>
        <source>{name} may trump this suit.</source>
        <translation>Ten kolor może przebić atutem {name}.</translation>
    </message>
    <message>
        <source>It is your longest suit.</source>
        <translation>To twój najdłuższy kolor.</translation>
    </message>
    <message>
        <source>{name} leads this suit too.</source>
        <translation>W ten kolor wychodzi też {name}.</translation>
    </message>
    <message>
        <source>It most likely takes this trick.</source>
        <translation>Najpewniej bierze tę wziątkę.</translation>
    </message>
    <message>
        <source>The card points on the table are worth taking.</source>
        <translation>Oczka na stole warto wziąć.</translation>
    </message>
    <message>
        <source>After this trick you have good cards to lead.</source>
        <translation>Po tej wziątce masz z czym wyjść.</translation>
    </message>
    <message>
        <source>A sure card is kept for later.</source>
        <translation>Pewna karta zostaje na później.</translation>
    </message>
    <message>
        <source>The ten keeps its guard while the ace is out.</source>
        <translation>Dziesiątka nie zostaje sama, póki as jest w grze.</translation>
    </message>
    <message>
        <source>A dearer card might bring them to 66.</source>
        <translation>Droższa karta mogłaby dać im&#xa0;66.</translation>
    </message>
    <message>
        <source>It may bring you to 33.</source>
        <translation>Może dać wam&#xa0;33.</translation>
    </message>
    <message>
        <source>{name} is sure to take this trick: give it card points.</source>
        <translation>Tę wziątkę na pewno bierze {name}: dołóż oczka.</translation>
    </message>
    <message>
        <source>The fewest higher cards are still out.</source>
        <translation>Wyższych kart zostało tu najmniej.</translation>
    </message>
    <message>
        <source>It takes the trick that ends their game.</source>
        <translation>Bierze wziątkę, która kończy ich grę.</translation>
    </message>
    <message>
        <source>Keep the cards that may still stop the soloist.</source>
        <translation>Trzymaj karty, które jeszcze mogą przerwać tę grę.</translation>
    </message>
    <message>
        <source>By the cards you saw you have 66.</source>
        <translation>Licząc karty, które było widać, macie 66.</translation>
    </message>
    <message>
        <source>By the cards you saw it is less than 66.</source>
        <translation>Licząc karty, które było widać, 66&#xa0;jeszcze nie macie.</translation>
    </message>
    <message>
        <source>It comes out best over many possible layouts.</source>
        <translation>Wypada najlepiej przy wielu możliwych układach kart.</translation>
    </message>
    <message>
        <source>It works in every possible layout.</source>
        <translation>Udaje się przy każdym możliwym układzie kart.</translation>
    </message>
    <message>
        <source>There is nothing to decide now.</source>
        <translation>Teraz nie ma o czym decydować.</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>liczę…</translation>
    </message>
    <message>
        <source>≈ {n}%</source>
        <translation>≈&#xa0;{n}%</translation>
    </message>
    <message>
        <source>{n}%</source>
        <translation>{n}%</translation>
    </message>
    <message>
        <source>≈ nearly equal</source>
        <translation>≈&#xa0;prawie równe</translation>
    </message>
    <message>
        <source>All are equal.</source>
        <translation>Każda dobra.</translation>
    </message>
    <message>
        <source>The {card} is as good.</source>
        <translation>Na to samo wychodzi {card}.</translation>
    </message>
    <message>
        <source>As good: {cards}.</source>
        <translation>Równie dobre: {cards}.</translation>
    </message>
    <message>
        <source>If {name} holds the {held}, play the {other} instead.</source>
        <translation>Jeśli {held} trzyma {name}, lepiej zagrać {other}.</translation>
    </message>
    <message>
        <source>You play last: the card points are safe.</source>
        <translation>Grasz na końcu: oczka są bezpieczne.</translation>
    </message>
    <message>
        <source>It is their trick: as few card points as you can.</source>
        <translation>To ich wziątka: oddaj jak najmniej oczek.</translation>
    </message>
    <message>
        <source>Any other card beats your partner for nothing.</source>
        <translation>Każda inna karta niepotrzebnie bije partnera.</translation>
    </message>
    <message>
        <source>chance to win the deal</source>
        <translation>szansa wygrania rozdania</translation>
    </message>
    <message>
        <source>chance to make the game</source>
        <translation>szansa ugrania</translation>
    </message>
    <message>
        <source>chance to defeat the game</source>
        <translation>szansa obrony</translation>
    </message>
    <message>
        <source>flame: more points on average</source>
        <translation>płomień: średnio więcej punktów</translation>
    </message>
    <message>
        <source>– beats your partner for nothing</source>
        <translation>– niepotrzebnie bije partnera</translation>
    </message>
    <message>
        <source>chance {n}%</source>
        <translation>szansa&#xa0;{n}%</translation>
    </message>
    <message>
        <source>On each tile: the chance to make that game.</source>
        <translation>Pod nazwą gry: szansa jej ugrania.</translation>
    </message>
    <message>
        <source>Best card: {card}, chance {n}%.</source>
        <translation>Najlepsza karta: {card}, szansa {n}%.</translation>
    </message>
    <message>
        <source>Likeliest game: {game}, chance {n}%.</source>
        <translation>Najpewniejsza gra: {game}, szansa {n}%.</translation>
    </message>
</context>
<context>
    <name>IndexLetter</name>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message>
        <source>Q</source>
        <translation>D</translation>
    </message>
    <message>
        <source>J</source>
        <translation>W</translation>
    </message>
</context>
<context>
    <name>KominekLibrary</name>
    <message>
        <source>fur coats {ours} : {theirs}</source>
        <translation>futra {ours} : {theirs}</translation>
    </message>
    <message>
        <source>fur coats {ours} : {theirs}, eights {our_eight} : {their_eight}</source>
        <translation>futra {ours} : {theirs}, ósemki {our_eight} : {their_eight}</translation>
    </message>
</context>
<context>
    <name>KominekLook</name>
    <message numerus="yes">
        <source>%n point(s) for you</source>
        <translation>
            <numerusform>%n&#xa0;punkt dla was</numerusform>
            <numerusform>%n&#xa0;punkty dla was</numerusform>
            <numerusform>%n&#xa0;punktów dla was</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for them</source>
        <translation>
            <numerusform>%n&#xa0;punkt dla nich</numerusform>
            <numerusform>%n&#xa0;punkty dla nich</numerusform>
            <numerusform>%n&#xa0;punktów dla nich</numerusform>
        </translation>
    </message>
    <message>
        <source>no points</source>
        <translation>bez punktów</translation>
    </message>
    <message numerus="yes">
        <source>%n fur coat(s) on them</source>
        <translation>
            <numerusform>%n&#xa0;futro dla nich</numerusform>
            <numerusform>%n&#xa0;futra dla nich</numerusform>
            <numerusform>%n&#xa0;futer dla nich</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fur coat(s) on you</source>
        <translation>
            <numerusform>%n&#xa0;futro dla was</numerusform>
            <numerusform>%n&#xa0;futra dla was</numerusform>
            <numerusform>%n&#xa0;futer dla was</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KominekSheet</name>
    <message>
        <source>no.</source>
        <translation>nr</translation>
    </message>
    <message>
        <source>deal</source>
        <translation>rozdanie</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>rozdaje</translation>
    </message>
    <message>
        <source>D</source>
        <translation>R</translation>
    </message>
    <message>
        <source>dealt by:</source>
        <translation>rozdaje</translation>
    </message>
    <message>
        <source>trumps</source>
        <translation>atu</translation>
    </message>
    <message>
        <source>trumps and who named them</source>
        <translation>atu i kto wyznacza</translation>
    </message>
    <message>
        <source>game and result</source>
        <translation>gra i wynik</translation>
    </message>
    <message>
        <source>deal played</source>
        <translation>rozdanie</translation>
    </message>
    <message>
        <source>card points</source>
        <translation>oczka</translation>
    </message>
    <message>
        <source>tricks</source>
        <translation>wziątki</translation>
    </message>
    <message>
        <source>{name} +</source>
        <translation>{name}&#xa0;+</translation>
    </message>
    <message>
        <source>points: {name}</source>
        <translation>punkty: {name}</translation>
    </message>
    <message>
        <source>= {name}</source>
        <translation>=&#xa0;{name}</translation>
    </message>
    <message>
        <source>total: {name}</source>
        <translation>razem: {name}</translation>
    </message>
    <message>
        <source>{a} and {b}</source>
        <translation>{a} i&#xa0;{b}</translation>
    </message>
    <message>
        <source>endless match</source>
        <translation>partia bez końca</translation>
    </message>
    <message numerus="yes">
        <source>match to %n fur coat(s)</source>
        <translation>
            <numerusform>partia do %n&#xa0;futra</numerusform>
            <numerusform>partia do %n&#xa0;futer</numerusform>
            <numerusform>partia do %n&#xa0;futer</numerusform>
        </translation>
    </message>
    <message>
        <source>Wearing fur coats</source>
        <translation>Futra noszą</translation>
    </message>
    <message>
        <source>D: who deals. Columns with “=”: what is uncovered on the eight.</source>
        <translation>R: kto rozdaje. Kolumny z&#xa0;„=”: ile odkryte na ósemce.</translation>
    </message>
    <message>
        <source>66, no trick</source>
        <translation>66, bez wziątki</translation>
    </message>
    <message>
        <source>66, fewer than 33</source>
        <translation>66, poniżej&#xa0;33</translation>
    </message>
    <message>
        <source>66, at least 33</source>
        <translation>66, co najmniej&#xa0;33</translation>
    </message>
    <message>
        <source>last trick</source>
        <translation>ostatnia wziątka</translation>
    </message>
    <message>
        <source>66 said too early</source>
        <translation>66&#xa0;za wcześnie</translation>
    </message>
    <message>
        <source>three nines at the bottom</source>
        <translation>trzy dziewiątki pod spodem</translation>
    </message>
    <message>
        <source>66</source>
        <translation>66</translation>
    </message>
    <message>
        <source>three nines, {name}: won</source>
        <translation>na trzy&#xa0;9, {name}: wygrana</translation>
    </message>
    <message>
        <source>three nines, {name}: lost</source>
        <translation>na trzy&#xa0;9, {name}: przegrana</translation>
    </message>
    <message>
        <source>three nines, {name}</source>
        <translation>na trzy&#xa0;9, {name}</translation>
    </message>
    <message>
        <source>five, {name}: made</source>
        <translation>na pięć, {name}: ugrane</translation>
    </message>
    <message>
        <source>five, {name}: failed</source>
        <translation>na pięć, {name}: nieugrane</translation>
    </message>
    <message>
        <source>six, {name}: made</source>
        <translation>na sześć, {name}: ugrane</translation>
    </message>
    <message>
        <source>six, {name}: failed</source>
        <translation>na sześć, {name}: nieugrane</translation>
    </message>
    <message>
        <source>fur coat, {name}: made</source>
        <translation>na futro, {name}: ugrane</translation>
    </message>
    <message>
        <source>fur coat, {name}: failed</source>
        <translation>na futro, {name}: nieugrane</translation>
    </message>
    <message>
        <source>two-piece, {name}: made</source>
        <translation>na garnitur, {name}: ugrane</translation>
    </message>
    <message>
        <source>two-piece, {name}: failed</source>
        <translation>na garnitur, {name}: nieugrane</translation>
    </message>
    <message>
        <source>five, {name}</source>
        <translation>na pięć, {name}</translation>
    </message>
    <message>
        <source>six, {name}</source>
        <translation>na sześć, {name}</translation>
    </message>
    <message>
        <source>fur coat, {name}</source>
        <translation>na futro, {name}</translation>
    </message>
    <message>
        <source>two-piece, {name}</source>
        <translation>na garnitur, {name}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) lost</source>
        <translation>
            <numerusform>%n&#xa0;punkt przepada</numerusform>
            <numerusform>%n&#xa0;punkty przepadają</numerusform>
            <numerusform>%n&#xa0;punktów przepada</numerusform>
        </translation>
    </message>
    <message>
        <source>FUR COAT on us, eights covered</source>
        <translation>FUTRO dla nas, ósemki zakryte</translation>
    </message>
    <message>
        <source>FUR COAT on them, eights covered</source>
        <translation>FUTRO dla nich, ósemki zakryte</translation>
    </message>
    <message>
        <source>FUR COAT on us, eights stay</source>
        <translation>FUTRO dla nas, ósemki bez zmian</translation>
    </message>
    <message>
        <source>FUR COAT on them, eights stay</source>
        <translation>FUTRO dla nich, ósemki bez zmian</translation>
    </message>
    <message>
        <source>TWO-PIECE on us, eights covered</source>
        <translation>GARNITUR dla nas, ósemki zakryte</translation>
    </message>
    <message>
        <source>TWO-PIECE on them, eights covered</source>
        <translation>GARNITUR dla nich, ósemki zakryte</translation>
    </message>
    <message>
        <source>TWO-PIECE on us, eights stay</source>
        <translation>GARNITUR dla nas, ósemki bez zmian</translation>
    </message>
    <message>
        <source>TWO-PIECE on them, eights stay</source>
        <translation>GARNITUR dla nich, ósemki bez zmian</translation>
    </message>
    <message>
        <source>Fur coat on us</source>
        <translation>Futro dla nas</translation>
    </message>
    <message>
        <source>Fur coat on them</source>
        <translation>Futro dla nich</translation>
    </message>
    <message>
        <source>Two-piece on us</source>
        <translation>Garnitur dla nas</translation>
    </message>
    <message>
        <source>Two-piece on them</source>
        <translation>Garnitur dla nich</translation>
    </message>
    <message numerus="yes">
        <source>After %n deal(s): We {a}, They {b}.</source>
        <translation>
            <numerusform>Po %n&#xa0;rozdaniu: My {a}, Oni {b}.</numerusform>
            <numerusform>Po %n&#xa0;rozdaniach: My {a}, Oni {b}.</numerusform>
            <numerusform>Po %n&#xa0;rozdaniach: My {a}, Oni {b}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>We wear %n fur coat(s), they wear {b}.</source>
        <translation>
            <numerusform>My nosimy %n&#xa0;futro, oni {b}.</numerusform>
            <numerusform>My nosimy %n&#xa0;futra, oni {b}.</numerusform>
            <numerusform>My nosimy %n&#xa0;futer, oni {b}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>We wear %n fur coat(s), they none.</source>
        <translation>
            <numerusform>My nosimy %n&#xa0;futro, oni żadnego.</numerusform>
            <numerusform>My nosimy %n&#xa0;futra, oni żadnego.</numerusform>
            <numerusform>My nosimy %n&#xa0;futer, oni żadnego.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They wear %n fur coat(s), we none.</source>
        <translation>
            <numerusform>Oni noszą %n&#xa0;futro, my żadnego.</numerusform>
            <numerusform>Oni noszą %n&#xa0;futra, my żadnego.</numerusform>
            <numerusform>Oni noszą %n&#xa0;futer, my żadnego.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody wears a fur coat.</source>
        <translation>Nikt nie nosi futra.</translation>
    </message>
    <message>
        <source>The match is ours.</source>
        <translation>Partia dla nas.</translation>
    </message>
    <message>
        <source>The match is theirs.</source>
        <translation>Partia dla nich.</translation>
    </message>
    <message>
        <source>as printed</source>
        <translation>według druku</translation>
    </message>
    <message>
        <source>classic table (K31 3-2-1)</source>
        <translation>klasyczny stół (K31 3-2-1)</translation>
    </message>
    <message>
        <source>our table ({rules})</source>
        <translation>nasz stół ({rules})</translation>
    </message>
    <message>
        <source>K13 without {letters}</source>
        <translation>K13&#xa0;bez {letters}</translation>
    </message>
    <message>
        <source>K6 the dealer names who cuts</source>
        <translation>K6&#xa0;rozdający wskazuje, kto przekłada</translation>
    </message>
    <message>
        <source>K7 off</source>
        <translation>K7&#xa0;wyłączone</translation>
    </message>
    <message>
        <source>K25 suit or trump</source>
        <translation>K25&#xa0;kolor albo atu</translation>
    </message>
    <message>
        <source>K26 in suit</source>
        <translation>K26&#xa0;w&#xa0;kolorze</translation>
    </message>
    <message>
        <source>K26 always</source>
        <translation>K26&#xa0;zawsze</translation>
    </message>
    <message>
        <source>K30 say “66”</source>
        <translation>K30&#xa0;„66” słowem</translation>
    </message>
    <message>
        <source>K30 no look at the last trick</source>
        <translation>K30&#xa0;bez oglądania wziątki</translation>
    </message>
    <message>
        <source>K30 open count</source>
        <translation>K30&#xa0;jawne oczka</translation>
    </message>
    <message>
        <source>K31 3-2-1</source>
        <translation>K31&#xa0;3-2-1</translation>
    </message>
    <message>
        <source>K22 coat covers eights</source>
        <translation>K22&#xa0;futro zakrywa ósemki</translation>
    </message>
    <message>
        <source>K22 failed coat pays 6</source>
        <translation>K22&#xa0;nieugrane futro za&#xa0;6</translation>
    </message>
    <message>
        <source>K22 failed coat pays nothing</source>
        <translation>K22&#xa0;nieugrane futro bez wypłaty</translation>
    </message>
    <message>
        <source>K23 trumps in coats</source>
        <translation>K23&#xa0;atu w&#xa0;grach na futro</translation>
    </message>
    <message>
        <source>K34 every surplus</source>
        <translation>K34&#xa0;każda nadwyżka</translation>
    </message>
    <message>
        <source>K36 to 1</source>
        <translation>K36&#xa0;do&#xa0;1</translation>
    </message>
    <message>
        <source>K36 to 5</source>
        <translation>K36&#xa0;do&#xa0;5</translation>
    </message>
    <message>
        <source>K36 endless</source>
        <translation>K36&#xa0;bez końca</translation>
    </message>
</context>
<context>
    <name>LastTrick</name>
    <message>
        <source>Last trick</source>
        <translation>Ostatnia wziątka</translation>
    </message>
    <message>
        <source>Seen until the next trick is complete</source>
        <translation>Widoczna do następnej wziątki</translation>
    </message>
    <message>
        <source>No trick to look at yet.</source>
        <translation>Nie ma jeszcze wziątki do obejrzenia.</translation>
    </message>
    <message>
        <source>Table rule: taken tricks are not looked at (K30).</source>
        <translation>Umowa stołu: zabranych wziątek się nie ogląda (K30).</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>First deal</source>
        <translation>Pierwsze rozdanie</translation>
    </message>
    <message>
        <source>Before every deal somebody cuts the pack, usually the dealer’s right neighbour. Today {east} deals and asks you to cut. The pack is prepared for this lesson, so cut wherever you like.</source>
        <translation>Przed każdym rozdaniem ktoś przekłada karty, zwykle prawy sąsiad rozdającego. Dziś rozdaje {east} i o przełożenie prosi ciebie. Talia jest ułożona do lekcji, więc przełóż, gdzie chcesz.</translation>
    </message>
    <message>
        <source>Click anywhere in the pack or press</source>
        <translation>Kliknij dowolne miejsce talii albo wciśnij</translation>
    </message>
    <message>
        <source>Cut the pack</source>
        <translation>Przełóż karty</translation>
    </message>
    <message>
        <source>You see only three of your six cards and already name &lt;b&gt;trumps&lt;/b&gt;, the suit that beats all others. A king and queen of one suit are worth extra, and you hold both in hearts.</source>
        <translation>Widzisz dopiero trzy z sześciu swoich kart, a już wyznaczasz &lt;b&gt;atu&lt;/b&gt;: kolor, który bije wszystkie inne. Król i dama jednego koloru przynoszą dodatkowe oczka, a ty masz taką parę w kierach.</translation>
    </message>
    <message>
        <source>Choose hearts or press</source>
        <translation>Wybierz kier albo wciśnij</translation>
    </message>
    <message>
        <source>Three cards and trumps</source>
        <translation>Trzy karty i atu</translation>
    </message>
    <message>
        <source>The rules allow that, but in this lesson choose hearts.</source>
        <translation>Tak też wolno, ale w tej lekcji wybierz kier.</translation>
    </message>
    <message>
        <source>Now everybody has six cards and may announce a game of one against two. That takes very strong cards; the last step tells about it. Today you play the ordinary way, pair against pair.</source>
        <translation>Każdy ma już sześć kart i może zgłosić grę jednego przeciw dwojgu. Trzeba do niej bardzo mocnych kart; opowie o niej ostatni krok. Dziś gracie zwyczajnie, para na parę.</translation>
    </message>
    <message>
        <source>Say pass or press</source>
        <translation>Powiedz „pas” albo wciśnij</translation>
    </message>
    <message>
        <source>Pass for now</source>
        <translation>Na razie pas</translation>
    </message>
    <message>
        <source>The rules allow that, but not with these cards. Pass this time.</source>
        <translation>Tak też wolno, ale nie z tymi kartami. Tym razem spasuj.</translation>
    </message>
    <message>
        <source>An ace is worth 11, a ten 10, a king 4, a queen 3, a jack 2, a nine 0. You and {north} are one pair, {west} and {east} the other. The pair that is first to take &lt;b&gt;66 card points&lt;/b&gt; wins the deal.</source>
        <translation>As to 11&#xa0;oczek, dziesiątka 10, król 4, dama 3, walet 2, dziewiątka 0. Ty i {north} to jedna para, {west} i {east} to druga. Para, która pierwsza zbierze &lt;b&gt;66&#xa0;oczek&lt;/b&gt;, wygrywa rozdanie.</translation>
    </message>
    <message>
        <source>What the cards are worth</source>
        <translation>Ile warte są karty</translation>
    </message>
    <message>
        <source>Click the {card} or press</source>
        <translation>Kliknij {card} albo wciśnij</translation>
    </message>
    <message>
        <source>The ten beats the king</source>
        <translation>Dziesiątka bije króla</translation>
    </message>
    <message>
        <source>In every suit, from the top: ace, ten, king, queen, jack, nine. The &lt;b&gt;ten&lt;/b&gt; stands right after the ace! You lead first. A nine costs nothing: start with it and see how the ten takes the king.</source>
        <translation>W każdym kolorze od góry: as, dziesiątka, król, dama, walet, dziewiątka. &lt;b&gt;Dziesiątka&lt;/b&gt; stoi zaraz po asie! Pierwsze wyjście jest twoje. Dziewiątka nic nie kosztuje: zacznij od niej i zobacz, jak dziesiątka bierze króla.</translation>
    </message>
    <message>
        <source>A trick for your pair</source>
        <translation>Wziątka dla was</translation>
    </message>
    <message>
        <source>Spades were led, so whoever has a spade must play one: both of yours are raised. {north} is taking this trick with the ace, and you play last. Add the &lt;b&gt;ten&lt;/b&gt;, and its 10 card points are yours.</source>
        <translation>Zagrano w piki, więc kto ma pika, musi go dołożyć: twoje dwa są uniesione. Asem bierze {north}, a ty grasz na końcu. Dołóż &lt;b&gt;dziesiątkę&lt;/b&gt;, a jej 10&#xa0;oczek będzie wasze.</translation>
    </message>
    <message>
        <source>{north} leads the queen of spades and says “Twenty!” A king and queen of one suit are a &lt;b&gt;marriage&lt;/b&gt;: 20 card points at once, even if the trick is lost. You announce it when you lead, once your pair has a trick.</source>
        <translation>{north} wychodzi damą pik i mówi „Dwadzieścia!” Król i dama jednego koloru to &lt;b&gt;mariaż&lt;/b&gt;: od razu 20&#xa0;oczek, choćby wziątka przepadła. Zgłasza go ten, kto wychodzi, gdy jego para ma już wziątkę.</translation>
    </message>
    <message>
        <source>Twenty!</source>
        <translation>Dwadzieścia!</translation>
    </message>
    <message>
        <source>Follow suit</source>
        <translation>Dołóż do koloru</translation>
    </message>
    <message>
        <source>You have just one spade left, so you may play only the &lt;b&gt;jack of spades&lt;/b&gt;. Raised cards are the ones you may play. Try another if you like: the table will say why not.</source>
        <translation>Masz już tylko jednego pika, więc wolno ci zagrać tylko &lt;b&gt;waleta pik&lt;/b&gt;. Uniesione karty to te, które wolno położyć. Spróbuj innej, jeśli chcesz: stół powie, dlaczego nie.</translation>
    </message>
    <message>
        <source>No card of the suit? Trump!</source>
        <translation>Nie masz koloru? Przebij!</translation>
    </message>
    <message>
        <source>{west} leads the ace of diamonds, and you have no diamond left. Then you must play a &lt;b&gt;trump&lt;/b&gt;. Even the smallest one beats an ace. Keep the king and queen: you will need them at once.</source>
        <translation>{west} wychodzi asem karo, a ty nie masz już kara. Wtedy trzeba przebić &lt;b&gt;atutem&lt;/b&gt;. Nawet najniższe atu bije asa. Króla i damę zachowaj: zaraz się przydadzą.</translation>
    </message>
    <message>
        <source>The rules allow that, but keep the king and queen for now.</source>
        <translation>Tak też wolno, ale króla i damę jeszcze zachowaj.</translation>
    </message>
    <message>
        <source>The rules allow that, but this time play the {card}.</source>
        <translation>Tak też wolno, ale tym razem zagraj {card}.</translation>
    </message>
    <message>
        <source>It is your lead, your pair has tricks, and you hold the king and queen of trumps. A marriage in trumps is worth &lt;b&gt;40&lt;/b&gt;. Lead one of the two and say so when the table asks.</source>
        <translation>Wychodzisz ty, wasza para ma wziątki, a w ręce trzymasz króla i damę w atu. Mariaż atutowy to &lt;b&gt;40&#xa0;oczek&lt;/b&gt;. Wyjdź jedną z tych kart i zgłoś go, gdy stół zapyta.</translation>
    </message>
    <message>
        <source>Click the king or the queen, or press</source>
        <translation>Kliknij króla lub damę albo wciśnij</translation>
    </message>
    <message>
        <source>Forty!</source>
        <translation>Czterdzieści!</translation>
    </message>
    <message>
        <source>Choose “Forty” or press</source>
        <translation>Wybierz „czterdzieści” albo wciśnij</translation>
    </message>
    <message>
        <source>Without the marriage 40 card points are lost. Say “Forty”.</source>
        <translation>Bez mariażu przepadnie 40&#xa0;oczek. Powiedz „czterdzieści”.</translation>
    </message>
    <message>
        <source>Your tricks brought 39, the marriages 20 and 40: &lt;b&gt;99&lt;/b&gt;, and 66 is enough. So the deal ends at once. The opponents have tricks, therefore you uncover 1 point; without a single trick it would be 3.</source>
        <translation>Wziątki dały wam 39&#xa0;oczek, mariaże 20&#xa0;i 40: razem &lt;b&gt;99&lt;/b&gt;, a wystarczy 66. Rozdanie kończy się od razu. Przeciwnicy mają wziątki, więc odsłaniacie 1&#xa0;punkt; gdyby nie mieli żadnej, byłyby 3.</translation>
    </message>
    <message>
        <source>Sixty-six</source>
        <translation>Sześćdziesiąt sześć</translation>
    </message>
    <message>
        <source>Each pair has an eight, and every point uncovers one more of its signs. Uncover all &lt;b&gt;eight&lt;/b&gt;, and the opponents wear a fur coat; then both eights are covered again. Three fur coats win the match.</source>
        <translation>Każda para ma ósemkę, a każdy punkt odsłania na niej jeden znak. Gdy odsłonicie wszystkie &lt;b&gt;osiem&lt;/b&gt;, przeciwnicy dostają futro, a obie ósemki znów się zakrywa. Trzy futra wygrywają partię.</translation>
    </message>
    <message>
        <source>The eight</source>
        <translation>Ósemka</translation>
    </message>
    <message>
        <source>Whoever has &lt;b&gt;three nines&lt;/b&gt; may lay them down before the first lead. Each opponent secretly picks a card of one of those suits, and then one nine stays. If they have hit its suit, 3 points are theirs; if not, yours. Then the deal goes on.</source>
        <translation>Kto ma &lt;b&gt;trzy dziewiątki&lt;/b&gt;, może je wyłożyć przed pierwszym wyjściem. Każdy przeciwnik po cichu wskazuje kartę w jednym z tych kolorów, potem zostaje jedna dziewiątka. Jeśli trafili w jej kolor, 3&#xa0;punkty są ich; jeśli nie, wasze. Potem gra się dalej.</translation>
    </message>
    <message>
        <source>On three nines</source>
        <translation>Na trzy&#xa0;9</translation>
    </message>
    <message>
        <source>&lt;b&gt;Five&lt;/b&gt;: take the first five tricks for 5 points. &lt;b&gt;Six&lt;/b&gt;: all six for 6. &lt;b&gt;Fur coat&lt;/b&gt; and &lt;b&gt;two-piece&lt;/b&gt;: all six for one or two fur coats. No trumps and no card points; your partner sits out. Lose a trick, and the pay goes to the opponents.</source>
        <translation>&lt;b&gt;Na pięć&lt;/b&gt;: pięć pierwszych wziątek za 5&#xa0;punktów. &lt;b&gt;Na sześć&lt;/b&gt;: wszystkie za 6. &lt;b&gt;Na futro&lt;/b&gt; i &lt;b&gt;na garnitur&lt;/b&gt;: wszystkie za jedno lub dwa futra. Bez atu i bez oczek, partner odkłada karty. Stracisz wziątkę, a wypłatę biorą przeciwnicy.</translation>
    </message>
    <message>
        <source>One against two</source>
        <translation>Jeden przeciw dwojgu</translation>
    </message>
    <message>
        <source>Step {n} of {count}</source>
        <translation>Krok&#xa0;{n} z&#xa0;{count}</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Przerwij</translation>
    </message>
    <message>
        <source>The lesson waits here until you come back.</source>
        <translation>Lekcja zaczeka w tym miejscu.</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>First read this, then press “Next”.</source>
        <translation>Najpierw przeczytaj, potem naciśnij „Dalej”.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Play a match</source>
        <translation>Zagraj partię</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Library</source>
        <translation>Biblioteka</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) still to be read</source>
        <translation>
            <numerusform>do wczytania została jeszcze %n&#xa0;partia</numerusform>
            <numerusform>do wczytania zostały jeszcze %n&#xa0;partie</numerusform>
            <numerusform>do wczytania zostało jeszcze %n&#xa0;partii</numerusform>
        </translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Co pokazać</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Ulubione</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Otwórz plik…</translation>
    </message>
    <message>
        <source>Search: game, result, table rule, date…</source>
        <translation>Szukaj: gra, wynik, umowa stołu, data…</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Szukaj</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Kolejność</translation>
    </message>
    <message>
        <source>oldest first</source>
        <translation>najstarsze</translation>
    </message>
    <message>
        <source>longest first</source>
        <translation>najdłuższe</translation>
    </message>
    <message>
        <source>best result first</source>
        <translation>najlepszy wynik</translation>
    </message>
    <message>
        <source>newest first</source>
        <translation>najnowsze</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>all games</source>
        <translation>wszystkie gry</translation>
    </message>
    <message>
        <source>Your last hand</source>
        <translation>Twoja ostatnia ręka</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Table rules</source>
        <translation>Umowy stołu</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partia</translation>
    </message>
    <message>
        <source>Matches kept</source>
        <translation>Zachowane partie</translation>
    </message>
    <message>
        <source>Enter opens a match, Ctrl+B marks it as a favourite, Delete throws it away, the menu key shows what else can be done.</source>
        <translation>Enter otwiera partię, Ctrl+B dodaje ją do ulubionych, Delete ją usuwa, klawisz menu pokazuje resztę poleceń.</translation>
    </message>
    <message>
        <source>{game}, first deal</source>
        <translation>{game}, pierwsze rozdanie</translation>
    </message>
    <message numerus="yes">
        <source>{game}, %n deal(s)</source>
        <translation>
            <numerusform>{game}, %n&#xa0;rozdanie</numerusform>
            <numerusform>{game}, %n&#xa0;rozdania</numerusform>
            <numerusform>{game}, %n&#xa0;rozdań</numerusform>
        </translation>
    </message>
    <message>
        <source>on the table now</source>
        <translation>teraz na stole</translation>
    </message>
    <message>
        <source>{date} · {name}</source>
        <translation>{date} · {name}</translation>
    </message>
    <message>
        <source>won</source>
        <translation>wygrana</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>przegrana</translation>
    </message>
    <message>
        <source>finished, computers only</source>
        <translation>skończona, same komputery</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>niedokończona</translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}: {value}</translation>
    </message>
    <message>
        <source>damaged in line {line}</source>
        <translation>uszkodzony wiersz {line}</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>nie da się odczytać</translation>
    </message>
    <message>
        <source>The file is too large for a match.</source>
        <translation>Plik jest za duży jak na partię.</translation>
    </message>
    <message>
        <source>favourite</source>
        <translation>ulubiona</translation>
    </message>
    <message>
        <source>last hand: {cards}</source>
        <translation>ostatnia ręka: {cards}</translation>
    </message>
    <message>
        <source>&amp;Look at it</source>
        <translation>&amp;Przegląd</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>Graj &amp;dalej</translation>
    </message>
    <message>
        <source>&amp;Back to the table</source>
        <translation>Wróć do &amp;stołu</translation>
    </message>
    <message>
        <source>Mark as a &amp;favourite</source>
        <translation>Dodaj do &amp;ulubionych</translation>
    </message>
    <message>
        <source>No longer a &amp;favourite</source>
        <translation>Usuń z &amp;ulubionych</translation>
    </message>
    <message>
        <source>&amp;Save a copy…</source>
        <translation>&amp;Zapisz kopię…</translation>
    </message>
    <message>
        <source>Score s&amp;heet…</source>
        <translation>Z&amp;apis…</translation>
    </message>
    <message>
        <source>Show in the f&amp;older</source>
        <translation>Pokaż w &amp;folderze</translation>
    </message>
    <message>
        <source>Take &amp;off the list</source>
        <translation>Usuń z &amp;listy</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Usuń</translation>
    </message>
    <message>
        <source>Save a copy of the match</source>
        <translation>Zapisz kopię partii</translation>
    </message>
    <message>
        <source>Saved: {name}</source>
        <translation>Zapisano: {name}</translation>
    </message>
    <message>
        <source>Deleted: {title}. The file is kept for thirty more days, then it is gone.</source>
        <translation>Usunięto: {title}. Plik zostaje jeszcze trzydzieści dni, potem znika.</translation>
    </message>
    <message>
        <source>No longer listed: {title}. The file stays where it is.</source>
        <translation>Usunięto z listy: {title}. Plik zostaje na swoim miejscu.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>{name}: {reason}. Nothing was changed.</source>
        <translation>{name}: {reason}. Nic się nie zmieniło.</translation>
    </message>
    <message>
        <source>The folder cannot be shown: {path}</source>
        <translation>Nie da się pokazać folderu: {path}</translation>
    </message>
    <message>
        <source>Just a moment, the matches are being read.</source>
        <translation>Chwileczkę, trwa wczytywanie partii.</translation>
    </message>
    <message>
        <source>No favourites yet. The diamond at the end of a row, or Ctrl+B, marks one.</source>
        <translation>Nie ma jeszcze ulubionych. Dodaje się je rombem na końcu wiersza albo Ctrl+B.</translation>
    </message>
    <message>
        <source>No match fits. Try fewer words.</source>
        <translation>Nie ma takiej partii. Spróbuj wpisać mniej słów.</translation>
    </message>
    <message>
        <source>Nothing here yet. Every match you leave or finish finds its place here by itself.</source>
        <translation>Jeszcze tu pusto. Każda przerwana albo skończona partia trafi tu sama.</translation>
    </message>
</context>
<context>
    <name>Look</name>
    <message>
        <source>Just a moment…</source>
        <translation>Chwileczkę…</translation>
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
        <translation>Graj &amp;dalej</translation>
    </message>
    <message>
        <source>All ca&amp;rds</source>
        <translation>Wszystkie &amp;karty</translation>
    </message>
    <message>
        <source>The hands of all players, as they were dealt.</source>
        <translation>Ręce wszystkich graczy, tak jak były rozdane.</translation>
    </message>
    <message>
        <source>All hands can be seen when a deal is over.</source>
        <translation>Wszystkie ręce można obejrzeć, gdy rozdanie jest skończone.</translation>
    </message>
    <message>
        <source>Score shee&amp;t</source>
        <translation>&amp;Zapis</translation>
    </message>
    <message>
        <source>No cards were dealt this time.</source>
        <translation>Tym razem kart nie rozdano.</translation>
    </message>
    <message>
        <source>{name}: {cards}</source>
        <translation>{name}: {cards}</translation>
    </message>
    <message>
        <source>Previous deal</source>
        <translation>Poprzednie rozdanie</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Krok wstecz</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Odtwarzaj</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Krok naprzód</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Następne rozdanie</translation>
    </message>
    <message>
        <source>{name} ({keys})</source>
        <translation>{name} ({keys})</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Kroki</translation>
    </message>
    <message>
        <source>Course of the match</source>
        <translation>Przebieg partii</translation>
    </message>
    <message>
        <source>Tricks of this deal</source>
        <translation>Wziątki tego rozdania</translation>
    </message>
    <message>
        <source>Left and Right go one step, Page Up and Page Down one deal, Home and End to the beginning and the end. Space plays on.</source>
        <translation>Strzałki w lewo i w prawo to jeden krok, Page Up i Page Down jedno rozdanie, Home i End początek i koniec. Spacja odtwarza dalej.</translation>
    </message>
    <message>
        <source>deal {deal} of {deals}, the end</source>
        <translation>rozdanie {deal} z {deals}, koniec</translation>
    </message>
    <message>
        <source>deal {deal} of {deals}, trick {trick}</source>
        <translation>rozdanie {deal} z {deals}, wziątka {trick}</translation>
    </message>
    <message>
        <source>deal {deal} of {deals}, before play</source>
        <translation>rozdanie {deal} z {deals}, przed grą</translation>
    </message>
    <message>
        <source>Deal {number}: {result}</source>
        <translation>Rozdanie {number}: {result}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Rozdanie {number}</translation>
    </message>
    <message>
        <source>Trick {number}: {winner}</source>
        <translation>Wziątka {number}: {winner}</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Wziątka {number}</translation>
    </message>
    <message>
        <source>shown now</source>
        <translation>pokazane teraz</translation>
    </message>
</context>
<context>
    <name>Marriage</name>
    <message>
        <source>Queen and king of spades: trump marriage</source>
        <translation>Dama pik z królem: mariaż atutowy</translation>
    </message>
    <message>
        <source>Queen and king of hearts: trump marriage</source>
        <translation>Dama kier z królem: mariaż atutowy</translation>
    </message>
    <message>
        <source>Queen and king of diamonds: trump marriage</source>
        <translation>Dama karo z królem: mariaż atutowy</translation>
    </message>
    <message>
        <source>Queen and king of clubs: trump marriage</source>
        <translation>Dama trefl z królem: mariaż atutowy</translation>
    </message>
    <message>
        <source>Queen and king of spades: plain marriage</source>
        <translation>Dama pik z królem: mariaż zwykły</translation>
    </message>
    <message>
        <source>Queen and king of hearts: plain marriage</source>
        <translation>Dama kier z królem: mariaż zwykły</translation>
    </message>
    <message>
        <source>Queen and king of diamonds: plain marriage</source>
        <translation>Dama karo z królem: mariaż zwykły</translation>
    </message>
    <message>
        <source>Queen and king of clubs: plain marriage</source>
        <translation>Dama trefl z królem: mariaż zwykły</translation>
    </message>
    <message>
        <source>Lead and say “Forty”</source>
        <translation>Wychodzę i mówię „czterdzieści”</translation>
    </message>
    <message>
        <source>Lead and say “Twenty”</source>
        <translation>Wychodzę i mówię „dwadzieścia”</translation>
    </message>
    <message>
        <source>Lead, no marriage</source>
        <translation>Wychodzę bez mariażu</translation>
    </message>
    <message>
        <source>“Forty” and go out</source>
        <translation>„Czterdzieści” i kończę</translation>
    </message>
    <message>
        <source>“Twenty” and go out</source>
        <translation>„Dwadzieścia” i kończę</translation>
    </message>
    <message>
        <source>If the marriage brings you to 66, the deal ends at once (K30).</source>
        <translation>Jeśli z mariażem macie 66, rozdanie kończy się od razu (K30).</translation>
    </message>
    <message>
        <source>The other card of the two is then known to be yours (K28).</source>
        <translation>Wszyscy będą wiedzieć, że druga karta z tej pary jest w twojej ręce (K28).</translation>
    </message>
    <message>
        <source>The card is led like any other; nothing is counted.</source>
        <translation>To zwykłe wyjście; nic się nie liczy.</translation>
    </message>
    <message>
        <source>Ends the deal without a lead. If you are short of 66, they uncover 1 point (K29, K30).</source>
        <translation>Koniec bez wychodzenia. Jeśli nie macie 66, przeciwnicy odsłaniają 1&#xa0;punkt (K29,&#xa0;K30).</translation>
    </message>
    <message>
        <source>Ends the deal without a lead. If you are short of 66, they uncover 3 points (K29, K30).</source>
        <translation>Koniec bez wychodzenia. Jeśli nie macie 66, przeciwnicy odsłaniają 3&#xa0;punkty (K29,&#xa0;K30).</translation>
    </message>
    <message>
        <source>Ends the deal without a lead. If you are short of 66, they uncover 1 or 2 points (K29, K30).</source>
        <translation>Koniec bez wychodzenia. Jeśli nie macie 66, przeciwnicy odsłaniają 1&#xa0;albo 2&#xa0;punkty (K29,&#xa0;K30).</translation>
    </message>
</context>
<context>
    <name>Match</name>
    <message>
        <source>You win the match</source>
        <translation>Wygrywacie partię</translation>
    </message>
    <message>
        <source>They win the match</source>
        <translation>Partia dla nich</translation>
    </message>
    <message>
        <source>Fur coats {ours} : {theirs}.</source>
        <translation>Futra {ours} : {theirs}.</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) played.</source>
        <translation>
            <numerusform>Rozegrano %n&#xa0;rozdanie.</numerusform>
            <numerusform>Rozegrano %n&#xa0;rozdania.</numerusform>
            <numerusform>Rozegrano %n&#xa0;rozdań.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Rewanż</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Nowa partia…</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Gra</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Ruch</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Widok</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Ustawienia</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Pomo&amp;c</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Ostatnio &amp;grane</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Język</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>M&amp;otyw</translation>
    </message>
    <message>
        <source>S&amp;peed</source>
        <translation>&amp;Tempo</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Jak w systemie</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>Wieczór</translation>
    </message>
    <message>
        <source>Morning</source>
        <translation>Poranek</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Wysoki kontrast</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Spokojne</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Żwawe</translation>
    </message>
    <message>
        <source>No animation</source>
        <translation>Bez animacji</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Zwykłe</translation>
    </message>
    <message>
        <source>&amp;Welcome page</source>
        <translation>&amp;Strona powitalna</translation>
    </message>
    <message>
        <source>&amp;Library…</source>
        <translation>&amp;Biblioteka…</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Nowa partia…</translation>
    </message>
    <message>
        <source>Same deal &amp;again</source>
        <translation>To samo rozdanie &amp;jeszcze raz</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Otwórz…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Zapisz jako…</translation>
    </message>
    <message>
        <source>&amp;Print score sheet…</source>
        <translation>&amp;Drukuj zapis…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Za&amp;kończ</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Cofnij</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ponów</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>Po&amp;dpowiedź</translation>
    </message>
    <message>
        <source>&amp;Last trick</source>
        <translation>&amp;Ostatnia wziątka</translation>
    </message>
    <message>
        <source>Read the s&amp;ituation</source>
        <translation>Odczytaj &amp;sytuację</translation>
    </message>
    <message>
        <source>&amp;Demo</source>
        <translation>De&amp;mo</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>Pa&amp;uza</translation>
    </message>
    <message>
        <source>Repeat the &amp;message</source>
        <translation>Pow&amp;tórz komunikat</translation>
    </message>
    <message>
        <source>Say “6&amp;6”</source>
        <translation>Powiedz „6&amp;6”</translation>
    </message>
    <message>
        <source>S&amp;core sheet</source>
        <translation>Z&amp;apis</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Pełny ekran</translation>
    </message>
    <message>
        <source>&amp;Status bar</source>
        <translation>Pasek &amp;stanu</translation>
    </message>
    <message>
        <source>&amp;Menu bar</source>
        <translation>Pasek &amp;menu</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>&amp;Większy tekst</translation>
    </message>
    <message>
        <source>Smalle&amp;r text</source>
        <translation>Mni&amp;ejszy tekst</translation>
    </message>
    <message>
        <source>&amp;Normal text</source>
        <translation>&amp;Zwykły tekst</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Ustawienia…</translation>
    </message>
    <message>
        <source>&amp;Table rules…</source>
        <translation>Zasady &amp;stołu…</translation>
    </message>
    <message>
        <source>&amp;Handbook</source>
        <translation>&amp;Podręcznik</translation>
    </message>
    <message>
        <source>&amp;Rules of this table</source>
        <translation>&amp;Zasady przy tym stole</translation>
    </message>
    <message>
        <source>&amp;First deal</source>
        <translation>Pierwsze &amp;rozdanie</translation>
    </message>
    <message>
        <source>&amp;Shortcuts…</source>
        <translation>&amp;Skróty klawiszy…</translation>
    </message>
    <message>
        <source>&amp;About Kominek…</source>
        <translation>&amp;O programie Kominek…</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>You</source>
        <translation>Ty</translation>
    </message>
    <message>
        <source>Charlie</source>
        <translation>Kazik</translation>
    </message>
    <message>
        <source>Helen</source>
        <translation>Halina</translation>
    </message>
    <message>
        <source>Sophie</source>
        <translation>Zofia</translation>
    </message>
</context>
<context>
    <name>NewMatch</name>
    <message>
        <source>New match: {game}</source>
        <translation>Nowa partia: {game}</translation>
    </message>
    <message>
        <source>Rules of this match: {game}</source>
        <translation>Zasady tej partii: {game}</translation>
    </message>
    <message>
        <source>Table rules</source>
        <translation>Zasady stołu</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Gra</translation>
    </message>
    <message>
        <source>R&amp;ules</source>
        <translation>Zasad&amp;y</translation>
    </message>
    <message>
        <source>First &amp;dealer</source>
        <translation>Najpierw &amp;rozdaje</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>kogo wskaże los</translation>
    </message>
    <message>
        <source>Partner · full strength</source>
        <translation>Partner · pełną siłą</translation>
    </message>
    <message>
        <source>Pa&amp;rtner</source>
        <translation>Par&amp;tner</translation>
    </message>
    <message>
        <source>The partner always plays at full strength; see Opponents in the settings.</source>
        <translation>Partner zawsze gra pełną siłą; można to zmienić w ustawieniach, strona Przeciwnicy.</translation>
    </message>
    <message>
        <source>Oppo&amp;nent</source>
        <translation>Prze&amp;ciwnik</translation>
    </message>
    <message>
        <source>Opponent on the l&amp;eft</source>
        <translation>Przeciwnik z l&amp;ewej</translation>
    </message>
    <message>
        <source>Opponent o&amp;n the right</source>
        <translation>Przeciwnik z pra&amp;wej</translation>
    </message>
    <message>
        <source>the publisher’s text</source>
        <translation>zasady Wydawnictwa Karuzela</translation>
    </message>
    <message>
        <source>set every rule</source>
        <translation>ustaw po swojemu</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s) from print</source>
        <translation>
            <numerusform>%n&#xa0;różnica wobec druku</numerusform>
            <numerusform>%n&#xa0;różnice wobec druku</numerusform>
            <numerusform>%n&#xa0;różnic wobec druku</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} · {differences}</source>
        <translation>{name} · {differences}</translation>
    </message>
    <message>
        <source>print: {value}</source>
        <translation>druk: {value}</translation>
    </message>
    <message>
        <source>Rule {clause}</source>
        <translation>Zasada&#xa0;{clause}</translation>
    </message>
    <message>
        <source>Back to print: {value}</source>
        <translation>Jak w druku: {value}</translation>
    </message>
    <message>
        <source>Everything as printed.</source>
        <translation>Wszystko według druku.</translation>
    </message>
    <message>
        <source>&lt;b&gt;{name}&lt;/b&gt; {value} ({clause})</source>
        <translation>&lt;b&gt;{name}&lt;/b&gt; {value} ({clause})</translation>
    </message>
    <message>
        <source>Different from print: {list}.</source>
        <translation>Różnice wobec druku: {list}.</translation>
    </message>
    <message>
        <source>Rules cannot be changed during a match.</source>
        <translation>Zasad nie da się zmienić w trakcie partii.</translation>
    </message>
    <message>
        <source>Save as &amp;our table</source>
        <translation>Zapisz jako nasz &amp;stół</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>Gra&amp;j</translation>
    </message>
    <message>
        <source>New &amp;match with these rules</source>
        <translation>&amp;Nowa partia z tymi zasadami</translation>
    </message>
</context>
<context>
    <name>Nines</name>
    <message>
        <source>Play on three nines?</source>
        <translation>Grasz na trzy&#xa0;9?</translation>
    </message>
    <message>
        <source>Choose three nines to lay down. Each opponent secretly picks a card of one of their suits. Then you leave one nine: if its suit is hit they uncover 3 points, if not, you do.</source>
        <translation>Wybierz trzy dziewiątki do wyłożenia. Każdy przeciwnik wskaże po cichu swoją kartę w kolorze jednej z nich. Potem zostawisz jedną dziewiątkę: gdy trafią w jej kolor, oni odsłaniają 3&#xa0;punkty; gdy nie, wy.</translation>
    </message>
    <message>
        <source>I do not</source>
        <translation>Nie zgłaszam</translation>
    </message>
    <message>
        <source>Lay three nines</source>
        <translation>Wykładam trzy&#xa0;9</translation>
    </message>
    <message>
        <source>{n} of 3 selected</source>
        <translation>wybrane {n} z 3</translation>
    </message>
    <message>
        <source>Pick a card</source>
        <translation>Wskaż kartę</translation>
    </message>
    <message>
        <source>{name} plays on three nines</source>
        <translation>{name} gra na trzy&#xa0;9</translation>
    </message>
    <message>
        <source>A card of the suit of one of the nines. Your partner does not see it, and you do not see your partner’s. “Top” or “bottom” changes nothing: it is a war of nerves.</source>
        <translation>Karta w kolorze jednej z dziewiątek. Partner jej nie widzi, a ty nie widzisz jego karty. Słowo „górna” albo „dolna” nic nie zmienia: to gra nerwów.</translation>
    </message>
    <message>
        <source>top</source>
        <translation>górna</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>dolna</translation>
    </message>
    <message>
        <source>Which nine stays?</source>
        <translation>Którą dziewiątkę zostawiasz?</translation>
    </message>
    <message>
        <source>Two nines go back to your hand. You win 3 points if neither opponent has picked a card of the suit that stays.</source>
        <translation>Dwie wracają do ręki. Wygrywacie 3&#xa0;punkty, jeśli żaden przeciwnik nie wskazał karty w tym kolorze.</translation>
    </message>
    <message>
        <source>You uncover 3</source>
        <translation>Odsłaniacie 3</translation>
    </message>
    <message>
        <source>They uncover 3</source>
        <translation>Oni odsłaniają 3</translation>
    </message>
    <message>
        <source>Hit: a picked card has the suit of the nine that stays.</source>
        <translation>Trafione: wskazana karta jest w kolorze dziewiątki, która zostaje.</translation>
    </message>
    <message>
        <source>Miss: no picked card has the suit of the nine that stays.</source>
        <translation>Nietrafione: żadna wskazana karta nie jest w kolorze dziewiątki, która zostaje.</translation>
    </message>
    <message>
        <source>{name}: none</source>
        <translation>{name}: nie wskazuje</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
</context>
<context>
    <name>Pair</name>
    <message>
        <source>We</source>
        <translation>My</translation>
    </message>
    <message>
        <source>They</source>
        <translation>Oni</translation>
    </message>
</context>
<context>
    <name>Panel</name>
    <message>
        <source>Continue</source>
        <translation>Dalej</translation>
    </message>
</context>
<context>
    <name>Plate</name>
    <message>
        <source>D</source>
        <comment>one letter: deals</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>partner</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>rozdaje</translation>
    </message>
    <message>
        <source>forehand</source>
        <translation>na wyjściu</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>nie gra</translation>
    </message>
    <message>
        <source>defends</source>
        <translation>broni</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>pas</translation>
    </message>
    <message>
        <source>plays five</source>
        <translation>gra na pięć</translation>
    </message>
    <message>
        <source>plays six</source>
        <translation>gra na sześć</translation>
    </message>
    <message>
        <source>plays the fur coat</source>
        <translation>gra na futro</translation>
    </message>
    <message>
        <source>plays the two-piece</source>
        <translation>gra na garnitur</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n&#xa0;wziątka</numerusform>
            <numerusform>%n&#xa0;wziątki</numerusform>
            <numerusform>%n&#xa0;wziątek</numerusform>
        </translation>
    </message>
    <message>
        <source>your lead</source>
        <translation>twoje wyjście</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>twój ruch</translation>
    </message>
    <message>
        <source>your call</source>
        <translation>twoja kolej</translation>
    </message>
    <message>
        <source>question for you</source>
        <translation>pytanie do ciebie</translation>
    </message>
    <message>
        <source>you cut</source>
        <translation>przekładasz</translation>
    </message>
    <message>
        <source>your turn · follow with a spade</source>
        <translation>twój ruch · dołóż pika</translation>
    </message>
    <message>
        <source>your turn · follow with a heart</source>
        <translation>twój ruch · dołóż kiera</translation>
    </message>
    <message>
        <source>your turn · follow with a diamond</source>
        <translation>twój ruch · dołóż karo</translation>
    </message>
    <message>
        <source>your turn · follow with a club</source>
        <translation>twój ruch · dołóż trefla</translation>
    </message>
    <message>
        <source>your turn · trump</source>
        <translation>twój ruch · przebij atutem</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>myśli…</translation>
    </message>
    <message>
        <source>Card points {ours} : {theirs}</source>
        <translation>Oczka {ours} : {theirs}</translation>
    </message>
    <message>
        <source>Trick {n} of {count}</source>
        <translation>Wziątka {n} z {count}</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>any card at random</source>
        <translation>na chybił trafił</translation>
    </message>
    <message>
        <source>{name} · {kind}</source>
        <translation>{name} · {kind}</translation>
    </message>
    <message>
        <source>your own seat</source>
        <translation>twoje miejsce</translation>
    </message>
    <message>
        <source>opponent on the left</source>
        <translation>przeciwnik z lewej</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>partner</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>nowicjusz</translation>
    </message>
    <message>
        <source>regular</source>
        <translation>amator</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>mocny</translation>
    </message>
    <message>
        <source>master</source>
        <translation>mistrz</translation>
    </message>
    <message>
        <source>simple play</source>
        <translation>prosta gra</translation>
    </message>
    <message>
        <source>opponent</source>
        <translation>przeciwnik</translation>
    </message>
    <message>
        <source>opponent on the right</source>
        <translation>przeciwnik z prawej</translation>
    </message>
</context>
<context>
    <name>Print Device Input Slot</name>
    <message>
        <source>Automatic</source>
        <translation>Automatycznie</translation>
    </message>
</context>
<context>
    <name>Print Device Output Bin</name>
    <message>
        <source>Automatic</source>
        <translation>Automatycznie</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Napęd</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Plik</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Katalog</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Skrót</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Nieznany</translation>
    </message>
</context>
<context>
    <name>QCupsJobWidget</name>
    <message>
        <source>Scheduled &amp;printing:</source>
        <translation>Planowany &amp;wydruk:</translation>
    </message>
    <message>
        <source>Day (06:00 to 17:59)</source>
        <translation>Dzień (od 6:00&#xa0;do 17:59)</translation>
    </message>
    <message>
        <source>Night (18:00 to 05:59)</source>
        <translation>Noc (od 18:00&#xa0;do 5:59)</translation>
    </message>
    <message>
        <source>Second Shift (16:00 to 23:59)</source>
        <translation>Druga zmiana (od 16:00&#xa0;do 23:59)</translation>
    </message>
    <message>
        <source>Third Shift (00:00 to 07:59)</source>
        <translation>Trzecia zmiana (od 0:00&#xa0;do 7:59)</translation>
    </message>
    <message>
        <source>&amp;Billing information:</source>
        <translation>Informacje &amp;rozliczeniowe:</translation>
    </message>
    <message>
        <source>Job &amp;priority:</source>
        <translation>&amp;Priorytet zadania:</translation>
    </message>
    <message>
        <source>&amp;Start:</source>
        <translation>P&amp;oczątkowa:</translation>
    </message>
    <message>
        <source>&amp;End:</source>
        <translation>&amp;Końcowa:</translation>
    </message>
</context>
<context>
    <name>QCupsPrinterSupport</name>
    <message>
        <source>Authentication Needed</source>
        <translation>Wymagane uwierzytelnienie</translation>
    </message>
    <message>
        <source>Authentication needed to use %1 on %2.</source>
        <translation>Użycie %1&#xa0;na %2&#xa0;wymaga uwierzytelnienia.</translation>
    </message>
    <message>
        <source>Authentication needed to use %1.</source>
        <translation>Użycie %1&#xa0;wymaga uwierzytelnienia.</translation>
    </message>
    <message>
        <source>Username:</source>
        <translation>Nazwa użytkownika:</translation>
    </message>
    <message>
        <source>Password:</source>
        <translation>Hasło:</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Szukaj w:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Pliki &amp;typu:</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>&lt;b&gt;The name &quot;%1&quot; cannot be used.&lt;/b&gt;&lt;p&gt;Try using another name, with fewer characters or no punctuation marks.</source>
        <translation>&lt;b&gt;Nazwa „%1” nie może zostać użyta.&lt;/b&gt;&lt;p&gt;Spróbuj użyć innej nazwy, z mniejszą liczbą znaków lub bez znaków przestankowych.</translation>
    </message>
</context>
<context>
    <name>QPageSetupWidget</name>
    <message>
        <source>Page &amp;order:</source>
        <translation>Ko&amp;lejność stron:</translation>
    </message>
    <message>
        <source>Pages &amp;per sheet:</source>
        <translation>Ilość &amp;stron na kartce:</translation>
    </message>
</context>
<context>
    <name>QPrintDialog</name>
    <message>
        <source>Invalid Pages Definition</source>
        <translation>Niepoprawne określenie stron</translation>
    </message>
    <message>
        <source>%1 does not follow the correct syntax. Please use &apos;,&apos; to separate ranges and pages, &apos;-&apos; to define ranges and make sure ranges do not intersect with each other.</source>
        <translation>Zapis %1&#xa0;jest niepoprawny. Oddzielaj strony i zakresy znakiem „,”, zakresy określaj znakiem „-” i uważaj, aby zakresy nie nachodziły na siebie.</translation>
    </message>
    <message>
        <source>Duplex Settings Conflicts</source>
        <translation>Konflikty w ustawieniach druku dwustronnego</translation>
    </message>
    <message>
        <source>There are conflicts in duplex settings. Do you want to fix them?</source>
        <translation>Ustawienia druku dwustronnego są ze sobą sprzeczne. Czy chcesz je poprawić?</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesDialog</name>
    <message>
        <source>Page Setup Conflicts</source>
        <translation>Konflikty w ustawieniach strony</translation>
    </message>
    <message>
        <source>There are conflicts in page setup options. Do you want to fix them?</source>
        <translation>Ustawienia strony są ze sobą sprzeczne. Czy chcesz je poprawić?</translation>
    </message>
    <message>
        <source>Advanced Option Conflicts</source>
        <translation>Konflikty w opcjach zaawansowanych</translation>
    </message>
    <message>
        <source>There are conflicts in some advanced options. Do you want to fix them?</source>
        <translation>Niektóre opcje zaawansowane są ze sobą sprzeczne. Czy chcesz je poprawić?</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesWidget</name>
    <message>
        <source>Advanced</source>
        <translation>Zaawansowane</translation>
    </message>
    <message>
        <source>There are conflicts in some options. Please fix them.</source>
        <translation>Niektóre opcje są ze sobą sprzeczne. Popraw je.</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Pages</source>
        <translation>Strony</translation>
    </message>
    <message>
        <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
        <translation>Podaj strony lub zakresy, oddzielając je przecinkami. Zakres to dwie liczby rozdzielone łącznikiem. Na przykład 3,5-7,9&#xa0;oznacza wydruk stron 3, 5, 6, 7&#xa0;i 9.</translation>
    </message>
    <message>
        <source>Page &amp;Set:</source>
        <translation>&amp;Zestaw stron:</translation>
    </message>
    <message>
        <source>Double Sided Printing</source>
        <translation>Druk dwustronny</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Wyłączony</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>Wzdłuż dłuższej krawędzi</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>Wzdłuż krótszej krawędzi</translation>
    </message>
</context>
<context>
    <name>Reader</name>
    <message numerus="yes">
        <source>Worth %n card point(s).</source>
        <translation>
            <numerusform>Wartość: %n&#xa0;oczko.</numerusform>
            <numerusform>Wartość: %n&#xa0;oczka.</numerusform>
            <numerusform>Wartość: %n&#xa0;oczek.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}, {i} of {n}.</source>
        <translation>{card}, {i} z&#xa0;{n}.</translation>
    </message>
    <message>
        <source>{card}, {i} of {n}, not allowed: {reason}</source>
        <translation>{card}, {i} z {n}, nie wolno: {reason}</translation>
    </message>
    <message>
        <source>{card}, {i} of {n}, allowed.</source>
        <translation>{card}, {i} z {n}, wolno.</translation>
    </message>
    <message>
        <source>{name}: {card}.</source>
        <translation>{name}: {card}.</translation>
    </message>
    <message>
        <source>Trick: {name}. You {a}, they {b}.</source>
        <translation>Wziątka: {name}. Wy {a}, oni {b}.</translation>
    </message>
    <message>
        <source>{name}: {words}</source>
        <translation>{name}: {words}</translation>
    </message>
    <message numerus="yes">
        <source>Your lead. You hold %n card(s): {cards}.</source>
        <translation>
            <numerusform>Twoje wyjście. Masz %n&#xa0;kartę: {cards}.</numerusform>
            <numerusform>Twoje wyjście. Masz %n&#xa0;karty: {cards}.</numerusform>
            <numerusform>Twoje wyjście. Masz %n&#xa0;kart: {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn. On the table: {lying}. {name} is winning. You may play: {cards}.</source>
        <translation>Twój ruch. Leży: {lying}. Bije {name}. Możesz położyć: {cards}.</translation>
    </message>
    <message>
        <source>Deal {d}. Trumps {suit}. Tricks: you {a}, they {b}. Your hand: {cards}.</source>
        <translation>Rozdanie {d}. Atu {suit}. Wziątki: wy {a}, oni {b}. Twoja ręka: {cards}.</translation>
    </message>
</context>
<context>
    <name>Redeal</name>
    <message>
        <source>Ask for a redeal?</source>
        <translation>Żądasz ponownego rozdania?</translation>
    </message>
    <message numerus="yes">
        <source>Your cards are worth %n card point(s), fewer than 13.</source>
        <translation>
            <numerusform>Twoje karty są warte %n&#xa0;oczko, mniej niż 13.</numerusform>
            <numerusform>Twoje karty są warte %n&#xa0;oczka, mniej niż 13.</numerusform>
            <numerusform>Twoje karty są warte %n&#xa0;oczek, mniej niż 13.</numerusform>
        </translation>
    </message>
    <message>
        <source>You hold four nines.</source>
        <translation>Masz cztery dziewiątki.</translation>
    </message>
    <message>
        <source>Your pair holds no trump.</source>
        <translation>Twoja para nie ma ani jednego atu.</translation>
    </message>
    <message>
        <source>Your pair holds just one trump.</source>
        <translation>Twoja para ma tylko jedno atu.</translation>
    </message>
    <message>
        <source>Your pair holds just one trump, your {card}.</source>
        <translation>Twoja para ma tylko jedno atu: masz {card}.</translation>
    </message>
    <message>
        <source>Your pair’s only trumps are the nine and the jack, one each.</source>
        <translation>Z atu wasza para ma tylko dziewiątkę i waleta, po jednej karcie.</translation>
    </message>
    <message>
        <source>Nobody can refuse. You deal again after a new cut. If you do not use it, the opponents will not know.</source>
        <translation>Nikt nie może odmówić. Rozdajesz znowu, po nowym przełożeniu. Jeśli nie skorzystasz, przeciwnicy się o tym nie dowiedzą.</translation>
    </message>
    <message>
        <source>Nobody can refuse. {name} deals again after a new cut. If you do not use it, the opponents will not know.</source>
        <translation>Nikt nie może odmówić. Rozda znowu {name}, po nowym przełożeniu. Jeśli nie skorzystasz, przeciwnicy się o tym nie dowiedzą.</translation>
    </message>
    <message>
        <source>Your partner may be asked too.</source>
        <translation>Pytanie może dostać też twój partner.</translation>
    </message>
    <message>
        <source>No, I play</source>
        <translation>Nie, gram</translation>
    </message>
    <message>
        <source>Yes, deal again</source>
        <translation>Tak, nowe rozdanie</translation>
    </message>
    <message>
        <source>Redeal ({name}): fewer than 13.</source>
        <translation>Ponowne rozdanie ({name}): mniej niż 13.</translation>
    </message>
    <message>
        <source>Redeal ({name}): four nines.</source>
        <translation>Ponowne rozdanie ({name}): cztery dziewiątki.</translation>
    </message>
    <message>
        <source>Redeal ({name}): the pair has no trump.</source>
        <translation>Ponowne rozdanie ({name}): para nie ma atu.</translation>
    </message>
    <message>
        <source>Redeal ({name}): the pair has one trump.</source>
        <translation>Ponowne rozdanie ({name}): para ma jedno atu.</translation>
    </message>
    <message>
        <source>Redeal ({name}): only the nine and jack of trumps.</source>
        <translation>Ponowne rozdanie ({name}): z atu tylko dziewiątka i walet.</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>Not that card</source>
        <translation>Nie ta karta</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Tak nie wolno</translation>
    </message>
    <message>
        <source>Rule {clause}</source>
        <translation>Zasada&#xa0;{clause}</translation>
    </message>
    <message>
        <source>Spades were led and you have a spade: play the **{card}**. You may trump only when you have no spade.</source>
        <translation>Zagrano w piki, a masz pika: trzeba dołożyć **{card}**. Atutem wolno bić dopiero bez pików.</translation>
    </message>
    <message>
        <source>Hearts were led and you have a heart: play the **{card}**. You may trump only when you have no heart.</source>
        <translation>Zagrano w kiery, a masz kiera: trzeba dołożyć **{card}**. Atutem wolno bić dopiero bez kierów.</translation>
    </message>
    <message>
        <source>Diamonds were led and you have a diamond: play the **{card}**. You may trump only when you have no diamond.</source>
        <translation>Zagrano w kara, a masz karo: trzeba dołożyć **{card}**. Atutem wolno bić dopiero bez kar.</translation>
    </message>
    <message>
        <source>Clubs were led and you have a club: play the **{card}**. You may trump only when you have no club.</source>
        <translation>Zagrano w trefle, a masz trefla: trzeba dołożyć **{card}**. Atutem wolno bić dopiero bez trefli.</translation>
    </message>
    <message numerus="yes">
        <source>Spades were led: play one of your %n spade(s).</source>
        <translation>
            <numerusform>Zagrano w piki: dołóż którąś ze swoich %n&#xa0;pików.</numerusform>
            <numerusform>Zagrano w piki: dołóż którąś ze swoich %n&#xa0;pików.</numerusform>
            <numerusform>Zagrano w piki: dołóż którąś ze swoich %n&#xa0;pików.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hearts were led: play one of your %n heart(s).</source>
        <translation>
            <numerusform>Zagrano w kiery: dołóż którąś ze swoich %n&#xa0;kierów.</numerusform>
            <numerusform>Zagrano w kiery: dołóż którąś ze swoich %n&#xa0;kierów.</numerusform>
            <numerusform>Zagrano w kiery: dołóż którąś ze swoich %n&#xa0;kierów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Diamonds were led: play one of your %n diamond(s).</source>
        <translation>
            <numerusform>Zagrano w kara: dołóż którąś ze swoich %n&#xa0;kar.</numerusform>
            <numerusform>Zagrano w kara: dołóż którąś ze swoich %n&#xa0;kar.</numerusform>
            <numerusform>Zagrano w kara: dołóż którąś ze swoich %n&#xa0;kar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Clubs were led: play one of your %n club(s).</source>
        <translation>
            <numerusform>Zagrano w trefle: dołóż którąś ze swoich %n&#xa0;trefli.</numerusform>
            <numerusform>Zagrano w trefle: dołóż którąś ze swoich %n&#xa0;trefli.</numerusform>
            <numerusform>Zagrano w trefle: dołóż którąś ze swoich %n&#xa0;trefli.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no spade, so you must trump.</source>
        <translation>Nie masz pików, więc musisz przebić atutem.</translation>
    </message>
    <message>
        <source>You have no heart, so you must trump.</source>
        <translation>Nie masz kierów, więc musisz przebić atutem.</translation>
    </message>
    <message>
        <source>You have no diamond, so you must trump.</source>
        <translation>Nie masz kar, więc musisz przebić atutem.</translation>
    </message>
    <message>
        <source>You have no club, so you must trump.</source>
        <translation>Nie masz trefli, więc musisz przebić atutem.</translation>
    </message>
    <message>
        <source>Table rule: beat the {card}. You have the {held}.</source>
        <translation>Umowa stołu: przebij {card}. Masz {held}.</translation>
    </message>
    <message>
        <source>{name} is to play.</source>
        <translation>Teraz gra {name}.</translation>
    </message>
    <message>
        <source>“66” is said by the player on lead, and not before the second trick.</source>
        <translation>„66” mówi ten, kto wychodzi, najwcześniej przy drugiej wziątce.</translation>
    </message>
    <message>
        <source>Table rule: over-trump.</source>
        <translation>Umowa stołu: przebij wyższym atutem.</translation>
    </message>
    <message>
        <source>A marriage needs a trick taken by your pair.</source>
        <translation>Mariaż można zgłosić, gdy wasza para ma już wziątkę.</translation>
    </message>
    <message>
        <source>A marriage is announced on your own lead.</source>
        <translation>Mariaż zgłasza się przy własnym wyjściu.</translation>
    </message>
    <message>
        <source>A marriage needs king and queen of one suit.</source>
        <translation>Do mariażu trzeba króla i damy jednego koloru.</translation>
    </message>
    <message>
        <source>Marriages do not count in solo games.</source>
        <translation>W grach w pojedynkę mariaże się nie liczą.</translation>
    </message>
    <message>
        <source>Follow suit: in solo games too, suit comes first.</source>
        <translation>Dołóż do koloru: w grze w pojedynkę też.</translation>
    </message>
    <message>
        <source>Table rule: in this solo game a void player must trump.</source>
        <translation>Umowa stołu: w tej grze, kto nie ma koloru, bije atutem.</translation>
    </message>
    <message>
        <source>Only nines are laid down.</source>
        <translation>Wykłada się tylko dziewiątki.</translation>
    </message>
    <message>
        <source>Pick a card in the suit of a shown nine.</source>
        <translation>Wskaż kartę w kolorze jednej z wyłożonych dziewiątek.</translation>
    </message>
    <message>
        <source>Call a game or pass.</source>
        <translation>Zgłoś grę albo spasuj.</translation>
    </message>
    <message>
        <source>“{game}” is already called. Go higher or pass.</source>
        <translation>Gra „{game}” jest już zgłoszona. Możesz iść wyżej albo spasować.</translation>
    </message>
    <message>
        <source>At this table 66 is counted by itself.</source>
        <translation>Przy tym stole 66&#xa0;liczy się samo.</translation>
    </message>
    <message>
        <source>That cannot be done now.</source>
        <translation>Teraz tego zrobić nie można.</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>You win the deal</source>
        <translation>Wygrywacie rozdanie</translation>
    </message>
    <message>
        <source>You lose the deal</source>
        <translation>Przegrywacie rozdanie</translation>
    </message>
    <message>
        <source>Nobody scores</source>
        <translation>Rozdanie bez punktów</translation>
    </message>
    <message>
        <source>after trick {trick} · deal {deal}</source>
        <translation>po {trick}. wziątce · rozdanie {deal}</translation>
    </message>
    <message>
        <source>The three nines end the match.</source>
        <translation>Trzy dziewiątki kończą partię.</translation>
    </message>
    <message>
        <source>Before that, the three nines: you uncover 3.</source>
        <translation>Wcześniej gra na trzy&#xa0;9: odsłaniacie 3.</translation>
    </message>
    <message>
        <source>Before that, the three nines: they uncover 3.</source>
        <translation>Wcześniej gra na trzy&#xa0;9: oni odsłaniają 3.</translation>
    </message>
    <message numerus="yes">
        <source>The surplus of %n goes to the next eight of that pair.</source>
        <translation>
            <numerusform>Nadwyżka %n&#xa0;punktu przechodzi na następną ósemkę tej pary.</numerusform>
            <numerusform>Nadwyżka %n&#xa0;punktów przechodzi na następną ósemkę tej pary.</numerusform>
            <numerusform>Nadwyżka %n&#xa0;punktów przechodzi na następną ósemkę tej pary.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A nine lay at the bottom three times, so you uncover **%n point(s)**.</source>
        <translation>
            <numerusform>Na dole trzy razy leżała dziewiątka, więc odsłaniacie **%n&#xa0;punkt**.</numerusform>
            <numerusform>Na dole trzy razy leżała dziewiątka, więc odsłaniacie **%n&#xa0;punkty**.</numerusform>
            <numerusform>Na dole trzy razy leżała dziewiątka, więc odsłaniacie **%n&#xa0;punktów**.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A nine lay at the bottom three times, so they uncover **%n point(s)**.</source>
        <translation>
            <numerusform>Na dole trzy razy leżała dziewiątka, więc odsłaniają **%n&#xa0;punkt**.</numerusform>
            <numerusform>Na dole trzy razy leżała dziewiątka, więc odsłaniają **%n&#xa0;punkty**.</numerusform>
            <numerusform>Na dole trzy razy leżała dziewiątka, więc odsłaniają **%n&#xa0;punktów**.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They took no trick, so you uncover **%n point(s)**.</source>
        <translation>
            <numerusform>Oni nie mają wziątki, więc odsłaniacie **%n&#xa0;punkt**.</numerusform>
            <numerusform>Oni nie mają wziątki, więc odsłaniacie **%n&#xa0;punkty**.</numerusform>
            <numerusform>Oni nie mają wziątki, więc odsłaniacie **%n&#xa0;punktów**.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They took a trick, so you uncover **%n point(s)**.</source>
        <translation>
            <numerusform>Oni mają wziątki, więc odsłaniacie **%n&#xa0;punkt**.</numerusform>
            <numerusform>Oni mają wziątki, więc odsłaniacie **%n&#xa0;punkty**.</numerusform>
            <numerusform>Oni mają wziątki, więc odsłaniacie **%n&#xa0;punktów**.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They have fewer than 33, so you uncover **%n point(s)**.</source>
        <translation>
            <numerusform>Oni mają mniej niż 33, więc odsłaniacie **%n&#xa0;punkt**.</numerusform>
            <numerusform>Oni mają mniej niż 33, więc odsłaniacie **%n&#xa0;punkty**.</numerusform>
            <numerusform>Oni mają mniej niż 33, więc odsłaniacie **%n&#xa0;punktów**.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They have 33 or more, so you uncover **%n point(s)**.</source>
        <translation>
            <numerusform>Oni mają 33&#xa0;albo więcej, więc odsłaniacie **%n&#xa0;punkt**.</numerusform>
            <numerusform>Oni mają 33&#xa0;albo więcej, więc odsłaniacie **%n&#xa0;punkty**.</numerusform>
            <numerusform>Oni mają 33&#xa0;albo więcej, więc odsłaniacie **%n&#xa0;punktów**.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They said sixty-six too early, so you uncover **%n point(s)**.</source>
        <translation>
            <numerusform>Oni mówią „66” za wcześnie, więc odsłaniacie **%n&#xa0;punkt**.</numerusform>
            <numerusform>Oni mówią „66” za wcześnie, więc odsłaniacie **%n&#xa0;punkty**.</numerusform>
            <numerusform>Oni mówią „66” za wcześnie, więc odsłaniacie **%n&#xa0;punktów**.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last trick is yours, so you uncover **%n point(s)**.</source>
        <translation>
            <numerusform>Ostatnia wziątka jest wasza, więc odsłaniacie **%n&#xa0;punkt**.</numerusform>
            <numerusform>Ostatnia wziątka jest wasza, więc odsłaniacie **%n&#xa0;punkty**.</numerusform>
            <numerusform>Ostatnia wziątka jest wasza, więc odsłaniacie **%n&#xa0;punktów**.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You took no trick, so they uncover **%n point(s)**.</source>
        <translation>
            <numerusform>Wy nie macie wziątki, więc odsłaniają **%n&#xa0;punkt**.</numerusform>
            <numerusform>Wy nie macie wziątki, więc odsłaniają **%n&#xa0;punkty**.</numerusform>
            <numerusform>Wy nie macie wziątki, więc odsłaniają **%n&#xa0;punktów**.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You took a trick, so they uncover **%n point(s)**.</source>
        <translation>
            <numerusform>Wy macie wziątki, więc odsłaniają **%n&#xa0;punkt**.</numerusform>
            <numerusform>Wy macie wziątki, więc odsłaniają **%n&#xa0;punkty**.</numerusform>
            <numerusform>Wy macie wziątki, więc odsłaniają **%n&#xa0;punktów**.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have fewer than 33, so they uncover **%n point(s)**.</source>
        <translation>
            <numerusform>Wy macie mniej niż 33, więc odsłaniają **%n&#xa0;punkt**.</numerusform>
            <numerusform>Wy macie mniej niż 33, więc odsłaniają **%n&#xa0;punkty**.</numerusform>
            <numerusform>Wy macie mniej niż 33, więc odsłaniają **%n&#xa0;punktów**.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have 33 or more, so they uncover **%n point(s)**.</source>
        <translation>
            <numerusform>Wy macie 33&#xa0;albo więcej, więc odsłaniają **%n&#xa0;punkt**.</numerusform>
            <numerusform>Wy macie 33&#xa0;albo więcej, więc odsłaniają **%n&#xa0;punkty**.</numerusform>
            <numerusform>Wy macie 33&#xa0;albo więcej, więc odsłaniają **%n&#xa0;punktów**.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sixty-six was said too early, so they uncover **%n point(s)**.</source>
        <translation>
            <numerusform>Wy mówicie „66” za wcześnie, więc odsłaniają **%n&#xa0;punkt**.</numerusform>
            <numerusform>Wy mówicie „66” za wcześnie, więc odsłaniają **%n&#xa0;punkty**.</numerusform>
            <numerusform>Wy mówicie „66” za wcześnie, więc odsłaniają **%n&#xa0;punktów**.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last trick is theirs, so they uncover **%n point(s)**.</source>
        <translation>
            <numerusform>Ostatnia wziątka jest ich, więc odsłaniają **%n&#xa0;punkt**.</numerusform>
            <numerusform>Ostatnia wziątka jest ich, więc odsłaniają **%n&#xa0;punkty**.</numerusform>
            <numerusform>Ostatnia wziątka jest ich, więc odsłaniają **%n&#xa0;punktów**.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You uncover **%n point(s)**.</source>
        <translation>
            <numerusform>Odsłaniacie **%n&#xa0;punkt**.</numerusform>
            <numerusform>Odsłaniacie **%n&#xa0;punkty**.</numerusform>
            <numerusform>Odsłaniacie **%n&#xa0;punktów**.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They uncover **%n point(s)**.</source>
        <translation>
            <numerusform>Oni odsłaniają **%n&#xa0;punkt**.</numerusform>
            <numerusform>Oni odsłaniają **%n&#xa0;punkty**.</numerusform>
            <numerusform>Oni odsłaniają **%n&#xa0;punktów**.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n card point(s), they have {n}.</source>
        <translation>
            <numerusform>Wy macie %n&#xa0;oczko, oni {n}.</numerusform>
            <numerusform>Wy macie %n&#xa0;oczka, oni {n}.</numerusform>
            <numerusform>Wy macie %n&#xa0;oczek, oni {n}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Five made.</source>
        <translation>Na pięć ugrane.</translation>
    </message>
    <message>
        <source>Six made.</source>
        <translation>Na sześć ugrane.</translation>
    </message>
    <message>
        <source>The fur coat made.</source>
        <translation>Na futro ugrane.</translation>
    </message>
    <message>
        <source>The two-piece made.</source>
        <translation>Na garnitur ugrane.</translation>
    </message>
    <message>
        <source>Five failed (trick: {name}).</source>
        <translation>Na pięć nieugrane (wziątka: {name}).</translation>
    </message>
    <message>
        <source>Six failed (trick: {name}).</source>
        <translation>Na sześć nieugrane (wziątka: {name}).</translation>
    </message>
    <message>
        <source>The fur coat failed (trick: {name}).</source>
        <translation>Na futro nieugrane (wziątka: {name}).</translation>
    </message>
    <message>
        <source>The two-piece failed (trick: {name}).</source>
        <translation>Na garnitur nieugrane (wziątka: {name}).</translation>
    </message>
    <message>
        <source>Nothing is paid.</source>
        <translation>Nikt nie płaci.</translation>
    </message>
    <message>
        <source>A two-piece on you.</source>
        <translation>Garnitur dla was.</translation>
    </message>
    <message>
        <source>A two-piece on them.</source>
        <translation>Garnitur dla nich.</translation>
    </message>
    <message>
        <source>A fur coat on you.</source>
        <translation>Futro dla was.</translation>
    </message>
    <message>
        <source>A fur coat on them.</source>
        <translation>Futro dla nich.</translation>
    </message>
    <message>
        <source>tricks</source>
        <translation>wziątki</translation>
    </message>
    <message>
        <source>in cards</source>
        <translation>w kartach</translation>
    </message>
    <message>
        <source>marriages</source>
        <translation>mariaże</translation>
    </message>
    <message>
        <source>total</source>
        <translation>razem</translation>
    </message>
    <message>
        <source>Your eight</source>
        <translation>Wasza ósemka</translation>
    </message>
    <message>
        <source>Their eight</source>
        <translation>Ich ósemka</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Następne rozdanie</translation>
    </message>
    <message numerus="yes">
        <source>{won} of %n trick(s)</source>
        <translation>
            <numerusform>{won} z %n&#xa0;wziątki</numerusform>
            <numerusform>{won} z %n&#xa0;wziątek</numerusform>
            <numerusform>{won} z %n&#xa0;wziątek</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleGroup</name>
    <message>
        <source>Play</source>
        <translation>Rozgrywka</translation>
    </message>
    <message>
        <source>Pay and the eight</source>
        <translation>Wypłata i ósemka</translation>
    </message>
    <message>
        <source>Announcements and deal</source>
        <translation>Zgłoszenia i rozdanie</translation>
    </message>
</context>
<context>
    <name>RuleName</name>
    <message>
        <source>Following suit</source>
        <translation>Dokładanie do koloru</translation>
    </message>
    <message>
        <source>Duty to beat</source>
        <translation>Przymus przebijania</translation>
    </message>
    <message>
        <source>Saying “66”</source>
        <translation>Mówienie „66”</translation>
    </message>
    <message>
        <source>Looking at the last trick</source>
        <translation>Oglądanie ostatniej wziątki</translation>
    </message>
    <message>
        <source>Count of card points during play</source>
        <translation>Suma oczek podczas gry</translation>
    </message>
    <message>
        <source>Losers’ scale</source>
        <translation>Skala przegranej</translation>
    </message>
    <message>
        <source>Surplus kept for the next eight</source>
        <translation>Nadwyżka na następną ósemkę</translation>
    </message>
    <message>
        <source>A fur coat game covers both eights</source>
        <translation>Futro z licytacji zakrywa ósemki</translation>
    </message>
    <message>
        <source>Match to</source>
        <translation>Do ilu futer</translation>
    </message>
    <message>
        <source>Failed fur coat</source>
        <translation>Nieugrane futro</translation>
    </message>
    <message>
        <source>Trumps in fur coat and two-piece</source>
        <translation>Atu w grach na futro i garnitur</translation>
    </message>
    <message>
        <source>Who cuts the cards</source>
        <translation>Kto przekłada</translation>
    </message>
    <message>
        <source>A nine comes to the bottom</source>
        <translation>Dziewiątka na dole</translation>
    </message>
    <message>
        <source>Redeal (a): a hand under 13 card points</source>
        <translation>Nowe rozdanie (a): w ręce mniej niż 13&#xa0;oczek</translation>
    </message>
    <message>
        <source>Redeal (b): four nines in a hand</source>
        <translation>Nowe rozdanie (b): cztery dziewiątki w ręce</translation>
    </message>
    <message>
        <source>Redeal (c): a pair without a trump</source>
        <translation>Nowe rozdanie (c): para bez atu</translation>
    </message>
    <message>
        <source>Redeal (d): a pair with one trump</source>
        <translation>Nowe rozdanie (d): para z jednym atu</translation>
    </message>
    <message>
        <source>Redeal (e): only nine and jack of trumps</source>
        <translation>Nowe rozdanie (e): z atu tylko dziewiątka i walet</translation>
    </message>
</context>
<context>
    <name>RulePreset</name>
    <message>
        <source>As printed</source>
        <translation>Według druku</translation>
    </message>
    <message>
        <source>Classic table</source>
        <translation>Klasyczny stół</translation>
    </message>
    <message>
        <source>Our table</source>
        <translation>Nasz stół</translation>
    </message>
    <message>
        <source>Custom…</source>
        <translation>Własne…</translation>
    </message>
</context>
<context>
    <name>RuleValue</name>
    <message>
        <source>suit; when void, trump</source>
        <translation>kolor; bez koloru atu</translation>
    </message>
    <message>
        <source>suit or trump, at will</source>
        <translation>kolor albo atu, do woli</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nie ma</translation>
    </message>
    <message>
        <source>in suit</source>
        <translation>w kolorze</translation>
    </message>
    <message>
        <source>in suit and in trumps</source>
        <translation>w kolorze i w atu</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>samo się kończy</translation>
    </message>
    <message>
        <source>the player must say it</source>
        <translation>trzeba powiedzieć</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>wolno</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>nie wolno</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>ukryta</translation>
    </message>
    <message>
        <source>shown, for learners</source>
        <translation>widoczna, do nauki</translation>
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
        <translation>tylko na pięć i na sześć</translation>
    </message>
    <message>
        <source>always</source>
        <translation>zawsze</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>tak</translation>
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
        <translation>odwrotnie: futro dla was</translation>
    </message>
    <message>
        <source>six points</source>
        <translation>sześć punktów</translation>
    </message>
    <message>
        <source>costs nothing</source>
        <translation>nic nie kosztuje</translation>
    </message>
    <message>
        <source>the dealer’s right neighbour</source>
        <translation>sąsiad rozdającego z prawej</translation>
    </message>
    <message>
        <source>whom the dealer names</source>
        <translation>kogo wskaże rozdający</translation>
    </message>
    <message>
        <source>cut again, three times</source>
        <translation>nowe przełożenie, do trzech razy</translation>
    </message>
    <message>
        <source>it stays there</source>
        <translation>zostaje</translation>
    </message>
    <message>
        <source>may be asked for</source>
        <translation>można żądać</translation>
    </message>
    <message>
        <source>may not be asked for</source>
        <translation>nie można żądać</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rules: {game}</source>
        <translation>Zasady: {game}</translation>
    </message>
    <message>
        <source>Kominek: rules of the games</source>
        <translation>Kominek: zasady gier</translation>
    </message>
    <message>
        <source>your table’s rules, as printed</source>
        <translation>zasady twojego stołu, takie jak w druku</translation>
    </message>
    <message numerus="yes">
        <source>your table’s rules, %n difference(s) from the print</source>
        <translation>
            <numerusform>zasady twojego stołu, %n&#xa0;różnica wobec druku</numerusform>
            <numerusform>zasady twojego stołu, %n&#xa0;różnice wobec druku</numerusform>
            <numerusform>zasady twojego stołu, %n&#xa0;różnic wobec druku</numerusform>
        </translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Spis treści</translation>
    </message>
    <message>
        <source>Text of the rules</source>
        <translation>Tekst zasad</translation>
    </message>
    <message>
        <source>Search…</source>
        <translation>Szukaj…</translation>
    </message>
    <message>
        <source>search in all games</source>
        <translation>szukaj we wszystkich grach</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Wyniki szukania</translation>
    </message>
    <message>
        <source>Found nowhere.</source>
        <translation>Nigdzie tego nie ma.</translation>
    </message>
    <message numerus="yes">
        <source>Found in %n place(s).</source>
        <translation>
            <numerusform>Jest w %n&#xa0;miejscu.</numerusform>
            <numerusform>Jest w %n&#xa0;miejscach.</numerusform>
            <numerusform>Jest w %n&#xa0;miejscach.</numerusform>
        </translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drukuj</translation>
    </message>
    <message>
        <source>Print the rules</source>
        <translation>Drukuj zasady</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Save the rules as PDF</source>
        <translation>Zapisz zasady jako PDF</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>Dokumenty PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The file {name} could not be written.</source>
        <translation>Nie da się zapisać pliku {name}.</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>Poprzednie miejsce</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Następne miejsce</translation>
    </message>
    <message>
        <source>Why you are here</source>
        <translation>Dlaczego tu jesteś</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Wróć do stołu</translation>
    </message>
    <message>
        <source>a rule other than in print. You can change it with a new match.</source>
        <translation>zasada inna niż w druku. Zmienisz ją przy nowej partii.</translation>
    </message>
    <message>
        <source>other than in print</source>
        <translation>inaczej niż w druku</translation>
    </message>
    <message>
        <source>{name}. At your table: {value}. In print: {printed}.</source>
        <translation>{name}. U ciebie: {value}. Druk: {printed}.</translation>
    </message>
    <message>
        <source>At other tables:</source>
        <translation>Przy innych stołach:</translation>
    </message>
    <message>
        <source>Reconstructed</source>
        <translation>Odtworzone</translation>
    </message>
    <message>
        <source>{page} of {pages}</source>
        <translation>{page} z {pages}</translation>
    </message>
    <message>
        <source>We: {points}</source>
        <translation>My: {points}</translation>
    </message>
    <message>
        <source>They: {points}</source>
        <translation>Oni: {points}</translation>
    </message>
    <message>
        <source>{rank} of spades</source>
        <translation>{rank} pik</translation>
    </message>
    <message>
        <source>{rank} of hearts</source>
        <translation>{rank} kier</translation>
    </message>
    <message>
        <source>{rank} of diamonds</source>
        <translation>{rank} karo</translation>
    </message>
    <message>
        <source>{rank} of clubs</source>
        <translation>{rank} trefl</translation>
    </message>
    <message>
        <source>{card} (allowed)</source>
        <translation>{card} (wolno)</translation>
    </message>
    <message>
        <source>{card} (not allowed)</source>
        <translation>{card} (nie wolno)</translation>
    </message>
    <message>
        <source>a card face down</source>
        <translation>zakryta karta</translation>
    </message>
    <message>
        <source>Picture: {cards}.</source>
        <translation>Obrazek: {cards}.</translation>
    </message>
    <message>
        <source>Picture: first {cards}; then {others}.</source>
        <translation>Obrazek: najpierw {cards}; potem {others}.</translation>
    </message>
    <message>
        <source>Picture, from high to low: {cards}.</source>
        <translation>Obrazek, od najstarszej do najmłodszej: {cards}.</translation>
    </message>
    <message>
        <source>{card}: {worth}</source>
        <translation>{card}: {worth}</translation>
    </message>
    <message>
        <source>Picture of a trick: {cards}. It is taken by: {card}.</source>
        <translation>Obrazek wziątki: {cards}. Bierze: {card}.</translation>
    </message>
    <message>
        <source>Picture of the eights: uncovered we {ours}, they {theirs}, with a fur coat on theirs.</source>
        <translation>Obrazek ósemek: odkryte my {ours}, oni {theirs}, na ich ósemce futro.</translation>
    </message>
    <message>
        <source>Picture of the eights: uncovered we {ours}, they {theirs}, with a two-piece on theirs.</source>
        <translation>Obrazek ósemek: odkryte my {ours}, oni {theirs}, na ich ósemce garnitur.</translation>
    </message>
    <message>
        <source>Picture of the eights: uncovered we {ours}, they {theirs}.</source>
        <translation>Obrazek ósemek: odkryte my {ours}, oni {theirs}.</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>Deal {deal} · endless</source>
        <translation>Rozdanie {deal} · bez końca</translation>
    </message>
    <message numerus="yes">
        <source>Deal {deal} · to %n fur coat(s)</source>
        <translation>
            <numerusform>Rozdanie {deal} · do %n&#xa0;futra</numerusform>
            <numerusform>Rozdanie {deal} · do %n&#xa0;futer</numerusform>
            <numerusform>Rozdanie {deal} · do %n&#xa0;futer</numerusform>
        </translation>
    </message>
    <message>
        <source>wearing</source>
        <translation>noszą</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Pages of the settings</source>
        <translation>Strony ustawień</translation>
    </message>
    <message>
        <source>&amp;Restore defaults</source>
        <translation>Przywróć &amp;domyślne</translation>
    </message>
    <message>
        <source>Changes apply at once.</source>
        <translation>Zmiany działają od razu.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Przeciwnicy</translation>
    </message>
    <message>
        <source>Table and cards</source>
        <translation>Stół i karty</translation>
    </message>
    <message>
        <source>Animation and sound</source>
        <translation>Animacja i dźwięk</translation>
    </message>
    <message>
        <source>Accessibility</source>
        <translation>Dostępność</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>&amp;Next deal</source>
        <translation>&amp;Następne rozdanie</translation>
    </message>
    <message>
        <source>waits for me</source>
        <translation>czeka na mnie</translation>
    </message>
    <message>
        <source>after 3 s</source>
        <translation>po 3&#xa0;s</translation>
    </message>
    <message>
        <source>after 8 s</source>
        <translation>po 8&#xa0;s</translation>
    </message>
    <message>
        <source>Cut the cards &amp;for me</source>
        <translation>&amp;Przekładaj za mnie</translation>
    </message>
    <message>
        <source>The place is drawn by lot.</source>
        <translation>Miejsce wyznacza los.</translation>
    </message>
    <message>
        <source>Always announce &amp;marriages</source>
        <translation>Zgłaszaj &amp;mariaże zawsze</translation>
    </message>
    <message>
        <source>Whoever leads a king or queen with the other one in hand announces at once.</source>
        <translation>Wyjście królem albo damą, gdy druga karta jest w ręce, to od razu zgłoszenie.</translation>
    </message>
    <message>
        <source>The partner always plays at f&amp;ull strength</source>
        <translation>Partner zawsze gra pełną &amp;siłą</translation>
    </message>
    <message>
        <source>Only without this tick can the partner be made weaker.</source>
        <translation>Słabszy może grać dopiero po odznaczeniu tego pola.</translation>
    </message>
    <message>
        <source>&amp;Look of the table</source>
        <translation>&amp;Wygląd stołu</translation>
    </message>
    <message>
        <source>as in the system</source>
        <translation>jak w systemie</translation>
    </message>
    <message>
        <source>evening</source>
        <translation>wieczór</translation>
    </message>
    <message>
        <source>morning</source>
        <translation>poranek</translation>
    </message>
    <message>
        <source>high contrast</source>
        <translation>wysoki kontrast</translation>
    </message>
    <message>
        <source>&amp;Deck</source>
        <translation>&amp;Talia</translation>
    </message>
    <message>
        <source>papercut</source>
        <translation>wycinanka</translation>
    </message>
    <message>
        <source>large index</source>
        <translation>duże znaki</translation>
    </message>
    <message>
        <source>Large index: at 800 × 600 and wherever cards lie far away, letters and suits are easier to read.</source>
        <translation>Duże znaki: w oknie 800 × 600&#xa0;i wszędzie, gdzie karty leżą daleko, litery i kolory czyta się łatwiej.</translation>
    </message>
    <message>
        <source>S&amp;uit signs</source>
        <translation>Z&amp;naki kolorów</translation>
    </message>
    <message>
        <source>full</source>
        <translation>pełne</translation>
    </message>
    <message>
        <source>told apart by shape</source>
        <translation>różne kształtem</translation>
    </message>
    <message>
        <source>&amp;Backs</source>
        <translation>&amp;Rewers</translation>
    </message>
    <message>
        <source>red</source>
        <translation>czerwony</translation>
    </message>
    <message>
        <source>green</source>
        <translation>zielony</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>granatowy</translation>
    </message>
    <message>
        <source>Colours of the &amp;suits</source>
        <translation>&amp;Kolory kart</translation>
    </message>
    <message>
        <source>two</source>
        <translation>dwa</translation>
    </message>
    <message>
        <source>four</source>
        <translation>cztery</translation>
    </message>
    <message>
        <source>&amp;Keys on the buttons</source>
        <translation>&amp;Skróty klawiszy na przyciskach</translation>
    </message>
    <message>
        <source>when keys are used</source>
        <translation>przy grze z klawiatury</translation>
    </message>
    <message>
        <source>always</source>
        <translation>zawsze</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nigdy</translation>
    </message>
    <message>
        <source>&amp;Pace</source>
        <translation>&amp;Tempo</translation>
    </message>
    <message>
        <source>calm</source>
        <translation>spokojne</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>zwykłe</translation>
    </message>
    <message>
        <source>brisk</source>
        <translation>żwawe</translation>
    </message>
    <message>
        <source>instant</source>
        <translation>natychmiast</translation>
    </message>
    <message>
        <source>Pause on a full &amp;trick</source>
        <translation>&amp;Pauza po pełnej wziątce</translation>
    </message>
    <message>
        <source>&amp;Opponents think at least</source>
        <translation>Prze&amp;ciwnicy myślą co najmniej</translation>
    </message>
    <message>
        <source>Speech &amp;bubbles stay</source>
        <translation>Dy&amp;mki zostają</translation>
    </message>
    <message>
        <source>&amp;Sounds of the table</source>
        <translation>Dź&amp;więki stołu</translation>
    </message>
    <message>
        <source>Cards, points, fur coats, and a quiet sign on your turn.</source>
        <translation>Karty, punkty, futra i cichy znak, gdy przychodzi twoja kolej.</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;Głośność</translation>
    </message>
    <message>
        <source>Recommended for a window of 800 × 600.</source>
        <translation>Zalecane w oknie 800 × 600.</translation>
    </message>
    <message>
        <source>Tell s&amp;uits apart by shape</source>
        <translation>Odróżniaj kolory po kszt&amp;ałcie</translation>
    </message>
    <message>
        <source>Diamonds are hollow, clubs have holes; best together with four colours.</source>
        <translation>Karo puste w środku, trefl z kropkami; najlepiej razem z czterema kolorami.</translation>
    </message>
    <message>
        <source>&amp;Size of texts</source>
        <translation>&amp;Wielkość napisów</translation>
    </message>
    <message>
        <source>100%</source>
        <translation>100%</translation>
    </message>
    <message>
        <source>115%</source>
        <translation>115%</translation>
    </message>
    <message>
        <source>130%</source>
        <translation>130%</translation>
    </message>
    <message>
        <source>&amp;Less motion</source>
        <translation>&amp;Spokojny ruch</translation>
    </message>
    <message>
        <source>Cards fade in at their places instead of flying.</source>
        <translation>Karty pojawiają się na miejscu, zamiast lecieć.</translation>
    </message>
    <message>
        <source>Play a card by a &amp;double click</source>
        <translation>Zagrywaj kartę dwu&amp;klikiem</translation>
    </message>
    <message>
        <source>A single click only shows the card.</source>
        <translation>Pierwsze kliknięcie tylko wskazuje kartę.</translation>
    </message>
    <message>
        <source>A d&amp;igit acts at once</source>
        <translation>&amp;Cyfra działa od razu</translation>
    </message>
    <message>
        <source>Otherwise it chooses, and the same key again acts.</source>
        <translation>W przeciwnym razie tylko wybiera, a zagrywa naciśnięta jeszcze raz.</translation>
    </message>
    <message>
        <source>Screen reader sa&amp;ys</source>
        <translation>Czytnik &amp;ekranu mówi</translation>
    </message>
    <message>
        <source>little</source>
        <translation>krótko</translation>
    </message>
    <message>
        <source>as usual</source>
        <translation>zwykle</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>wszystko</translation>
    </message>
    <message>
        <source>Little: who played what. As usual: changes of the table too. Everything: explanations too. The whole situation is always a key away.</source>
        <translation>Krótko: kto co zagrywa. Zwykle: także to, co zmienia się na stole. Wszystko: także objaśnienia. Całą sytuację zawsze czyta jeden klawisz.</translation>
    </message>
    <message>
        <source>own times</source>
        <translation>własne</translation>
    </message>
    <message>
        <source>A click or Space finishes whatever is moving; the next click counts again after a quarter of a second.</source>
        <translation>Kliknięcie albo Spacja kończy wszystko, co się rusza; następne kliknięcie liczy się znów po ćwierci sekundy.</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Dźwięk</translation>
    </message>
    <message>
        <source>Sound needs the library {name}, which is not installed.</source>
        <translation>Dźwięk wymaga biblioteki {name}, której tu nie ma.</translation>
    </message>
    <message>
        <source>Other decks on this computer</source>
        <translation>Inne talie na tym komputerze</translation>
    </message>
    <message>
        <source>Level: {role}, {name}</source>
        <translation>Poziom: {role}, {name}</translation>
    </message>
    <message>
        <source>Levels differ by what a player remembers and notices, never by random mistakes. Nobody sees the cards of others: the pack is shuffled before the deal. Another level sits down with the next match.</source>
        <translation>Poziomy różnią się tym, co gracz pamięta i zauważa, nigdy przypadkowymi błędami. Cudzych kart nie widzi nikt: talia jest tasowana przed rozdaniem. Inny poziom zasiada do stołu od następnej partii.</translation>
    </message>
    <message>
        <source>Lead over the level below, points per deal</source>
        <translation>Przewaga nad niższym poziomem, punktów na rozdanie</translation>
    </message>
    <message>
        <source>regular against beginner</source>
        <translation>amator przeciw nowicjuszowi</translation>
    </message>
    <message>
        <source>strong against regular</source>
        <translation>mocny przeciw amatorowi</translation>
    </message>
    <message>
        <source>master against strong</source>
        <translation>mistrz przeciw mocnemu</translation>
    </message>
    <message>
        <source>silent</source>
        <translation>cisza</translation>
    </message>
    <message>
        <source>Lar&amp;ge index on the cards</source>
        <translation>Duże znaki &amp;na kartach</translation>
    </message>
    <message>
        <source>Chosen now: {name}, at the end of this page.</source>
        <translation>Wybrano: {name}, na końcu tej strony.</translation>
    </message>
    <message>
        <source>They bring their own letters, colours and back; a card they lack comes from papercut.</source>
        <translation>Mają własne litery, kolory i rewers; karta, której im brak, pochodzi z wycinanki.</translation>
    </message>
    <message>
        <source>Name: {role}</source>
        <translation>Imię: {role}</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Imiona</translation>
    </message>
    <message>
        <source>An empty field takes the name that belongs to the language.</source>
        <translation>Puste pole oznacza imię przyjęte w danym języku.</translation>
    </message>
    <message>
        <source>How they play</source>
        <translation>Jak grają</translation>
    </message>
    <message>
        <source>The language of the &amp;system</source>
        <translation>Język &amp;systemu</translation>
    </message>
    <message>
        <source>The language changes at once: menus, table, cards, rules, score sheet. The deal goes on; nothing has to be started again.</source>
        <translation>Język zmienia się od razu: menu, stół, karty, zasady, zapis. Rozdanie toczy się dalej, nic nie trzeba uruchamiać ponownie.</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Score sheet</source>
        <translation>Zapis</translation>
    </message>
    <message>
        <source>Score sheet · rules: {rules}</source>
        <translation>Zapis partii · zasady: {rules}</translation>
    </message>
    <message>
        <source>Score sheet · {date} · rules: {rules}</source>
        <translation>Zapis partii · {date} · zasady: {rules}</translation>
    </message>
    <message>
        <source>written by Kominek {version}</source>
        <translation>zapisuje Kominek&#xa0;{version}</translation>
    </message>
    <message>
        <source>written by Kominek {version} · match code {code}</source>
        <translation>zapisuje Kominek&#xa0;{version} · kod partii {code}</translation>
    </message>
    <message>
        <source>page {n} of {m}</source>
        <translation>strona {n} z&#xa0;{m}</translation>
    </message>
    <message>
        <source>No deal has been played yet.</source>
        <translation>Nie ma jeszcze zapisanego rozdania.</translation>
    </message>
    <message>
        <source>Lines of the score sheet</source>
        <translation>Wiersze zapisu</translation>
    </message>
    <message>
        <source>Arrow keys go from line to line; Ctrl+C copies the whole sheet.</source>
        <translation>Strzałki przechodzą od wiersza do wiersza; Ctrl+C kopiuje cały zapis.</translation>
    </message>
    <message>
        <source>{text}; being played</source>
        <translation>{text}; w trakcie gry</translation>
    </message>
    <message>
        <source>to</source>
        <translation>do</translation>
    </message>
    <message>
        <source>{name} ({players}): {total}</source>
        <translation>{name} ({players}): {total}</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n fur coat(s)</source>
        <translation>
            <numerusform>{name}: %n&#xa0;futro</numerusform>
            <numerusform>{name}: %n&#xa0;futra</numerusform>
            <numerusform>{name}: %n&#xa0;futer</numerusform>
        </translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drukuj…</translation>
    </message>
    <message>
        <source>Prints the sheet</source>
        <translation>Drukuje zapis</translation>
    </message>
    <message>
        <source>Saves the sheet as PDF, to be printed later</source>
        <translation>Zapisuje jako PDF, do wydrukowania później</translation>
    </message>
    <message>
        <source>Saves the sheet as a table for a spreadsheet</source>
        <translation>Zapisuje jako tabelę dla arkusza kalkulacyjnego</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiuj</translation>
    </message>
    <message>
        <source>Copies the sheet as text</source>
        <translation>Kopiuje zapis jako tekst</translation>
    </message>
    <message>
        <source>Print score sheet</source>
        <translation>Zapis do druku</translation>
    </message>
    <message>
        <source>{game} · {date}</source>
        <translation>{game} · {date}</translation>
    </message>
    <message>
        <source>Pages of the score sheet, line by line</source>
        <translation>Strony zapisu, wiersz po wierszu</translation>
    </message>
    <message>
        <source>Arrow keys go from line to line, Page Up and Page Down turn the pages. Ctrl with plus, minus or 0 makes them larger, smaller or as wide as there is room.</source>
        <translation>Strzałki przechodzą od wiersza do wiersza, Page Up i&#xa0;Page Down przewijają strony. Ctrl z&#xa0;plusem, minusem albo 0&#xa0;powiększa je, pomniejsza albo dopasowuje do szerokości.</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>&amp;Kopiuj jako tekst</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drukuj…</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>&amp;Zapisz jako PDF…</translation>
    </message>
    <message>
        <source>Save as &amp;table…</source>
        <translation>Zapisz jako &amp;tabelę…</translation>
    </message>
    <message>
        <source>Save the score sheet as PDF</source>
        <translation>Zapis partii jako PDF</translation>
    </message>
    <message>
        <source>Save the score sheet as a table</source>
        <translation>Zapis partii jako tabela</translation>
    </message>
    <message>
        <source>PDF documents ({pattern})</source>
        <translation>Dokumenty PDF ({pattern})</translation>
    </message>
    <message>
        <source>Tables ({pattern})</source>
        <translation>Tabele ({pattern})</translation>
    </message>
    <message>
        <source>{game} score {code}</source>
        <translation>{game} zapis {code}</translation>
    </message>
    <message>
        <source>Score sheet saved: {name}</source>
        <translation>Zapis partii w&#xa0;pliku: {name}</translation>
    </message>
    <message>
        <source>The score sheet is copied as text.</source>
        <translation>Zapis partii jest w&#xa0;schowku jako tekst.</translation>
    </message>
    <message>
        <source>The score sheet is being printed.</source>
        <translation>Zapis partii się drukuje.</translation>
    </message>
    <message>
        <source>{path} cannot be written: {reason}. The score sheet is as it was; choose another place.</source>
        <translation>Nie da się zapisać pliku {path}: {reason}. Zapis partii jest nietknięty; wybierz inne miejsce.</translation>
    </message>
    <message>
        <source>The printer does not take the score sheet. Choose another one, or save as PDF.</source>
        <translation>Drukarka nie przyjmuje zapisu. Wybierz inną albo zapisz jako PDF.</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Skróty klawiszy</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Czynność</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Klawisze</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Szukaj</translation>
    </message>
</context>
<context>
    <name>Splash</name>
    <message>
        <source>A fur coat on us</source>
        <translation>Futro dla nas</translation>
    </message>
    <message>
        <source>A fur coat on them!</source>
        <translation>Futro dla nich!</translation>
    </message>
    <message>
        <source>A two-piece on us</source>
        <translation>Garnitur dla nas</translation>
    </message>
    <message>
        <source>A two-piece on them!</source>
        <translation>Garnitur dla nich!</translation>
    </message>
    <message>
        <source>You uncover the eighth point. Both eights are covered and a new game begins.</source>
        <translation>Odsłaniacie ósmy punkt. Obie ósemki zakrywamy, gra zaczyna się od nowa.</translation>
    </message>
    <message>
        <source>They uncover the eighth point. Both eights are covered and a new game begins.</source>
        <translation>Oni odsłaniają ósmy punkt. Obie ósemki zakrywamy, gra zaczyna się od nowa.</translation>
    </message>
    <message>
        <source>All six tricks are taken. The uncovered points stay.</source>
        <translation>Sześć wziątek na sześć. Odkryte punkty zostają.</translation>
    </message>
    <message>
        <source>The game failed: the coat goes the other way.</source>
        <translation>Gra nieugrana: wypłata idzie w drugą stronę.</translation>
    </message>
    <message>
        <source>All six tricks are taken. Both eights are covered.</source>
        <translation>Sześć wziątek na sześć. Obie ósemki zakrywamy.</translation>
    </message>
    <message>
        <source>The game failed. Both eights are covered.</source>
        <translation>Gra nieugrana. Obie ósemki zakrywamy.</translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message>
        <source>Your lead.</source>
        <translation>Twoje wyjście.</translation>
    </message>
    <message>
        <source>You cut the cards.</source>
        <translation>Przekładasz karty.</translation>
    </message>
    <message>
        <source>Name who cuts.</source>
        <translation>Wskaż, kto przekłada.</translation>
    </message>
    <message>
        <source>Name trumps or decline.</source>
        <translation>Wyznacz atu albo zrezygnuj.</translation>
    </message>
    <message>
        <source>You may ask for a redeal.</source>
        <translation>Możesz żądać ponownego rozdania.</translation>
    </message>
    <message>
        <source>You may play on three nines.</source>
        <translation>Możesz grać na trzy dziewiątki.</translation>
    </message>
    <message>
        <source>Pick a card of a shown suit.</source>
        <translation>Wskaż kartę w kolorze jednej z dziewiątek.</translation>
    </message>
    <message>
        <source>Choose the nine that stays.</source>
        <translation>Wybierz dziewiątkę, która zostaje.</translation>
    </message>
    <message>
        <source>Call a game or pass.</source>
        <translation>Zgłoś grę albo spasuj.</translation>
    </message>
    <message>
        <source>You may say sixty-six.</source>
        <translation>Możesz powiedzieć „66”.</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Twój ruch.</translation>
    </message>
    <message>
        <source>{name} cuts.</source>
        <translation>Przekłada {name}.</translation>
    </message>
    <message>
        <source>{name} names trumps.</source>
        <translation>Atu wyznacza {name}.</translation>
    </message>
    <message>
        <source>{name} calls.</source>
        <translation>Licytuje {name}.</translation>
    </message>
    <message>
        <source>The deal is not ready yet.</source>
        <translation>Rozdanie jeszcze niegotowe.</translation>
    </message>
    <message>
        <source>{name} to play.</source>
        <translation>Gra {name}.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Koniec partii.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>Koniec rozdania.</translation>
    </message>
    <message>
        <source>Deal {deal}</source>
        <translation>Rozdanie {deal}</translation>
    </message>
    <message>
        <source>Deal {deal} · trumps {suit}</source>
        <translation>Rozdanie {deal} · atu {suit}</translation>
    </message>
    <message>
        <source>Deal {deal} · no trumps</source>
        <translation>Rozdanie&#xa0;{deal} · bez atu</translation>
    </message>
</context>
<context>
    <name>SuitNominative</name>
    <message>
        <source>spades</source>
        <translation>pik</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>kier</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>karo</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>trefl</translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message>
        <source>The saved match was damaged in line {line}. It is kept as {path}; the last good copy is used.</source>
        <translation>Zapisana partia jest uszkodzona w wierszu&#xa0;{line}. Zostaje jako {path}; używana jest ostatnia dobra kopia.</translation>
    </message>
    <message>
        <source>The saved match was damaged. It is kept as {path}; the last good copy is used.</source>
        <translation>Zapisana partia jest uszkodzona. Zostaje jako {path}; używana jest ostatnia dobra kopia.</translation>
    </message>
    <message>
        <source>The settings were damaged in line {line}. They are kept as {path}; the usual ones are used.</source>
        <translation>Ustawienia są uszkodzone w wierszu&#xa0;{line}. Zostają jako {path}; używane są zwykłe.</translation>
    </message>
    <message>
        <source>{name}, line {line}, column {column}: {reason} Nothing was changed.</source>
        <translation>{name}, wiersz&#xa0;{line}, kolumna&#xa0;{column}: {reason} Nic się nie zmienia.</translation>
    </message>
    <message>
        <source>{path} cannot be read: {reason}</source>
        <translation>Nie można odczytać {path}: {reason}</translation>
    </message>
    <message>
        <source>{path} cannot be written: {reason}. Play goes on; saving is tried again.</source>
        <translation>Nie można zapisać {path}: {reason}. Gra toczy się dalej; zapis będzie ponawiany.</translation>
    </message>
    <message>
        <source>This is not a record of a match.</source>
        <translation>To nie jest zapis partii.</translation>
    </message>
    <message>
        <source>The record is of a later version.</source>
        <translation>Zapis pochodzi z nowszej wersji.</translation>
    </message>
    <message>
        <source>A line of the head cannot be read.</source>
        <translation>Nie można odczytać wiersza nagłówka.</translation>
    </message>
    <message>
        <source>The record ends too early.</source>
        <translation>Zapis urywa się za wcześnie.</translation>
    </message>
    <message>
        <source>The game is not known.</source>
        <translation>Nieznana gra.</translation>
    </message>
    <message>
        <source>A table rule is not known.</source>
        <translation>Nieznana umowa stołu.</translation>
    </message>
    <message>
        <source>The players are not right.</source>
        <translation>Skład graczy się nie zgadza.</translation>
    </message>
    <message>
        <source>The move cannot be read.</source>
        <translation>Nie można odczytać ruchu.</translation>
    </message>
    <message>
        <source>Another player is to act.</source>
        <translation>Teraz kolej innego gracza.</translation>
    </message>
    <message>
        <source>The rules do not allow the move.</source>
        <translation>Zasady nie pozwalają na ten ruch.</translation>
    </message>
    <message>
        <source>The match was over before.</source>
        <translation>Partia jest już skończona.</translation>
    </message>
    <message>
        <source>The line cannot be read.</source>
        <translation>Nie można odczytać wiersza.</translation>
    </message>
</context>
<context>
    <name>Trump</name>
    <message>
        <source>Name trumps</source>
        <translation>Wyznacz atu</translation>
    </message>
    <message>
        <source>you are forehand · you see three cards</source>
        <translation>jesteś na wyjściu · widzisz trzy karty</translation>
    </message>
    <message>
        <source>you hold {cards}</source>
        <translation>masz {cards}</translation>
    </message>
    <message>
        <source>none held</source>
        <translation>nie masz</translation>
    </message>
    <message>
        <source>Any suit may be named, held or not (K8).</source>
        <translation>Wolno wyznaczyć każdy kolor, także ten, którego nie masz (K8).</translation>
    </message>
    <message>
        <source>I decline</source>
        <translation>Nie wyznaczam</translation>
    </message>
    <message>
        <source>Your sixth card, shown to all, then fixes the trump suit (K9).</source>
        <translation>Wtedy atu określi twoja szósta karta; zobaczą ją wszyscy (K9).</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Welcome page</source>
        <translation>Strona powitalna</translation>
    </message>
    <message>
        <source>Seven card games by the fireside</source>
        <translation>Siedem gier karcianych przy kominku</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Grasz dalej</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nowa partia</translation>
    </message>
    <message>
        <source>{game} · deal {n}</source>
        <translation>{game} · rozdanie {n}</translation>
    </message>
    <message>
        <source>{name} {n}</source>
        <translation>{name} {n}</translation>
    </message>
    <message numerus="yes">
        <source>%n fur coat(s)</source>
        <translation>
            <numerusform>%n&#xa0;futro</numerusform>
            <numerusform>%n&#xa0;futra</numerusform>
            <numerusform>%n&#xa0;futer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n two-piece(s)</source>
        <translation>
            <numerusform>%n&#xa0;garnitur</numerusform>
            <numerusform>%n&#xa0;garnitury</numerusform>
            <numerusform>%n&#xa0;garniturów</numerusform>
        </translation>
    </message>
    <message>
        <source>we wear {what}</source>
        <translation>my nosimy {what}</translation>
    </message>
    <message>
        <source>they wear {what}</source>
        <translation>oni noszą {what}</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>twoja kolej</translation>
    </message>
    <message>
        <source>{name} to play</source>
        <translation>gra {name}</translation>
    </message>
    <message>
        <source>a deal has just ended</source>
        <translation>po rozdaniu</translation>
    </message>
    <message>
        <source>today, {time}</source>
        <translation>dziś, {time}</translation>
    </message>
    <message>
        <source>yesterday, {time}</source>
        <translation>wczoraj, {time}</translation>
    </message>
    <message>
        <source>{date}, {time}</source>
        <translation>{date}, {time}</translation>
    </message>
    <message>
        <source>Begin here</source>
        <translation>Na początek</translation>
    </message>
    <message>
        <source>First deal</source>
        <translation>Pierwsze rozdanie</translation>
    </message>
    <message>
        <source>learning step by step</source>
        <translation>nauka krok po kroku</translation>
    </message>
    <message>
        <source>12 minutes, with hints</source>
        <translation>12&#xa0;minut, z podpowiedziami</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zaczynam</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Biblioteka</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>Kominek {version}</source>
        <translation>Kominek {version}</translation>
    </message>
    <message>
        <source>coming</source>
        <translation>wkrótce</translation>
    </message>
    <message>
        <source>It cannot be played yet, but its rules can be read.</source>
        <translation>Jeszcze nie da się w to zagrać. Zasady są już do przeczytania.</translation>
    </message>
    <message>
        <source>Enter chooses the rules, Shift+Enter begins at once.</source>
        <translation>Enter: wybór zasad. Shift+Enter: gra od razu.</translation>
    </message>
    <message>
        <source>4 players in pairs · 24 cards</source>
        <translation>4&#xa0;graczy w parach · 24&#xa0;karty</translation>
    </message>
    <message>
        <source>2 players · 32 cards</source>
        <translation>2&#xa0;graczy · 32&#xa0;karty</translation>
    </message>
    <message>
        <source>4 players · 32 cards</source>
        <translation>4&#xa0;graczy · 32&#xa0;karty</translation>
    </message>
    <message>
        <source>3 or 4 players · 24 cards</source>
        <translation>3&#xa0;lub 4&#xa0;graczy · 24&#xa0;karty</translation>
    </message>
    <message>
        <source>2–6 players · 40 cards</source>
        <translation>2–6&#xa0;graczy · 40&#xa0;kart</translation>
    </message>
    <message>
        <source>66, fur coats and called games; about 40 minutes</source>
        <translation>66, futra i gry zgłaszane; partia około 40&#xa0;minut</translation>
    </message>
    <message>
        <source>Kominek without calls</source>
        <translation>Kominek bez zgłoszeń</translation>
    </message>
    <message>
        <source>fifties and twenties</source>
        <translation>drzewka i dukaty</translation>
    </message>
    <message>
        <source>do not take the king of hearts</source>
        <translation>nie bierz króla kier</translation>
    </message>
    <message>
        <source>auction and marriages</source>
        <translation>licytacja i mariaże</translation>
    </message>
    <message>
        <source>twelve rounds</source>
        <translation>dwanaście rund</translation>
    </message>
    <message>
        <source>hands and stakes in counters</source>
        <translation>kombinacje i żetony</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Kominek</source>
        <translation>Kominek</translation>
    </message>
    <message>
        <source>{game} – deal {n}</source>
        <translation>{game}: rozdanie {n}</translation>
    </message>
    <message>
        <source>The match goes on where you left it.</source>
        <translation>Partia toczy się dalej od miejsca, w którym się zatrzymała.</translation>
    </message>
    <message>
        <source>Opened: {name}</source>
        <translation>Otwarte: {name}</translation>
    </message>
    <message>
        <source>Saved: {name}</source>
        <translation>Zapisane: {name}</translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>Cofnięte.</translation>
    </message>
    <message>
        <source>Redone.</source>
        <translation>Ponowione.</translation>
    </message>
    <message>
        <source>The same cards again.</source>
        <translation>Te same karty jeszcze raz.</translation>
    </message>
    <message>
        <source>Paused. Press P or click to go on.</source>
        <translation>Pauza. Naciśnij P albo kliknij, żeby grać dalej.</translation>
    </message>
    <message>
        <source>The program plays for you. Any key or click stops it.</source>
        <translation>Program gra za ciebie. Zatrzyma go dowolny klawisz albo kliknięcie.</translation>
    </message>
    <message>
        <source>just a moment</source>
        <translation>jeszcze chwila</translation>
    </message>
    <message>
        <source>The situation</source>
        <translation>Sytuacja</translation>
    </message>
    <message>
        <source>The menu bar is hidden. Ctrl+M brings it back.</source>
        <translation>Pasek menu jest ukryty. Przywraca go Ctrl+M.</translation>
    </message>
    <message>
        <source>Kominek records (*.kominek)</source>
        <translation>Zapisy Kominka (*.kominek)</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>Otwórz partię</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Zapisz partię</translation>
    </message>
</context>
</TS>
