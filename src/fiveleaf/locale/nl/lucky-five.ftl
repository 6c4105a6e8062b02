### Lucky Five

game-name = Lucky Five
game-pitch = Draai een kaart om, zet een fiche in, zeg hoger of lager en gooi: ga door voor een grotere stapel, of stop op tijd.

## Het materiaal

die-red = rood
die-orange = oranje
die-yellow = geel

card-red = rood
card-orange = oranje
card-yellow = geel
card-red-plus-orange = rood + oranje
card-red-plus-yellow = rood + geel
card-orange-plus-yellow = oranje + geel
card-red-plus-orange-plus-yellow = rood + oranje + geel
card-qq = ??
card-xx = !!
card-lucky-five = Lucky Five

chip-10 = een lichtgroene fiche (10)
chip-50 = een donkergroene fiche (50)
chip-100 = een zwarte fiche (100)

bet-higher = hoger
bet-lower = lager

## Wat je kunt kiezen

move-choose = De dobbelstenen { $dice }
move-reroll =
    De { $die ->
        [rood] rode
        [geel] gele
       *[other] { $die }
    } dobbelsteen opnieuw laten gooien
move-reroll-nothing = De dobbelstenen laten liggen
move-stake = Inzetten: { $chip }
move-call = “{ $bet }” zeggen
move-go-on = Doorgaan: nog een kaart omdraaien
move-stop = Stoppen: de stapel pakken

## What a choice leads to: its price, its risk, what others decide then

consequence-choose =
    Samen { $sum }: { $whose ->
        [own] op zijn best zijn { $right } van { $rolls } worpen goed voor jou.
       *[other] op zijn best zijn { $right } van { $rolls } worpen goed voor { $seat }.
    }
consequence-reroll = De drie dobbelstenen zijn dan samen { $low } tot { $high }.
consequence-reroll-nothing = Het blijft { $sum }: op zijn best zijn { $right } van { $rolls } worpen goed voor { $seat }.
consequence-stake = Goed: { $points } punten als je dan stopt. Fout: de fiche blijft op tafel.
consequence-stake-lucky = Goed: { $points } punten. Fout: de fiche blijft op tafel.
consequence-stake-last = Je laatste fiche. Goed: { $points } punten. Fout: hij blijft op tafel.
consequence-call = { $right } van { $rolls } worpen zijn goed.
consequence-stop =
    { $points ->
        [one] 1 punt voor jou.
       *[other] { $points } punten voor jou.
    }
consequence-go-on = Eén fout, en deze { $points } punten zijn weg.

## Why the coach advises a move

reason-odds = { $right } van { $rolls } worpen zijn goed.
reason-hard = Maar { $right } van { $rolls } worpen zijn goed voor { $seat }.
reason-pile = Met een goede voorspelling is de stapel { $points } punten waard.
reason-cheap = Je riskeert maar { $chip }.
reason-safe = { $points } punten zijn zeker van jou.
reason-go-on = Je riskeert maar { $points } punten, en de stapel kan groeien.

## Wat er gebeurde

luck-begins = Het lot beslist: { $seat } begint.
luck-turn = De kaart toont: { $card }.
luck-roll =
    De { $die ->
        [rood] rode
        [geel] gele
       *[other] { $die }
    } dobbelsteen toont { $value }.
    .many = De dobbelstenen tonen { $items }: samen { $sum }.
    .item = { $die } { $value }
event-choose = { $seat } kiest de dobbelstenen { $dice }.
event-reroll =
    { $seat } laat de { $die ->
        [rood] rode
        [geel] gele
       *[other] { $die }
    } dobbelsteen opnieuw gooien.
event-reroll-nothing = { $seat } laat de dobbelstenen liggen.
event-stake = { $seat } zet { $chip } in.
event-call = { $seat } zegt “{ $bet }”.
event-go-on = { $seat } gaat door.
event-stop = { $seat } stopt en pakt de stapel.
effect-win-bet = De voorspelling was goed.
effect-win-bet-nobody = De voorspelling was fout: de kaarten worden afgelegd, de fiches blijven op tafel.

## Koppen in het verloop

heading-turn = { $seat } is aan de beurt

## Het geluksmoment

moment-bet = { $seat } zei “{ $bet }” dan { $sum } en gooide { $total }.
moment-lucky-five = { $seat } draaide een Lucky Five om.

## Wat er gevraagd wordt

ask-choose =
    { $whose ->
        [own] Kies de twee dobbelstenen die je gaat gooien.
       *[other] Kies de twee dobbelstenen voor { $seat }.
    }
ask-reroll = { $seat } heeft een Lucky Five: de drie dobbelstenen zijn samen { $sum }. Moet er één opnieuw worden gegooid vóór de inzet?
ask-stake =
    { $count ->
        [one] De { $dice ->
                [rood] rode
                [geel] gele
               *[other] { $dice }
            } dobbelsteen toont { $sum }.
       *[other] De dobbelstenen { $dice } zijn samen { $sum }.
    } Welke fiche zet je in?
ask-call =
    { $count ->
        [one] Je gooit de { $dice ->
                [rood] rode
                [geel] gele
               *[other] { $dice }
            } dobbelsteen.
       *[other] Je gooit de dobbelstenen { $dice }.
    } Hoger of lager dan { $sum }?
ask-go-on =
    { $cards ->
        [one] Eén kaart × { $chips } aan fiches
       *[other] { $cards } kaarten × { $chips } aan fiches
    } = { $points } punten. Stoppen en de stapel pakken, of doorgaan?

## Hoe het afliep

ending-last-turn = De laatste speler met fiches heeft een laatste beurt gehad.
ending-no-card = Er is geen kaart meer om om te draaien: fiches in de hand tellen voor hun waarde.

## Opties

option-deck = Hoeveel kaarten er van elke soort zijn; van een soort die niet genoemd wordt, is er geen

## Waarom een zet wordt geweigerd

refuse-L5-03 = Eerst begint er iemand en gooit met alle drie de dobbelstenen.
refuse-L5-04 = Eerst wordt er een kaart omgedraaid.
refuse-L5-05 = De kaart bepaalt welke dobbelstenen worden gegooid.
refuse-L5-06 = Bij “??” kiest nu de speler zelf twee dobbelstenen.
refuse-L5-07 = Bij “!!” kiest nu de rechterbuur twee dobbelstenen.
refuse-L5-08 = Je zet precies één fiche in, en wel een die je nog hebt.
refuse-L5-09 = Nu wordt er “hoger” of “lager” gezegd, en daarna gegooid.
refuse-L5-11 = Na een goede voorspelling ga je door of stop je.
refuse-L5-13 = Alleen bij een Lucky Five, en vóór de inzet, mag de rechterbuur één dobbelsteen opnieuw laten gooien, of geen.
refuse-L5-17 = Het spel is afgelopen: de laatste beurt is gespeeld.
refuse-L5-18 = Het spel is afgelopen: er is geen kaart meer om om te draaien.
refuse-L5-R1 = De volgorde is: kaart, dobbelstenen, inzet, voorspelling.
refuse-L5-R2 = Niemand kan stoppen vóór de eerste inzet van een beurt.
refuse-L5-R4 = De laatste speler heeft geen rechterbuur meer en kiest nu zelf de twee dobbelstenen van “!!”.

## De tafel

table-seat-turn = aan de beurt
table-chips = Fiches
table-piles = Stapels
table-no-pile = nog geen stapel
table-points = Punten
table-player = Speler
table-pile =
    { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    } × { $chips } = { $points }
table-pile-lucky = ★ Lucky Five: 5 × { $chips } = { $points }
table-card = Kaart
table-turned = Kaarten van deze beurt
table-on-table = Fiches op tafel
table-nothing = –
table-bet = De voorspelling
table-bet-open = hoger of lager dan { $sum }
table-bet-called = { $bet } dan { $sum }
table-shoe = Kaartenslof: { $stock } om om te draaien, { $discard } afgelegd
table-middle = De tafel
table-yours = Jouw plaats
table-others = De spelers

## The page

page-lucky-five-right = Goed!
page-lucky-five-wrong = Fout!
page-lucky-five-choose = Twee dobbelstenen
page-lucky-five-picks = { $seat } kiest twee dobbelstenen
page-lucky-five-again = Een dobbelsteen opnieuw gooien?
page-lucky-five-leave = Laten liggen
page-lucky-five-stop = Stoppen
page-lucky-five-stop-brings = pak { $points }
page-lucky-five-go-on = Doorgaan
page-lucky-five-go-on-brings = nog een kaart
page-lucky-five-last-turn = Laatste beurt
page-lucky-five-wins = wint
