### Pig

game-name = Pig
game-pitch = Würfle, so oft du dich traust: Eine 1 nimmt alles aus dem Zug, wer aufhört, behält es.

## Pieces

die-die = Würfel

## What a seat may choose

move-roll = Würfeln
move-hold = Aufhören

## What happened

luck-begins = Das Los entscheidet: { $seat } beginnt.
luck-roll = { $seat } würfelt eine { $value }.
event-roll = { $seat } würfelt.
event-hold = { $seat } hört auf.

## What is asked

ask-turn = Weiter würfeln, oder { $total } behalten und { $score } haben?

## How it ended

ending-goal = Das Ziel ist erreicht.

## Options

option-goal = Wie viele Punkte gewinnen
page-option-goal = Ziel

## Why a move is refused

refuse-PI-01 = Das Spiel hat noch nicht begonnen: Das Los entscheidet, wer beginnt.
refuse-PI-02 = In deinem Zug würfelst du oder hörst auf.
refuse-PI-05 = Das Spiel ist aus.
refuse-PI-R1 = Noch ist nichts zu behalten: Würfle zuerst.

## The table as the terminal draws it

table-total = Dieser Zug: { $total }
