### The rules page of Lucky Numbers

rules =
    Every player has a garden of 4 × 4 cells. Clovers numbered 1 to 20, one full set per player, lie face down in the middle.

    __The rule of the garden.__ In every row from left to right, and in every column from top to bottom, the numbers rise. Gaps are welcome, equal numbers are not.

    __Set-up.__ Draw four clovers and lay them on the diagonal from top left to bottom right, in any order you like. The lot decides who begins, unless the table names somebody.

    __Your turn.__ Do one of two things:

    - Draw a face-down clover. Place it, or put it face up in the middle.
    - Take a face-up clover from the middle and place it.

    A clover goes on a free cell, or takes the place of one of your own with another number, which then goes face up to the middle.

    __The end.__ Whoever fills the last free cell wins at once. If the last face-down clover is turned up first, that turn is finished and the fewest free cells win; players with equally few win together. The same holds when nobody has drawn in the last twenty turns of everybody.

    __Michael’s set-up.__ Everybody draws and lays one clover at a time, four times; a clover laid does not move.

    __Tournament.__ As many races as players; everybody begins once. A winner scores 2 points, everybody else loses 1 per free cell. After the last race the most points win; equal points win together.

## What is in the box

pieces = One set of clovers for every player, numbered from { $low } to { $high }; with { $seats } players that makes { $tiles }. The colours play no part.

## The example turn

example-1 = Only { $cells } can take it: a free cell, or one whose clover it would replace. Anywhere else a row or a column would no longer rise.
example-2 = So it replaces the { $old }, which now lies face up in the middle.
example-3 = Ben could have drawn, but he likes what he sees. A clover taken from the middle must go into the garden.

## Rulings

ruling-LN-R1 = The diagonal need not rise, as no two of its cells share a row or a column. You see all four clovers and lay them one by one in the order drawn, each where you like.
ruling-LN-R2 = All lay their clovers at the same time. Everybody sees what was drawn, but where it lies only when all have laid.
ruling-LN-R3 = When a clover replaces another, it only has to fit the rest of the row and the column. It never replaces one of the same number: that would be a pass, which the book does not know.
ruling-LN-R4 = A drawn clover is shown before its player decides. It may always be put in the middle.
ruling-LN-R5 = Whoever fills the last free cell with the last clover wins at once.
ruling-LN-R6 = If nobody has drawn in the last twenty turns of everybody, the race ends and the fewest free cells win.
ruling-LN-R7 = The score of a single race is the number of filled cells; that of a tournament, its points.
