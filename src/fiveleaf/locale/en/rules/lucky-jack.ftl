### The rules page of Lucky Jack

rules =
    Seven symbols, twelve cards of each. From low to high: lemon 1, cherry 2, diamond 3, clover 4, bell 5, grape 6, seven 7. A game is three or five hands.

    __The deal.__ Everybody gets seven cards. The rest is the stock; its first card starts the discard pile. Whoever begins plays first, then it goes clockwise. The lot decides who begins the first hand, unless the table names somebody; every further hand is begun by the next player to the left.

    __Your turn.__ Look at the top of the discard pile and do one of four things:

    - discard a card of the same symbol,
    - discard a card of a higher symbol,
    - discard a card of a lower symbol, and draw two cards for it,
    - draw a card. Keep it, or put it on the discard pile: that is always free, but now the others may call “I take it!” The nearest to your left who calls gets it. The next turn is your left neighbour’s, whoever took the card, and the card below it is on top again.

    Whoever has drawn and kept a card discards nothing in that turn. With three cards in hand you can only draw.

    __Jackpot!__ If your discard leaves you with exactly three cards, all of one symbol, call “Jackpot!” and score the symbol’s number × 1,000. With exactly four of one symbol it is a double jackpot: × 2,000. It does not count with a lower discard. Nobody else scores, and the hand is over. You need not call: go for four if you dare, but if somebody is faster you get nothing.

    __The stock is empty.__ The discard pile is shuffled and becomes the stock, and its first card is turned up. When that would happen for the tenth time in a hand, the hand ends and nobody scores.

    __The end.__ After the last hand the highest total wins; equal totals win together.
rules-window = When a card can be taken, all others have { $seconds } seconds to call. Whoever says nothing leaves it.

## What is in the box

pieces = { $cards } cards, { $copies } of each symbol. What each of them scores: as a jackpot of three, and as a double jackpot of four.
pieces-three = three alike
pieces-four = four alike

## The example turn

example-1 = It is Anna’s turn. The same symbol as on the pile, or a higher one, is free. Each lower card would cost { $count } new ones.
example-2 = A higher symbol is free: nothing more happens, and the turn goes on to the left.
example-3 = A drawn card may be put on the pile for free, whatever its symbol. But now the others may call for it.
example-4 = Chloé takes it into her hand. The order of play stays as it was, and the card below is on top again.
example-5 = A few turns later. Anna holds { $cards } cards, and all but one are alike. The odd one may go: it has the same symbol as the card on top.
example-6 = Only equal cards are left, and Anna calls it: { $points } points. Nobody else scores, and the hand is over.

## Rulings

ruling-LJ-R1 = A jackpot can be called with a card of the same or of a higher symbol only. A lower one makes you draw two cards, so those in your hand are not your last.
ruling-LJ-R2 = Nobody has to call. Whoever keeps three or four equal cards without a word needs another discard from the hand to call later; putting down the card just drawn is none.
ruling-LJ-R3 = The discard pile becomes the stock when a turn begins with an empty stock, and before each of the two cards that a lower discard costs. The card just discarded is shuffled in. A pile of a single card stays as it is.
ruling-LJ-R4 = If all cards but the top one are in hands, you draw as many as there are. Only a player who can neither draw nor discard passes.
ruling-LJ-R5 = All others say at the same time whether they take the card. The answers are shown when all are there, or when nothing can change any more who gets it.
ruling-LJ-R6 = Equal totals at the end win together.
ruling-LJ-R7 = If the stock had to be made anew for the tenth time in a hand, the hand ends instead. Nobody scores, and the next one begins as usual.
ruling-LJ-R8 = Whoever turned up the first card also has the first turn; the German book says “the next player”. Where the five languages of the book differ, the French one, the original, is followed.
ruling-LJ-R9 = When a hand is over, all players show their cards before everything is shuffled. The book says nothing about it, and it changes no result.
