### The rules page of 8·28

rules =
    51 cards: numbers from 1 to 10, many of them 1s, and the 1/11. Blue gems are worth 1 point, red gems 2. They wait in two reserves and come to the middle one by one.

    __A round.__ Everybody gets one card, looks at it secretly and lays it face down. The lot decides who deals first, unless the table names somebody. The dealer does two things:

    - Place a blue gem in the middle. Once the blue ones are gone, place a red one.
    - Offer every player in turn the next card of the deck, unseen; the dealer comes last. Take it or stay, as you like: you may say no now and yes later.

    A card you take lies face up. A 1/11 counts as 1 or as 11, whichever suits you best. Whoever has face-up cards of 28 or more is out of the round.

    Then the deck goes to the next player on the left, who deals in the same way. When nobody takes a card in a whole pass, the round is over.

    __The share.__ All cards are turned up, and the gems in the middle make two treasures of the same value. The first goes to whoever is nearest to 8, the second to whoever is nearest to 28; never above it. If several are equally near, they share. A treasure that nobody wins, and whatever cannot be divided, stays in the middle for the next round.

    __One treasure only.__ Can your cards go for both? Then you choose one, the last dealer first.

    __Jackpot!__ If your cards make exactly 8 and also exactly 28, all the gems in the middle are yours. Several jackpots share them.

    __The next round.__ All cards are shuffled, and the left neighbour of the last dealer deals first.

    __The end.__ The round in which the first red gem is placed is the last one. If the red gems run out too, it is played to its end without new gems. The most points win; equal points win together. Gems left in the middle belong to nobody.

## What is in the box

pieces = { $cards } cards and { $gems } gems. The list in the book has not survived. Two readings of the deck are known, and a table can choose; this is the usual one.
pieces-blue = blue, { $points ->
        [one] 1 point
       *[other] { $points } points
    } each
pieces-red = red, { $points ->
        [one] 1 point
       *[other] { $points } points
    } each

## The example turn

example-1 = Everybody has a face-down card; we look over Anna’s shoulder. She deals first and places a gem in the middle.
example-2 = The card was offered unseen. Now that it is taken, it stays face up before Ben.
example-3 = After two passes. Anna has taken a 1/11 twice: with her face-down card they make { $totals }, as she likes.
example-4 = Nobody takes a card in this pass: the round is over and all cards are turned up. The { $gems } gems make two treasures worth { $treasure } each.
example-5 = Anna’s cards fit both treasures. She dealt last and chooses first: with { $total } she is the nearest to 28.
example-6 = Chloé could try for either as well, and wins the first treasure with { $total }. Ben’s { $other } is beaten and wins nothing.

## Rulings

ruling-EX-R1 = Whether somebody is out is counted with every 1/11 as 1: nobody is out while any reading keeps the face-up cards below 28.
ruling-EX-R2 = Whoever is out of the round still deals when the deck comes round, but is offered no card and has no share.
ruling-EX-R3 = If everybody is out, the round ends at once. From an empty deck nothing can be taken; the passes still take place, gem included, until one has no taker.
ruling-EX-R4 = Treasures and shares are made as large as the gems allow, and a red gem cannot be cut. Red gems are given out first, and the treasure with fewer winners is filled first, so that small change lies where it must be divided.
ruling-EX-R5 = Who makes only totals above 28 has no share. Who makes only totals above 8 shares the second treasure without being asked. In a share your best total counts.
ruling-EX-R6 = On a jackpot nobody has to choose. Otherwise everybody whose cards fit both treasures is asked, even when they are worth nothing.
ruling-EX-R7 = Gems left in the middle at the end belong to nobody. Equal points win together.
