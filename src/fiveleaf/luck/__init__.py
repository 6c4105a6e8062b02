"""Studies of luck: hints, counted luck, and figures that are computed exactly."""
