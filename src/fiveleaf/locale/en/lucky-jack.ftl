### Lucky Jack

game-name = Lucky Jack
game-pitch = Get rid of your cards until the last three or four are alike, and call “Jackpot!” before the others do.

## Pieces

card-lemon = lemon
card-cherry = cherry
card-diamond = diamond
card-clover = clover
card-bell = bell
card-grape = grape
card-seven = seven

## What a seat may choose

move-discard = Discard a { $card }
move-jackpot = Discard a { $card } and call “Jackpot!”
move-draw = Draw a card
move-keep = Keep it in your hand
move-put = Put it on the discard pile
move-take = “I take it!”
move-leave = Leave it
move-pass = Pass

## What a choice leads to: its price, its risk, what others decide then

consequence-discard =
    { $count ->
        [one] You then draw a card.
       *[other] You then draw { $count } cards.
    }
consequence-uncalled = You do not score the { $points } points. If somebody else calls first, they are lost.
consequence-jackpot = { $points } points for you, none for the others.
consequence-keep = You then hold { $count } cards.
consequence-put =
    { $others ->
        [0] { $seat } may take it.
       *[other] { $seat } may take it first, then the others.
    }
consequence-take = It is yours: nobody comes before you. You then hold { $count } cards.
consequence-take-if =
    { $count ->
        [one] Only if { $seats } leaves it: { $seats } comes before you.
       *[other] Only if the { $count } players who come before you leave it.
    }
consequence-leave =
    { $others ->
        [0] It goes on top of the discard pile.
       *[other] Somebody else may take it.
    }

## Why the coach advises a move

reason-points = It scores { $points } points at once.
reason-together = It keeps your { $count } cards “{ $card }” together.
reason-size = It leaves you with only { $count } cards.
reason-alike = It goes with the { $count } cards “{ $card }” that you hold.
reason-small = Your hand stays small: { $count } cards.

## What happened

luck-begins = The lot decides: { $seat } begins.
luck-deal = { $seat } is dealt a { $card }.
    .many = Cards are dealt: { $each } each.
    .seat = { $seat }: { $items }.
    .item = { $card }
luck-deal-hidden = { $seat } is dealt a card.
luck-turn-up = A { $card } is turned up and starts the discard pile.
luck-draw = { $seat } draws a { $card }.
luck-draw-hidden = { $seat } draws a card unseen.
event-discard = { $seat } discards a { $card }.
event-jackpot = { $seat } discards a { $card } and calls “Jackpot!”
event-draw = { $seat } chooses to draw.
    .log = { "" }
event-keep = { $seat } keeps the card.
event-keep-shown = { $seat } keeps the { $card }.
event-put = { $seat } puts the card on the discard pile: who wants it?
event-put-shown = { $seat } puts a { $card } on the discard pile: who wants it?
event-take = { $seat } calls “I take it!”
event-take-shown = { $seat } calls “I take it!” and gets the { $card }.
event-leave = { $seat } leaves it.
    .many = { $names } leave it.
event-pass = { $seat } can neither discard nor draw, and passes.
effect-win-hand-nobody = The hand is void: nobody scores.
effect-win-double-jackpot = A double jackpot!
effect-turn-hand = { $seat } shows: { $cards }.

## Headings of the log

heading-hand = Hand { $number } of { $of }
next-hand = Next hand

## The lucky moment

moment-dealt = { $seat } was dealt { $count } cards alike: { $card }.
moment-drawn = { $seat } had { $had } alike and drew one more: { $card }.

## What is asked

ask-turn = On top lies a { $card }. Discard a card, or draw one.
ask-keep = You have drawn a { $card }. Keep it, or put it on the discard pile?
ask-claim = A { $card } can be had. Do you take it?
silence-claim = No answer in time means: you leave it.

## How it ended

ending-last-hand = The last hand has been played: the highest total wins.

## Options

option-hands = How many hands a game has
page-option-hands = Hands
page-choice-3 = 3 hands
page-choice-5 = 5 hands

## Why a move is refused

refuse-LJ-03 = First it is settled who begins.
refuse-LJ-04 = The cards are still being dealt.
refuse-LJ-05 = In your turn you discard a card or draw one.
refuse-LJ-06 = You hold no card of the symbol on top of the discard pile.
refuse-LJ-07 = You hold no such card; a higher one has to come from your hand.
refuse-LJ-08 = You hold no such card; a lower one has to come from your hand and costs two cards.
refuse-LJ-09 = The card is being drawn.
refuse-LJ-10 = Only a card just drawn is kept in the hand or put on the discard pile, and one of the two has to be done.
refuse-LJ-11 = Only a card that somebody has drawn and put on the discard pile can be taken or left, and then nothing else can be done.
refuse-LJ-14 = Whoever has drawn discards nothing from the hand in the same turn.
refuse-LJ-15 = Nobody may hold fewer than three cards: with three you can only draw.
refuse-LJ-16 = The stock is being made anew.
refuse-LJ-17 = A jackpot needs exactly three or four cards left, all of one symbol.
refuse-LJ-18 = A double jackpot needs four cards left of one symbol.
refuse-LJ-21 = The game is over.
refuse-LJ-R1 = A lower discard costs two cards, so no jackpot can be called with it.
refuse-LJ-R4 = Draw while there is a card to draw; pass only when you can neither discard nor draw.

## The table

table-hand = Hand { $hand } of { $hands }
table-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
table-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
table-stock = Stock
table-discard = Discard pile
table-empty = empty
table-drawn = Drawn
table-drawn-hidden = hidden
table-to-claim = Who takes it?
table-turn = to play
table-begins = began
table-known = surely holds
table-own = Your hand
table-sheet = Jackpots
table-void = nobody
table-anew =
    { $times ->
        [one] made anew once
       *[other] made anew { $times } times
    }
table-scale = Value ladder
table-worth = { $points }

## The page

page-lucky-jack-on-top = on top of the discard pile
page-lucky-jack-free = free
page-lucky-jack-costs = +{ $count }
page-lucky-jack-alike = { $count } alike: { $points } points
page-lucky-jack-from = from { $seat }
page-lucky-jack-shout = Jackpot!
page-lucky-jack-prize = for { $points } points
page-lucky-jack-won = { $seat } wins { $points } points
page-lucky-jack-void = Nobody wins this hand.
page-lucky-jack-orders = Standing orders for cards on offer
page-lucky-jack-always = Always take
page-lucky-jack-always-card = Always take: { $card }
page-lucky-jack-rest = Leave the rest
page-lucky-jack-release = Release all
page-lucky-jack-said-take = You have called “I take it!”
page-lucky-jack-said-leave = You leave it.
page-lucky-jack-ordered = standing order
