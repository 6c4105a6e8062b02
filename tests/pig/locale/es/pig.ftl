### Pig

game-name = Pig
game-pitch = Tira tantas veces como te atrevas: un 1 se lleva todo el turno, plantarse lo guarda.

## Pieces

die-die = dado

## What a seat may choose

move-roll = Tirar el dado
move-hold = Plantarse

## What happened

luck-begins = Decide la suerte: empieza { $seat }.
luck-roll = { $seat } saca un { $value }.
event-roll = { $seat } tira.
event-hold = { $seat } se planta.

## What is asked

ask-turn = ¿Tirar otra vez, o guardar { $total } y tener { $score }?

## How it ended

ending-goal = Se alcanzó la meta.

## Options

option-goal = Cuántos puntos ganan
page-option-goal = Meta

## Why a move is refused

refuse-PI-01 = La partida no ha empezado: la suerte decide quién empieza.
refuse-PI-02 = En tu turno tiras o te plantas.
refuse-PI-05 = La partida ha terminado.
refuse-PI-R1 = Aún no hay nada que guardar: tira primero.

## The table as the terminal draws it

table-total = Este turno: { $total }
