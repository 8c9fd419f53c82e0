"""The numbers of all clauses and rulings of Réseau-Mère."""

RES = tuple(f"RES-{number:02}" for number in range(1, 67))
RULINGS = tuple(f"RES-A{number:02}" for number in range(1, 34))
VECTORS = tuple(
    f"RES-V{number:02}"
    for number in (*range(1, 7), *range(8, 13), *range(16, 20), *range(21, 24), 25, 26, 28, 29, 31, 32, 33)
)
