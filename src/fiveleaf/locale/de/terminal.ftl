### What the commands in the terminal say

## games and rules

games-title = Fünf Spiele um das Glück
games-column-game = Spiel
games-column-name = Befehlsname
games-column-players = Spieler
games-column-minutes = Minuten
games-column-age = Alter
games-column-pitch = Worum es geht
rules-options = Optionen
rules-option-line = { $name } (zur Wahl: { $allowed }; Standard { $default }): { $meaning }

## replay and verify

replay-title = { $game }, { $seats } Plätze
replay-good =
    { $file }: regelgerecht, { $events ->
        [one] ein Ereignis
       *[other] { $events } Ereignisse
    }, { $state ->
        [over] das Spiel ist zu Ende
       *[running] das Spiel ist noch nicht zu Ende
    }.
replay-fault = { $file }: { $reason }
replay-seat = Platz { $seat }
replay-scores = Punkte jetzt: { $scores }.
replay-result = Endstand: { $scores }. { $winners ->
        [one] Gewonnen hat { $names }.
       *[other] Gewonnen haben { $names }.
    }
verify-good =
    { $file }: fair, { $events ->
        [one] das eine Zufallsereignis kommt
       *[other] alle { $events } Zufallsereignisse kommen
    } aus dem versiegelten Geheimnis.

## simulate

simulate-preparing = Die Regeln werden vorbereitet (beim ersten Mal eine halbe Minute)
simulate-progress = Spiele laufen
simulate-recording = Mitschriften werden geschrieben
simulate-title = { $game }: { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    }, { $seats } Plätze, Startwert { $seed }
simulate-column-seat = Platz
simulate-column-bot = Bot
simulate-column-share = Siegquote
simulate-column-interval = 95-%-Intervall
simulate-column-score = Mittlere Punktzahl
simulate-column-deviation = Streuung
simulate-column-per-seat = Siege je Platz
simulate-column-ending = Spielende
simulate-column-part = Anteil
simulate-column-games = Spiele
simulate-decisions = Entscheidungen je Spiel: { $mean } im Durchschnitt, { $fewest } bis { $most }.
simulate-rate = { $games } Spiele/s, { $decisions } Entscheidungen/s.
simulate-saved = Geschrieben: { $file }
simulate-plot-scores = Punktzahlen
simulate-plot-lengths = Entscheidungen je Spiel
simulate-plot-shares = Siegquote und 95-%-Intervall
simulate-plot-endings = Wie Spiele enden
simulate-plot-share-of-games = Anteil der Spiele
