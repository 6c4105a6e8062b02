### Lucky Numbers

game-name = Lucky Numbers
game-pitch = Fill your garden with clovers that rise along every row and every column, before the others do.

## Pieces

cell-0 = A1
cell-1 = B1
cell-2 = C1
cell-3 = D1
cell-4 = A2
cell-5 = B2
cell-6 = C2
cell-7 = D2
cell-8 = A3
cell-9 = B3
cell-10 = C3
cell-11 = D3
cell-12 = A4
cell-13 = B4
cell-14 = C4
cell-15 = D4

## What a seat may choose

move-draw = Draw a face-down clover
move-put = Put it face up in the middle
move-lay = Lay the { $tile } on { $cell }
move-place = Place it on { $cell }
move-pick = Take the { $tile } from the middle and place it on { $cell }

## What a choice leads to: its price, its risk, what others decide then

suggest-setup-lay = Lay them in order for me
consequence-draw-last = It is the last one: when you have placed it, the race ends.
consequence-put = The others can take it from there.
consequence-lay-unsorted = Then some cells of your garden can hardly be filled. Small numbers belong at the top left, large ones at the bottom right.
consequence-blocked =
    { $count ->
        [one] Then no clover fits on { $cells } any more, unless you swap one.
       *[other] Then no clover fits on { $cells } any more, unless you swap some.
    }
consequence-swap = Your { $tile } goes to the middle, where the others can take it.
consequence-exchange = Nobody has drawn for long: this ends the race.

## Why the coach advises a move

reason-fills = It fills a free cell of your garden.
reason-fits =
    Then { $count } of the { $stock } face-down clovers { $count ->
        [one] fits
       *[other] fit
    } on a free cell.

## What happened

luck-begins = The lot decides: { $seat } begins.
luck-draw = { $seat } turns up the { $tile }.
    .many = Clovers for the diagonal are turned up.
    .seat = { $seat }: { $items }.
    .item = { $tile }
event-draw = { $seat } draws a face-down clover.
    .log = { "" }
event-put = { $seat } puts it face up in the middle.
event-put-shown = { $seat } puts the { $card } face up in the middle.
event-lay = { $seat } lays the { $tile } on { $cell }.
    .many = The clovers are laid on the diagonal.
    .seat = { $seat }: { $items }.
    .item = { $tile } on { $cell }
event-place = { $seat } places it on { $cell }.
event-place-shown = { $seat } places the { $card } on { $cell }.
event-pick = { $seat } takes the { $tile } from the middle and places it on { $cell }.
effect-win-race =
    { $count ->
        [one] { $names } wins the race.
       *[other] { $names } win the race together.
    }
effect-move-garden-middle = The { $card } goes to the middle.

## Headings of the log

heading-setup =
    { $number ->
        [0] Set-up
       *[other] Race { $number } of { $of }: set-up
    }
heading-race =
    { $number ->
        [0] The race
       *[other] Race { $number } of { $of }
    }

## The lucky moment

moment-gap = { $seat } turned up the { $tile }, and it fitted on { $cell }.
moment-last-gap = { $seat } needed one last clover and turned up the { $tile }: it fitted on { $cell }!

## What is asked

ask-setup-lay = Lay your { $tile } on the diagonal.
ask-turn = Draw a face-down clover, or take one from the middle.
ask-place = Place the { $tile }, or put it in the middle.

## How it ended

ending-garden-full = A garden is full.
ending-last-tile = The last face-down clover is turned up: the fewest free cells win.
ending-exchange = Nobody has drawn for twenty turns each: the fewest free cells win.
ending-tournament = Everybody has begun once: the most points win.

## Options

option-setup = How the diagonal is filled: with four clovers drawn at once or, in Michael’s set-up, with one after the other
option-tournament = As many races as players, with points after each
page-option-setup = Set-up
page-option-tournament = Tournament
page-choice-standard = Four clovers at once
page-choice-michael = One by one (Michael’s set-up)

## Why a move is refused

refuse-LN-03 = In the set-up a clover goes on a free cell of the diagonal.
refuse-LN-05 = In your turn you draw a clover or take one from the middle; a drawn clover is placed or put in the middle.
refuse-LN-06 = There is no such clover face up in the middle.
refuse-LN-09 = There the numbers would no longer rise along the row and the column.
refuse-LN-10 = The race is over.
refuse-LN-12 = A clover laid in Michael’s set-up stays where it is.
refuse-LN-R1 = The clovers of the set-up are laid in the order drawn.
refuse-LN-R3 = A clover replaces only one of another number, and without the old one the numbers must still rise along the row and the column.

## The table as the terminal draws it

table-race = Race { $race } of { $races }
table-free =
    { $count ->
        [0] no cell free
        [one] 1 cell free
       *[other] { $count } cells free
    }
table-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
table-stock = Face down
table-middle = Face up in the middle
table-middle-empty = nothing yet
table-held = Drawn
table-to-lay = To lay, in this order
table-exchanges = { $count } turns without a draw; after { $limit } the race ends.

## The page

score =
    { $tournament ->
        [true] { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[false] { $points ->
            [one] { $points } clover
           *[other] { $points } clovers
        }
    }
page-lucky-numbers-take = Take the { $tile } from the middle
page-lucky-numbers-look = Look at { $seat }’s garden
page-lucky-numbers-garden = { $seat }’s garden
page-lucky-numbers-own = Your garden
page-lucky-numbers-you = You: { $points }
page-lucky-numbers-close = Close
page-lucky-numbers-exchanges =
    { $count ->
        [one] { $count } turn without a draw
       *[other] { $count } turns without a draw
    }
