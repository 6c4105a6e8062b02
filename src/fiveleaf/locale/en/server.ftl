### What the server says when something asked for cannot be

## At a table

error-no-table = There is no such table.
error-no-player = Say who you are first: a name and an animal.
error-no-seat = There is no such seat at this table.
error-not-your-seat = This seat is not yours.
error-seat-taken = Somebody sits there already.
error-not-invited = This table is private; you need its invitation link.
error-not-host = Only whoever made the table can do that.
error-not-seated = Only those who sit at the table can do that.
error-started-already = The game has begun already.
error-not-started = The game has not begun yet.
error-not-over = The game is not over yet.
error-seats-open = There are still open seats.
error-too-late = That question is settled already; your move was not made.
error-no-phrase = There is no such phrase.
error-contribution = A contribution to the luck is 1 to 64 bytes, written in hexadecimal.
error-client-id = A move needs an id of 1 to 64 characters.
error-pace = These times are not possible: 5 to 3600 seconds for a move, 0 to 3600 until a bot stands in.
error-store-failed = This could not be saved, so nothing has changed. Please try again.
error-other-rules = This game was begun under version { $begun } of its rules, and this server plays version { $now }. It is kept: a server of that version can go on with it.

## People

error-name = A name needs at least one character that can be shown.
error-animal = There is no animal “{ $animal }”; the animals are { $known }.
error-carry = This link has been used or has expired; make a new one.

## Messages

error-message = This message cannot be read.
error-too-large = This message is too large.
error-too-fast = Too much at once; wait a moment.
error-content-type = This has to be sent as JSON.
error-origin = This comes from another site and is not answered.
error-not-found = There is nothing here.
error-page-missing = The page has not been built; run python3 run.py once.

## Starting the server

error-port-taken = Port { $port } on { $host } cannot be used: { $reason }.
error-store-url = “{ $url }” names no store; write it as sqlite:///PATH.
error-store-newer = The store { $file } was made by a newer fiveleaf; use that one.
error-store-foreign = { $file } is no store of fiveleaf.
error-store-locked = The store { $file } is in use by another program.
error-store-unusable = The store { $file } cannot be opened: { $reason }.
serve-address = fiveleaf runs at { $url } (Ctrl+C stops it)
serve-around = On other devices in the same network: { $url }
serve-stopped = fiveleaf has stopped; every game is kept.
error-no-coach = Nobody asked for a coach when this table was made, and there are several people at it.
error-coach-not-ready = The coach is still getting ready; try again in a minute.
error-coach-failed = The coach lost the thread this time; go with your own idea.
