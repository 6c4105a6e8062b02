### The rules page of Pig

rules =
    In your turn you roll the die as often as you like. Every roll adds its points to the total of the turn; a 1 ends the turn, and the total is lost.

    Who holds adds the total to the score. Who holds with 100 points or more wins.

## What is in the box

pieces = One die with { $faces } faces. { $goal } points win.

## The example turn

example-1 = Anna has { $total } points in this turn, and rolls on.
example-2 = She holds, and has { $score } points.
example-3 = Bad luck: Ben loses his turn.

## Rulings

ruling-PI-R1 = A turn begins with a roll: there is nothing to hold before.
