### The rules page of Pig

rules =
    In deinem Zug würfelst du, so oft du willst. Jeder Wurf zählt zur Summe des Zugs; eine 1 beendet den Zug, und die Summe ist verloren.

    Wer aufhört, schreibt die Summe gut. Wer mit 100 Punkten oder mehr aufhört, gewinnt.

## What is in the box

pieces = Ein Würfel mit { $faces } Seiten. { $goal } Punkte gewinnen.

## The example turn

example-1 = Anna hat in diesem Zug { $total } Punkte und würfelt weiter.
example-2 = Sie hört auf und hat { $score } Punkte.
example-3 = Pech: Ben verliert seinen Zug.

## Rulings

ruling-PI-R1 = Ein Zug beginnt mit einem Wurf: Vorher ist nichts zu behalten.
