"""The numbers of all clauses and rulings of La Secte, and of what all games share."""

SEC = tuple(f"SEC-{number:02}" for number in range(1, 58))
RULINGS = tuple(f"SEC-A{number:02}" for number in range(1, 48))
COM = tuple(f"COM-{number:02}" for number in range(1, 13))
