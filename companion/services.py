"""What a room needs of the house that it stands in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

from companion.clock import Clock
from companion.store import Store
from rules.game import Rules

if TYPE_CHECKING:
    from companion.room import Room


class Library(Protocol):
    """The games that can be played."""

    def rules(self, code: str) -> Rules[Any]: ...
    def codes(self) -> Sequence[str]: ...
    def in_order(self) -> Sequence[str]: ...


class Services(Protocol):
    """What a room needs of the house."""

    store: Store
    clock: Clock
    library: Library
    house_key: bytes

    def new_seat_id(self) -> int: ...
    def new_game_id(self) -> int: ...
    def publish(self, room: Room) -> None: ...
    def dismiss(self, room: Room, seat: int, why: str) -> None: ...
    def is_here(self, room: Room, seat: int) -> bool: ...
