### Pig

game-name = Pig
game-pitch = Roll as often as you dare: a 1 takes everything of the turn, holding keeps it.

## Pieces

die-die = die

## What a seat may choose

move-roll = Roll the die
move-hold = Hold

## What happened

luck-begins = The lot decides: { $seat } begins.
luck-roll = { $seat } rolls a { $value }.
event-roll = { $seat } rolls.
event-hold = { $seat } holds.

## What is asked

ask-turn = Roll on, or hold { $total } and have { $score }?

## How it ended

ending-goal = The goal is reached.

## Options

option-goal = How many points win
page-option-goal = Goal

## Why a move is refused

refuse-PI-01 = The game has not begun: the lot decides who begins.
refuse-PI-02 = In your turn you roll or hold.
refuse-PI-05 = The game is over.
refuse-PI-R1 = There is nothing to hold yet: roll first.

## The table as the terminal draws it

table-total = This turn: { $total }
