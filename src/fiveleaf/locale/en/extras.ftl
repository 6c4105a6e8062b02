### Checking the luck, and replays: what the page’s extras say.

## Was the luck fair?

page-verify-title = Was the luck fair?
page-verify-lead = Your own browser works out every card and every die again, from what the server had sealed and what the players’ browsers added, and compares all of it with what it saw at the table.
page-verify-asking = Fetching the record of the game…
page-verify-running = { $done } of { $count } checked…
page-verify-good = Everything matches.
page-verify-missing = Not fully checked.
page-verify-bad = Something does not match.
page-verify-secret-good = The opened secret is exactly what the envelope held.
page-verify-secret-bad = The opened secret is not what the envelope held.
page-verify-envelope-good = It is the envelope that this browser saw before the first card.
page-verify-envelope-late =
    { $ply ->
        [one] It is the envelope that this browser saw when you came to the table, but that was after 1 event.
       *[other] It is the envelope that this browser saw when you came to the table, but that was after { $ply } events.
    }
page-verify-envelope-bad = Before the game this browser was shown another envelope.
page-verify-envelope-changed = The envelope that this browser was shown has changed, though no start was broken off.
page-verify-envelope-unseen = This browser did not see the envelope before the game, so it cannot compare it. Ask somebody who was there.
page-verify-pledges-good = The promises are those of the list that everybody was shown at the start.
page-verify-pledges-bad = At the start this browser was shown another list of promises.
page-verify-pledges-bot = A bot had a promise on the list; bots have none, so the server could choose its part.
page-verify-pledges-nobody = No browser promised a part of its own: the server alone made this luck.
page-verify-pledges-unseen = This browser did not see the list of promises at the start.
page-verify-pledges-late = This browser saw the list of promises only when the game was running.
page-verify-revealed-good = Every promise was kept: what was revealed is exactly what was promised.
page-verify-revealed-bad = What was revealed is not what was promised.
page-verify-own-good = What your browser promised and revealed is mixed into the luck.
page-verify-own-bad = What your browser promised is not in the luck: it came too late, another device of yours took its place, or the server left it out.
page-verify-own-accused = Your browser answered at a start that is said to have been broken off because you did not answer.
page-verify-own-none = You had a seat, but this browser promised nothing for it.
page-verify-key-good = The key to all luck is the one whose fingerprint came with the first card.
page-verify-key-bad = The key to all luck is not the one whose fingerprint came with the first card.
page-verify-key-unseen = This browser did not see the fingerprint of the key during the game.
page-verify-broken-good =
    { $broken ->
        [0] No start was broken off.
       *[other] The broken starts are those that were shown, and each is opened.
    }
page-verify-broken-bad = The broken starts are not those that were shown here, or one was broken off though everybody had answered.
page-verify-broken-unseen = This browser did not see whether starts were broken off; those in the record are opened.
page-verify-broken-note = Whoever answers last could, together with the server, have chosen between that luck and this one. Without the server nobody could.
page-verify-events-good =
    { $count ->
        [one] The one chance event follows from the key, in the published order, and is what you saw at the table.
       *[other] All { $count } chance events follow from the key, in the published order, and are what you saw at the table.
    }
page-verify-events-bad = Not every chance event is as it should be.
page-verify-events-left-out = The record leaves out luck that you saw at the table.
page-verify-events-unseen =
    { $count ->
        [one] The one chance event follows from the key, but this browser did not see it happen.
       *[other] All { $count } chance events follow from the key, but this browser saw only { $seen } of them happen.
    }
page-verify-old = This is a seal of the old kind, without promises. It shows that the luck follows from the secret and the parts of all seats, but the server could draw the parts of bots and silent seats after it knew the others’.
page-verify-weights = The odds, that is how many of each card were left, still come from the server, until the rules themselves run in your browser. What needs no rules was checked: the published order, dice with all their faces, and that a card that was drawn is gone until a shuffle.
page-verify-fault = Event { $index }:
page-verify-fault-weights = The odds that are given for it cannot be.
page-verify-fault-order = What could have come does not stand in the published order.
page-verify-fault-stock = The pieces left do not fit: one that was drawn is gone until all are shuffled again.
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
page-verify-pledge = Promise of { $name }: SHA-256 of its part
page-verify-bytes = Part revealed by { $name }
page-verify-key = Key of all chance events
page-verify-key-hash = Fingerprint of the key: its SHA-256
page-verify-broken-start = Broken start { $number }
page-verify-save-seen = Save what this browser saw
page-verify-save = Save the proof
page-verify-seat = Seat { $number }
page-verify-proves-title = What this proves, and what it does not
page-verify-proves = Nobody could choose the luck: the server had sealed its half before it knew the players’ parts, and nobody could change a part once it was promised.
page-verify-proves-not = It does not prove that the server kept the secret to itself while the game was running: a server that plays against you could look. Play where you trust whoever runs it.
page-verify-again = The command “fiveleaf verify” plays the rules again on your own machine, odds and all; with the file of what this browser saw it checks everything. The method is published, so that anybody can write another checker.
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
page-moment-watch = Watch it
page-moment-share = Share a picture
page-moment-named = With names on the picture
page-moment-again = Play it again
