### Checking the luck, and replays: what the page’s extras say.

## Was the luck fair?

page-verify-title = Was the luck fair?
page-verify-lead = Your own browser recomputes every card and every die from the number that was sealed before the first card. The server hands over the record of the game and nothing else.
page-verify-asking = Fetching the record of the game…
page-verify-running = { $done } of { $count } checked…
page-verify-good =
    { $count ->
        [one] The one chance event follows from the sealed envelope.
       *[other] All { $count } chance events follow from the sealed envelope.
    }
page-verify-bad = Something does not match.
page-verify-envelope-good = The opened secret is exactly what the envelope held.
page-verify-envelope-bad = The opened secret is not what the envelope held.
page-verify-shown-good = It is the envelope that this browser saw before the first card.
page-verify-shown-late =
    { $ply ->
        [one] It is the envelope that this browser saw when you came to the table, after 1 event.
       *[other] It is the envelope that this browser saw when you came to the table, after { $ply } events.
    }
page-verify-shown-bad = During the game this browser saw another envelope: { $envelope }…
page-verify-shown-unknown = This browser did not see this table during the game, so it cannot compare the envelope. Ask somebody who did.
page-verify-own-good = What your browser gave to the luck is mixed into it.
page-verify-own-bad = What your browser gave to the luck is not in it: it came too late, somebody else took the seat, or the server left it out.
page-verify-own-unknown = This browser remembers nothing that it gave to the luck itself.
page-verify-witnessed =
    { $count ->
        [one] 1 event was also compared with what you saw at the table.
       *[other] { $count } events were also compared with what you saw at the table.
    }
page-verify-fault = Event { $index }:
page-verify-fault-weights = The odds that are given for it cannot be.
page-verify-fault-not-among = By its own odds this could not happen at all.
page-verify-fault-not-from-seal = By the sealed envelope it should have been: { $right }
page-verify-fault-not-as-seen = At the table you saw something else: { $right }
page-verify-events =
    { $count ->
        [one] The event
       *[other] All { $count } events
    }
page-verify-odds = { $weight } in { $total }
page-verify-numbers = The opened envelope
page-verify-envelope = Envelope: SHA-256 of the secret
page-verify-secret = Secret of the server
page-verify-contribution = Contribution of { $name }
page-verify-key = Key of all chance events
page-verify-save = Save the proof
page-verify-seat = Seat { $number }
page-verify-proves-title = What this proves, and what it does not
page-verify-proves = Nobody who did not know the secret could foresee or steer the luck, and whoever knew it could not change it once the contributions were in.
page-verify-proves-not = It does not prove that the server kept the secret to itself while the game was running: a server that plays against you could look. Play where you trust whoever runs it.
page-verify-weights = How many of each card were left, the odds, is worked out by the rules in the server; your browser knows no rules. The command “fiveleaf verify” plays the rules again on your own machine, and the method is published, so that anybody can write another checker.
page-verify-file = Check a file
page-verify-drop = Drop a transcript or a proof here. A proof is checked here and goes nowhere; a transcript is sent to this server, which works out the odds.
page-verify-choose = Choose a file
page-verify-paste = Or paste it here
page-verify-check = Check it
page-verify-unreadable = This is neither a transcript nor a proof of fiveleaf.

## Replay

page-replay-title = Replay
page-replay-loading = The game is being laid out again…
page-replay-begin = Before the first card
page-replay-place = Place in the game
page-replay-at = Event { $ply } of { $plies }
page-replay-turn-back = Back to the turn before
page-replay-back = One step back
page-replay-play = Play
page-replay-pause = Pause
page-replay-step = One step on
page-replay-turn = On to the next turn
page-replay-speed = Speed: { $speed } times
page-replay-share = Share this moment
page-replay-eyes = Whose eyes?
page-replay-eyes-of = As { $name } saw it
page-replay-spectator = As a spectator saw it
page-replay-all = All cards open

## The coach's advice

page-advice-best = The coach would choose: { $move }
page-advice-even = It hardly matters here: all moves are about equally good.
page-advice-only = There is only one thing that you can do.
page-advice-note = The bars show your chance to win. Tap a move to see what luck may bring.
page-advice-star = Best move:
page-advice-win = chance to win
page-advice-luck = What luck may bring
page-advice-likely = How likely
page-advice-then = Chance to win then
page-advice-no-luck = No luck comes right after this move.
page-advice-play = Play this
page-advice-thinking = The coach is thinking…
page-advice-not-ready = The coach is still warming up and comes by itself in a moment.
page-advice-wait = Somebody else decides. The coach is watching.
page-advice-rarer =
    { $count ->
        [one] and one more that is rarer
       *[other] and { $count } more that are rarer
    }
