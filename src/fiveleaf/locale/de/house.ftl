### What the house itself says, whatever the game

list-and = { $first } und { $last }
# where the last word begins with the sound i: Spanish says e before it
list-and-i = { $first } und { $last }

## Errors: what was asked for and cannot be

error-unknown-game = Ein Spiel „{ $name }“ gibt es nicht; die Spiele sind { $known }.
error-unknown-option = Eine Option „{ $option }“ gibt es nicht; die Optionen sind { $known }.
error-option-value = Die Option „{ $option }“ kann nicht { $value } sein; möglich ist { $allowed }.
error-option-form = „{ $said }“ ist keine Option; schreib sie als Name=Wert.
error-seats = Dieses Spiel ist für { $low } bis { $high } Spieler, nicht für { $seats }.
error-unknown-bot = Einen Bot „{ $bot }“ gibt es nicht; die Bots sind { $known }.
error-bots-seats =
    { $bots ->
        [one] Ein Bot ist genannt
       *[other] { $bots } Bots sind genannt
    }, bei { $seats } Plätzen; nenne einen für alle Plätze oder einen für jeden.
error-games = Die Zahl der Spiele geht von 1 bis { $most }, nicht { $games }.
error-seed = Ein Startwert ist eine ganze Zahl von 0 bis 9223372036854775807, nicht { $seed }.
error-picture = { $file } nennt keine Art von Bild, die gezeichnet werden kann; bekannt sind { $known }.
error-threads = Die Zahl der Threads geht von 1 bis { $most }, nicht { $threads }.
error-no-such-seat = Einen Platz { $seat } gibt es an einem Tisch mit { $seats } Plätzen nicht.
error-no-such-move = { $move } ist kein Zug dieses Spiels: Sieh dir „{ $key }“ an.
error-not-asked = Platz { $seat } wird jetzt nicht gefragt; gefragt ist { $asked }.
error-answered-already = Platz { $seat } hat schon geantwortet.
error-game-over = Das Spiel ist zu Ende.
error-no-chance-now = Im Moment gibt es für den Zufall nichts zu entscheiden.
error-no-clock = Dieses Spiel wird nicht nach der Uhr gespielt.

## Errors: files and transcripts

error-file-unreadable = { $file } lässt sich nicht lesen: { $reason }.
error-file-unwritable = { $file } lässt sich nicht schreiben: { $reason }.
error-file-huge = { $file } ist größer als { $megabytes } MB und keine Mitschrift eines Spiels.
error-not-json = Das ist kein JSON: { $reason }.
error-nested = Dieses JSON ist für eine Mitschrift zu tief verschachtelt.
error-no-transcript = Das ist keine Mitschrift: „format“ fehlt.
error-format = Das Format ist { $format }; bekannt ist { $known }.
error-key-missing = In der Mitschrift fehlt „{ $key }“.
error-key-type = „{ $key }“ kann nicht { $said } sein.
error-event-shape = Ereignis { $event } ist kein Objekt: { $said }.
error-at-event = Ereignis { $event }: { $reason }
error-legal-now = Hier erlaubt: { $legal }.
error-no-such-event = { $said } ist kein Ereignis dieses Spiels.
error-chance-is-due = Hier muss ein Zufallsereignis kommen.
error-decision-is-due = Hier muss Platz { $due } entscheiden.
error-not-to-act = Hier ist nicht Platz { $seat } an der Reihe, sondern Platz { $due }.
error-cannot-come = { $said } kann hier nicht kommen.
error-result-early = Es gibt ein Ergebnis, aber das Spiel ist noch nicht zu Ende.
error-result-missing = Das Spiel ist zu Ende, aber das Ergebnis fehlt; es ist { $right }.
error-result-wrong = Als Ergebnis steht da { $said }; richtig ist { $right }.

## Errors: fairness

error-not-sealed = In der Mitschrift fehlt „fairness“, also gibt es nichts zu prüfen.
error-scheme = Das Verfahren („scheme“) in „fairness“ ist hier nicht bekannt; bekannt ist { $known }.
error-seal-incomplete =
    Zu „{ $key }“ in „fairness“ gehören { $seats ->
        [one] ein Eintrag
       *[other] { $seats } Einträge
    }, einer je Platz.
error-seal-size = „{ $key }“ in „fairness“ muss { $bytes } Bytes lang sein.
error-seal-hex = „{ $key }“ ist kein Text aus Hexadezimalziffern.
error-envelope = Der Umschlag passt nicht zum Geheimnis, dessen Hash { $right } ist.
error-pledge = Was Platz { $seat } offengelegt hat, ist nicht das, was er zugesagt hatte.
error-not-revealed = Platz { $seat } hat etwas zugesagt, aber nichts offengelegt; so konnte das Spiel nicht beginnen.
error-broken-starts = „broken_starts“ in „fairness“ muss eine Liste von höchstens { $most } abgebrochenen Starts sein.
error-broken-for-nothing = Start { $number } wurde abgebrochen, obwohl jede Zusage eingelöst war.
error-no-seen = { $file } ist nicht das, was ein Browser von einem Spiel gesehen hat: { $reason }
error-not-from-seal = In der Mitschrift steht { $said }, aber das versiegelte Glück ergibt { $right }.

## Bots

bot-random = Zufall
bot-simple = Einfach
bot-clever = Schlau
bot-strong = Stark
bot-master = Meister
error-deals = Die Zahl der Austeilungen reicht von { $fewest } bis { $most }, nicht { $deals }.
error-no-season = { $file } enthält keine Saison einer Liga.
error-seat-list = „{ $said }“ ist keine Liste von Platzzahlen wie 2,4.
error-course = „{ $name }“ kann beim Lernen nicht { $value } sein.
error-no-value = { $file } enthält keine gelernte Bewertung.
error-luck-without-value = { $name } hat mit { $seats } Plätzen keinen gelernten Wert, darum lässt sich das Glück nicht herausrechnen.
error-nobody-to-advise = Am Ende dieser Mitschrift ist niemand am Zug, also gibt es nichts zu raten.
error-not-to-advise = Platz { $seat } ist jetzt nicht am Zug; am Zug: { $asked }.

## What events bring, in every game

effect-gain-points =
    { $seat } bekommt { $amount ->
        [one] { $amount } Punkt
       *[other] { $amount } Punkte
    }.
effect-gain-points-lost =
    { $seat } verliert { $amount ->
        [one] { $amount } Punkt
       *[other] { $amount } Punkte
    }.
effect-gain-points-from =
    { $seat } bekommt { $amount ->
        [one] { $amount } Punkt
       *[other] { $amount } Punkte
    } von { $from }.

## Der Verlauf, in jedem Spiel

log-scores = Stand: { $scores }.
log-winners =
    { $count ->
        [one] { $names } gewinnt das Spiel.
       *[other] { $names } gewinnen das Spiel gemeinsam.
    }

## Why the coach advises a move

reason-even = Hier ist es fast egal: Ein anderer Zug ist etwa genauso gut.
reason-better = Damit gewinnst du etwa { $count } von 100 Spielen mehr als mit dem nächstbesten Zug.

## Der Glücksmoment

moment-title = Der Glücksmoment
moment-gain =
    { $points ->
        [one] { $seat } bekam 1 Punkt.
       *[other] { $seat } bekam { $points } Punkte.
    }
moment-odds = 1 von { $number }
moment-odds-often = { $numerator } von { $denominator }
moment-sealed = vorher versiegelt
moment-somebody = Jemand
