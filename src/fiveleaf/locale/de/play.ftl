### Was beim Spielen im Terminal gesagt wird

## Wer spielt

play-person-name =
    { $people ->
        [one] Spieler
       *[other] Spieler { $number }
    }
play-seat-bot = { $name } (Bot, { $bot })

## Die Wörter, die man jederzeit eingeben kann

play-words-help = hilfe
play-words-rules = regeln
play-words-table = tisch
play-words-log = verlauf
play-words-coach = coach
play-words-quit = beenden

## Der Anfang

play-seats = Am Tisch, im Uhrzeigersinn: { $seats }.
play-lot = Das Los entscheidet, wer beginnt.
play-first = { $name } beginnt, wie vereinbart.
play-resumed =
    { $events ->
        [one] Das Spiel geht nach einem Ereignis weiter.
       *[other] Das Spiel geht nach { $events } Ereignissen weiter.
    }
play-envelope = Der versiegelte Umschlag: Ein Geheimnis mit diesem SHA-256-Hash legt das Glück dieses Spiels fest.
play-saved-as = Nach jedem Zug gespeichert: { $file }
play-type-help = Gib eine Nummer oder Wörter ein, um einen Zug zu wählen; „{ $help }“ erklärt mehr, „{ $quit }“ speichert und beendet.

## Ein Zug

play-hand-over = Gebt die Tastatur an { $name }.
play-ready = { $name }, drücke Enter, wenn nur du den Bildschirm siehst.
play-clock = Verbleibende Zeit: { $left }
play-coach-on = Der Coach ist da: Jeder Zug wird mit seiner Gewinnchance gezeigt.
play-coach-off = Der Coach ist weg.
play-coach-agreed = Alle am Tisch haben sich auf den Coach geeinigt, also bleibt er.
play-coach-not-agreed = Der Coach kommt nur, wenn sich alle beim Anlegen des Tisches darauf geeinigt haben (--coach).
play-warming-up = Die Bots machen sich bereit (beim ersten Mal eine halbe Minute)
play-bot-failed = Ein Bot hatte einen Fehler; ein schlauer Bot hat für ihn entschieden.
play-earlier =
    { $count ->
        [one] … und davor noch eines (gib „{ $log }“ ein)
       *[other] … und davor noch { $count } Dinge (gib „{ $log }“ ein)
    }
play-not-understood =
    { $count ->
        [one] Das ist nicht der mögliche Zug. Gib 1, Wörter daraus oder „{ $help }“ ein.
       *[other] Das ist keiner der Züge. Gib eine Nummer von 1 bis { $count }, Wörter eines Zugs oder „{ $help }“ ein.
    }
play-ambiguous =
    { $count ->
        [one] Ein Zug passt:
       *[other] { $count } Züge passen. Welcher soll es sein?
    }
play-more =
    { $count ->
        [one] … und noch einer
       *[other] … und noch { $count }
    }
play-help =
    Um einen Zug zu wählen, gib seine Nummer ein, seinen Anfang oder einige seiner Wörter. Groß- und Kleinschreibung und Akzente spielen keine Rolle.

    Jederzeit kannst du auch eingeben:

    - **{ $help }** oder **?**: diese Seite
    - **{ $rules }**: die Regeln des Spiels
    - **{ $table }**: noch einmal der Tisch und die Frage
    - **{ $log }**: alles, was geschehen ist, soweit du es wissen darfst
    - **{ $coach }**: der Coach kommt oder geht: jeder Zug mit seiner Gewinnchance
    - **{ $quit }**: das Spiel speichern und gehen; du kannst später weiterspielen

## Das Ende

play-left = Das Spiel ist gespeichert. So geht es weiter:
play-over = Das Spiel ist zu Ende
play-winners =
    { $count ->
        [one] { $names } gewinnt!
       *[other] { $names } gewinnen gemeinsam!
    }
play-verify = Das ganze Spiel ist mit geöffnetem Umschlag gespeichert. So lässt sich prüfen, ob das Glück fair war:

## Was nicht geht

play-refused-no-game = Nenne ein Spiel: { $known }.
play-refused-seat = „{ $said }“ kann sich nicht setzen: Ein Platz ist you, you:Name oder ein Bot ({ $bots }).
play-refused-name = „{ $said }“ hat keinen Namen, der sich anzeigen lässt.
play-refused-names = Zwei Spieler an einem Tisch brauchen verschiedene Namen.
play-refused-players = Die Mitschrift sagt nicht, wer spielt; das Spiel kann also nicht weitergehen.
play-refused-exists = { $file } gibt es schon; wähle einen anderen Namen für das Spiel.
play-refused-finished = Das Spiel in { $file } ist zu Ende.
play-refused-nothing-saved = In { $folder } gibt es kein angefangenes Spiel.
play-refused-settled = Plätze, Optionen und Startwert eines Spiels, das weitergeht, stehen fest; lass sie weg.
play-refused-other-game = Das gespeicherte Spiel ist { $name }.
play-refused-no-short = Von { $name } gibt es kein kurzes Spiel; lass --short weg.
play-refused-not-short = „{ $option }“ passt nicht zum kurzen Spiel; lass eines von beiden weg.

## Ein Spiel auswählen

play-pick-title = Fünf Spiele um das Glück
play-pick-players = { $low }–{ $high } Spieler
play-pick-minutes = { $minutes } Min.
play-pick-age = ab { $age } Jahren
play-pick-unfinished = Angefangene Spiele
play-pick-saved =
    { $events ->
        [one] { $game } · { $names } · ein Ereignis · { $when }
       *[other] { $game } · { $names } · { $events } Ereignisse · { $when }
    }
play-pick-how = Gib die Nummer oder den Namen eines Spiels ein, um es zu spielen, { $languages } für eine andere Sprache, q zum Beenden.
play-pick-resume-how =
    { $count ->
        [one] Gib r ein, um das angefangene Spiel fortzusetzen.
       *[other] Gib r ein, um das erste der angefangenen Spiele fortzusetzen, oder r1 bis r{ $count }.
    }
play-pick-prompt = Welches Spiel?
play-pick-none = Ein solches Spiel gibt es auf dieser Seite nicht; gib eine Nummer von 1 bis { $count } oder einen Teil eines Namens ein.
play-pick-name = Dein Name? (Enter: { $name })
play-pick-opponents = Wie viele Gegner, { $low } bis { $high }? (Enter: { $low })
play-pick-opponents-wrong = Gib eine Zahl von { $low } bis { $high } ein oder drücke Enter für { $low }.
play-pick-strength = Wie sollen sie spielen? (Enter: { $default })
play-pick-strength-wrong = Gib eine Nummer von 1 bis { $count } ein oder drücke Enter für „{ $default }“.
play-pick-again = Drücke Enter, um zu den fünf Spielen zurückzukehren.
play-pick-start = Um eines davon zu spielen, gib zum Beispiel ein:
play-pick-bye = Auf Wiedersehen!
