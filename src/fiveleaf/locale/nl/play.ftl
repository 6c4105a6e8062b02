### Wat er tijdens het spelen in de terminal wordt gezegd

## Wie er speelt

play-person-name =
    { $people ->
        [one] Speler
       *[other] Speler { $number }
    }
play-seat-bot = { $name } (bot, { $bot })

## De woorden die je altijd kunt typen

play-words-help = hulp
play-words-rules = regels
play-words-table = tafel
play-words-log = verslag
play-words-coach = coach
play-words-quit = afsluiten

## Het begin

play-seats = Aan tafel, met de klok mee: { $seats }.
play-lot = Het lot beslist wie begint.
play-first = { $name } begint, zoals afgesproken.
play-resumed =
    { $events ->
        [one] Het spel gaat verder na één gebeurtenis.
       *[other] Het spel gaat verder na { $events } gebeurtenissen.
    }
play-envelope = De verzegelde envelop: het geluk in dit spel ligt vast door een geheim met deze SHA-256-hash.
play-saved-as = Bewaard na elke zet: { $file }
play-type-help = Typ een nummer of woorden om een zet te kiezen; “{ $help }” vertelt meer, “{ $quit }” bewaart en stopt.

## Een beurt

play-hand-over = Geef het toetsenbord aan { $name }.
play-ready = { $name }, druk op Enter als alleen jij het scherm ziet.
play-clock = Resterende tijd: { $left }
play-coach-on = De coach is er: bij elke zet staat de winstkans.
play-coach-off = De coach is weg.
play-coach-agreed = Iedereen aan tafel koos voor de coach, dus hij blijft.
play-coach-not-agreed = De coach komt alleen als iedereen dat bij het maken van de tafel wilde (--coach).
play-warming-up = De bots maken zich klaar (de eerste keer een halve minuut)
play-bot-failed = Een bot had een fout; een slimme bot koos voor hem.
play-earlier =
    { $count ->
        [one] … en daarvoor nog één ding (typ “{ $log }”)
       *[other] … en daarvoor nog { $count } dingen (typ “{ $log }”)
    }
play-not-understood =
    { $count ->
        [one] Dat is niet de mogelijke zet. Typ 1, woorden eruit, of “{ $help }”.
       *[other] Dat is geen van de zetten. Typ een nummer van 1 tot en met { $count }, woorden van een zet, of “{ $help }”.
    }
play-ambiguous =
    { $count ->
        [one] Eén zet past:
       *[other] { $count } zetten passen. Welke?
    }
play-more =
    { $count ->
        [one] … en nog één
       *[other] … en nog { $count }
    }
play-help =
    Om een zet te kiezen, typ je het nummer, het begin of enkele woorden ervan. Hoofdletters en accenten maken niet uit.

    Je kunt ook altijd typen:

    - **{ $help }** of **?**: deze pagina
    - **{ $rules }**: de regels van het spel
    - **{ $table }**: nog een keer de tafel en de vraag
    - **{ $log }**: alles wat er is gebeurd, voor zover jij het mag weten
    - **{ $coach }**: de coach komt of gaat: elke zet met zijn winstkans
    - **{ $quit }**: het spel bewaren en weggaan; je kunt later verdergaan

## Het einde

play-left = Het spel is bewaard. Om ermee verder te gaan:
play-over = Het spel is afgelopen
play-winners =
    { $count ->
        [one] { $names } wint!
       *[other] { $names } winnen samen!
    }
play-verify = Het hele spel is bewaard, met de envelop geopend. Om na te gaan of het geluk eerlijk was:

## Wat niet kan

play-refused-no-game = Noem een spel: { $known }.
play-refused-seat = “{ $said }” kan niet gaan zitten: een plaats is you, you:Naam of een bot ({ $bots }).
play-refused-name = “{ $said }” heeft geen naam die getoond kan worden.
play-refused-names = Twee spelers aan één tafel hebben verschillende namen nodig.
play-refused-players = Het transcript zegt niet wie er speelt, dus het spel kan niet verdergaan.
play-refused-exists = { $file } bestaat al; kies een andere naam voor het spel.
play-refused-finished = Het spel in { $file } is afgelopen.
play-refused-nothing-saved = Er is geen onvoltooid spel in { $folder }.
play-refused-settled = De plaatsen, opties en startwaarde van een spel dat verdergaat, staan vast; laat ze weg.
play-refused-other-game = Het bewaarde spel is { $name }.
play-refused-no-short = Van { $name } bestaat geen kort spel; laat --short weg.
play-refused-not-short = “{ $option }” past niet bij het korte spel; laat een van de twee weg.

## Een spel kiezen

play-pick-title = Vijf geluksspellen
play-pick-players = { $low }–{ $high } spelers
play-pick-minutes = { $minutes } min
play-pick-age = vanaf { $age } jaar
play-pick-unfinished = Onvoltooide spellen
play-pick-saved =
    { $events ->
        [one] { $game } · { $names } · één gebeurtenis · { $when }
       *[other] { $game } · { $names } · { $events } gebeurtenissen · { $when }
    }
play-pick-how = Typ het nummer of de naam van een spel om het te spelen, { $languages } voor een andere taal, q om te stoppen.
play-pick-resume-how =
    { $count ->
        [one] Typ r om met het onvoltooide spel verder te gaan.
       *[other] Typ r om met het eerste van de onvoltooide spellen verder te gaan, of r1 tot en met r{ $count }.
    }
play-pick-prompt = Welk spel?
play-pick-none = Zo’n spel staat niet op deze pagina; typ een nummer van 1 tot en met { $count } of een deel van een naam.
play-pick-name = Je naam? (Enter: { $name })
play-pick-opponents = Hoeveel tegenstanders, { $low } tot en met { $high }? (Enter: { $low })
play-pick-opponents-wrong = Typ een getal van { $low } tot en met { $high }, of Enter voor { $low }.
play-pick-strength = Hoe moeten ze spelen? (Enter: { $default })
play-pick-strength-wrong = Typ een nummer van 1 tot en met { $count }, of Enter voor “{ $default }”.
play-pick-again = Druk op Enter om terug te gaan naar de vijf spellen.
play-pick-start = Om er een te spelen, typ je bijvoorbeeld:
play-pick-bye = Tot ziens!
