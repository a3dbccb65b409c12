<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Eight</name>
    <message numerus="yes">
        <source>Our eight: {n} of 8 uncovered, %n fur coat(s).</source>
        <translation>
            <numerusform>Our eight: {n} of 8&#xa0;uncovered, %n&#xa0;fur coat.</numerusform>
            <numerusform>Our eight: {n} of 8&#xa0;uncovered, %n&#xa0;fur coats.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Their eight: {n} of 8 uncovered, %n fur coat(s).</source>
        <translation>
            <numerusform>Their eight: {n} of 8&#xa0;uncovered, %n&#xa0;fur coat.</numerusform>
            <numerusform>Their eight: {n} of 8&#xa0;uncovered, %n&#xa0;fur coats.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KominekLook</name>
    <message numerus="yes">
        <source>%n point(s) for you</source>
        <translation>
            <numerusform>%n&#xa0;point for you</numerusform>
            <numerusform>%n&#xa0;points for you</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for them</source>
        <translation>
            <numerusform>%n&#xa0;point for them</numerusform>
            <numerusform>%n&#xa0;points for them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fur coat(s) on them</source>
        <translation>
            <numerusform>%n&#xa0;fur coat on them</numerusform>
            <numerusform>%n&#xa0;fur coats on them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fur coat(s) on you</source>
        <translation>
            <numerusform>%n&#xa0;fur coat on you</numerusform>
            <numerusform>%n&#xa0;fur coats on you</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KominekSheet</name>
    <message numerus="yes">
        <source>match to %n fur coat(s)</source>
        <translation>
            <numerusform>match to %n&#xa0;fur coat</numerusform>
            <numerusform>match to %n&#xa0;fur coats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) lost</source>
        <translation>
            <numerusform>%n&#xa0;point lost</numerusform>
            <numerusform>%n&#xa0;points lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n deal(s): We {a}, They {b}.</source>
        <translation>
            <numerusform>After %n&#xa0;deal: We {a}, They {b}.</numerusform>
            <numerusform>After %n&#xa0;deals: We {a}, They {b}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>We wear %n fur coat(s), they wear {b}.</source>
        <translation>
            <numerusform>We wear %n&#xa0;fur coat, they wear {b}.</numerusform>
            <numerusform>We wear %n&#xa0;fur coats, they wear {b}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>We wear %n fur coat(s), they none.</source>
        <translation>
            <numerusform>We wear %n&#xa0;fur coat, they none.</numerusform>
            <numerusform>We wear %n&#xa0;fur coats, they none.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They wear %n fur coat(s), we none.</source>
        <translation>
            <numerusform>They wear %n&#xa0;fur coat, we none.</numerusform>
            <numerusform>They wear %n&#xa0;fur coats, we none.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message numerus="yes">
        <source>%n match(es) still to be read</source>
        <translation>
            <numerusform>%n&#xa0;match still to be read</numerusform>
            <numerusform>%n&#xa0;matches still to be read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}, %n deal(s)</source>
        <translation>
            <numerusform>{game}, %n&#xa0;deal</numerusform>
            <numerusform>{game}, %n&#xa0;deals</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Match</name>
    <message numerus="yes">
        <source>%n deal(s) played.</source>
        <translation>
            <numerusform>%n&#xa0;deal played.</numerusform>
            <numerusform>%n&#xa0;deals played.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewMatch</name>
    <message numerus="yes">
        <source>%n difference(s) from print</source>
        <translation>
            <numerusform>%n&#xa0;difference from print</numerusform>
            <numerusform>%n&#xa0;differences from print</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Plate</name>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n&#xa0;trick</numerusform>
            <numerusform>%n&#xa0;tricks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Reader</name>
    <message numerus="yes">
        <source>Worth %n card point(s).</source>
        <translation>
            <numerusform>Worth %n&#xa0;card point.</numerusform>
            <numerusform>Worth %n&#xa0;card points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your lead. You hold %n card(s): {cards}.</source>
        <translation>
            <numerusform>Your lead. You hold %n&#xa0;card: {cards}.</numerusform>
            <numerusform>Your lead. You hold %n&#xa0;cards: {cards}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Redeal</name>
    <message numerus="yes">
        <source>Your cards are worth %n card point(s), fewer than 13.</source>
        <translation>
            <numerusform>Your cards are worth %n&#xa0;card point, fewer than 13.</numerusform>
            <numerusform>Your cards are worth %n&#xa0;card points, fewer than 13.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message numerus="yes">
        <source>Spades were led: play one of your %n spade(s).</source>
        <translation>
            <numerusform>Spades were led: play your %n&#xa0;spade.</numerusform>
            <numerusform>Spades were led: play one of your %n&#xa0;spades.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hearts were led: play one of your %n heart(s).</source>
        <translation>
            <numerusform>Hearts were led: play your %n&#xa0;heart.</numerusform>
            <numerusform>Hearts were led: play one of your %n&#xa0;hearts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Diamonds were led: play one of your %n diamond(s).</source>
        <translation>
            <numerusform>Diamonds were led: play your %n&#xa0;diamond.</numerusform>
            <numerusform>Diamonds were led: play one of your %n&#xa0;diamonds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Clubs were led: play one of your %n club(s).</source>
        <translation>
            <numerusform>Clubs were led: play your %n&#xa0;club.</numerusform>
            <numerusform>Clubs were led: play one of your %n&#xa0;clubs.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message numerus="yes">
        <source>The surplus of %n goes to the next eight of that pair.</source>
        <translation>
            <numerusform>The surplus of %n&#xa0;goes to the next eight of that pair.</numerusform>
            <numerusform>The surplus of %n&#xa0;goes to the next eight of that pair.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You uncover **%n point(s)**.</source>
        <translation>
            <numerusform>You uncover **%n&#xa0;point**.</numerusform>
            <numerusform>You uncover **%n&#xa0;points**.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They uncover **%n point(s)**.</source>
        <translation>
            <numerusform>They uncover **%n&#xa0;point**.</numerusform>
            <numerusform>They uncover **%n&#xa0;points**.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n card point(s), they have {n}.</source>
        <translation>
            <numerusform>You have %n&#xa0;card point, they have {n}.</numerusform>
            <numerusform>You have %n&#xa0;card points, they have {n}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A nine lay at the bottom three times, so you uncover **%n point(s)**.</source>
        <translation>
            <numerusform>A nine lay at the bottom three times, so you uncover **%n&#xa0;point**.</numerusform>
            <numerusform>A nine lay at the bottom three times, so you uncover **%n&#xa0;points**.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A nine lay at the bottom three times, so they uncover **%n point(s)**.</source>
        <translation>
            <numerusform>A nine lay at the bottom three times, so they uncover **%n&#xa0;point**.</numerusform>
            <numerusform>A nine lay at the bottom three times, so they uncover **%n&#xa0;points**.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They took no trick, so you uncover **%n point(s)**.</source>
        <translation>
            <numerusform>They took no trick, so you uncover **%n&#xa0;point**.</numerusform>
            <numerusform>They took no trick, so you uncover **%n&#xa0;points**.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They took a trick, so you uncover **%n point(s)**.</source>
        <translation>
            <numerusform>They took a trick, so you uncover **%n&#xa0;point**.</numerusform>
            <numerusform>They took a trick, so you uncover **%n&#xa0;points**.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They have fewer than 33, so you uncover **%n point(s)**.</source>
        <translation>
            <numerusform>They have fewer than 33, so you uncover **%n&#xa0;point**.</numerusform>
            <numerusform>They have fewer than 33, so you uncover **%n&#xa0;points**.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They have 33 or more, so you uncover **%n point(s)**.</source>
        <translation>
            <numerusform>They have 33&#xa0;or more, so you uncover **%n&#xa0;point**.</numerusform>
            <numerusform>They have 33&#xa0;or more, so you uncover **%n&#xa0;points**.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They said sixty-six too early, so you uncover **%n point(s)**.</source>
        <translation>
            <numerusform>They said sixty-six too early, so you uncover **%n&#xa0;point**.</numerusform>
            <numerusform>They said sixty-six too early, so you uncover **%n&#xa0;points**.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last trick is yours, so you uncover **%n point(s)**.</source>
        <translation>
            <numerusform>The last trick is yours, so you uncover **%n&#xa0;point**.</numerusform>
            <numerusform>The last trick is yours, so you uncover **%n&#xa0;points**.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You took no trick, so they uncover **%n point(s)**.</source>
        <translation>
            <numerusform>You took no trick, so they uncover **%n&#xa0;point**.</numerusform>
            <numerusform>You took no trick, so they uncover **%n&#xa0;points**.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You took a trick, so they uncover **%n point(s)**.</source>
        <translation>
            <numerusform>You took a trick, so they uncover **%n&#xa0;point**.</numerusform>
            <numerusform>You took a trick, so they uncover **%n&#xa0;points**.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have fewer than 33, so they uncover **%n point(s)**.</source>
        <translation>
            <numerusform>You have fewer than 33, so they uncover **%n&#xa0;point**.</numerusform>
            <numerusform>You have fewer than 33, so they uncover **%n&#xa0;points**.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have 33 or more, so they uncover **%n point(s)**.</source>
        <translation>
            <numerusform>You have 33&#xa0;or more, so they uncover **%n&#xa0;point**.</numerusform>
            <numerusform>You have 33&#xa0;or more, so they uncover **%n&#xa0;points**.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sixty-six was said too early, so they uncover **%n point(s)**.</source>
        <translation>
            <numerusform>Sixty-six was said too early, so they uncover **%n&#xa0;point**.</numerusform>
            <numerusform>Sixty-six was said too early, so they uncover **%n&#xa0;points**.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last trick is theirs, so they uncover **%n point(s)**.</source>
        <translation>
            <numerusform>The last trick is theirs, so they uncover **%n&#xa0;point**.</numerusform>
            <numerusform>The last trick is theirs, so they uncover **%n&#xa0;points**.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{won} of %n trick(s)</source>
        <translation>
            <numerusform>{won} of %n&#xa0;trick</numerusform>
            <numerusform>{won} of %n&#xa0;tricks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message numerus="yes">
        <source>your table’s rules, %n difference(s) from the print</source>
        <translation>
            <numerusform>your table’s rules, %n&#xa0;difference from the print</numerusform>
            <numerusform>your table’s rules, %n&#xa0;differences from the print</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Found in %n place(s).</source>
        <translation>
            <numerusform>Found in %n&#xa0;place.</numerusform>
            <numerusform>Found in %n&#xa0;places.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message numerus="yes">
        <source>Deal {deal} · to %n fur coat(s)</source>
        <translation>
            <numerusform>Deal {deal} · to %n&#xa0;fur coat</numerusform>
            <numerusform>Deal {deal} · to %n&#xa0;fur coats</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message numerus="yes">
        <source>{name}: %n fur coat(s)</source>
        <translation>
            <numerusform>{name}: %n&#xa0;fur coat</numerusform>
            <numerusform>{name}: %n&#xa0;fur coats</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message numerus="yes">
        <source>%n fur coat(s)</source>
        <translation>
            <numerusform>%n&#xa0;fur coat</numerusform>
            <numerusform>%n&#xa0;fur coats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n two-piece(s)</source>
        <translation>
            <numerusform>%n&#xa0;two-piece</numerusform>
            <numerusform>%n&#xa0;two-pieces</numerusform>
        </translation>
    </message>
</context>
</TS>
