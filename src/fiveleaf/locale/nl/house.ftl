### What the house itself says, whatever the game

list-and = { $first } en { $last }
# where the last word begins with the sound i: Spanish says e before it
list-and-i = { $first } en { $last }

## Errors: what was asked for and cannot be

error-unknown-game = Er is geen spel “{ $name }”; de spellen zijn { $known }.
error-unknown-option = Er is geen optie “{ $option }”; de opties zijn { $known }.
error-option-value = De optie “{ $option }” kan niet { $value } zijn; mogelijk is { $allowed }.
error-option-form = “{ $said }” is geen optie; schrijf die als naam=waarde.
error-seats = Dit spel is voor { $low } tot en met { $high } spelers, niet voor { $seats }.
error-unknown-bot = Er is geen bot “{ $bot }”; de bots zijn { $known }.
error-bots-seats =
    { $bots ->
        [one] Er is één bot genoemd
       *[other] Er zijn { $bots } bots genoemd
    } voor { $seats } plaatsen; noem er één voor alle plaatsen, of één per plaats.
error-games = Het aantal spellen gaat van 1 tot en met { $most }; { $games } kan niet.
error-seed = Een startwaarde is een geheel getal van 0 tot en met 9223372036854775807; { $seed } kan niet.
error-picture = { $file } noemt geen soort afbeelding die getekend kan worden; bekend zijn { $known }.
error-threads = Het aantal threads gaat van 1 tot en met { $most }; { $threads } kan niet.
error-no-such-seat = Er is geen plaats { $seat } aan een tafel met { $seats } plaatsen.
error-no-such-move = { $move } is geen zet van dit spel: kijk naar “{ $key }”.
error-not-asked = Plaats { $seat } wordt nu niets gevraagd; aan de beurt is { $asked }.
error-answered-already = Plaats { $seat } heeft al geantwoord.
error-game-over = Het spel is afgelopen.
error-no-chance-now = Op dit moment heeft het toeval niets te beslissen.
error-no-clock = Dit spel wordt niet met de klok gespeeld.

## Errors: files and transcripts

error-file-unreadable = { $file } kan niet worden gelezen: { $reason }.
error-file-unwritable = { $file } kan niet worden geschreven: { $reason }.
error-file-huge = { $file } is groter dan { $megabytes } MB en is geen transcript van een spel.
error-not-json = Dit is geen JSON: { $reason }.
error-nested = Deze JSON is te diep genest om een transcript te zijn.
error-no-transcript = Dit is geen transcript: “format” ontbreekt.
error-format = Het formaat is { $format }; bekend is { $known }.
error-key-missing = In het transcript ontbreekt “{ $key }”.
error-key-type = “{ $key }” kan niet { $said } zijn.
error-event-shape = Gebeurtenis { $event } is geen object: { $said }.
error-at-event = Gebeurtenis { $event }: { $reason }
error-legal-now = Hier toegestaan: { $legal }.
error-no-such-event = { $said } is geen gebeurtenis van dit spel.
error-chance-is-due = Hier moet een toevalsgebeurtenis komen.
error-decision-is-due = Hier moet plaats { $due } beslissen.
error-not-to-act = Hier is niet plaats { $seat } aan de beurt, maar plaats { $due }.
error-cannot-come = { $said } kan hier niet komen.
error-result-early = Er is een uitslag, maar het spel is nog niet afgelopen.
error-result-missing = Het spel is afgelopen, maar de uitslag ontbreekt; die is { $right }.
error-result-wrong = Als uitslag staat er { $said }; de juiste is { $right }.

## Errors: fairness

error-not-sealed = In het transcript ontbreekt “fairness”, dus er valt niets na te gaan.
error-scheme = De methode (“scheme”) in “fairness” is hier niet bekend; bekend is { $known }.
error-seal-incomplete =
    Bij “{ $key }” in “fairness” horen { $seats ->
        [one] één regel
       *[other] { $seats } regels
    }, één per plaats.
error-seal-size = “{ $key }” in “fairness” moet { $bytes } bytes lang zijn.
error-seal-hex = “{ $key }” is geen tekst van hexadecimale cijfers.
error-envelope = De envelop past niet bij het geheim, waarvan de hash { $right } is.
error-pledge = Wat plaats { $seat } heeft onthuld, is niet wat was toegezegd.
error-not-revealed = Plaats { $seat } deed een toezegging maar onthulde niets; zo kon het spel niet beginnen.
error-broken-starts = “broken_starts” in “fairness” moet een lijst van hoogstens { $most } afgebroken starts zijn.
error-broken-for-nothing = Start { $number } is afgebroken terwijl elke toezegging was ingelost.
error-no-seen = { $file } is niet wat een browser van een spel heeft gezien: { $reason }
error-not-from-seal = In het transcript staat { $said }, maar het verzegelde geluk geeft { $right }.

## Bots

bot-random = Willekeurig
bot-simple = Eenvoudig
bot-clever = Slim
bot-strong = Sterk
bot-master = Meester
error-deals = Het aantal delingen loopt van { $fewest } tot { $most }, niet { $deals }.
error-no-season = { $file } bevat geen seizoen van een competitie.
error-seat-list = “{ $said }” is geen lijst van aantallen plaatsen, zoals 2,4.
error-course = “{ $name }” kan bij het leren niet { $value } zijn.
error-no-value = { $file } bevat geen geleerde waarde.
error-luck-without-value = { $name } heeft met { $seats } plaatsen geen geleerde waarde, dus het geluk kan er niet uit worden gehaald.
error-nobody-to-advise = Aan het eind van dit transcript is niemand aan de beurt, dus er valt niets aan te raden.
error-not-to-advise = Plaats { $seat } is nu niet aan de beurt; aan de beurt: { $asked }.

## What events bring, in every game

effect-gain-points =
    { $seat } krijgt { $amount ->
        [one] { $amount } punt
       *[other] { $amount } punten
    }.
effect-gain-points-lost =
    { $seat } verliest { $amount ->
        [one] { $amount } punt
       *[other] { $amount } punten
    }.
effect-gain-points-from =
    { $seat } krijgt { $amount ->
        [one] { $amount } punt
       *[other] { $amount } punten
    } van { $from }.

## Het verloop, in elk spel

log-scores = Stand: { $scores }.
log-winners =
    { $count ->
        [one] { $names } wint het spel.
       *[other] { $names } winnen het spel samen.
    }

## Why the coach advises a move

reason-even = Hier maakt het weinig uit: een andere zet is ongeveer even goed.
reason-better = Hiermee win je zo’n { $count } van de 100 spellen meer dan met de op één na beste zet.

## Het geluksmoment

moment-title = Het geluksmoment
moment-gain =
    { $points ->
        [one] { $seat } kreeg 1 punt.
       *[other] { $seat } kreeg { $points } punten.
    }
moment-odds = 1 op { $number }
moment-odds-often = { $numerator } op { $denominator }
moment-sealed = vooraf verzegeld
moment-somebody = Iemand
