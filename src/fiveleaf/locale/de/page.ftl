### Was die Seite sagt, gleich bei welchem Spiel

## Startseite

page-hello = Glück gefällig?
page-tagline = Fünf Spiele, bei denen das Glück mitspielt: mit Freunden und Familie, auf Handys und Laptops, oder gegen Bots. Ganz ohne Konto.
page-drawn = Hallo, { $name }!
page-drawn-note = So heißt du, bis du einen anderen Namen wählst.
page-change-name = Ändern
page-five-games = Fünf Spiele
page-strength = Stärke der Bots
page-players = Spieler
page-minutes = { $minutes } Min.
page-age = ab { $age } Jahren
page-play-now = Losspielen
page-invite = Einladen
page-running-games = Deine Spiele
page-more-games =
    { $count ->
        [one] noch eines
       *[other] { $count } weitere
    }
page-open-tables = Offene Tische
page-finished-games = Beendete Spiele
page-your-turn = Du bist dran
page-running = läuft
page-free-seats =
    { $seats ->
        [0] voll
        [one] 1 freier Platz
       *[other] { $seats } freie Plätze
    }
page-fair = Das Glück jedes Spiels wird vor der ersten Karte versiegelt, und alle können es danach nachprüfen.
page-verify = Glück nachprüfen
page-chance = Alle Würfel und Karten hier, gezählt
page-report-file = Wie viel Glück steckte in einem gespeicherten Spiel?

## Wer ich bin

page-who-are-you = Wer bist du?
page-me = { $name }: Namen oder Tier ändern
page-me-save = Das bin ich
page-name = Name
page-animal = Tier
page-animal-fox = Fuchs
page-animal-owl = Eule
page-animal-bear = Bär
page-animal-cat = Katze
page-animal-hare = Hase
page-animal-frog = Frosch
page-animal-hedgehog = Igel
page-animal-otter = Otter
page-animal-panda = Panda
page-animal-whale = Wal
page-animal-turtle = Schildkröte
page-animal-penguin = Pinguin
page-drawn-fox = Glücksfuchs
page-drawn-owl = Weise Eule
page-drawn-bear = Mutiger Bär
page-drawn-cat = Schlaue Katze
page-drawn-hare = Flinker Hase
page-drawn-frog = Froher Frosch
page-drawn-hedgehog = Kühner Igel
page-drawn-otter = Munterer Otter
page-drawn-panda = Ruhiger Panda
page-drawn-whale = Großer Wal
page-drawn-turtle = Geduldige Schildkröte
page-drawn-penguin = Feiner Pinguin

## Einstellungen

page-settings = Einstellungen
page-language = Sprache
page-theme = Hell oder dunkel
page-theme-auto = Auto
page-theme-light = Hell
page-theme-dark = Dunkel
page-sound = Töne
page-sound-on = Töne einschalten
page-sound-off = Töne ausschalten
page-verbosity = Bildschirmvorleser hören
page-verbosity-brief = nur Ergebnisse
page-verbosity-normal = alles, was geschieht
page-verbosity-full = alles, und den ganzen Tisch, wenn ich dran bin
page-vibration = Vibration
page-vibration-note = Zusammen mit den Tönen
page-speed = Tempo des Geschehens
page-speed-slow = Langsam
page-speed-normal = Normal
page-speed-fast = Schnell
page-speed-none = Ohne Bewegung
page-confirm-moves = Züge bestätigen
page-confirm-moves-note = Jeder Zug wird noch einmal nachgefragt, damit ein falscher Tipp nicht schadet.
page-carry = Auf einem anderen Gerät weiterspielen
page-carry-note = Ein Link bringt dich und alle deine Plätze auf ein anderes Handy oder einen anderen Rechner. Er gilt einmal und zehn Minuten lang.
page-carry-make = Link erzeugen
page-carry-ask = Auf diesem Gerät als { $name } spielen?
page-carry-ask-note = Der Link, den du geöffnet hast, bringt { $name } mit allen Plätzen hierher. Wer ihn gemacht hat, sitzt auf denselben Plätzen und sieht dieselben Karten: Mach nur weiter, wenn es dein eigener ist.
page-carry-replace-note = Dieses Gerät spielt als { $name }. Als jemand anderes kommt es an die Spiele von { $name } nur noch mit einem Link von einem anderen Gerät, das sie noch hat.
page-carry-stay = { $name } bleiben
page-carry-refuse = Nein, ohne ihn weiter
page-carry-become = Als { $name } spielen
page-sign-out = Andere Geräte
page-sign-out-note = Kein anderes Handy und kein anderer Rechner ist dann noch { $name }, und Links zu weiteren Geräten gelten nicht mehr. Dieses Gerät bleibt, wie es ist.
page-sign-out-others = Andere Geräte abmelden
page-sign-out-done =
  { $count ->
    [0] Kein anderes Gerät war angemeldet.
    [one] Ein anderes Gerät ist abgemeldet.
   *[other] { $count } andere Geräte sind abgemeldet.
  }
page-signed-out = Dieses Gerät wurde von einem anderen aus abgemeldet. Hier bist du jetzt neu.
page-close = Schließen
page-to-home = Zu den Spielen
page-loading = Einen Moment …
page-yes = Ja
page-no = Nein

## Links

page-link = Link
page-qr = Der Link als QR-Code
page-copy = Link kopieren
page-copied = Kopiert
page-share = Teilen
page-not-shared = Der Link wurde nicht geteilt.

## Ein neuer Tisch

page-seats = Wer spielt mit?
page-seat-number = Platz { $number }
page-who-begins = Wer beginnt
page-begins-lot = Das Los entscheidet
page-seat-open = Ein Freund, per Link
page-seat-bot = Ein Bot
page-seat-here = Noch jemand an diesem Gerät
page-more-seats = Noch ein Platz
page-fewer-seats = Einer weniger
page-options = Spieloptionen
page-none = keine
page-pace = Tempo
page-move-clock = Zeit für einen Zug
page-no-clock = So lange es dauert
page-span =
    { $minutes ->
        [0] { $seconds } Sekunden
        [one] 1 Minute
       *[other] { $minutes } Minuten
    }
page-when-away = Wenn jemand die Verbindung verliert
page-away-bot = spielt nach { $time } ein Bot
page-away-wait = warten die anderen
page-listed = Offen für alle
page-listed-note = Der Tisch steht auf der Startseite. Sonst kann nur mitspielen, wer den Link hat.
page-make-table = Tisch aufmachen

## Vor dem Spiel

page-lobby-waiting =
    { $seats ->
        [one] Ein Platz ist noch frei.
       *[other] { $seats } Plätze sind noch frei.
    }
page-lobby-ready = Alle sind da.
page-lobby-wait-host = Alle sind da. Wer den Tisch aufgemacht hat, startet das Spiel.
page-seat-free = Frei
page-sit = Platz nehmen
page-sit-too = Noch jemand hier
page-stand = Aufstehen
page-seat-reopen = Platz freigeben
page-you = Du
page-here = ist da
page-start = Anfangen
page-start-with-bots =
    { $seats ->
        [one] Anfangen, mit einem Bot auf dem freien Platz
       *[other] Anfangen, mit Bots auf den { $seats } freien Plätzen
    }
page-leave = Tisch verlassen
page-invite-note = Verschicke den Link, oder lass eine Kamera auf den Code schauen. Wer ihn öffnet, kann Platz nehmen.
page-envelope = Der versiegelte Umschlag
page-envelope-note = Die Hälfte des Glücks liegt hier schon versiegelt; das ist ihr Fingerabdruck. Dein Browser sagt einen eigenen geheimen Teil zu und gibt ihn beim Start dazu, damit niemand das Glück aussuchen kann. Nach dem Spiel wird der Umschlag geöffnet, und alle können jede Karte und jeden Wurf nachprüfen.
page-starting = Das Spiel beginnt …
page-starting-waiting = Das Spiel beginnt … wir warten auf das Gerät von { $names }.
page-broken-by = Der Start wurde abgebrochen: Von { $names } kam rechtzeitig keine Antwort.
page-broken-count =
    { $count ->
        [one] An diesem Tisch wurde ein Start abgebrochen.
       *[other] An diesem Tisch wurden { $count } Starts abgebrochen.
    }
page-broken-note = Jetzt gibt es einen neuen Umschlag, und alle geben eine neue Zusage. Versucht es wieder, wenn alle da sind.
page-alarm-changed = Der versiegelte Umschlag dieses Tisches hat sich geändert, und das darf nicht sein. Dein Browser behält seinen Teil des Glücks für sich; trau dem Glück hier nicht.
page-alarm-accused = Dein Browser hat beim Start geantwortet, aber der Server sagt, er habe es nicht: Die Antwort ging unterwegs verloren, oder der Server ist nicht ehrlich.
page-alarm-left-out = Die Zusage deines Browsers steht nicht auf der Liste dieses Starts, also behält er seinen Teil des Glücks für sich: Sie kam zu spät, du bist auch mit einem anderen Gerät hier, oder der Server hat sie weggelassen.

## Der Tisch

page-opponents = Die anderen Spieler
page-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
page-bot = Bot
page-away = nicht da
page-reading = liest
page-reading-note = { $name } liest erst noch. So lange läuft keine Zeit.
page-played-for-you = Ein Bot hat für dich gespielt:
page-is-asked = ist gefragt
page-asked-by-name = { $name }: { $question }
page-waiting-for =
    { $count ->
        [one] { $names } ist dran.
       *[other] Gefragt sind { $names }.
    }
page-wait = Das Glück entscheidet …
page-sending = Dein Zug ist unterwegs …
page-sending-later = Dein Zug ist gemerkt; er geht hinaus, sobald die Verbindung wieder da ist.
page-window-question = Zeit für eine Antwort
page-window-move = Zeit für diesen Zug
page-window-game = Zeit bis zum Ende
page-window-away = Zeit, bis ein Bot einspringt
page-window-move-note = Ist die Zeit um, zieht ein Bot für dich.
page-spectators =
    { $count ->
        [one] Jemand schaut zu
       *[other] { $count } Leute schauen zu
    }
page-say = Etwas sagen
page-log = Was geschehen ist
page-log-empty = Noch ist nichts geschehen.
page-words = Der Tisch in Worten
page-rules = Regeln
page-hand-over = Gib das Gerät an { $name }
page-hand-over-note = Die anderen schauen kurz weg.
page-i-am = Ich bin { $name }

## Das Ende

page-you-win = Du gewinnst!
page-winners =
    { $count ->
        [one] { $names } gewinnt!
       *[other] { $names } gewinnen gemeinsam!
    }
page-winner = gewinnt
page-result = Das Ergebnis
page-rematch = Noch einmal
page-replay = Noch mal ansehen
page-report = Glück und Spiel
page-transcript = Spiel speichern

## Gehen, wiederkommen, noch einmal

page-leave-game = Das Spiel verlassen
page-leave-now = Kurz weggehen
page-leave-waits = Das Spiel wartet unter „Deine Spiele“ auf dich.
page-leave-bot = Komm zurück, wann du willst. Nach { $time } spielt ein Bot für dich, bis du wieder da bist.
page-leave-others-wait = Komm zurück, wann du willst. Die anderen warten auf dich.
page-resign = Aufgeben
page-resign-seat = { $name } gibt auf
page-resign-note = Ein Bot spielt für dich weiter. Solange das Spiel läuft, kannst du den Platz wieder einnehmen.
page-resign-sure = Willst du aufgeben?
page-resign-yes = Ja, aufgeben
page-resign-no = Nein, weiterspielen
page-has-left = { $name } ist gegangen; { $bot } spielt weiter.
page-is-back = { $name } ist wieder da.
page-plays-for-you = { $bot } spielt für dich.
page-take-back = Platz wieder einnehmen
page-rematch-ask = Revanche?
page-rematch-wanted =
    { $count ->
        [one] { $names } möchte eine Revanche.
       *[other] { $names } möchten eine Revanche.
    }
page-rematch-yes = Ja, noch einmal
page-rematch-no = Nein, danke
page-rematch-waiting = Wir warten auf { $names } …
page-rematch-soon = Die Revanche beginnt gleich. Für alle, die gegangen sind, spielen Bots.
page-rematch-alone = Sonst spielt niemand weiter.
page-rematch-bots = Mit Bots weiterspielen
page-rematch-there = Zur Revanche
page-wants-rematch = möchte eine Revanche
page-declines-rematch = spielt nicht weiter
page-series = Nach { $games } Spielen: { $score }
page-series-one = Nach dem ersten Spiel: { $score }
page-put-away = Weglegen
page-put-away-done = Weggelegt: Es steht ganz unten auf dieser Seite.
page-put-away-running = Weggelegt. An diesem Tisch giltst du als abwesend.
page-put-away-games =
    { $count ->
        [one] Ein weggelegtes Spiel
       *[other] { $count } weggelegte Spiele
    }
page-undo = Rückgängig
page-bring-back = Zurückholen
page-short-game = Kurzes Spiel
page-about-minutes = etwa { $minutes } Min.

## Die Verbindung

page-offline = Die Verbindung ist weg; wir versuchen es weiter. Nichts geht verloren.
page-try-now = Jetzt versuchen
page-error-network = Der Server ist nicht zu erreichen. Prüfe das Netz und versuche es dann noch einmal.
page-error-server = Das konnte der Server nicht. Bitte versuche es noch einmal.

## Kurze Sätze

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-wow = Wow!
phrase-haha = Haha!
phrase-oops = Hoppla!
phrase-thinking = Ich überlege …
phrase-hurry = Du bist dran!
phrase-bye = Bis bald!

## The coach

page-advice = Coach
page-advice-agreed = Coach für alle
page-advice-agreed-note = An diesem Tisch dürfen alle den Coach nach der Gewinnchance jedes Zugs fragen. Wer sich setzt, ist einverstanden.
page-advice-allow = Alle dürfen den Coach fragen
page-advice-allow-note = Er zeigt jeden Zug mit seiner Gewinnchance. Wer sich setzt, ist einverstanden, und alle sehen, dass er da ist.
