"""The study of luck: how much of the games luck decides, how skill shows, and the page that says so."""
