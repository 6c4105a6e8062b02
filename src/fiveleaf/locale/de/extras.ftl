### Checking the luck, and replays: what the page’s extras say.

## Was the luck fair?

page-verify-title = War das Glück ehrlich?
page-verify-lead = Dein eigener Browser rechnet jede Karte und jeden Würfel aus der Zahl nach, die vor der ersten Karte versiegelt wurde. Der Server gibt die Aufzeichnung des Spiels heraus, sonst nichts.
page-verify-asking = Die Aufzeichnung des Spiels wird geholt …
page-verify-running = { $done } von { $count } geprüft …
page-verify-good =
    { $count ->
        [one] Das eine Zufallsereignis folgt aus dem versiegelten Umschlag.
       *[other] Alle { $count } Zufallsereignisse folgen aus dem versiegelten Umschlag.
    }
page-verify-bad = Etwas stimmt nicht.
page-verify-envelope-good = Das geöffnete Geheimnis ist genau das, was im Umschlag war.
page-verify-envelope-bad = Das geöffnete Geheimnis ist nicht das, was im Umschlag war.
page-verify-shown-good = Es ist der Umschlag, den dieser Browser vor der ersten Karte gesehen hat.
page-verify-shown-late =
    { $ply ->
        [one] Es ist der Umschlag, den dieser Browser gesehen hat, als du nach 1 Ereignis an den Tisch kamst.
       *[other] Es ist der Umschlag, den dieser Browser gesehen hat, als du nach { $ply } Ereignissen an den Tisch kamst.
    }
page-verify-shown-bad = Während des Spiels hat dieser Browser einen anderen Umschlag gesehen: { $envelope }…
page-verify-shown-unknown = Dieser Browser hat den Tisch während des Spiels nicht gesehen und kann den Umschlag nicht vergleichen. Frag jemanden, der dabei war.
page-verify-own-good = Was dein Browser zum Zufall beigetragen hat, steckt darin.
page-verify-own-bad = Was dein Browser zum Zufall beigetragen hat, steckt nicht darin: Es kam zu spät, jemand anderes hat den Platz übernommen, oder der Server hat es weggelassen.
page-verify-own-unknown = Dieser Browser erinnert sich an keinen eigenen Beitrag zum Zufall.
page-verify-witnessed =
    { $count ->
        [one] 1 Ereignis wurde auch mit dem verglichen, was du am Tisch gesehen hast.
       *[other] { $count } Ereignisse wurden auch mit dem verglichen, was du am Tisch gesehen hast.
    }
page-verify-fault = Ereignis { $index }:
page-verify-fault-weights = Die Chancen, die dafür angegeben sind, kann es nicht geben.
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
page-verify-key = Schlüssel aller Zufallsereignisse
page-verify-save = Den Beweis sichern
page-verify-seat = Platz { $number }
page-verify-proves-title = Was das beweist, und was nicht
page-verify-proves = Wer das Geheimnis nicht kannte, konnte das Glück weder vorhersehen noch lenken, und wer es kannte, konnte es nicht mehr ändern, sobald alle Beiträge da waren.
page-verify-proves-not = Es beweist nicht, dass der Server das Geheimnis während des Spiels für sich behalten hat: Ein Server, der gegen dich spielt, könnte hineinsehen. Spiel dort, wo du den Leuten vertraust, die ihn betreiben.
page-verify-weights = Wie viele Karten von jeder Art noch da waren, also die Chancen, rechnen die Regeln im Server aus; dein Browser kennt keine Regeln. Der Befehl „fiveleaf verify“ spielt die Regeln auf deinem eigenen Rechner nach, und das Verfahren ist veröffentlicht, sodass jeder ein weiteres Prüfprogramm schreiben kann.
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
