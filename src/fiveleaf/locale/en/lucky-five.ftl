### Lucky Five

game-name = Lucky Five
game-pitch = Turn a card, stake a chip, call higher or lower, and roll: go on for a bigger pile, or stop in time.

## Pieces

die-red = red
die-orange = orange
die-yellow = yellow

card-red = red
card-orange = orange
card-yellow = yellow
card-red-plus-orange = red + orange
card-red-plus-yellow = red + yellow
card-orange-plus-yellow = orange + yellow
card-red-plus-orange-plus-yellow = red + orange + yellow
card-qq = ??
card-xx = !!
card-lucky-five = Lucky Five

chip-10 = a light green 10
chip-50 = a dark green 50
chip-100 = a black 100

bet-higher = higher
bet-lower = lower

## What a seat may choose

move-choose = The { $dice } dice
move-reroll = Have the { $die } die rolled again
move-reroll-nothing = Leave the dice as they lie
move-stake = Stake { $chip }
move-call = Call “{ $bet }”
move-go-on = Go on: turn another card
move-stop = Stop: take the pile

## What a choice leads to: its price, its risk, what others decide then

consequence-choose =
    They make { $sum }: { $whose ->
        [own] at best { $right } of { $rolls } rolls are right for you.
       *[other] at best { $right } of { $rolls } rolls are right for { $seat }.
    }
consequence-reroll = The three dice then make { $low } to { $high }.
consequence-reroll-nothing = They stay at { $sum }: at best { $right } of { $rolls } rolls are right for { $seat }.
consequence-stake = Right: { $points } points if you stop then. Wrong: the chip stays on the table.
consequence-stake-lucky = Right: { $points } points. Wrong: the chip stays on the table.
consequence-stake-last = Your last chip. Right: { $points } points. Wrong: it stays on the table.
consequence-call = { $right } of { $rolls } rolls are right.
consequence-stop =
    { $points ->
        [one] 1 point for you.
       *[other] { $points } points for you.
    }
consequence-go-on = With a wrong call these { $points } points are gone.

## Why the coach advises a move

reason-odds = { $right } of { $rolls } rolls are right.
reason-hard = Only { $right } of { $rolls } rolls are right for { $seat }.
reason-pile = A right call makes the pile worth { $points } points.
reason-cheap = It risks only { $chip }.
reason-safe = { $points } points are yours for sure.
reason-go-on = Only { $points } points are at risk, and the pile can grow.

## What happened

luck-begins = The lot decides: { $seat } begins.
luck-turn = The card shows: { $card }.
luck-roll = The { $die } die shows { $value }.
    .many = The dice show { $items }: { $sum } in all.
    .item = { $die } { $value }
event-choose = { $seat } chooses the { $dice } dice.
event-reroll = { $seat } has the { $die } die rolled again.
event-reroll-nothing = { $seat } leaves the dice as they lie.
event-stake = { $seat } stakes { $chip }.
event-call = { $seat } calls “{ $bet }”.
event-go-on = { $seat } goes on.
event-stop = { $seat } stops and takes the pile.
effect-win-bet = The call was right.
effect-win-bet-nobody = The call was wrong: the cards are discarded, the chips stay on the table.

## Headings of the log

heading-turn = { $seat }’s turn

## The lucky moment

moment-bet = { $seat } called “{ $bet }” than { $sum } and rolled { $total }.
moment-lucky-five = { $seat } turned a Lucky Five.

## What is asked

ask-choose =
    { $whose ->
        [own] Choose the two dice that you will roll.
       *[other] Choose the two dice for { $seat }.
    }
ask-reroll = { $seat } has a Lucky Five: the three dice make { $sum }. Should one of them be rolled again before the bet?
ask-stake =
    { $count ->
        [one] The { $dice } die shows { $sum }.
       *[other] The { $dice } dice make { $sum }.
    } Which chip do you stake?
ask-call =
    { $count ->
        [one] You roll the { $dice } die.
       *[other] You roll the { $dice } dice.
    } Higher or lower than { $sum }?
ask-go-on =
    { $cards ->
        [one] One card × { $chips } in chips
       *[other] { $cards } cards × { $chips } in chips
    } = { $points } points. Stop and take the pile, or go on?

## How it ended

ending-last-turn = The last player with chips has had a last turn.
ending-no-card = There is no card left to turn: chips still held score their value.

## Options

option-deck = How many cards there are of each kind; a kind that is not named has none

## Why a move is refused

refuse-L5-03 = First somebody begins and rolls all three dice.
refuse-L5-04 = First a card is turned.
refuse-L5-05 = The card says which dice are rolled.
refuse-L5-06 = With “??” the player now chooses two dice.
refuse-L5-07 = With “!!” the right neighbour now chooses two dice.
refuse-L5-08 = The stake is exactly one chip, and one that you still have.
refuse-L5-09 = Now it is “higher” or “lower”, and then the dice are rolled.
refuse-L5-11 = After a right call you go on or you stop.
refuse-L5-13 = Only with a Lucky Five, and before the stake, may the right neighbour have one die rolled again, or none.
refuse-L5-17 = The game is over: the last turn has been played.
refuse-L5-18 = The game is over: there is no card left to turn.
refuse-L5-R1 = The order of a step is: card, dice, stake, call.
refuse-L5-R2 = Nobody can stop before the first bet of a turn.
refuse-L5-R4 = The last player has no right neighbour, and chooses the two dice of “!!” now.

## The table

table-seat-turn = plays
table-chips = Chips
table-piles = Piles
table-no-pile = no pile yet
table-points = Points
table-player = Player
table-pile =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } × { $chips } = { $points }
table-pile-lucky = ★ Lucky Five: 5 × { $chips } = { $points }
table-card = Card
table-turned = Cards of this turn
table-on-table = Chips on the table
table-nothing = –
table-bet = The bet
table-bet-open = higher or lower than { $sum }
table-bet-called = { $bet } than { $sum }
table-shoe = Shoe: { $stock } to turn, { $discard } discarded
table-middle = The table
table-yours = Your side
table-others = The players

## The page

page-lucky-five-right = Right!
page-lucky-five-wrong = Wrong!
page-lucky-five-choose = Two dice
page-lucky-five-picks = { $seat } chooses two dice
page-lucky-five-again = Roll a die again?
page-lucky-five-leave = Leave them
page-lucky-five-stop = Stop
page-lucky-five-stop-brings = take { $points }
page-lucky-five-go-on = Go on
page-lucky-five-go-on-brings = another card
page-lucky-five-last-turn = Last turn
page-lucky-five-wins = wins
