### What the rules pages of all games share

rules-brief = The rules
rules-example = An example turn
rules-pieces = What is in the box
rules-time = Time to answer
rules-window-note = At a table with a clock for moves it is that clock’s time, but at least { $least } seconds. No time runs while somebody reads a first hint or the device is passed on. Alone against bots, or when all share one device, the question simply waits.
rules-rulings = What the house decided
rules-rulings-note = The printed rules leave some things open. This is how they are played here.
rules-makers = Who made it
rules-designed = Designed by { $names }
rules-illustrated = Illustrated by { $names }
rules-published = Published by { $names }
rules-unnamed = The printed rules name neither authors nor publisher.
rules-thanks = The game belongs to its makers: if you like it, buy the box. The words and drawings here are our own.
