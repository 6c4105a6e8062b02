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
rules-option-deck = für jede Art eine Zahl von 0 bis { $most }, und insgesamt mindestens eine Karte
option-first-seat = Wer beginnt: das Los (null) oder der Platz mit dieser Nummer, im Uhrzeigersinn ab 0 gezählt

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
verify-good =
    { $file }: fair. { $events ->
        [one] Das eine Zufallsereignis folgt
       *[other] Alle { $events } Zufallsereignisse folgen
    } aus dem Siegel, und es ist das Siegel, das am Tisch gezeigt wurde.
verify-missing =
    { $file }: nicht vollständig geprüft. { $events ->
        [one] Das eine Zufallsereignis folgt
       *[other] Alle { $events } Zufallsereignisse folgen
    } aus dem Siegel in der Datei, aber nicht alles ließ sich vergleichen:
verify-bad = { $file }: nicht fair. Am Tisch wurde etwas anderes gezeigt, als in der Datei steht:
verify-check-secret = Das Geheimnis ist das, was im Umschlag war.
verify-check-revealed = Jeder Platz hat offengelegt, was er zugesagt hatte.
verify-check-envelope = Der Umschlag ist der, der vor der ersten Karte gezeigt wurde.
verify-check-pledges = Die Liste der Zusagen ist die, die beim Start gezeigt wurde.
verify-check-own = Die eigenen Bytes des Browsers stecken im Schlüssel.
verify-check-key = Der Schlüssel ist der, dessen Hash mit der ersten Karte kam.
verify-check-broken = Die abgebrochenen Starts sind die, die gezeigt wurden.
verify-check-events = Jedes Ereignis ist das, was am Tisch zu sehen war.
verify-one-file = --seen gehört zu einer einzigen DATEI: Ein Browser speichert, was er von einem Spiel gesehen hat.
verify-nothing-seen = Nichts wurde mit dem verglichen, was jemand am Tisch gesehen hat: Das tut --seen DATEI mit der Datei, die die Seite nach ihrer eigenen Prüfung speichert.
verify-old-scheme = Dieses Spiel wurde nach dem alten Verfahren versiegelt. Das beweist, dass der Zufall aus dem Geheimnis und den Beiträgen in der Datei folgt; es beweist nicht, dass der Server die Beiträge von Bots und stummen Plätzen zog, bevor er die anderen kannte.
verify-no-pledges = Kein Platz hat etwas zu diesem Zufall beigetragen: Das beweist, dass nach dem Versiegeln nichts geändert wurde, nicht, dass das Geheimnis nicht ausgesucht war.
verify-broken-starts =
    { $count ->
        [one] Ein Start wurde vorher abgebrochen.
       *[other] { $count } Starts wurden vorher abgebrochen.
    } Wer nicht geantwortet hat, konnte zusammen mit dem Server zwischen ihnen wählen.

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
simulate-column-adjusted = Ohne Glück
simulate-column-score = Mittlere Punktzahl
simulate-column-deviation = Streuung
simulate-column-per-seat = Siege je Platz
simulate-column-ending = Spielende
simulate-column-part = Anteil
simulate-column-games = Spiele
simulate-adjusted = Ohne Glück: die Siegquote abzüglich des Glücks, das der gelernte Wert des Spiels misst. Im Mittel ist sie gleich; wo Bots gut spielen, steht sie nach weniger Spielen fest.
simulate-decisions = Entscheidungen je Spiel: { $mean } im Durchschnitt, { $fewest } bis { $most }.
simulate-rate = { $games } Spiele/s, { $decisions } Entscheidungen/s.
simulate-saved = Geschrieben: { $file }
simulate-plot-scores = Punktzahlen
simulate-plot-lengths = Entscheidungen je Spiel
simulate-plot-shares = Siegquote und 95-%-Intervall
simulate-plot-endings = Wie Spiele enden
simulate-plot-share-of-games = Anteil der Spiele

## league

league-progress = { $seats } Plätze
league-title = { $game }: die Liga mit { $seats } Plätzen, Startwert { $seed }
league-pair = { $bot } gegen { $against }
league-column-bot = Bot
league-column-rating = Wertung
league-column-interval = 95-%-Intervall
league-column-pair = Wer gegen wen
league-column-share = Siege
league-column-adjusted = Ohne Glück
league-column-equal = Gleicher Anteil
league-column-deals = Austeilungen
league-column-games = Spiele
league-plot-ratings = Wertung mit { $seats } Plätzen und 95-%-Intervall
league-plot-shares = Anteil der Siege und 95-%-Intervall
league-page-title = Die Liga von { $game }
league-page-how =
    Geschrieben von `fiveleaf league`. Der zuerst genannte Bot sitzt allein unter Bots der zweiten Art; jede Austeilung
    wird von jedem Platz aus einmal mit demselben Glück gespielt und zählt im Intervall einmal. Die Wertungen sind
    Plackett-Luce-Wertungen (OpenSkill); nur ihre Unterschiede bedeuten etwas.
league-page-seats = { $seats } Plätze (Regelversion { $rules }, Startwert { $seed })

## train

train-progress = { $seats } Plätze, Generation { $generation } von { $all }
train-generation = { $seats } Plätze, Generation { $generation }: mittlerer quadratischer Fehler { $loss } bei neuen Spielen, bevor aus ihnen gelernt wird
train-check = Prüfung mit neuen Spielen, { $seats } Plätze
train-column-seats = Plätze
train-column-games = Neue Spiele
train-column-error = Mittlerer quadratischer Fehler
train-column-blind = Ohne Wissen
train-column-gap = Größte Abweichung
train-plot-title = { $game }: Stimmt die Bewertung?
train-plot-said = Gewinnchance laut Bewertung
train-plot-won = gewonnener Anteil
train-plot-seats = { $seats } Plätze (größte Abweichung { $gap })

## hint

hint-thinking = Es wird nachgedacht
hint-title = { $game }: was { $name } tun kann
hint-column-move = Zug
hint-column-win = Gewinnchance
hint-column-luck = Was das Glück bringen kann
hint-prospect = { $chance } { $what } → { $win }
hint-other = { $chance } etwas anderes → { $win }
hint-rest =
    { $moves ->
        [one] noch ein Zug
       *[other] noch { $moves } Züge
    }
hint-how = ★ ist, was der stärkste Bot täte. Hinter jedem Pfeil steht die Gewinnchance nach diesem Glück.
