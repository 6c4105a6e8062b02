### 8·28

game-name = 8·28
game-pitch = Take card after card and stop as near as you dare to 8 or to 28; make both and all the gems are yours.

## Pieces

at-8 = the first treasure (8)
at-28 = the second treasure (28)

## What a seat may choose

move-take = Take the card
move-decline = Stay
move-aim = Go for { $at }

## What a choice leads to: its price, its risk, what others decide then

consequence-take-past-8 = { $count } of the { $unseen } unseen cards would take you past 8.
consequence-take-past-28 = { $count } of the { $unseen } unseen cards would take you past 28: you would win nothing.
consequence-decline =
    { $count ->
        [one] If { $seats } stays too, the round ends.
       *[other] If the { $count } others still to be asked stay too, the round ends.
    }
consequence-decline-ends = Nobody has taken a card: the round ends now.
consequence-decline-final = You are offered no more cards in this round.
consequence-aim =
    { $points ->
        [0] Brings you nothing.
        [one] Brings you 1 point for sure.
       *[other] Brings you { $points } points for sure.
    }
consequence-aim-if =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    } if nobody beats you, { $least ->
        [0] nothing
       *[other] only { $least }
    } if { $count ->
        [one] { $seats } goes
       *[other] others go
    } for it too.

## Why the coach advises a move

reason-points = As chosen so far, it brings more: { $points } points.
reason-risk = { $count } of the { $unseen } unseen cards would take you past 28.
reason-exact = You have exactly { $total }.
reason-nearer =
    { $count } of the { $unseen } unseen cards { $count ->
        [one] brings
       *[other] bring
    } you nearer to 28.

## What happened

luck-begins = The lot decides: { $seat } is the first dealer.
luck-deal = { $seat } gets the { $card }, face down.
    .many = Everybody gets a face-down card.
    .seat = { $seat }: { $items }.
    .item = { $card }
luck-deal-hidden = { $seat } gets a face-down card.
luck-draw = { $seat } turns up the { $card }.
event-take = { $seat } takes the next card.
    .log = { "" }
event-decline = { $seat } stays.
    .many = { $names } stay.
event-aim = { $seat } goes for { $at }.
effect-win-8 =
    { $count ->
        [one] { $names } wins { at-8 }.
       *[other] { $names } share { at-8 }.
    }
effect-win-28 =
    { $count ->
        [one] { $names } wins { at-28 }.
       *[other] { $names } share { at-28 }.
    }
effect-win-jackpot =
    { $count ->
        [one] Jackpot: { $names } wins the whole middle.
       *[other] Jackpot: { $names } share the whole middle.
    }
effect-turn-down = { $seat }’s face-down card: { $cards }.
effect-move-reserve-middle =
    { $count ->
        [one] Another gem lies in the middle.
       *[other] { $count } more gems lie in the middle.
    }

## Headings of the log

heading-round = Round { $number }

## The lucky moment

moment-exact = { $seat } turned up a { $card }: exactly { $total }!
moment-both = { $seat } turned up a { $card }: exactly 8 and exactly 28!

## What is asked

ask-offer = Do you take the next card? Your cards make { $totals }.
ask-aim =
    Each treasure is worth { $treasure }. As the others have chosen so far, your { $first_total } would win { $first_points ->
        [0] nothing
        [one] 1 point
       *[other] { $first_points } points
    } of the first one, and your { $second_total } would win { $second_points ->
        [0] nothing
        [one] 1 point
       *[other] { $second_points } points
    } of the second. Which one do you go for?

## How it ended

ending-last-round = The round of the first red gem is over: the most points win.

## Options

option-deck = How many 1s and 8s the deck has: fifteen and four, or sixteen and three
option-blue-gems = How many lie in the reserve; fewer make a shorter game
option-red-gems = How many follow when the blue ones are gone; the round of the first red one is the last
option-passing-is-final = Whoever stays once is not offered a card again in that round
page-option-deck = Cards
page-option-blue-gems = Blue gems
page-option-red-gems = Red gems
page-option-passing-is-final = Staying is final
page-choice-fifteen-ones = Fifteen 1s and four 8s
page-choice-sixteen-ones = Sixteen 1s and three 8s

## Why a move is refused

refuse-EX-02 = First everybody gets a face-down card.
refuse-EX-03 = First a dealer has to be named.
refuse-EX-05 = You are offered a card: take it or stay.
refuse-EX-06 = The card that was taken has to be turned up first.
refuse-EX-16 = You take part in one share only: choose the first treasure or the second.
refuse-EX-17 = The treasures are chosen one after the other, beginning with the last dealer.
refuse-EX-20 = The round of the first red gem was the last one.

## The table

table-round = Round { $round }
table-last-round = the last one
table-deck =
    { $cards ->
        [one] 1 card in the deck
       *[other] { $cards } cards in the deck
    }
table-player = Player
table-down = Down
table-cards = Face up
table-total = Total
table-gems = Gems
table-points = Points
table-dealer = deals
table-out = out of the round
table-passed = stays
table-aim = goes for { $at }
table-jackpot = JACKPOT!
table-middle = In the middle
table-treasure =
    { $value ->
        [0] not enough for two treasures
       *[other] two treasures worth { $value } each
    }
table-reserve = Reserve
table-blue = blue { $count }
table-red = red { $count }
table-hand = Your cards, { $name }
table-face-down = face down
table-makes = They make { $totals }
table-last-share = The last share
table-won = Won
table-aimed = Share

## The page

page-8-28-keep-staying = Keep staying
page-8-28-staying = Staying
page-8-28-staying-hint = You stay at every offer of this round. Tap to be asked again.
page-8-28-out = out
page-8-28-deals = { $name } deals
page-8-28-no-dealer = No dealer yet
page-8-28-took = A card was taken in this pass.
page-8-28-nobody-took = If nobody takes a card in this pass, the round ends.
page-8-28-last-round = Last round
page-8-28-only-you = Only you see it
page-8-28-unseen = Cards not seen yet
page-8-28-unseen-kind = { $card }: { $count }
page-8-28-others = The others
page-8-28-everybody = Everybody
page-ask-aim = Which treasure do you go for?
page-8-28-treasure-8 = First treasure
page-8-28-treasure-28 = Second treasure
page-8-28-worth = worth { $value }
page-8-28-with = with your { $total }
page-8-28-brings =
    { $points ->
        [0] brings nothing
        [one] brings 1 point
       *[other] brings { $points } points
    }
page-8-28-choosing = chooses…
page-8-28-nobody = nobody
page-8-28-no-part = Without a share
page-8-28-none-yet = No treasure so far
page-8-28-share = Round { $round }: the share
page-8-28-close = Close
page-8-28-nothing-won = Nobody won a gem
page-8-28-show-share = Show the last share
