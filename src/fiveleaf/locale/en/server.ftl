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
error-pledge-shape = A pledge is a hash of 32 bytes, written in hexadecimal.
error-reveal = These bytes are not what was pledged for this seat.
error-not-starting = Bytes are revealed while a game starts, and this one does not.
error-starting = The game is just starting; try again in a moment.
error-broken-too-often = The start was broken off too often here; make a new table.
error-client-id = A move needs an id of 1 to 64 characters.
error-pace = These times are not possible: 5 to 3600 seconds for a move, 0 to 3600 until a bot stands in.
error-store-failed = This could not be saved, so nothing has changed. Please try again.
error-other-rules = This game was begun under version { $begun } of its rules, and this server plays version { $now }. It is kept: a server of that version can go on with it.

## People

error-name = A name needs at least one character that can be shown.
error-name-marks = That name has too many accents on one letter.
error-animal = There is no animal “{ $animal }”; the animals are { $known }.
error-carry = This link has been used or has expired; make a new one.

## Messages

error-message = This message cannot be read.
error-too-large = This message is too large.
error-too-fast = Too much at once; wait a moment.
error-listed-limit = { $limit } open tables of yours, or from where you are, stand on the home page already. Wait until one of them begins, or let only those with the link join this one.
error-content-type = This has to be sent as JSON.
error-origin = This comes from another site and is not answered.
error-not-found = There is nothing here.
error-request-broken = This request is broken or was broken off.
error-request-slow = This request took too long to arrive.
error-request-length = A request has to say how long it is.
error-request-head = The address or the headers of this request are too long.
error-foreign-host = This server does not answer to the name “{ $host }”. Whoever runs it can add the name with --hosts.
error-house-full = The house is full at the moment. Please try again in a minute.
error-address-full = Too many connections are open from your address. Close some pages, then try again.
error-page-missing = The page has not been built; run python3 run.py once.

## Starting the server

error-port-taken = Port { $port } on { $host } cannot be used: { $reason }.
error-hosts = “{ $host }” is no name of a host; write names with commas between them, such as play.example,192.168.1.5.
error-store-url = “{ $url }” names no store; write it as sqlite:///PATH.
error-store-newer = The store { $file } was made by a newer fiveleaf; use that one.
error-store-foreign = { $file } is no store of fiveleaf.
error-store-locked = The store { $file } is in use by another program.
error-store-unusable = The store { $file } cannot be opened: { $reason }.
error-store-damaged = The store { $file } is damaged; put a backup in its place.
error-store-none = There is no store { $file }.
error-backup-exists = { $file } exists already; name a file that does not.
backup-progress = Copying
backup-done = { $file } holds the whole store: { $tables ->
    [one] 1 table
   *[other] { $tables } tables
  }, { $megabytes } MB.
error-log-missing = The store { $file } goes on in a log, { $log }, which is missing: the file was copied without it, or the log was deleted. Put the log back beside the file, or restore a backup. To do without everything that was played after { $when }, start the server once with --accept-loss.
error-log-short = The log { $log } was cut off: the last moves of the store are missing. Put the whole log back, or restore a backup. To do without those moves, start the server once with --accept-loss.
error-log-other = The log { $log } does not fit the store { $file }: they were copied at different times, or come from different stores. If you have just restored a backup, delete the log; else put both files back as they were together. To go on with the file alone, as it was at { $when }, start the server once with --accept-loss.
serve-address = fiveleaf runs at { $url } (Ctrl+C stops it)
serve-around = On other devices in the same network: { $url }
serve-stopped = fiveleaf has stopped; every game is kept.
error-no-coach = Nobody asked for a coach when this table was made, and there are several people at it.
error-coach-not-ready = The coach is still getting ready; try again in a minute.
error-coach-failed = The coach lost the thread this time; go with your own idea.
error-report-failed = The report could not be made this time; try again later.
error-no-report = There is no report for this game: nobody has taught the house what its positions are worth.
error-no-decision = No move was made here.
