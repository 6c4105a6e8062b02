### All dice, cards and tiles of this server, counted: on the page and in the terminal.

chance-title = All dice and cards, counted
chance-lead = Every die, card and clover of the games that were finished here, beside what chance says. Nobody who played is named.
chance-waiting = Fetching the figures…
chance-counting = Counting

## What all of it says

chance-verdict-nothing = No game has been finished here yet. Play one to its end, and its dice and cards stand here soon after.
chance-verdict-few = There are too few dice and cards yet to say anything. With every game this page tells more.
chance-verdict-good = As chance has it: nothing here is further from what is expected than luck alone would bring.
chance-verdict-unusual = A little unusual: luck alone leads this far away on fewer than 1 of 20 such pages. Look again after some more games.
chance-verdict-bad = Not as chance has it: luck alone leads this far away on fewer than 1 of 1,000 such pages. Something is wrong with the dice or cards here.
chance-games =
    { $games ->
        [one] One finished game is counted.
       *[other] { $games } finished games are counted.
    }
chance-other-rules =
    { $games ->
        [one] Not counted: one game by earlier rules, which cannot be played again.
       *[other] Not counted: { $games } games by earlier rules, which cannot be played again.
    }
chance-unplayable =
    { $games ->
        [one] Not counted: one game whose record does not follow the rules.
       *[other] Not counted: { $games } games whose records do not follow the rules.
    }
chance-outside = Of { $all } counts, { $outside } lie outside their 95% band; chance alone puts about { $expected } there.

## One kind of luck in one game

chance-kind-card = Cards
chance-kind-tile = Clovers
chance-kind-die = Die
chance-kind-die-of = Die: { $die }
chance-facts =
    { $events ->
        [one] Once
       *[other] { $events } times
    } in { $games ->
        [one] one game
       *[other] { $games } games
    }
chance-fit = Luck alone leads at least this far from the expected in { $percent } of all cases (χ² { $statistic }; about { $freedom } on average).
chance-fit-few = Too few to say how likely this is: first at least 5 of each have to be expected.
chance-column-outcome = What came
chance-column-count = How often
chance-column-expected = Expected
chance-column-band = 95% band
chance-column-widest = 99.9% band
chance-figures = Figures
chance-picture = Picture: how often each came, and how far that is from the expected. { $outside } of { $all } lie outside the 95% band.

## The legend

chance-legend-count = how often it came
chance-legend-expected = expected
chance-legend-wide = 95 of 100 counts lie in here
chance-legend-widest = 999 of 1,000 lie in here
chance-legend-far = outside both bands
chance-plot-axis = standard deviations from the expected

## How to read it

chance-how-title = How to read this
chance-how-expected = What is expected follows from the rules. Before each card they tell how many of every sort are left, and before each roll what the die can show. These chances are added up over all games.
chance-how-bands = A fair die does not show every side equally often. In 95 of 100 cases a count lies in the inner band, in 999 of 1,000 in the outer one. Where many things are counted, some lie outside the inner band: that is no sign of cheating.
chance-how-together = One figure for each kind (χ²) takes all its counts together. Among several kinds one often looks unlikely, so the verdict at the top multiplies the smallest probability by the number of kinds. Who looks every day will see something rare some day.
chance-how-limits = This shows dice and cards that are wrong on the whole. It cannot show luck that was turned towards one player: for that, every single game can be checked.
