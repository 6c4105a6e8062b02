### The rules page of Pig

rules =
    À votre tour, vous lancez le dé autant de fois que vous voulez. Chaque lancer ajoute ses points au total du tour ; un 1 finit le tour, et le total est perdu.

    Qui s’arrête ajoute le total à son score. Qui s’arrête avec 100 points ou plus gagne.

## What is in the box

pieces = Un dé à { $faces } faces. { $goal } points gagnent.

## The example turn

example-1 = Anna a { $total } points dans ce tour, et lance encore.
example-2 = Elle s’arrête, et a { $score } points.
example-3 = Pas de chance : Ben perd son tour.

## Rulings

ruling-PI-R1 = Un tour commence par un lancer : il n’y a rien à garder avant.
