### The rules page of Lucky Hand

rules =
    Everybody holds three cards. Win bonus cards with the 20-sided die and collect them in your pot, face up. The fullest pot wins when time is up, usually after 20 minutes. Of the 55 cards 33 are bonus cards: three +20, seven +15, ten +10 and thirteen +5. The others are two max of points, four penalties on the die, seven penalties on points, six bans and three immunities.

    __Getting started.__ The lot decides who begins, unless the table names somebody. In your turn roll the die. With 10 or more you may play cards from your next turn on; with less, try again in your next turn. With a 20 you play a card right away.

    __Your turn.__ Play one card. You have to, unless the table lets players pass. Whenever a card has been played, everybody draws back up to three. When the stock is used up, the heap is shuffled and becomes the new stock.

    - Bonus: roll the die. You win +20 from 17, +15 from 14, +10 from 10 and +5 from 5. A card won goes to your pot, a card lost to the heap.
    - Max of points: everybody may stake one bonus card, hidden, then shown together. All who staked roll; the highest roll wins all of them, and equal highest rolls are rolled again. Who stakes alone has to reach the number of the card. Penalties do not count here: nothing is taken off the die, and a ban keeps nobody from staking.
    - Penalty on the die (−4 or −2): it lies before another player and is taken off that player’s next roll for a bonus card. Several add up.
    - Penalty on points (−20, −15, −10, −5): another player gives you such a bonus card from the pot. Careful: if that pot holds none, you have to give one of yours, if you have one.
    - Ban: another player misses 1 or 2 turns. Several add up.
    - Immunity: for 2 turns no penalty touches you. If you hold this card, you can also counter a penalty the moment it is played at you, except while you may not play cards yet. A counter is no turn: if yours comes next, you still play a card.

    Penalties on the die and bans may be given to somebody who may not play cards yet. They wait until that player may.

    __The end.__ When time is up, or after the agreed number of rounds, count the points in the pots. Equal sums win together.
rules-window = A question about a penalty or a stake stays open for { $seconds } seconds. Silence accepts the penalty and stakes nothing.

## What is in the box

pieces = { $cards } cards and a die with { $sides } sides. Beside a bonus card stands the roll that wins it.

## The example turn

example-1 = With { $needed } or more on the die the card is won, and goes to the pot.
example-2 = The penalty lies before Steve until his next roll for a bonus card.
example-3 = Laura has just such a card in her pot, so it goes to Aviva. Had she none, Aviva would have to give one.
example-4 = The penalty takes { $minus } off: { $roll } becomes { $result }, and the card needs { $needed }. It goes to the heap, and so does the penalty.
example-5 = All stake at the same time, hidden from the others, and nobody has to.
example-6 = The highest roll takes all: { $points } points for Johanna’s pot. Then everybody draws back up to { $hand } cards.

## Rulings

ruling-LH-R1 = You qualify once, for the whole game.
ruling-LH-R2 = Who may play cards has to play one, also after a 20: the book lists what can be done in a turn, and passing is not among it. A table can allow it; after a pass nothing is drawn. A penalty can be played at somebody who is immune, and is wasted. Nobody plays one at themselves.
ruling-LH-R3 = All penalties on the die that lie before you count together in your next bonus roll.
ruling-LH-R4 = A ban, too, waits for a player who may not play cards yet, and bans add up. The first turn missed is the first one in which a card could have been played; after a 20 it is that very turn.
ruling-LH-R5 = A ban costs turns and nothing else: you can still stake and counter. Who may not play cards yet can stake, but not counter.
ruling-LH-R6 = An immunity lasts for its owner’s next 2 turns, missed ones included, and then goes to the heap; as a counter it protects in the same way. A second one begins again at 2. What already lay before you stays.
ruling-LH-R7 = In a max of points all are asked at the same time, whatever they hold, and all stakes are shown together. Rolls go in the order of play from whoever played the card; equal highest rolls are rolled again. Without stakes nothing happens.
ruling-LH-R8 = A penalty on points takes effect at once, also on somebody who may not play cards yet. Countering comes before the effect. Everybody who might counter is asked, with or without the card.
ruling-LH-R9 = The player in turn draws first, then the others in the order of play. The heap becomes the stock when a card is needed and the stock is empty.
ruling-LH-R10 = If time runs out while a card is being played, it is played to its end, drawing included. At any other moment the game is over at once.
ruling-LH-R11 = A game has a clock or a number of rounds, not both. Where no clock runs and nothing was chosen, it has 40 rounds.
ruling-LH-R12 = Equal sums win together.
