"""What the companion refuses, and why it cannot start. Codes and facts; the sentences stand in the catalogues."""

from __future__ import annotations


class Refused(Exception):
    """A request that may not be: nothing has changed, the one who asked is told.

    `code` names the reason for the catalogues, `status` is the HTTP status, `facts` fill the sentence.
    """

    def __init__(self, code: str, status: int = 409, **facts: object) -> None:
        super().__init__(code)
        self.code, self.status, self.facts = code, status, facts


class StartError(Exception):
    """The server cannot start. Its text is one clear sentence for the terminal."""


class NotStored(Exception):
    """The disk did not take the record, so nobody may be told of it."""


REFUSALS = (
    "no_such_room",
    "no_such_seat",
    "no_such_page",
    "not_your_seat",
    "not_the_host",
    "foreign_origin",
    "too_fast",
    "too_large",
    "malformed",
    "name_empty",
    "name_too_long",
    "room_full",
    "seat_taken",
    "wrong_word",
    "wait_before_next_try",
    "link_used",
    "not_in_lobby",
    "no_game",
    "need_more",
    "need_fewer",
    "unknown_game",
    "unknown_option",
    "unknown_action",
    "not_yet",
    "not_here",
    "not_while_paused",
    "nothing_to_rewind",
    "is_a_bot",
    "seat_free",
    "game_goes_on",
    "held",
    "broken",
    "not_stored",
)
"""Every code of a `Refused`, for the catalogues, the reference page and the tests that hold them complete."""
