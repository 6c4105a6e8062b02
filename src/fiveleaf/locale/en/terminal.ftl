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
replay-scores = Scores now: { $scores }.
replay-result = Final scores: { $scores }. { $winners ->
        [one] Winner: { $names }.
       *[other] Winners: { $names }.
    }
verify-good =
    { $file }: fair, { $events ->
        [one] the one chance event comes
       *[other] all { $events } chance events come
    } from the sealed secret.

## simulate

simulate-preparing = Preparing the rules (the first time takes half a minute)
simulate-progress = Playing
simulate-recording = Writing transcripts
simulate-title = { $game }: { $games } games, { $seats } seats, seed { $seed }
simulate-column-seat = Seat
simulate-column-bot = Bot
simulate-column-share = Win share
simulate-column-interval = 95% interval
simulate-column-score = Mean score
simulate-column-deviation = Deviation
simulate-column-per-seat = Wins per seat
simulate-column-ending = Ending
simulate-column-part = Share
simulate-column-games = Games
simulate-decisions = Decisions in a game: { $mean } on average, { $fewest } to { $most }.
simulate-rate = { $games } games/s, { $decisions } decisions/s.
simulate-saved = Written: { $file }
simulate-plot-scores = Scores
simulate-plot-lengths = Decisions in a game
simulate-plot-shares = Win share and 95% interval
simulate-plot-endings = How games end
simulate-plot-share-of-games = share of games
