### Checking the luck, and replays: what the page’s extras say.

## Was the luck fair?

page-verify-title = Was het geluk eerlijk?
page-verify-lead = Je eigen browser rekent elke kaart en elke worp na, uit wat de server had verzegeld en wat de browsers van de spelers eraan toevoegden, en vergelijkt alles met wat hij aan tafel zag.
page-verify-asking = Het verslag van het spel wordt opgehaald…
page-verify-running = { $done } van { $count } nagerekend…
page-verify-good = Alles klopt.
page-verify-missing = Niet helemaal nagegaan.
page-verify-bad = Er klopt iets niet.
page-verify-secret-good = Het geopende geheim is precies wat er in de envelop zat.
page-verify-secret-bad = Het geopende geheim is niet wat er in de envelop zat.
page-verify-envelope-good = Het is de envelop die deze browser vóór de eerste kaart heeft gezien.
page-verify-envelope-late =
    { $ply ->
        [one] Het is de envelop die deze browser zag toen je aan tafel kwam, maar dat was na 1 gebeurtenis.
       *[other] Het is de envelop die deze browser zag toen je aan tafel kwam, maar dat was na { $ply } gebeurtenissen.
    }
page-verify-envelope-bad = Vóór het spel kreeg deze browser een andere envelop te zien.
page-verify-envelope-changed = De envelop die deze browser te zien kreeg, is veranderd zonder dat er een start werd afgebroken.
page-verify-envelope-unseen = Deze browser heeft de envelop vóór het spel niet gezien en kan hem niet vergelijken. Vraag het iemand die erbij was.
page-verify-pledges-good = De toezeggingen zijn die van de lijst die iedereen bij de start zag.
page-verify-pledges-bad = Bij de start kreeg deze browser een andere lijst met toezeggingen te zien.
page-verify-pledges-bot = Een bot had een toezegging op de lijst; bots hebben er geen, dus de server kon dat deel kiezen.
page-verify-pledges-nobody = Geen browser heeft een eigen deel toegezegd: dit geluk heeft de server alleen gemaakt.
page-verify-pledges-unseen = Deze browser heeft de lijst met toezeggingen bij de start niet gezien.
page-verify-pledges-late = Deze browser zag de lijst met toezeggingen pas toen het spel al bezig was.
page-verify-revealed-good = Elke toezegging is nagekomen: wat is getoond, is precies wat was toegezegd.
page-verify-revealed-bad = Wat is getoond, is niet wat was toegezegd.
page-verify-own-good = Wat jouw browser heeft toegezegd en getoond, zit in het geluk.
page-verify-own-bad = Wat jouw browser heeft toegezegd, zit niet in het geluk: het kwam te laat, een ander apparaat van je kwam ervoor in de plaats, of de server liet het weg.
page-verify-own-accused = Jouw browser heeft geantwoord bij een start die zou zijn afgebroken omdat jij niet antwoordde.
page-verify-own-none = Je had een plaats, maar deze browser heeft er niets voor toegezegd.
page-verify-key-good = De sleutel tot al het geluk is die waarvan de vingerafdruk met de eerste kaart kwam.
page-verify-key-bad = De sleutel tot al het geluk is niet die waarvan de vingerafdruk met de eerste kaart kwam.
page-verify-key-unseen = Deze browser heeft de vingerafdruk van de sleutel tijdens het spel niet gezien.
page-verify-broken-good =
    { $broken ->
        [0] Er is geen start afgebroken.
       *[other] De afgebroken starts zijn die welke zijn getoond, en elk is geopend.
    }
page-verify-broken-bad = De afgebroken starts zijn niet die welke hier zijn getoond, of er is er een afgebroken terwijl iedereen had geantwoord.
page-verify-broken-unseen = Deze browser heeft niet gezien of er starts zijn afgebroken; die in het verslag zijn geopend.
page-verify-broken-note = Wie als laatste antwoordt, had samen met de server kunnen kiezen tussen dat geluk en dit. Zonder de server kon niemand dat.
page-verify-events-good =
    { $count ->
        [one] De ene toevalsgebeurtenis volgt uit de sleutel, in de gepubliceerde volgorde, en is wat je aan tafel zag.
       *[other] Alle { $count } toevalsgebeurtenissen volgen uit de sleutel, in de gepubliceerde volgorde, en zijn wat je aan tafel zag.
    }
page-verify-events-bad = Niet elke toevalsgebeurtenis is zoals het hoort.
page-verify-events-left-out = Het verslag laat toeval weg dat je aan tafel zag.
page-verify-events-unseen =
    { $count ->
        [one] De ene toevalsgebeurtenis volgt uit de sleutel, maar deze browser heeft haar niet zien gebeuren.
       *[other] Alle { $count } toevalsgebeurtenissen volgen uit de sleutel, maar deze browser zag er maar { $seen } van gebeuren.
    }
page-verify-old = Dit is een zegel van de oude soort, zonder toezeggingen. Het toont dat het geluk volgt uit het geheim en de delen van alle plaatsen, maar de server kon de delen van bots en stille plaatsen trekken toen hij de andere al kende.
page-verify-weights = De kansen, dus hoeveel er van elke kaart over waren, komen nog van de server, totdat de regels zelf in je browser draaien. Wat geen regels nodig heeft, is nagegaan: de gepubliceerde volgorde, dobbelstenen met al hun kanten, en dat een getrokken kaart weg is tot er wordt geschud.
page-verify-fault = Gebeurtenis { $index }:
page-verify-fault-weights = De kansen die ervoor staan, kunnen niet.
page-verify-fault-order = Wat had kunnen komen, staat niet in de gepubliceerde volgorde.
page-verify-fault-stock = Wat er over is, klopt niet: wat getrokken is, is weg tot er opnieuw wordt geschud.
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
page-verify-pledge = Toezegging van { $name }: SHA-256 van het deel
page-verify-bytes = Door { $name } getoond deel
page-verify-key = Sleutel van alle toevalsgebeurtenissen
page-verify-key-hash = Vingerafdruk van de sleutel: zijn SHA-256
page-verify-broken-start = Afgebroken start { $number }
page-verify-save-seen = Bewaren wat deze browser zag
page-verify-save = Het bewijs bewaren
page-verify-seat = Plaats { $number }
page-verify-proves-title = Wat dit bewijst, en wat niet
page-verify-proves = Niemand kon het geluk kiezen: de server had zijn helft verzegeld voordat hij de delen van de spelers kende, en niemand kon een deel veranderen dat al was toegezegd.
page-verify-proves-not = Het bewijst niet dat de server het geheim tijdens het spel voor zich hield: een server die tegen je speelt, zou kunnen kijken. Speel waar je vertrouwt wie hem draait.
page-verify-again = De opdracht “fiveleaf verify” speelt de regels op je eigen computer na, met alle kansen; met het bestand van wat deze browser zag, gaat ze alles na. De werkwijze is gepubliceerd, zodat iedereen een eigen controleprogramma kan schrijven.
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
page-moment-watch = Bekijken
page-moment-share = Afbeelding delen
page-moment-named = Met namen op de afbeelding
page-moment-again = Nog eens afspelen
