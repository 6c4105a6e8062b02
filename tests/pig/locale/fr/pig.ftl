### Pig

game-name = Cochon
game-pitch = Lancez autant que vous l’osez : un 1 emporte tout le tour, s’arrêter le garde.

## Pieces

die-die = dé

## What a seat may choose

move-roll = Lancer le dé
move-hold = S’arrêter

## What happened

luck-begins = Le sort décide : { $seat } commence.
luck-roll = { $seat } obtient un { $value }.
event-roll = { $seat } lance.
event-hold = { $seat } s’arrête.

## What is asked

ask-turn = Lancer encore, ou garder { $total } et avoir { $score } ?

## How it ended

ending-goal = Le but est atteint.

## Options

option-goal = Combien de points gagnent
page-option-goal = But

## Why a move is refused

refuse-PI-01 = La partie n’a pas commencé : le sort décide qui commence.
refuse-PI-02 = À votre tour, vous lancez ou vous vous arrêtez.
refuse-PI-05 = La partie est finie.
refuse-PI-R1 = Il n’y a encore rien à garder : lancez d’abord.

## The table as the terminal draws it

table-total = Ce tour : { $total }
