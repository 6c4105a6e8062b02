### What is said while playing in the terminal

## Who plays

play-person-name =
    { $people ->
        [one] Player
       *[other] Player { $number }
    }
play-seat-bot = { $name } (bot, { $bot })

## The words that can be typed at any time

play-words-help = help
play-words-rules = rules
play-words-table = table
play-words-log = log
play-words-coach = coach
play-words-quit = quit

## The beginning

play-seats = At the table, clockwise: { $seats }.
play-lot = The lot decides who begins.
play-first = { $name } begins, as agreed.
play-resumed =
    { $events ->
        [one] The game goes on after one event.
       *[other] The game goes on after { $events } events.
    }
play-envelope = The sealed envelope: the luck of this game is fixed by a secret with this SHA-256 hash.
play-saved-as = Saved after every move: { $file }
play-type-help = Type a number or words to choose a move; “{ $help }” tells more, “{ $quit }” saves and quits.

## A turn

play-hand-over = Hand the keyboard to { $name }.
play-ready = { $name }, press Enter when only you can see the screen.
play-clock = Time left: { $left }
play-coach-on = The coach is on: every move is shown with its chance to win.
play-coach-off = The coach is off.
play-coach-agreed = All at this table agreed on the coach, so it stays.
play-coach-not-agreed = The coach comes only if all agreed when the table was made (--coach).
play-warming-up = The bots are getting ready (the first time takes half a minute)
play-bot-failed = A bot had a fault; a clever one decided for it.
play-earlier =
    { $count ->
        [one] … and one thing before (type “{ $log }”)
       *[other] … and { $count } things before (type “{ $log }”)
    }
play-not-understood =
    { $count ->
        [one] That is not the move on offer. Type 1, words of it, or “{ $help }”.
       *[other] That is none of the moves. Type a number from 1 to { $count }, words of a move, or “{ $help }”.
    }
play-ambiguous =
    { $count ->
        [one] One move fits:
       *[other] { $count } moves fit. Which one?
    }
play-more =
    { $count ->
        [one] … and one more
       *[other] … and { $count } more
    }
play-help =
    To choose a move, type its number, or the beginning of it, or some of its words. Capitals and accents do not matter.

    At any time you can also type:

    - **{ $help }** or **?**: this page
    - **{ $rules }**: the rules of the game
    - **{ $table }**: the table and the question once more
    - **{ $log }**: everything that has happened, as far as you may know it
    - **{ $coach }**: the coach on or off: every move with its chance to win
    - **{ $quit }**: save the game and leave; you can go on later

## The end

play-left = The game is saved. To go on with it:
play-over = The game is over
play-winners =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } win together!
    }
play-verify = The whole game, with the envelope opened, is saved. To check that its luck was fair:

## What cannot be

play-refused-no-game = Name a game: { $known }.
play-refused-seat = “{ $said }” cannot sit down: a seat is you, you:Name, or a bot ({ $bots }).
play-refused-name = “{ $said }” has no name that can be shown.
play-refused-names = Two players at one table need different names.
play-refused-players = The transcript does not say who plays, so the game cannot go on.
play-refused-exists = { $file } is there already; choose another name for the game.
play-refused-finished = The game in { $file } is over.
play-refused-nothing-saved = There is no unfinished game in { $folder }.
play-refused-settled = Seats, options and seed of a game that goes on are settled; leave them out.
play-refused-other-game = The saved game is { $name }.
play-refused-no-short = { $name } has no short game; leave --short out.
play-refused-not-short = “{ $option }” does not go with the short game; leave out one of the two.

## Picking a game

play-pick-title = Five games of luck
play-pick-players = { $low }–{ $high } players
play-pick-minutes = { $minutes } min
play-pick-age = age { $age }+
play-pick-unfinished = Unfinished games
play-pick-saved =
    { $events ->
        [one] { $game } · { $names } · one event · { $when }
       *[other] { $game } · { $names } · { $events } events · { $when }
    }
play-pick-how = Type the number or the name of a game to play it, { $languages } for another language, q to quit.
play-pick-resume-how =
    { $count ->
        [one] Type r to go on with the unfinished game.
       *[other] Type r to go on with the first of the unfinished games, or r1 to r{ $count }.
    }
play-pick-prompt = Which game?
play-pick-none = There is no such game on this page; type a number from 1 to { $count }, or part of a name.
play-pick-name = Your name? (Enter: { $name })
play-pick-opponents = How many opponents, { $low } to { $high }? (Enter: { $low })
play-pick-opponents-wrong = Type a number from { $low } to { $high }, or Enter for { $low }.
play-pick-strength = How shall they play? (Enter: { $default })
play-pick-strength-wrong = Type a number from 1 to { $count }, or Enter for { $default }.
play-pick-again = Press Enter to go back to the five games.
play-pick-start = To play one of them, type for instance:
play-pick-bye = Goodbye!
