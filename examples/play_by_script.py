"""A whole game by script: every seat takes its first legal move; then the transcript is checked and verified."""

import fiveleaf

table = fiveleaf.start("lucky-numbers", seats=2, seed="tea")
while not table.is_over:
    table.resolve_all()  # luck goes on until somebody is asked
    for seat in table.may_act:
        table.play(seat, table.legal_moves(seat)[0])

told = fiveleaf.transcript(table)
assert fiveleaf.replay(told).scores() == table.scores()
fiveleaf.verify(told)
print(f"{len(told['events'])} events, scores {table.scores()}, winners {table.winners()}")
