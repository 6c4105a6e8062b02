### Checking the luck, and replays: what the page’s extras say.

## Was the luck fair?

page-verify-title = Was het geluk eerlijk?
page-verify-lead = Je eigen browser rekent elke kaart en elke worp na uit het getal dat vóór de eerste kaart is verzegeld. De server geeft het verslag van het spel, en verder niets.
page-verify-asking = Het verslag van het spel wordt opgehaald…
page-verify-running = { $done } van { $count } nagerekend…
page-verify-good =
    { $count ->
        [one] De ene toevalsgebeurtenis volgt uit de verzegelde envelop.
       *[other] Alle { $count } toevalsgebeurtenissen volgen uit de verzegelde envelop.
    }
page-verify-bad = Er klopt iets niet.
page-verify-envelope-good = Het geopende geheim is precies wat er in de envelop zat.
page-verify-envelope-bad = Het geopende geheim is niet wat er in de envelop zat.
page-verify-shown-good = Het is de envelop die deze browser vóór de eerste kaart heeft gezien.
page-verify-shown-late =
    { $ply ->
        [one] Het is de envelop die deze browser zag toen je na 1 gebeurtenis aan tafel kwam.
       *[other] Het is de envelop die deze browser zag toen je na { $ply } gebeurtenissen aan tafel kwam.
    }
page-verify-shown-bad = Tijdens het spel zag deze browser een andere envelop: { $envelope }…
page-verify-shown-unknown = Deze browser heeft de tafel tijdens het spel niet gezien en kan de envelop niet vergelijken. Vraag het iemand die erbij was.
page-verify-own-good = Wat jouw browser aan het geluk heeft bijgedragen, zit erin.
page-verify-own-bad = Wat jouw browser aan het geluk heeft bijgedragen, zit er niet in: het kwam te laat, iemand anders nam de plaats in, of de server liet het weg.
page-verify-own-unknown = Deze browser herinnert zich geen eigen bijdrage aan het geluk.
page-verify-witnessed =
    { $count ->
        [one] 1 gebeurtenis is ook vergeleken met wat je aan tafel zag.
       *[other] { $count } gebeurtenissen zijn ook vergeleken met wat je aan tafel zag.
    }
page-verify-fault = Gebeurtenis { $index }:
page-verify-fault-weights = De kansen die ervoor staan, kunnen niet.
page-verify-fault-not-among = Volgens de eigen kansen kon dit helemaal niet gebeuren.
page-verify-fault-not-from-seal = Volgens de verzegelde envelop had het moeten zijn: { $right }
page-verify-fault-not-as-seen = Aan tafel zag je iets anders: { $right }
page-verify-events =
    { $count ->
        [one] De gebeurtenis
       *[other] Alle { $count } gebeurtenissen
    }
page-verify-odds = { $weight } van { $total }
page-verify-numbers = De geopende envelop
page-verify-envelope = Envelop: SHA-256 van het geheim
page-verify-secret = Geheim van de server
page-verify-contribution = Bijdrage van { $name }
page-verify-key = Sleutel van alle toevalsgebeurtenissen
page-verify-save = Het bewijs bewaren
page-verify-seat = Plaats { $number }
page-verify-proves-title = Wat dit bewijst, en wat niet
page-verify-proves = Wie het geheim niet kende, kon het geluk niet voorzien of sturen, en wie het kende, kon het niet meer veranderen zodra de bijdragen binnen waren.
page-verify-proves-not = Het bewijst niet dat de server het geheim tijdens het spel voor zich hield: een server die tegen je speelt, zou kunnen kijken. Speel waar je vertrouwt wie hem draait.
page-verify-weights = Hoeveel er van elke kaart over waren, de kansen dus, rekenen de regels in de server uit; je browser kent geen regels. De opdracht “fiveleaf verify” speelt de regels op je eigen computer na, en de werkwijze is gepubliceerd, zodat iedereen een eigen controleprogramma kan schrijven.
page-verify-file = Een bestand narekenen
page-verify-drop = Leg hier een verslag of een bewijs neer. Een bewijs wordt hier nagerekend en gaat nergens heen; een verslag gaat naar deze server, die de kansen uitrekent.
page-verify-choose = Bestand kiezen
page-verify-paste = Of plak het hier
page-verify-check = Narekenen
page-verify-unreadable = Dit is geen verslag en geen bewijs van fiveleaf.

## Replay

page-replay-title = Herhaling
page-replay-loading = Het spel wordt opnieuw klaargelegd…
page-replay-begin = Vóór de eerste kaart
page-replay-place = Moment in het spel
page-replay-at = Gebeurtenis { $ply } van { $plies }
page-replay-turn-back = Terug naar de vorige beurt
page-replay-back = Eén stap terug
page-replay-play = Afspelen
page-replay-pause = Pauze
page-replay-step = Eén stap verder
page-replay-turn = Naar de volgende beurt
page-replay-speed = Snelheid: { $speed } keer
page-replay-share = Dit moment delen
page-replay-eyes = Door wiens ogen?
page-replay-eyes-of = Zoals { $name } het zag
page-replay-spectator = Zoals een toeschouwer het zag
page-replay-all = Alle kaarten open

## The coach's advice

page-advice-best = De coach zou kiezen: { $move }
page-advice-even = Hier maakt het bijna niets uit: alle zetten zijn ongeveer even goed.
page-advice-only = Er is maar één mogelijkheid.
page-advice-note = De balken tonen je winstkans. Tik op een zet om te zien wat het geluk kan brengen.
page-advice-star = Beste zet:
page-advice-win = winstkans
page-advice-luck = Wat het geluk kan brengen
page-advice-likely = Hoe waar­schijnlijk
page-advice-then = Winstkans daarna
page-advice-no-luck = Meteen na deze zet komt er geen geluk aan te pas.
page-advice-play = Speel dit
page-advice-thinking = De coach denkt na…
page-advice-not-ready = De coach is nog aan het opwarmen en komt zo vanzelf.
page-advice-wait = Iemand anders beslist. De coach kijkt mee.
page-advice-rarer =
    { $count ->
        [one] en nog één zeldzamere mogelijkheid
       *[other] en nog { $count } zeldzamere mogelijkheden
    }
