"""The film that a mop spreads on a floor, and the steps of those who walk on it."""


def _print(s, p, x, y, turn, length=0.29):
    """Where the sole of a shoe has stood, 0 to 1."""
    at = s.map(s.v('SUBTRACT', p, (x, y, 0)), (1, 1, 1), (0, 0, -turn))
    sole = None
    for middle, half in ((0.10, (0.047, 0.078)), (-0.115, (0.034, 0.043))):
        part = s.v(
            'MULTIPLY', s.v('SUBTRACT', at, (0, middle * length / 0.29, 0)), (1 / half[0], 1 / half[1], 0)
        )
        inside = s.rng(s.node('VectorMath', (part,), 'Value', operation='LENGTH'), 0.85, 1.08, 1, 0)
        sole = inside if sole is None else s.math('MAXIMUM', sole, inside)
    tread = s.rng(s.math('SINE', s.math('MULTIPLY', s.sep(at)[1], 520)), -0.5, 0.3, 0.45, 1)
    return s.math(
        'MULTIPLY', s.math('MULTIPLY', sole, tread), s.rng(s.noise(p, 24, 4, 0.6), 0.3, 0.55, 0.35, 1)
    )


def mopped(s, p, prints):
    """How thick the film is, and where shoes have stood (x, y, turn in radians); each 0 to 1."""
    bent = s.v('ADD', p, s.vs(s.noise(p, 1.1, 2, col=True), 0.9))
    mop = s.rng(s.noise(s.map(bent, (1.6, 17, 1), (0, 0, 0.5)), 1, 4, 0.6), 0.3, 0.72)
    film = s.math('MULTIPLY_ADD', mop, 0.5, s.rng(s.noise(p, 1.6, 5, 0.65), 0.3, 0.7, 0.15, 0.5))
    trodden = None
    for x, y, turn in prints:
        one = _print(s, p, x, y, turn)
        trodden = one if trodden is None else s.math('MAXIMUM', trodden, one)
    return film, trodden
