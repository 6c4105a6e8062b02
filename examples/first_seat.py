"""Is it good to begin? Two thousand games with a fixed first seat, for every game."""

import fiveleaf

for game in fiveleaf.games():
    seats = 3
    figures = fiveleaf.simulate(game, seats, games=2_000, bots=["simple"], seed=1, first_seat=0)
    share = figures.seat_shares[0]
    print(f"{game:14} the first of {seats} seats wins {share.share:.1%} (95%: {share.low:.1%} to {share.high:.1%})")
