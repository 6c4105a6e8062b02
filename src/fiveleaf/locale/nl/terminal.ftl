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
replay-scores = Punten nu: { $scores }.
replay-result = Eindstand: { $scores }. { $winners ->
        [one] Winnaar: { $names }.
       *[other] Winnaars: { $names }.
    }
verify-good =
    { $file }: eerlijk, { $events ->
        [one] de enige toevalsgebeurtenis komt
       *[other] alle { $events } toevalsgebeurtenissen komen
    } uit het verzegelde geheim.

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
simulate-column-score = Gemiddelde score
simulate-column-deviation = Spreiding
simulate-column-per-seat = Winst per plaats
simulate-column-ending = Einde
simulate-column-part = Aandeel
simulate-column-games = Spellen
simulate-decisions = Beslissingen per spel: gemiddeld { $mean }, van { $fewest } tot en met { $most }.
simulate-rate = { $games } spellen/s, { $decisions } beslissingen/s.
simulate-saved = Geschreven: { $file }
simulate-plot-scores = Scores
simulate-plot-lengths = Beslissingen per spel
simulate-plot-shares = Aandeel winst en 95%-interval
simulate-plot-endings = Hoe spellen eindigen
simulate-plot-share-of-games = aandeel van de spellen
