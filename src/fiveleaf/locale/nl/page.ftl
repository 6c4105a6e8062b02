### Wat de pagina zegt, welk spel het ook is

## Begin

page-hello = Zin in geluk?
page-tagline = Vijf geluksspellen voor vrienden en familie, op telefoons en laptops, of tegen bots. Zonder account.
page-drawn = Hallo, { $name }!
page-drawn-note = Zo heet je tot je een andere naam kiest.
page-change-name = Wijzigen
page-five-games = Vijf spellen
page-strength = Niveau van de bots
page-players = Spelers
page-minutes = { $minutes } min
page-age = vanaf { $age } jaar
page-play-now = Nu spelen
page-invite = Uitnodigen
page-running-games = Jouw spellen
page-more-games =
    { $count ->
        [one] nog één
       *[other] nog { $count }
    }
page-open-tables = Open tafels
page-finished-games = Afgelopen spellen
page-your-turn = Jij bent aan de beurt
page-running = bezig
page-free-seats =
    { $seats ->
        [0] vol
        [one] 1 vrije plaats
       *[other] { $seats } vrije plaatsen
    }
page-fair = Het geluk van elk spel wordt vóór de eerste kaart verzegeld, en iedereen kan het daarna nagaan.
page-verify = Geluk nagaan
page-chance = Alle dobbelstenen en kaarten hier, geteld
page-report-file = Hoeveel geluk zat er in een bewaard spel?

## Wie ik ben

page-who-are-you = Wie ben je?
page-me = { $name }: naam of dier wijzigen
page-me-save = Dat ben ik
page-name = Naam
page-animal = Dier
page-animal-fox = Vos
page-animal-owl = Uil
page-animal-bear = Beer
page-animal-cat = Kat
page-animal-hare = Haas
page-animal-frog = Kikker
page-animal-hedgehog = Egel
page-animal-otter = Otter
page-animal-panda = Panda
page-animal-whale = Walvis
page-animal-turtle = Schildpad
page-animal-penguin = Pinguïn
page-drawn-fox = Geluksvos
page-drawn-owl = Wijze uil
page-drawn-bear = Dappere beer
page-drawn-cat = Sluwe kat
page-drawn-hare = Snelle haas
page-drawn-frog = Vrolijke kikker
page-drawn-hedgehog = Stoere egel
page-drawn-otter = Blije otter
page-drawn-panda = Kalme panda
page-drawn-whale = Grote walvis
page-drawn-turtle = Geduldige schildpad
page-drawn-penguin = Nette pinguïn

## Instellingen

page-settings = Instellingen
page-language = Taal
page-theme = Licht of donker
page-theme-auto = Auto
page-theme-light = Licht
page-theme-dark = Donker
page-sound = Geluiden
page-sound-on = Geluiden aanzetten
page-sound-off = Geluiden uitzetten
page-verbosity = Schermlezer leest voor
page-verbosity-brief = alleen uitslagen
page-verbosity-normal = alles wat er gebeurt
page-verbosity-full = alles, en de hele tafel als ik aan de beurt ben
page-vibration = Trillen
page-vibration-note = Samen met de geluiden
page-speed = Snelheid van wat er gebeurt
page-speed-slow = Langzaam
page-speed-normal = Normaal
page-speed-fast = Snel
page-speed-none = Geen beweging
page-confirm-moves = Zetten bevestigen
page-confirm-moves-note = Elke zet wordt nog eens gevraagd, zodat een uitglijdende vinger geen kwaad kan.
page-carry = Op een ander apparaat spelen
page-carry-note = Een link brengt jou en al je plaatsen naar een andere telefoon of computer. Hij werkt één keer, tien minuten lang.
page-carry-make = Link maken
page-carry-ask = Op dit apparaat als { $name } spelen?
page-carry-ask-note = De link die je hebt geopend brengt { $name } hierheen, met alle plaatsen. Wie hem heeft gemaakt, zit op dezelfde plaatsen en ziet dezelfde kaarten: ga alleen verder als het je eigen link is.
page-carry-replace-note = Dit apparaat speelt als { $name }. Als iemand anders komt het alleen nog bij de spellen van { $name } met een link van een ander apparaat dat ze nog heeft.
page-carry-stay = { $name } blijven
page-carry-refuse = Nee, verder zonder
page-carry-become = Als { $name } spelen
page-sign-out = Andere apparaten
page-sign-out-note = Geen enkele andere telefoon of computer is dan nog { $name }, en links naar andere apparaten werken niet meer. Dit apparaat blijft zoals het is.
page-sign-out-others = Andere apparaten afmelden
page-sign-out-done =
  { $count ->
    [0] Er was geen ander apparaat aangemeld.
    [one] Eén ander apparaat is afgemeld.
   *[other] { $count } andere apparaten zijn afgemeld.
  }
page-signed-out = Dit apparaat is vanaf een ander apparaat afgemeld. Hier ben je nu nieuw.
page-close = Sluiten
page-to-home = Naar de spellen
page-loading = Een ogenblik…
page-yes = Ja
page-no = Nee

## Links

page-link = Link
page-qr = De link als QR-code
page-copy = Link kopiëren
page-copied = Gekopieerd
page-share = Delen
page-not-shared = De link is niet gedeeld.

## Een nieuwe tafel

page-seats = Wie speelt er mee?
page-seat-number = Plaats { $number }
page-who-begins = Wie begint
page-begins-lot = Het lot beslist
page-seat-open = Een vriend, via de link
page-seat-bot = Een bot
page-seat-here = Iemand op dit apparaat
page-more-seats = Nog een plaats
page-fewer-seats = Eén minder
page-options = Opties van het spel
page-none = geen
page-pace = Tempo
page-move-clock = Tijd voor een zet
page-no-clock = Zo lang als nodig
page-span =
    { $minutes ->
        [0] { $seconds } seconden
        [one] 1 minuut
       *[other] { $minutes } minuten
    }
page-when-away = Als iemand de verbinding verliest
page-away-bot = valt na { $time } een bot in
page-away-wait = wachten de anderen
page-listed = Open voor iedereen
page-listed-note = De tafel staat op de beginpagina. Anders kan alleen meedoen wie de link heeft.
page-make-table = Tafel openen

## Voor het spel

page-lobby-waiting =
    { $seats ->
        [one] Er is nog één plaats vrij.
       *[other] Er zijn nog { $seats } plaatsen vrij.
    }
page-lobby-ready = Iedereen is er.
page-lobby-wait-host = Iedereen is er. Wie de tafel opende, start het spel.
page-seat-free = Vrij
page-sit = Gaan zitten
page-sit-too = Hier nog iemand
page-stand = Opstaan
page-seat-reopen = Plaats vrijmaken
page-you = Jij
page-here = is er
page-start = Beginnen
page-start-with-bots =
    { $seats ->
        [one] Beginnen, met een bot op de vrije plaats
       *[other] Beginnen, met bots op de { $seats } vrije plaatsen
    }
page-leave = Tafel verlaten
page-invite-note = Stuur de link, of laat een camera naar de code kijken. Wie hem opent, kan gaan zitten.
page-envelope = De verzegelde envelop
page-envelope-note = De helft van het geluk van dit spel ligt hier al verzegeld; dit is de vingerafdruk. Je browser doet een toezegging voor een eigen geheim deel en voegt dat bij de start toe, zodat niemand het geluk kan kiezen. Na het spel gaat de envelop open, en iedereen kan elke kaart en elke worp nagaan.
page-starting = Het spel begint…
page-starting-waiting = Het spel begint… we wachten op het apparaat van { $names }.
page-broken-by = De start is afgebroken: van { $names } kwam niet op tijd antwoord.
page-broken-count =
    { $count ->
        [one] Aan deze tafel is één start afgebroken.
       *[other] Aan deze tafel zijn { $count } starts afgebroken.
    }
page-broken-note = Er is nu een nieuwe envelop, en iedereen doet een nieuwe toezegging. Probeer het opnieuw als iedereen er is.
page-alarm-changed = De verzegelde envelop van deze tafel is veranderd, en dat mag niet. Je browser houdt zijn deel van het geluk voor zich; vertrouw het geluk hier niet.
page-alarm-accused = Je browser heeft bij de start wel geantwoord, maar de server zegt van niet: het antwoord is onderweg kwijtgeraakt, of de server is niet eerlijk.
page-alarm-left-out = De toezegging van je browser staat niet op de lijst van deze start, dus hij houdt zijn deel van het geluk voor zich: ze kwam te laat, je bent hier ook met een ander apparaat, of de server liet haar weg.

## De tafel

page-opponents = De andere spelers
page-points =
    { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
page-bot = bot
page-away = weg
page-reading = leest
page-reading-note = { $name } leest eerst even. Zo lang loopt er geen tijd.
page-played-for-you = Een bot heeft voor je gespeeld:
page-is-asked = moet beslissen
page-asked-by-name = { $name }: { $question }
page-waiting-for =
    { $count ->
        [one] { $names } is aan de beurt.
       *[other] Wachten op { $names }.
    }
page-wait = Het geluk beslist…
page-sending = Je zet is onderweg…
page-sending-later = Je zet is bewaard; hij gaat weg zodra de verbinding terug is.
page-window-question = Tijd voor een antwoord
page-window-move = Tijd voor deze zet
page-window-game = Resterende tijd
page-window-away = Tijd tot een bot invalt
page-window-move-note = Is de tijd om, dan speelt een bot voor je.
page-spectators =
    { $count ->
        [one] Er kijkt iemand toe
       *[other] { $count } mensen kijken toe
    }
page-say = Iets zeggen
page-log = Wat er is gebeurd
page-log-empty = Er is nog niets gebeurd.
page-words = De tafel in woorden
page-rules = Regels
page-hand-over = Geef het apparaat aan { $name }
page-hand-over-note = De anderen kijken even weg.
page-i-am = Ik ben { $name }

## Het einde

page-you-win = Je wint!
page-winners =
    { $count ->
        [one] { $names } wint!
       *[other] { $names } winnen samen!
    }
page-winner = wint
page-result = De uitslag
page-rematch = Nog een keer
page-replay = Terugkijken
page-report = Geluk en spel
page-transcript = Spel bewaren

## Weggaan, terugkomen, nog een keer

page-leave-game = Het spel verlaten
page-leave-now = Even weggaan
page-leave-waits = Het spel wacht op je bij ‘Jouw spellen’.
page-leave-bot = Kom terug wanneer je wilt. Na { $time } valt een bot voor je in tot je er weer bent.
page-leave-others-wait = Kom terug wanneer je wilt. De anderen wachten op je.
page-resign = Opgeven
page-resign-seat = { $name } geeft op
page-resign-note = Een bot speelt voor je verder. Zolang het spel loopt, kun je je plaats terugnemen.
page-resign-sure = Wil je opgeven?
page-resign-yes = Ja, opgeven
page-resign-no = Nee, verder spelen
page-has-left = { $name } is weg; { $bot } speelt verder.
page-is-back = { $name } is terug.
page-plays-for-you = { $bot } speelt voor jou.
page-take-back = Plaats terugnemen
page-rematch-ask = Revanche?
page-rematch-wanted =
    { $count ->
        [one] { $names } wil een revanche.
       *[other] { $names } willen een revanche.
    }
page-rematch-yes = Ja, nog een keer
page-rematch-no = Nee, bedankt
page-rematch-waiting = We wachten op { $names }…
page-rematch-soon = De revanche begint zo. Voor wie weg is, spelen bots.
page-rematch-alone = Verder speelt niemand door.
page-rematch-bots = Met bots verder spelen
page-rematch-there = Naar de revanche
page-wants-rematch = wil een revanche
page-declines-rematch = speelt niet verder
page-series = Na { $games } spellen: { $score }
page-series-one = Na het eerste spel: { $score }
page-put-away = Opbergen
page-put-away-done = Opgeborgen: het staat onderaan deze pagina.
page-put-away-running = Opgeborgen. Aan deze tafel geld je als afwezig.
page-put-away-games =
    { $count ->
        [one] Eén spel opgeborgen
       *[other] { $count } spellen opgeborgen
    }
page-undo = Ongedaan maken
page-bring-back = Terughalen
page-short-game = Kort spel
page-about-minutes = ongeveer { $minutes } min

## De verbinding

page-offline = De verbinding is weg; we blijven het proberen. Er gaat niets verloren.
page-try-now = Nu proberen
page-error-network = De server is niet bereikbaar. Controleer het netwerk en probeer het dan opnieuw.
page-error-server = De server kon dat niet. Probeer het nog eens.

## Snelle zinnen

phrase-hello = Hallo!
phrase-good-luck = Veel geluk!
phrase-well-played = Goed gespeeld!
phrase-thanks = Dank je!
phrase-wow = Wauw!
phrase-haha = Haha!
phrase-oops = Oeps!
phrase-thinking = Even denken…
phrase-hurry = Jij bent aan de beurt!
phrase-bye = Tot ziens!

## The coach

page-advice = Coach
page-advice-agreed = Coach voor iedereen
page-advice-agreed-note = Aan deze tafel mag iedereen de coach vragen naar de winstkans van elke zet. Wie gaat zitten, is het ermee eens.
page-advice-allow = Iedereen mag de coach om raad vragen
page-advice-allow-note = Hij toont bij elke zet de winstkans. Wie gaat zitten, is het ermee eens, en iedereen ziet dat hij er is.
