"""The home page: the games, the open tables, the player's own tables."""

from __future__ import annotations

from collections.abc import Iterable

from fiveleaf.bots.levels import NAMES
from fiveleaf.catalogue import GAMES
from fiveleaf.engine.game import Game
from fiveleaf.engine.options import OneOf, Option, WholeNumber
from fiveleaf.server.people.players import PHRASES
from fiveleaf.server.store import PlayerRecord, Summary, TableRecord
from fiveleaf.server.tables.house import House
from fiveleaf.server.tables.snapshot import seats_of, seats_shown
from fiveleaf.server.wire import BotShown, GameShown, Home, OptionShown, Person, ShortShown, TableListed


def game_shown(game: Game) -> GameShown:
    """Returns a game as the home page shows it."""
    return GameShown(
        name=game.name,
        fewest_seats=game.fewest_seats,
        most_seats=game.most_seats,
        minutes=game.minutes,
        age=game.age,
        options=[option_shown(option) for option in game.options],
        bots=[BotShown(name, level) for level, name in enumerate(NAMES, 1)],
        short=None if game.short is None else ShortShown(dict(game.short.options), game.short.minutes),
    )


def option_shown(option: Option) -> OptionShown:
    """Returns an option with its possible values."""
    values = option.values
    choices = list(values.values) if isinstance(values, OneOf) else None
    low, high = (values.low, values.high) if isinstance(values, WholeNumber) else (None, None)
    return OptionShown(option.name, option.default, choices, low, high, option.clause)


ALL_GAMES = [game_shown(game) for game in GAMES]


async def home(house: House, player: PlayerRecord | None) -> Home:
    """Returns everything that the home page shows to a player."""
    limit = house.settings.listed_limit
    listed = await house.store.open_tables(
        house.listings.since, 4 * limit
    )  # includes full ones, which are filtered out below
    own = await own_tables(house, player, put_away=False)
    stored = await own_tables(house, player, put_away=True)
    present = [table for table in own if not table.resigned]
    return Home(
        me=None if player is None else Person(player.name, player.animal, player.language),
        games=ALL_GAMES,
        open=[table_listed(house, summary, player) for summary in with_free_seat(listed)[:limit]],
        running=[table for table in present if table.status != "over"][:limit],
        over=[table for table in present if table.status == "over"][:limit],
        put_away=newest_first([table for table in own if table.resigned] + stored)[:limit],
        phrases=list(PHRASES),
        address=house.settings.public_url or house.settings.address,
    )


async def own_tables(house: House, player: PlayerRecord | None, put_away: bool) -> list[TableListed]:
    """Returns the player's tables that are put away, or those that are not."""
    if player is None:
        return []
    summaries = await house.store.tables_of(player.id, 2 * house.settings.listed_limit, put_away)
    return newest_first([table_listed(house, summary, player) for summary in summaries])


def newest_first(tables: list[TableListed]) -> list[TableListed]:
    """Returns the tables in the order of their last change."""
    return sorted(tables, key=lambda table: -table.changed)


def with_free_seat(listed: Iterable[Summary]) -> list[Summary]:
    """Returns the tables with a free seat."""
    return [summary for summary in listed if any(seat.kind == "open" for seat in summary.record.seats)]


def table_listed(house: House, summary: Summary, player: PlayerRecord | None) -> TableListed:
    """Returns a table for a list; of a loaded one, only what its snapshot shows."""
    record, actor = summary.record, house.tables.get(summary.record.id)
    live = actor.state if actor is not None and actor.is_ready else None
    yours = seats_of(record, None if player is None else player.id)
    status, turn, changed = record.status, summary.turn, summary.changed
    if live is not None and live.snapshot is not None:
        status, turn, changed = live.snapshot.status, list(live.snapshot.turn), live.shown_at
    return TableListed(
        table=record.id,
        game=record.game,
        status=status,
        seats=live.presence.shown if live is not None else seats_shown(record.seats),
        yours=yours,
        your_turn=status == "running" and any(seat in turn for seat in yours),
        changed=changed,
        coach=record.coach,
        resigned=not yours and player is not None and has_left(record, player.id),
    )


def has_left(record: TableRecord, player: str) -> bool:
    """Returns whether the player has left a seat to a bot."""
    return any(seat.left is not None and seat.left.player == player for seat in record.seats)
