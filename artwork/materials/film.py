"""The gray film that years of mops and feet leave on a kitchen floor."""

# Where something was spilled and dried (x, y, radius).
DRIPS = (
    (-0.28, 0.22, 0.021),
    (-0.335, 0.265, 0.009),
    (-0.245, 0.30, 0.006),
    (0.05, 0.62, 0.014),
    (-0.52, 0.66, 0.026),
    (-0.47, 0.72, 0.008),
    (0.34, 0.12, 0.011),
    (-0.12, 1.22, 0.022),
)
# Where a mop was drawn in an arc around the arm of who held it (x, y, radius, half the width).
ARCS = ((-1.15, -0.35, 0.88, 0.085), (0.95, 0.05, 0.80, 0.075), (-0.95, 1.45, 0.62, 0.09), (1.05, 1.20, 0.74, 0.08))


def soiled(s, p):
    """How thick the film is, how far a smear dulls it, and where drips have dried; each 0 to 1.

    The film is thickest on the way to the door and before the cabinets, and nearly absent along the walls.
    """
    x, y, _ = s.sep(p)
    broad = s.math('SUBTRACT', s.noise(p, 1.3, 4, 0.6), 0.5)
    wander = s.math('MULTIPLY_ADD', y, -0.06, s.math('MULTIPLY_ADD', broad, 0.5, 0.10))
    lane = s.rng(s.math('ABSOLUTE', s.math('SUBTRACT', x, wander)), 0.12, 0.66, 1, 0)
    stand = _distance(s, s.v('MULTIPLY', p, (1, 0.42, 1)), -0.74, 0.34)
    stand = s.rng(s.math('ADD', stand, s.math('MULTIPLY', broad, 0.5)), 0.08, 0.52, 0.8, 0)
    walked = s.math('MAXIMUM', lane, stand)
    inside = s.math('MULTIPLY', s.rng(x, -1.30, -0.92), s.math('MULTIPLY', s.rng(x, 1.15, 1.9, 1, 0), s.rng(y, 2.5, 3.3, 1, 0)))
    fine = s.rng(s.noise(p, 5, 5, 0.62), 0.32, 0.68, -0.12, 0.12)
    film = s.math('MULTIPLY_ADD', walked, 0.68, s.math('MULTIPLY_ADD', broad, 0.55, s.math('ADD', fine, 0.16)))
    film = s.math('MULTIPLY', film, s.math('MULTIPLY_ADD', inside, 0.85, 0.15), clamp=True)
    return film, _smears(s, p), _drips(s, p)


def _distance(s, p, x, y):
    return s.node('VectorMath', (s.v('MULTIPLY', p, (1, 1, 0)), (x, y, 0)), 'Value', operation='DISTANCE')


def _smears(s, p):
    """Swaths that a wet mop has left dull, in streaks along their arcs."""
    bent = s.v('ADD', p, s.vs(s.noise(p, 2.0, 2, col=True), 0.10))
    swaths = []
    for k, (x, y, radius, half) in enumerate(ARCS):
        away = _distance(s, bent, x + 0.05, y + 0.05)
        off = s.math('ABSOLUTE', s.math('SUBTRACT', away, radius))
        streak = s.noise(s.comb(s.math('MULTIPLY', away, 42), s.math('MULTIPLY', s.sep(p)[1], 0.8), 3.7 * k), 1, 2, 0.5)
        swath = s.math('MULTIPLY', s.rng(off, half * 0.35, half, 1, 0), s.rng(streak, 0.32, 0.66, 0.15, 1))
        swaths.append(s.math('MULTIPLY', swath, s.rng(s.noise(s.v('ADD', p, (0, 0, k)), 1.7, 2), 0.40, 0.60)))
    return s.greatest(swaths)


def _drips(s, p):
    """Drops with a soft middle and a darker rim, none of them round."""
    uneven = s.math('SUBTRACT', s.noise(p, 30, 4, 0.6), 0.5)
    drops = []
    for x, y, radius in DRIPS:
        away = s.math('MULTIPLY_ADD', uneven, radius * 0.9, _distance(s, p, x, y))
        rim = s.rng(s.math('ABSOLUTE', s.math('SUBTRACT', away, radius * 0.86)), 0.0006, radius * 0.2 + 0.001, 1, 0)
        drops.append(s.math('MAXIMUM', s.rng(away, radius * 0.6, radius, 0.7, 0), s.math('MULTIPLY', rim, 0.85)))
    return s.greatest(drops)


def rim(s, p, half_along, half_across, width):
    """Soil along the edges of a piece, of uneven width, 0 to 1; halves are those of its sides."""
    u, v, _ = s.sep(s.uv())
    along = s.math('SUBTRACT', half_along, s.math('ABSOLUTE', u))
    across = s.math('SUBTRACT', half_across, s.math('ABSOLUTE', v))
    uneven = s.rng(s.noise(p, 9, 5, 0.65), 0.3, 0.7, 0.6 * width, 1.3 * width)
    return s.rng(s.math('DIVIDE', s.math('MINIMUM', along, across), uneven), 0.1, 1, 1, 0)


def uncovered(s, p, x, y, half_x, half_y):
    """0 where a mat or rug around (x, y) has covered the floor, 1 beside it."""
    off = s.v('ABSOLUTE', s.v('SUBTRACT', p, (x, y, 0)))
    across, along, _ = s.sep(off)
    return s.math(
        'MAXIMUM', s.rng(across, half_x - 0.006, half_x + 0.006), s.rng(along, half_y - 0.006, half_y + 0.006)
    )


def walked_lane(s, p, middle=0.02, slope=-0.05):
    """How far feet have ground a floor dull on the way along y, 0 to 1; x of the middle is `middle + slope * y`."""
    x, y, _ = s.sep(p)
    noise = s.math('SUBTRACT', s.noise(p, 1.1, 4, 0.6), 0.5)
    way = s.math('MULTIPLY_ADD', y, slope, s.math('MULTIPLY_ADD', noise, 0.5, middle))
    return s.rng(s.math('ABSOLUTE', s.math('SUBTRACT', x, way)), 0.15, 1.0, 1, 0.12)
