### The rules page of Pig

rules =
    In je beurt gooi je zo vaak als je wilt. Elke worp telt bij het totaal van de beurt; een 1 beëindigt de beurt, en het totaal is verloren.

    Wie stopt, telt het totaal bij zijn score. Wie stopt met 100 punten of meer, wint.

## What is in the box

pieces = Een dobbelsteen met { $faces } vlakken. { $goal } punten winnen.

## The example turn

example-1 = Anna heeft { $total } punten in deze beurt, en gooit verder.
example-2 = Ze stopt, en heeft { $score } punten.
example-3 = Pech: Ben verliest zijn beurt.

## Rulings

ruling-PI-R1 = Een beurt begint met een worp: daarvoor is er niets te bewaren.
