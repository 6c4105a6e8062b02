### What the commands in the terminal say

## games and rules

games-title = Five games of luck
games-column-game = Game
games-column-name = Command name
games-column-players = Players
games-column-minutes = Minutes
games-column-age = From age
games-column-pitch = What it is
rules-options = Options
rules-option-line = { $name } (one of: { $allowed }; default { $default }): { $meaning }
rules-option-deck = for each kind a number from 0 to { $most }, and at least one card in all
option-first-seat = Who begins: the lot (null), or the seat with this number, counted clockwise from 0

## replay and verify

replay-title = { $game }, { $seats } seats
replay-good =
    { $file }: legal, { $events ->
        [one] one event
       *[other] { $events } events
    }, { $state ->
        [over] the game is over
       *[running] the game is not over
    }.
replay-fault = { $file }: { $reason }
replay-seat = Seat { $seat }
verify-good =
    { $file }: fair. { $events ->
        [one] The one chance event follows
       *[other] All { $events } chance events follow
    } from the seal, and it is the seal that was shown at the table.
verify-missing =
    { $file }: not fully checked. { $events ->
        [one] The one chance event follows
       *[other] All { $events } chance events follow
    } from the seal in the file, but not everything could be compared:
verify-bad = { $file }: not fair. What was shown at the table is not what the file says:
verify-check-secret = The secret is what the envelope held.
verify-check-revealed = Every seat revealed what it had pledged.
verify-check-envelope = The envelope is the one that was shown before the first card.
verify-check-pledges = The list of pledges is the one that was shown at the start.
verify-check-own = The browser’s own bytes are in the key.
verify-check-key = The key is the one whose hash came with the first card.
verify-check-broken = The broken starts are those that were shown.
verify-check-events = Every event is what was seen at the table.
verify-one-file = --seen goes with one FILE: a browser saves what it saw of one game.
verify-nothing-seen = Nothing was compared with what somebody saw at the table: --seen FILE does that, with the file that the page saves after its own check.
verify-old-scheme = This game was sealed by the old scheme. It proves that the luck follows from the secret and the contributions in the file; it does not prove that the server drew those of bots and silent seats before it knew the others.
verify-no-pledges = No seat added anything to this luck: it proves that nothing was changed after the secret was sealed, not that the secret was not chosen.
verify-broken-starts =
    { $count ->
        [one] One start was broken off before.
       *[other] { $count } starts were broken off before.
    } Whoever did not answer could, together with the server, choose between them.

## simulate

simulate-preparing = Preparing the rules (the first time takes half a minute)
simulate-progress = Playing
simulate-recording = Writing transcripts
simulate-title = { $game }: { $games } games, { $seats } seats, seed { $seed }
simulate-column-seat = Seat
simulate-column-bot = Bot
simulate-column-share = Win share
simulate-column-interval = 95% interval
simulate-column-adjusted = Luck taken out
simulate-column-score = Mean score
simulate-column-deviation = Deviation
simulate-column-per-seat = Wins per seat
simulate-column-ending = Ending
simulate-column-part = Share
simulate-column-games = Games
simulate-adjusted = Luck taken out: the win share less the luck that the game’s value measures. On average it is the same; where bots play well, it settles in fewer games.
simulate-decisions = Decisions in a game: { $mean } on average, { $fewest } to { $most }.
simulate-rate = { $games } games/s, { $decisions } decisions/s.
simulate-saved = Written: { $file }
simulate-plot-scores = Scores
simulate-plot-lengths = Decisions in a game
simulate-plot-shares = Win share and 95% interval
simulate-plot-endings = How games end
simulate-plot-share-of-games = share of games

## league

league-progress = { $seats } seats
league-title = { $game }: the league at { $seats } seats, seed { $seed }
league-pair = { $bot } against { $against }
league-column-bot = Bot
league-column-rating = Rating
league-column-interval = 95% interval
league-column-pair = Who against whom
league-column-share = Win share
league-column-adjusted = Luck taken out
league-column-equal = Equal share
league-column-deals = Deals
league-column-games = Games
league-plot-ratings = Rating at { $seats } seats, with 95% interval
league-plot-shares = Win share and 95% interval
league-page-title = The league of { $game }
league-page-how =
    Written by `fiveleaf league`. The bot that is named first sits alone among bots of the second kind; every deal is
    played once from each seat with the same luck, and a deal counts once in the interval. Ratings are
    Plackett–Luce ratings (OpenSkill); only their differences mean something.
league-page-seats = { $seats } seats (rules version { $rules }, seed { $seed })

## train

train-progress = { $seats } seats, generation { $generation } of { $all }
train-generation = { $seats } seats, generation { $generation }: mean squared error { $loss } on new games before learning from them
train-check = Checking with fresh games, { $seats } seats
train-column-seats = Seats
train-column-games = Fresh games
train-column-error = Mean squared error
train-column-blind = Without knowledge
train-column-gap = Widest gap
train-plot-title = { $game }: does the value tell the truth?
train-plot-said = chance to win that the value gave
train-plot-won = share that was won
train-plot-seats = { $seats } seats (widest gap { $gap })

## hint

hint-thinking = Thinking
hint-title = { $game }: what { $name } could do
hint-column-move = Move
hint-column-win = Win chance
hint-column-luck = What luck may bring next
hint-prospect = { $chance } { $what } → { $win }
hint-other = { $chance } something else → { $win }
hint-rest =
    { $moves ->
        [one] one more move
       *[other] { $moves } more moves
    }
hint-how = ★ is what the strongest bot would do. Behind each arrow stands the chance to win after that luck.
