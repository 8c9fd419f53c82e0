"""The rulings that a result, a Step, a card or an ending may name; a screen has one sentence for each."""

WHY: tuple[str, ...] = (
    "SEC-42", "SEC-50",
    "SEC-A07", "SEC-A11", "SEC-A13", "SEC-A15", "SEC-A15-anonymous", "SEC-A16", "SEC-A17", "SEC-A18", "SEC-A19",
    "SEC-A20", "SEC-A21", "SEC-A22", "SEC-A23", "SEC-A24", "SEC-A25", "SEC-A25-dealt", "SEC-A26", "SEC-A27", "SEC-A28",
    "SEC-A29-opinion", "SEC-A30", "SEC-A31", "SEC-A33", "SEC-A34", "SEC-A35", "SEC-A36", "SEC-A37", "SEC-A38",
    "SEC-A39", "SEC-A39-hidden", "SEC-A40", "SEC-A40-with_infidele", "SEC-A41", "SEC-A44", "SEC-A47",
)  # fmt: skip
