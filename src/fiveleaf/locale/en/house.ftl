### What the house itself says, whatever the game

list-and = { $first } and { $last }
# where the last word begins with the sound i: Spanish says e before it
list-and-i = { $first } and { $last }

## Errors: what was asked for and cannot be

error-unknown-game = There is no game “{ $name }”; the games are { $known }.
error-unknown-option = There is no option “{ $option }”; the options are { $known }.
error-option-value = The option “{ $option }” cannot be { $value }; it can be { $allowed }.
error-option-form = “{ $said }” is no option; write it as name=value.
error-seats = This game is for { $low } to { $high } players, not { $seats }.
error-unknown-bot = There is no bot “{ $bot }”; the bots are { $known }.
error-bots-seats =
    { $bots ->
        [one] One bot is named
       *[other] { $bots } bots are named
    } for { $seats } seats; name one for all seats, or one for each.
error-games = The number of games goes from 1 to { $most }, not { $games }.
error-seed = A seed is a whole number from 0 to 9223372036854775807, not { $seed }.
error-picture = { $file } names no kind of picture that can be drawn; known are { $known }.
error-threads = The number of threads goes from 1 to { $most }, not { $threads }.
error-no-such-seat = There is no seat { $seat } at a table of { $seats }.
error-no-such-move = { $move } is no move of this game: look at “{ $key }”.
error-not-asked = Seat { $seat } is not asked now; asked is { $asked }.
error-answered-already = Seat { $seat } has answered already.
error-game-over = The game is over.
error-no-chance-now = Nothing is left to chance at this moment.
error-no-clock = This game is not played by the clock.

## Errors: files and transcripts

error-file-unreadable = { $file } cannot be read: { $reason }.
error-file-unwritable = { $file } cannot be written: { $reason }.
error-file-huge = { $file } is larger than { $megabytes } MB and is no transcript of a game.
error-not-json = This is no JSON: { $reason }.
error-nested = This JSON is nested too deeply to be a transcript.
error-no-transcript = This is no transcript: it has no “format”.
error-format = The format is { $format }; known is { $known }.
error-key-missing = The transcript has no “{ $key }”.
error-key-type = “{ $key }” cannot be { $said }.
error-event-shape = Event { $event } is no object: { $said }.
error-at-event = Event { $event }: { $reason }
error-legal-now = Legal there: { $legal }.
error-no-such-event = { $said } is no event of this game.
error-chance-is-due = A chance event has to come here.
error-decision-is-due = Seat { $due } has to decide here.
error-not-to-act = Seat { $seat } is not to act here, seat { $due } is.
error-cannot-come = { $said } cannot come here.
error-result-early = There is a result, but the game is not over.
error-result-missing = The game is over, but there is no result; it is { $right }.
error-result-wrong = The result is { $said }; the right one is { $right }.

## Errors: fairness

error-not-sealed = The transcript carries no “fairness”, so there is nothing to verify.
error-scheme = The fairness has no scheme that is known here; known is { $known }.
error-seal-incomplete =
    “{ $key }” in the fairness needs { $seats ->
        [one] one entry
       *[other] { $seats } entries
    }, one a seat.
error-seal-size = “{ $key }” in the fairness has to be { $bytes } bytes long.
error-seal-hex = “{ $key }” is no text of hexadecimal digits.
error-envelope = The envelope does not fit the secret, whose hash is { $right }.
error-pledge = What seat { $seat } revealed is not what it pledged.
error-not-revealed = Seat { $seat } pledged but revealed nothing, so the game could not begin.
error-broken-starts = “broken_starts” in the fairness has to be a list of { $most } broken starts at most.
error-broken-for-nothing = Broken start { $number } was broken off though every pledge was answered.
error-no-seen = { $file } is not what a browser saw of a game: { $reason }
error-not-from-seal = It is { $said }, but the sealed luck gives { $right }.

## Bots

bot-random = Random
bot-simple = Simple
bot-clever = Clever
bot-strong = Strong
bot-master = Master
error-deals = The number of deals goes from { $fewest } to { $most }, not { $deals }.
error-no-season = { $file } holds no season of a league.
error-seat-list = “{ $said }” is no list of numbers of seats, such as 2,4.
error-course = “{ $name }” cannot be { $value } in training.
error-no-value = { $file } holds no learned value.
error-luck-without-value = { $name } has no learned value at { $seats } seats, so luck cannot be taken out.
error-nobody-to-advise = Nobody is to act at the end of this transcript, so there is nothing to advise.
error-not-to-advise = Seat { $seat } is not to act now; seats to act: { $asked }.

## What events bring, in every game

effect-gain-points =
    { $seat } scores { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }.
effect-gain-points-lost =
    { $seat } loses { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }.
effect-gain-points-from =
    { $seat } gets { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } from { $from }.

## The log, in every game

log-scores = Scores: { $scores }.
log-winners =
    { $count ->
        [one] { $names } wins the game.
       *[other] { $names } win the game together.
    }

## Why the coach advises a move

reason-even = It hardly matters here: another move is about as good.
reason-better = It wins about { $count } in 100 games more than the next best move.

## The lucky moment

moment-title = The lucky moment
moment-gain =
    { $points ->
        [one] { $seat } got 1 point.
       *[other] { $seat } got { $points } points.
    }
moment-odds = 1 in { $number }
moment-odds-often = { $numerator } in { $denominator }
moment-sealed = sealed beforehand
moment-somebody = Somebody
