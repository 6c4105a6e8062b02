### What the page says, whatever the game

## Home

page-hello = Feeling lucky?
page-tagline = Five games of luck to play with friends and family, on phones and laptops, or against bots. No account needed.
page-drawn = Hello, { $name }!
page-drawn-note = That is your name until you choose another.
page-change-name = Change
page-five-games = Five games
page-strength = The bots’ level
page-players = Players
page-minutes = { $minutes } min
page-age = age { $age }+
page-play-now = Play now
page-invite = Invite friends
page-running-games = Your games
page-more-games =
    { $count ->
        [one] one more
       *[other] { $count } more
    }
page-open-tables = Open tables
page-finished-games = Finished games
page-your-turn = Your turn
page-running = under way
page-free-seats =
    { $seats ->
        [0] full
        [one] 1 free seat
       *[other] { $seats } free seats
    }
page-fair = The luck of every game is sealed before the first card, and anybody can check it afterwards.
page-verify = Check the luck
page-chance = All dice and cards here, counted
page-report-file = How much luck was in a saved game?

## Who I am

page-who-are-you = Who are you?
page-me = { $name }: change name or animal
page-me-save = That’s me
page-name = Name
page-animal = Animal
page-animal-fox = Fox
page-animal-owl = Owl
page-animal-bear = Bear
page-animal-cat = Cat
page-animal-hare = Hare
page-animal-frog = Frog
page-animal-hedgehog = Hedgehog
page-animal-otter = Otter
page-animal-panda = Panda
page-animal-whale = Whale
page-animal-turtle = Turtle
page-animal-penguin = Penguin
page-drawn-fox = Lucky Fox
page-drawn-owl = Wise Owl
page-drawn-bear = Brave Bear
page-drawn-cat = Sly Cat
page-drawn-hare = Quick Hare
page-drawn-frog = Jolly Frog
page-drawn-hedgehog = Bold Hedgehog
page-drawn-otter = Merry Otter
page-drawn-panda = Calm Panda
page-drawn-whale = Grand Whale
page-drawn-turtle = Patient Turtle
page-drawn-penguin = Dapper Penguin

## Settings

page-settings = Settings
page-language = Language
page-theme = Light or dark
page-theme-auto = Auto
page-theme-light = Light
page-theme-dark = Dark
page-sound = Sounds
page-sound-on = Turn sounds on
page-sound-off = Turn sounds off
page-verbosity = Screen readers are told
page-verbosity-brief = results only
page-verbosity-normal = everything that happens
page-verbosity-full = everything, and the whole table on every turn of mine
page-vibration = Vibration
page-vibration-note = Together with the sounds
page-speed = Speed of what happens
page-speed-slow = Slow
page-speed-normal = Normal
page-speed-fast = Fast
page-speed-none = No motion
page-confirm-moves = Confirm moves
page-confirm-moves-note = Every move is asked for once more, so that a slip of the finger does no harm.
page-carry = Play on another device
page-carry-note = A link takes you and all your seats to another phone or computer. It works once, for ten minutes.
page-carry-make = Make the link
page-carry-ask = Play as { $name } on this device?
page-carry-ask-note = The link that you opened brings { $name } here, with all seats. Whoever made it sits at the same seats and sees the same cards: go on only if it is your own.
page-carry-replace-note = This device plays as { $name }. As somebody else, it reaches { $name }’s games only by a link from another device that still has them.
page-carry-stay = Stay { $name }
page-carry-refuse = No, go on without it
page-carry-become = Play as { $name }
page-sign-out = Other devices
page-sign-out-note = No other phone or computer will be { $name } any more, and links to further devices stop working. This device stays as it is.
page-sign-out-others = Sign out other devices
page-sign-out-done =
  { $count ->
    [0] No other device was signed in.
    [one] One other device is signed out.
   *[other] { $count } other devices are signed out.
  }
page-signed-out = This device was signed out from another one. Here you are a new guest.
page-close = Close
page-to-home = To the games
page-loading = One moment…
page-yes = Yes
page-no = No

## Links

page-link = Link
page-qr = The link as a QR code
page-copy = Copy the link
page-copied = Copied
page-share = Share
page-not-shared = The link was not shared.

## A new table

page-seats = Who plays?
page-seat-number = Seat { $number }
page-who-begins = Who begins
page-begins-lot = The lot decides
page-seat-open = A friend, by link
page-seat-bot = A bot
page-seat-here = Somebody on this device
page-more-seats = One more seat
page-fewer-seats = One fewer
page-options = Options of the game
page-none = none
page-pace = Pace
page-move-clock = Time for a move
page-no-clock = As long as it takes
page-span =
    { $minutes ->
        [0] { $seconds } seconds
        [one] 1 minute
       *[other] { $minutes } minutes
    }
page-when-away = When somebody loses the connection
page-away-bot = a bot stands in after { $time }
page-away-wait = the others wait
page-listed = Open to everybody
page-listed-note = The table is shown on the home page. Otherwise only those with the link can join.
page-make-table = Make the table

## Before the game

page-lobby-waiting =
    { $seats ->
        [one] One seat is still free.
       *[other] { $seats } seats are still free.
    }
page-lobby-ready = Everybody is here.
page-lobby-wait-host = Everybody is here. Whoever made the table starts the game.
page-seat-free = Free
page-sit = Sit down
page-sit-too = Somebody here, too
page-stand = Stand up
page-seat-reopen = Free the seat
page-you = You
page-here = is here
page-start = Start
page-start-with-bots =
    { $seats ->
        [one] Start, with a bot on the free seat
       *[other] Start, with bots on the { $seats } free seats
    }
page-leave = Leave the table
page-invite-note = Send the link, or let a camera look at the code. Whoever opens it can sit down.
page-envelope = The sealed envelope
page-envelope-note = Half of this game’s luck is sealed in here already; this is its fingerprint. Your browser promises a secret part of its own and adds it at the start, so that nobody can choose the luck. After the game the envelope is opened, and everybody can check every card and die.
page-starting = The game is starting…
page-starting-waiting = The game is starting… we are waiting for the device of { $names }.
page-broken-by = The start was broken off: no answer came in time from { $names }.
page-broken-count =
    { $count ->
        [one] One start at this table was broken off.
       *[other] { $count } starts at this table were broken off.
    }
page-broken-note = There is a new envelope now, and everybody promises anew. Try again when all are there.
page-alarm-changed = The sealed envelope of this table has changed, and that must not be. Your browser keeps its part of the luck to itself; do not trust the luck here.
page-alarm-accused = Your browser did answer at the start, but the server says that it did not: the answer was lost on the way, or the server is not honest.
page-alarm-left-out = Your browser’s promise is not on the list of this start, so it keeps its part of the luck to itself: it came too late, you are here with another device too, or the server left it out.

## The table

page-opponents = The other players
page-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
page-bot = bot
page-away = away
page-reading = reading
page-reading-note = { $name } is reading first. No time runs meanwhile.
page-played-for-you = A bot has played for you:
page-is-asked = has to decide
page-asked-by-name = { $name }: { $question }
page-waiting-for =
    { $count ->
        [one] { $names }’s turn.
       *[other] Waiting for { $names }.
    }
page-wait = The luck decides…
page-sending = Your move is on its way…
page-sending-later = Your move is kept; it goes out when the connection is back.
page-window-question = Time for an answer
page-window-move = Time for this move
page-window-game = Time left in the game
page-window-away = Time until a bot stands in
page-window-move-note = When time is up, a bot moves for you.
page-spectators =
    { $count ->
        [one] One person is watching
       *[other] { $count } people are watching
    }
page-say = Say something
page-log = What has happened
page-log-empty = Nothing has happened yet.
page-words = The table in words
page-rules = Rules
page-hand-over = Hand the device to { $name }
page-hand-over-note = The others look away for a moment.
page-i-am = I am { $name }

## The end

page-you-win = You win!
page-winners =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } win together!
    }
page-winner = winner
page-result = The result
page-rematch = Once more
page-replay = Watch again
page-report = Luck and play
page-transcript = Save the game

## Leaving, coming back, once more

page-leave-game = Leave the game
page-leave-now = Leave for now
page-leave-waits = The game waits for you among “Your games”.
page-leave-bot = Come back any time. After { $time } a bot stands in until you are back.
page-leave-others-wait = Come back any time. The others wait for you.
page-resign = Resign
page-resign-seat = { $name } resigns
page-resign-note = A bot plays on for you. While the game runs, you can take the seat back.
page-resign-sure = Do you want to resign?
page-resign-yes = Yes, resign
page-resign-no = No, play on
page-has-left = { $name } has left; { $bot } plays on.
page-is-back = { $name } is back.
page-plays-for-you = { $bot } plays for you.
page-take-back = Take the seat back
page-rematch-ask = Rematch?
page-rematch-wanted =
    { $count ->
        [one] { $names } would like a rematch.
       *[other] { $names } would like a rematch.
    }
page-rematch-yes = Yes, once more
page-rematch-no = No, thanks
page-rematch-waiting = Waiting for { $names }…
page-rematch-soon = The rematch is about to begin. Bots play for those who have left.
page-rematch-alone = Nobody else plays on.
page-rematch-bots = Play on with bots
page-rematch-there = To the rematch
page-wants-rematch = wants a rematch
page-declines-rematch = does not play on
page-series = After { $games } games: { $score }
page-series-one = After the first game: { $score }
page-put-away = Put away
page-put-away-done = Put away: it stands at the bottom of this page.
page-put-away-running = Put away. At this table you count as away.
page-put-away-games =
    { $count ->
        [one] One game put away
       *[other] { $count } games put away
    }
page-undo = Undo
page-bring-back = Bring back
page-short-game = Short game
page-about-minutes = about { $minutes } min

## The connection

page-offline = The connection is lost; we are trying again. Nothing gets lost.
page-try-now = Try now
page-error-network = The server cannot be reached. Check the network, then try again.
page-error-server = The server could not do that. Please try again.

## Quick phrases

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-wow = Wow!
phrase-haha = Haha!
phrase-oops = Oops!
phrase-thinking = Let me think…
phrase-hurry = Your turn!
phrase-bye = See you!

## The coach

page-advice = Coach
page-advice-agreed = Coach for all
page-advice-agreed-note = Everybody at this table may ask the coach for the chance to win of every move. Whoever sits down agrees.
page-advice-allow = Everybody may ask the coach
page-advice-allow-note = It shows every move with its chance to win. All who sit down agree, and everybody sees that it is on.
