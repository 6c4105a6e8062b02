### The rules page of Pig

rules =
    En tu turno tiras el dado tantas veces como quieras. Cada tirada suma sus puntos al total del turno; un 1 termina el turno, y el total se pierde.

    Quien se planta suma el total a sus puntos. Quien se planta con 100 puntos o más gana.

## What is in the box

pieces = Un dado de { $faces } caras. { $goal } puntos ganan.

## The example turn

example-1 = Anna tiene { $total } puntos en este turno, y sigue tirando.
example-2 = Se planta, y tiene { $score } puntos.
example-3 = Mala suerte: Ben pierde su turno.

## Rulings

ruling-PI-R1 = Un turno empieza con una tirada: antes no hay nada que guardar.
