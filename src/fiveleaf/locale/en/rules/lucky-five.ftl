### The rules page of Lucky Five

rules =
    Everybody starts with ten chips: seven light green (10), two dark green (50) and one black (100). There are three dice, red, orange and yellow, and a shoe with 33 cards: 21 show one, two or three dice, four “??”, four “!!” and four “Lucky Five”. The lot decides who begins, unless the table names somebody. Whoever begins rolls all three dice once. After that the dice stay as they lie until somebody bets.

    __Your turn__ is made of steps. In each step:

    1. Turn a card. It shows the dice that you are going to roll: one, two or all three.
    2. Stake exactly one chip.
    3. Call “higher” or “lower” than those dice make now, and roll them.

    __Right?__ Stop, and put all the cards of your turn and all the chips on the table in front of you as one pile. Or go on with another card for a bigger pile.

    __Wrong?__ The same sum is wrong too. Your turn is over, your cards are discarded, and the chips stay on the table for whoever stops in time next.

    __Special cards__

    - “??”: you choose two dice.
    - “!!”: your right neighbour chooses two dice for you.
    - Lucky Five: you roll all three dice, but first your right neighbour may have one of them rolled again. If your call is right, your turn ends and your pile counts as five cards, however many it has.

    __No card left to turn?__ The discarded cards are shuffled and become the new stock.

    __Points.__ A pile is worth its cards times the sum of its chips: 3 cards with 120 in chips make 360. Piles are counted one by one and added up.

    __The end.__ Without chips you take no more turns, and you are nobody’s neighbour: the next player to the right who has chips is. When only one player has chips, that player has one last turn; chips not won by then are worth nothing. If a card is needed and there is none at all, not even a discarded one, the game ends too, and then the chips in your hand score their value. The most points win; in a tie, the most cards.

## What is in the box

pieces = { $cards } cards, { $dice } dice, and { $chips } chips worth { $worth } for every player. The book does not say how the cards are spread: this spread is ours, and a table can choose another.

## The example turn

example-1 = It is Anna’s turn. The card shows which dice she is going to roll; they make { $sum } now.
example-2 = The roll makes { $sum }, which is higher: right. Anna could stop now, or go on.
example-3 = Right again. To stop now would bring { $cards } cards × { $chips } = { $points } points.
example-4 = With this card the right neighbour chooses. The two dice make { $sum } now: hard to beat either way.
example-5 = The same sum is wrong. The turn is over, the cards are discarded, and { $chips } in chips wait on the table for whoever stops in time next.

## Rulings

ruling-L5-R1 = A step always has the same order: the card; the choice of dice, or the neighbour’s roll; the stake; the call.
ruling-L5-R2 = Who has chips takes every turn, and cannot stop before its first bet.
ruling-L5-R3 = After a right call, whoever has no chip left, or finds no card to turn, stops without being asked. If a turn has to begin and there is no card, the game is over, even if it would have been the last turn.
ruling-L5-R4 = In the last turn there is no right neighbour: the player chooses the dice of “!!” alone, and nobody has a die rolled again at a Lucky Five.
ruling-L5-R5 = The discards are shuffled when a card is needed. The cards of the running turn stay where they are.
ruling-L5-R6 = In a tie every card of a Lucky Five pile counts as one. Who is still level wins together.
