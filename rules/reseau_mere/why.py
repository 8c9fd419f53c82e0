"""The rulings that a round, the accusation or the end may name; a screen has one sentence for each."""

WHY: tuple[str, ...] = (
    "RES-HEAD-START", "RES-06", "RES-07", "RES-08", "RES-50", "RES-60",
    "RES-A05", "RES-A12", "RES-A13", "RES-A14", "RES-A16", "RES-A18", "RES-A19", "RES-A24", "RES-A27",
)  # fmt: skip
