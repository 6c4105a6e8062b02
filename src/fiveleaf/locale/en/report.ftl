### How much of a game was luck: on the page, and on the screen and in the picture of `fiveleaf report`.

report-title = { $game }: luck and play
report-preparing = Telling luck from play (the first time takes half a minute)

## The sentence that says it all; points are of 100

report-won-lucky = { $seats } won, and luck brought { $points } of the 100 points.
report-won-even = { $seats } won, and luck was about even.
report-won-unlucky = { $seats } won, although luck took { $points } of 100 points away.
report-shared-lucky = { $seats } share the win; luck was kindest to { $seat }, with { $points } of 100 points.
report-shared-even = { $seats } share the win, and luck was about even.
report-open-lucky = The game is not over. { $seats } has the best chance to win, { $chance } of 100; so far luck was kindest to { $seat }, with { $points } points.
report-open-even = The game is not over. { $seats } has the best chance to win, { $chance } of 100; so far luck was about even.

## The chart, how it adds up, the moments

report-chart = Chance to win, of 100
report-adds-up = How it adds up, in points of 100
report-adds-up-for = How it adds up for { $seat }, in points of 100
report-column-seat = Who
report-column-start = At the start
report-column-luck = Luck
report-column-moves = Moves and the rest
report-column-play = Moves
report-column-information = Hidden cards
report-column-rest = Not explained
report-column-clock = Clock
report-column-result = Result
report-not-over = The game is not over: the result is the chance to win now.
report-not-graded = Moves are not graded in this game yet: what was not luck is one number, and nobody’s fault.
report-moments = The moments that decided
report-no-moments = Luck changed nobody’s chances by much.
report-gain = { $points ->
        [one] One point of luck for { $seat }.
       *[other] { $points } points of luck for { $seat }.
    }
report-loss = { $points ->
        [one] One point of bad luck for { $seat }.
       *[other] { $points } points of bad luck for { $seat }.
    }
report-table = Whose draws and rolls brought luck to whom, in points of 100
report-table-drawer = Draws and rolls of
report-table-nobody = nobody in particular
report-plot-course = course of the game: every throw, card and move

## On the page

report-computing = Telling luck from play…
report-waiting = { $ahead ->
        [one] Another report comes first…
       *[other] { $ahead } other reports come first…
    }
report-whose = Whose luck?
report-mark-good = luck for { $seat }
report-mark-bad = bad luck for { $seat }
report-mark-move = { $seat } had a better move
report-mark-moment = a moment that decided
report-course-of = { $seat }: { $start } of 100 at the start, never below { $low }, never above { $high }, { $end } at the end.
report-watch = Watch this moment
report-everybody = For everybody
report-how-title = How to read this
report-how-points = 100 points are a certain win. Before the first card everybody has a share of them; every card, throw and move moves some of them from one to another, and at the end the winner has them all.
report-how-luck = Luck is what a card or a throw brought, compared with the average of everything that could have come. Over many games it adds up to nothing.
report-how-open = It is worked out with all cards open, so it knows more than anybody did while playing.
report-move-best = No other move was better.
report-move-lost = { $points ->
        [one] Another move would have been worth one point more.
       *[other] Another move would have been worth { $points } points more.
    }
report-another = A game from a file
report-file-lead = A game of fiveleaf that somebody has saved, here or in the terminal: how much of it was luck?
report-file-drop = Drop the file here. It is sent to this server, which works out the report and stores nothing.
report-file-show = Show the report
report-unreadable = This is no saved game of fiveleaf.
report-what-if = What if?
report-what-if-lead = What { $seat } could have done here, and the chance to win after it: as the coach sees it, who knows only what { $seat } knew.
report-what-if-made = played
