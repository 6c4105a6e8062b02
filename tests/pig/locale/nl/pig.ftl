### Pig

game-name = Pig
game-pitch = Gooi zo vaak als je durft: een 1 neemt alles van de beurt, stoppen bewaart het.

## Pieces

die-die = dobbelsteen

## What a seat may choose

move-roll = Gooien
move-hold = Stoppen

## What happened

luck-begins = Het lot beslist: { $seat } begint.
luck-roll = { $seat } gooit een { $value }.
event-roll = { $seat } gooit.
event-hold = { $seat } stopt.

## What is asked

ask-turn = Verder gooien, of { $total } bewaren en { $score } hebben?

## How it ended

ending-goal = Het doel is bereikt.

## Options

option-goal = Hoeveel punten winnen
page-option-goal = Doel

## Why a move is refused

refuse-PI-01 = Het spel is nog niet begonnen: het lot beslist wie begint.
refuse-PI-02 = In je beurt gooi je of stop je.
refuse-PI-05 = Het spel is afgelopen.
refuse-PI-R1 = Er is nog niets te bewaren: gooi eerst.

## The table as the terminal draws it

table-total = Deze beurt: { $total }
