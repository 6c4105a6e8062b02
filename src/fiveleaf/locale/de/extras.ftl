### Checking the luck, and replays: what the page’s extras say.

## Was the luck fair?

page-verify-title = War das Glück ehrlich?
page-verify-lead = Dein eigener Browser rechnet jede Karte und jeden Würfel nach, aus dem, was der Server versiegelt hatte, und dem, was die Browser der Spieler dazugaben, und vergleicht alles mit dem, was er am Tisch gesehen hat.
page-verify-asking = Die Aufzeichnung des Spiels wird geholt …
page-verify-running = { $done } von { $count } geprüft …
page-verify-good = Alles stimmt.
page-verify-missing = Nicht vollständig geprüft.
page-verify-bad = Etwas stimmt nicht.
page-verify-secret-good = Das geöffnete Geheimnis ist genau das, was im Umschlag war.
page-verify-secret-bad = Das geöffnete Geheimnis ist nicht das, was im Umschlag war.
page-verify-envelope-good = Es ist der Umschlag, den dieser Browser vor der ersten Karte gesehen hat.
page-verify-envelope-late =
    { $ply ->
        [one] Es ist der Umschlag, den dieser Browser gesehen hat, als du an den Tisch kamst, aber das war nach 1 Ereignis.
       *[other] Es ist der Umschlag, den dieser Browser gesehen hat, als du an den Tisch kamst, aber das war nach { $ply } Ereignissen.
    }
page-verify-envelope-bad = Vor dem Spiel wurde diesem Browser ein anderer Umschlag gezeigt.
page-verify-envelope-changed = Der Umschlag, der diesem Browser gezeigt wurde, hat sich geändert, obwohl kein Start abgebrochen wurde.
page-verify-envelope-unseen = Dieser Browser hat den Umschlag vor dem Spiel nicht gesehen und kann ihn nicht vergleichen. Frag jemanden, der dabei war.
page-verify-pledges-good = Die Zusagen sind die der Liste, die beim Start allen gezeigt wurde.
page-verify-pledges-bad = Beim Start wurde diesem Browser eine andere Liste von Zusagen gezeigt.
page-verify-pledges-bot = Ein Bot hatte eine Zusage auf der Liste; Bots haben keine, also konnte der Server seinen Teil aussuchen.
page-verify-pledges-nobody = Kein Browser hat einen eigenen Teil zugesagt: Dieses Glück hat der Server allein gemacht.
page-verify-pledges-unseen = Dieser Browser hat die Liste der Zusagen beim Start nicht gesehen.
page-verify-pledges-late = Dieser Browser hat die Liste der Zusagen erst gesehen, als das Spiel schon lief.
page-verify-revealed-good = Jede Zusage wurde gehalten: Aufgedeckt wurde genau das, was zugesagt war.
page-verify-revealed-bad = Aufgedeckt wurde etwas anderes, als zugesagt war.
page-verify-own-good = Was dein Browser zugesagt und aufgedeckt hat, steckt im Glück.
page-verify-own-bad = Was dein Browser zugesagt hat, steckt nicht im Glück: Es kam zu spät, ein anderes Gerät von dir trat an seine Stelle, oder der Server hat es weggelassen.
page-verify-own-accused = Dein Browser hat bei einem Start geantwortet, der angeblich abgebrochen wurde, weil du nicht geantwortet hast.
page-verify-own-none = Du hattest einen Platz, aber dieser Browser hat nichts dafür zugesagt.
page-verify-key-good = Der Schlüssel zu allem Glück ist der, dessen Fingerabdruck mit der ersten Karte kam.
page-verify-key-bad = Der Schlüssel zu allem Glück ist nicht der, dessen Fingerabdruck mit der ersten Karte kam.
page-verify-key-unseen = Dieser Browser hat den Fingerabdruck des Schlüssels während des Spiels nicht gesehen.
page-verify-broken-good =
    { $broken ->
        [0] Kein Start wurde abgebrochen.
       *[other] Die abgebrochenen Starts sind die, die gezeigt wurden, und jeder ist geöffnet.
    }
page-verify-broken-bad = Die abgebrochenen Starts sind nicht die, die hier gezeigt wurden, oder einer wurde abgebrochen, obwohl alle geantwortet hatten.
page-verify-broken-unseen = Dieser Browser hat nicht gesehen, ob Starts abgebrochen wurden; die in der Aufzeichnung sind geöffnet.
page-verify-broken-note = Wer zuletzt antwortet, hätte zusammen mit dem Server zwischen jenem Glück und diesem wählen können. Ohne den Server konnte es niemand.
page-verify-events-good =
    { $count ->
        [one] Das eine Zufallsereignis folgt aus dem Schlüssel, in der veröffentlichten Reihenfolge, und ist das, was du am Tisch gesehen hast.
       *[other] Alle { $count } Zufallsereignisse folgen aus dem Schlüssel, in der veröffentlichten Reihenfolge, und sind das, was du am Tisch gesehen hast.
    }
page-verify-events-bad = Nicht jedes Zufallsereignis ist, wie es sein sollte.
page-verify-events-left-out = Die Aufzeichnung lässt Glück weg, das du am Tisch gesehen hast.
page-verify-events-unseen =
    { $count ->
        [one] Das eine Zufallsereignis folgt aus dem Schlüssel, aber dieser Browser hat es nicht geschehen sehen.
       *[other] Alle { $count } Zufallsereignisse folgen aus dem Schlüssel, aber dieser Browser hat nur { $seen } davon geschehen sehen.
    }
page-verify-old = Das ist ein Siegel der alten Art, ohne Zusagen. Es zeigt, dass das Glück aus dem Geheimnis und den Teilen aller Plätze folgt, aber der Server konnte die Teile der Bots und der stummen Plätze ziehen, als er die anderen schon kannte.
page-verify-weights = Die Chancen, also wie viele Karten von jeder Art noch da waren, kommen noch vom Server, bis die Regeln selbst in deinem Browser laufen. Geprüft ist, was keine Regeln braucht: die veröffentlichte Reihenfolge, Würfel mit allen Seiten, und dass eine gezogene Karte bis zum nächsten Mischen weg ist.
page-verify-fault = Ereignis { $index }:
page-verify-fault-weights = Die Chancen, die dafür angegeben sind, kann es nicht geben.
page-verify-fault-order = Was hätte kommen können, steht nicht in der veröffentlichten Reihenfolge.
page-verify-fault-stock = Was noch da ist, passt nicht: Was gezogen wurde, ist weg, bis neu gemischt wird.
page-verify-fault-not-among = Nach den angegebenen Chancen konnte das gar nicht geschehen.
page-verify-fault-not-from-seal = Nach dem versiegelten Umschlag hätte es heißen müssen: { $right }
page-verify-fault-not-as-seen = Am Tisch hast du etwas anderes gesehen: { $right }
page-verify-events =
    { $count ->
        [one] Das Ereignis
       *[other] Alle { $count } Ereignisse
    }
page-verify-odds = { $weight } von { $total }
page-verify-numbers = Der geöffnete Umschlag
page-verify-envelope = Umschlag: SHA-256 des Geheimnisses
page-verify-secret = Geheimnis des Servers
page-verify-contribution = Beitrag von { $name }
page-verify-pledge = Zusage von { $name }: SHA-256 des Teils
page-verify-bytes = Von { $name } aufgedeckter Teil
page-verify-key = Schlüssel aller Zufallsereignisse
page-verify-key-hash = Fingerabdruck des Schlüssels: sein SHA-256
page-verify-broken-start = Abgebrochener Start { $number }
page-verify-save-seen = Sichern, was dieser Browser gesehen hat
page-verify-save = Den Beweis sichern
page-verify-seat = Platz { $number }
page-verify-proves-title = Was das beweist, und was nicht
page-verify-proves = Niemand konnte das Glück aussuchen: Der Server hatte seine Hälfte versiegelt, ehe er die Teile der Spieler kannte, und niemand konnte einen Teil ändern, der schon zugesagt war.
page-verify-proves-not = Es beweist nicht, dass der Server das Geheimnis während des Spiels für sich behalten hat: Ein Server, der gegen dich spielt, könnte hineinsehen. Spiel dort, wo du den Leuten vertraust, die ihn betreiben.
page-verify-again = Der Befehl „fiveleaf verify“ spielt die Regeln auf deinem eigenen Rechner nach, mit allen Chancen; mit der Datei dessen, was dieser Browser gesehen hat, prüft er alles. Das Verfahren ist veröffentlicht, sodass jeder ein weiteres Prüfprogramm schreiben kann.
page-verify-file = Eine Datei prüfen
page-verify-drop = Lege hier eine Aufzeichnung oder einen Beweis ab. Ein Beweis wird hier geprüft und bleibt hier; eine Aufzeichnung geht an diesen Server, der die Chancen ausrechnet.
page-verify-choose = Datei wählen
page-verify-paste = Oder füge sie hier ein
page-verify-check = Prüfen
page-verify-unreadable = Das ist weder eine Aufzeichnung noch ein Beweis von fiveleaf.

## Replay

page-replay-title = Wiederholung
page-replay-loading = Das Spiel wird noch einmal aufgebaut …
page-replay-begin = Vor der ersten Karte
page-replay-place = Stelle im Spiel
page-replay-at = Ereignis { $ply } von { $plies }
page-replay-turn-back = Zurück zum vorigen Zug
page-replay-back = Einen Schritt zurück
page-replay-play = Abspielen
page-replay-pause = Anhalten
page-replay-step = Einen Schritt weiter
page-replay-turn = Weiter zum nächsten Zug
page-replay-speed = Tempo: { $speed }-fach
page-replay-share = Diesen Moment teilen
page-replay-eyes = Wessen Blick?
page-replay-eyes-of = Wie { $name } es sah
page-replay-spectator = Wie man es beim Zuschauen sah
page-replay-all = Alle Karten offen

## The coach's advice

page-advice-best = Der Coach würde wählen: { $move }
page-advice-even = Hier ist es fast egal: Alle Züge sind etwa gleich gut.
page-advice-only = Hier gibt es nur eine Möglichkeit.
page-advice-note = Die Balken zeigen deine Gewinnchance. Tippe auf einen Zug, um zu sehen, was das Glück bringen kann.
page-advice-star = Bester Zug:
page-advice-win = Gewinnchance
page-advice-luck = Was das Glück bringen kann
page-advice-likely = Wie wahr­scheinlich
page-advice-then = Gewinn­chance danach
page-advice-no-luck = Direkt nach diesem Zug kommt kein Glück ins Spiel.
page-advice-play = So spielen
page-advice-thinking = Der Coach denkt nach …
page-advice-not-ready = Der Coach wärmt sich noch auf und kommt gleich von selbst.
page-advice-wait = Jemand anders entscheidet. Der Coach schaut zu.
page-advice-rarer =
    { $count ->
        [one] und eine seltenere Möglichkeit
       *[other] und { $count } seltenere Möglichkeiten
    }
page-moment-watch = Ansehen
page-moment-share = Bild teilen
page-moment-named = Mit Namen auf dem Bild
page-moment-again = Noch einmal zeigen
