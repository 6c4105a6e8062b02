### What the commands in the terminal say

## games and rules

games-title = Vijf geluksspellen
games-column-game = Spel
games-column-name = Opdrachtnaam
games-column-players = Spelers
games-column-minutes = Minuten
games-column-age = Leeftijd
games-column-pitch = Wat het is
rules-options = Opties
rules-option-line = { $name } (keuze uit: { $allowed }; standaard { $default }): { $meaning }
rules-option-deck = voor elke soort een getal van 0 tot en met { $most }, en samen minstens één kaart
option-first-seat = Wie begint: het lot (null), of de plaats met dit nummer, met de klok mee geteld vanaf 0

## replay and verify

replay-title = { $game }, { $seats } plaatsen
replay-good =
    { $file }: volgens de regels, { $events ->
        [one] één gebeurtenis
       *[other] { $events } gebeurtenissen
    }, { $state ->
        [over] het spel is afgelopen
       *[running] het spel is nog niet afgelopen
    }.
replay-fault = { $file }: { $reason }
replay-seat = Plaats { $seat }
verify-good =
    { $file }: eerlijk. { $events ->
        [one] De enige toevalsgebeurtenis volgt
       *[other] Alle { $events } toevalsgebeurtenissen volgen
    } uit het zegel, en het is het zegel dat aan tafel is getoond.
verify-missing =
    { $file }: niet volledig gecontroleerd. { $events ->
        [one] De enige toevalsgebeurtenis volgt
       *[other] Alle { $events } toevalsgebeurtenissen volgen
    } uit het zegel in het bestand, maar niet alles kon worden vergeleken:
verify-bad = { $file }: niet eerlijk. Aan tafel is iets anders getoond dan in het bestand staat:
verify-check-secret = Het geheim is wat er in de envelop zat.
verify-check-revealed = Elke plaats heeft onthuld wat was toegezegd.
verify-check-envelope = De envelop is die welke vóór de eerste kaart is getoond.
verify-check-pledges = De lijst met toezeggingen is die welke bij de start is getoond.
verify-check-own = De eigen bytes van de browser zitten in de sleutel.
verify-check-key = De sleutel is die waarvan de hash met de eerste kaart kwam.
verify-check-broken = De afgebroken starts zijn die welke zijn getoond.
verify-check-events = Elke gebeurtenis is wat aan tafel te zien was.
verify-one-file = --seen hoort bij één BESTAND: een browser bewaart wat hij van één spel heeft gezien.
verify-nothing-seen = Niets is vergeleken met wat iemand aan tafel heeft gezien: dat doet --seen BESTAND, met het bestand dat de pagina na haar eigen controle opslaat.
verify-old-scheme = Dit spel is volgens de oude methode verzegeld. Dat bewijst dat het toeval volgt uit het geheim en de bijdragen in het bestand; het bewijst niet dat de server die van bots en stille plaatsen trok voordat hij de andere kende.
verify-no-pledges = Geen enkele plaats heeft iets aan dit toeval toegevoegd: dat bewijst dat er na het verzegelen niets is veranderd, niet dat het geheim niet was uitgekozen.
verify-broken-starts =
    { $count ->
        [one] Eerder is één start afgebroken.
       *[other] Eerder zijn { $count } starts afgebroken.
    } Wie niet antwoordde, kon samen met de server tussen die starts kiezen.

## simulate

simulate-preparing = De regels worden klaargezet (de eerste keer een halve minuut)
simulate-progress = Aan het spelen
simulate-recording = Transcripten schrijven
simulate-title = { $game }: { $games ->
        [one] { $games } spel
       *[other] { $games } spellen
    }, { $seats } plaatsen, startwaarde { $seed }
simulate-column-seat = Plaats
simulate-column-bot = Bot
simulate-column-share = Aandeel winst
simulate-column-interval = 95%-interval
simulate-column-adjusted = Zonder geluk
simulate-column-score = Gemiddelde score
simulate-column-deviation = Spreiding
simulate-column-per-seat = Winst per plaats
simulate-column-ending = Einde
simulate-column-part = Aandeel
simulate-column-games = Spellen
simulate-adjusted = Zonder geluk: het aandeel winst min het geluk dat de geleerde waarde van het spel meet. Gemiddeld is het gelijk; waar bots goed spelen, staat het na minder spellen vast.
simulate-decisions = Beslissingen per spel: gemiddeld { $mean }, van { $fewest } tot en met { $most }.
simulate-rate = { $games } spellen/s, { $decisions } beslissingen/s.
simulate-saved = Geschreven: { $file }
simulate-plot-scores = Scores
simulate-plot-lengths = Beslissingen per spel
simulate-plot-shares = Aandeel winst en 95%-interval
simulate-plot-endings = Hoe spellen eindigen
simulate-plot-share-of-games = aandeel van de spellen

## league

league-progress = { $seats } plaatsen
league-title = { $game }: de competitie met { $seats } plaatsen, startwaarde { $seed }
league-pair = { $bot } tegen { $against }
league-column-bot = Bot
league-column-rating = Waardering
league-column-interval = 95%-interval
league-column-pair = Wie tegen wie
league-column-share = Gewonnen
league-column-adjusted = Zonder geluk
league-column-equal = Gelijk deel
league-column-deals = Delingen
league-column-games = Spellen
league-plot-ratings = Waardering met { $seats } plaatsen en 95%-interval
league-plot-shares = Deel gewonnen en 95%-interval
league-page-title = De competitie van { $game }
league-page-how =
    Geschreven door `fiveleaf league`. De eerstgenoemde bot zit alleen tussen bots van de tweede soort; elke deling wordt
    vanaf elke plaats één keer met hetzelfde geluk gespeeld en telt in het interval één keer. De waarderingen zijn
    Plackett-Luce-waarderingen (OpenSkill); alleen hun verschillen betekenen iets.
league-page-seats = { $seats } plaatsen (versie { $rules } van de regels, startwaarde { $seed })

## train

train-progress = { $seats } plaatsen, generatie { $generation } van { $all }
train-generation = { $seats } plaatsen, generatie { $generation }: gemiddelde kwadratische fout { $loss } bij nieuwe spellen voordat ervan geleerd wordt
train-check = Controle met nieuwe spellen, { $seats } plaatsen
train-column-seats = Plaatsen
train-column-games = Nieuwe spellen
train-column-error = Gemiddelde kwadratische fout
train-column-blind = Zonder kennis
train-column-gap = Grootste afwijking
train-plot-title = { $game }: klopt de waarde?
train-plot-said = winstkans volgens de waarde
train-plot-won = gewonnen deel
train-plot-seats = { $seats } plaatsen (grootste afwijking { $gap })

## hint

hint-thinking = Aan het denken
hint-title = { $game }: wat { $name } kan doen
hint-column-move = Zet
hint-column-win = Winstkans
hint-column-luck = Wat het geluk kan brengen
hint-prospect = { $chance } { $what } → { $win }
hint-other = { $chance } iets anders → { $win }
hint-rest =
    { $moves ->
        [one] nog één zet
       *[other] nog { $moves } zetten
    }
hint-how = ★ is wat de sterkste bot zou doen. Achter elke pijl staat de winstkans na dat geluk.
