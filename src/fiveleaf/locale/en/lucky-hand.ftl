### Lucky Hand

game-name = Lucky Hand
game-pitch = Roll for bonus cards, take them from the others’ pots, and have the fullest pot when time is up.

## Pieces

card-plus-20 = +20 points
card-plus-15 = +15 points
card-plus-10 = +10 points
card-plus-5 = +5 points
card-max = Max of points
card-dice-4 = −4 on the die
card-dice-2 = −2 on the die
card-points-20 = −20 points
card-points-15 = −15 points
card-points-10 = −10 points
card-points-5 = −5 points
card-ban-1 = Ban for 1 turn
card-ban-2 = Ban for 2 turns
card-immunity = Immunity

## What a seat may choose

move-play = Play “{ $card }”
move-play-at = Play “{ $card }” at { $target }
move-counter = Counter it with an immunity card
move-accept = Accept the penalty
move-stake = Stake “{ $card }”
move-stake-nothing = Stake nothing
move-pass = Pass: play no card

## What a choice leads to: its price, its risk, what others decide then

consequence-bonus = Yours with a roll of { $value } or more; with less it is lost.
consequence-bonus-lost = No roll can win it now: it would be lost.
consequence-max = Everybody may stake a bonus card; the highest roll takes them all.
consequence-immunity =
    { $turns ->
        [one] No penalty touches you for 1 turn.
       *[other] No penalty touches you for { $turns } turns.
    }
consequence-pass = You draw no card.
consequence-immune = { $target } is immune: your card would have no effect.
consequence-dice =
    { $target }’s next bonus roll counts { $value } less{ $counter ->
        [yes] , unless { $target } counters it.
       *[no] .
    }
consequence-ban =
    { $target } misses { $turns ->
        [one] a turn
       *[other] { $turns } turns
    }{ $counter ->
        [yes] , unless { $target } counters it.
       *[no] .
    }
consequence-gain =
    { $target } gives you “{ $card }”{ $counter ->
        [yes] , unless { $target } counters it.
       *[no] .
    }
consequence-give =
    { $target } has no “{ $card }”: you give one of yours{ $counter ->
        [yes] , unless { $target } counters it.
       *[no] !
    }
consequence-nothing = Neither you nor { $target } has “{ $card }”: nothing happens.
consequence-counter =
    { $turns ->
        [one] It has no effect, and you are immune for 1 turn. Your immunity card is used up.
       *[other] It has no effect, and you are immune for { $turns } turns. Your immunity card is used up.
    }
consequence-accept-dice = Your next bonus roll counts { $value } less.
consequence-accept-ban =
    { $turns ->
        [one] You miss a turn.
       *[other] You miss { $turns } turns.
    }
consequence-accept-give = You give { $seat } your “{ $card }”.
consequence-accept-gain = You have no “{ $card }”: { $seat } gives you one!
consequence-stake = The highest roll takes all stakes. If you stake alone, you need { $value } or more.
consequence-stake-nothing = You lose nothing and win nothing.

## Why the coach advises a move

reason-bonus = A { $sides } in { $die } chance of { $points } points.
reason-gain = You get “{ $card }” from { $target }.
reason-leader = { $target } is ahead of the others.
reason-saves = It saves your “{ $card }”.

## What happened

luck-begins = The lot decides: { $seat } begins.
luck-deal = { $seat } is dealt “{ $card }”.
    .many = Cards are dealt: { $each } each.
    .seat = { $seat }: { $items }.
    .item = “{ $card }”
luck-deal-hidden = { $seat } is dealt a card.
luck-draw = { $seat } draws “{ $card }”.
    .many = Cards are drawn: { $names }.
    .seat = { $seat }: { $items }.
    .item = “{ $card }”
luck-draw-hidden = { $seat } draws a card.
luck-roll = { $seat } rolls { $value }.
event-play = { $seat } plays “{ $card }”.
event-play-at = { $seat } plays “{ $card }” at { $target }.
event-counter = { $seat } counters it with an immunity card.
event-accept = { $seat } accepts the penalty.
event-stake = { $seat } stakes “{ $card }”.
event-stake-nothing = { $seat } stakes nothing.
event-pass = { $seat } passes.
event-time-up = Time is up.
effect-gain-bans =
    { $seat } will miss { $amount ->
        [one] 1 turn
       *[other] { $amount } turns
    }.
effect-gain-bans-lost =
    { $seat } misses { $amount ->
        [one] a turn
       *[other] { $amount } turns
    }.
effect-win-bonus-nobody = The card is lost.
effect-move-heap-stock = The heap is shuffled and becomes the stock.

## Headings of the log

heading-round =
    { $number ->
        [0] A new round
       *[other] Round { $number } of { $of }
    }

## The lucky moment

moment-bonus = { $seat } rolled { $value } and won “{ $card }”.
moment-max =
    { $seat } rolled { $value } and took { $count ->
        [one] the stake
       *[other] all { $count } stakes
    } of a max of points.

## What is asked

ask-turn =
    { $may_pass ->
        [yes] Play a card, or pass.
       *[no] Play a card.
    }
ask-counter = { $seat } plays “{ $card }” at you. Counter it, or accept it.
ask-stake = Max of points, played by { $seat }: stake a bonus card, or nothing.
silence-counter = No answer in time means: you accept the penalty.
silence-stake = No answer in time means: you stake nothing.

## How it ended

ending-clock = Time is up: the fullest pot wins.
ending-rounds = The last round is over: the fullest pot wins.

## Options

option-clock = How many minutes the game lasts
option-rounds = How many full rounds the game lasts, instead of a clock
option-may-pass = Whoever holds cards may pass instead of playing one
page-option-clock = Minutes
page-option-rounds = Rounds
page-option-may-pass = Passing is allowed

## Why a move is refused

refuse-LH-01 = First somebody begins and everybody is dealt three cards.
refuse-LH-03 = First everybody draws up to three cards.
refuse-LH-04 = Who may not play cards yet rolls the die first.
refuse-LH-06 = In your turn you play one card of your hand, and no more.
refuse-LH-07 = A bonus card is played without a target: the die decides about it.
refuse-LH-08 = In a max of points, and only then, you stake one bonus card of your hand or nothing; the card itself takes no target.
refuse-LH-17 = An immunity protects nobody but you: it takes no target.
refuse-LH-18 = Only a penalty just played at you is accepted, or countered with an immunity card of your hand.
refuse-LH-20 = The game is over and the pots are counted.
refuse-LH-R2 = Who holds a card has to play one, unless this table allows passing; and a penalty, but no other card, is played at another player of this table.
refuse-LH-R10 = Time is up already; only the card being played is resolved.
refuse-LH-R11 = A game is played either by the clock or by rounds, not both.

## The table

table-turn = in turn
table-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
table-hand =
    { $cards ->
        [0] no cards
        [one] 1 card
       *[other] { $cards } cards
    }
table-pot = Pot
table-pot-empty = empty
table-waiting = needs 10 or more
table-playing = may play cards
table-ban =
    { $turns ->
        [one] misses 1 turn
       *[other] misses { $turns } turns
    }
table-immunity =
    { $turns ->
        [one] immune for 1 turn
       *[other] immune for { $turns } turns
    }
table-dice = next bonus roll −{ $minus }
table-stock = Stock
table-heap = Heap
table-clock =
    { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
table-round = Round { $round } of { $rounds }
table-last-card = Time is up: last card
table-played = { $name }: { $card }
table-played-at = { $name }: { $card } → { $target }
table-stakes = Stakes
table-staked-nothing = nothing
table-to-roll = still to roll
table-rolled = rolled { $value }
table-needs = from { $value }
table-staked = staked

## The page

page-lucky-hand-not-yet = needs 10+
page-lucky-hand-time-left = Time left
page-lucky-hand-chance = { $percent }%
page-lucky-hand-won = Won!
page-lucky-hand-lost = Lost
page-lucky-hand-nobody = Nobody wins the stakes.
page-lucky-hand-takes-all = { $name } takes it all!
page-lucky-hand-countered = Countered!
page-lucky-hand-immune = Immune: no effect
page-lucky-hand-no-card = No such card in a pot: nothing happens
page-lucky-hand-moved = “{ $card }” goes from { $from } to { $to }.
page-lucky-hand-at-whom = “{ $card }”: at whom?
page-lucky-hand-keep = Back
