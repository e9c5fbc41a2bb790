"""Dark polished marble, and what acid leaves on it."""

from functools import cache

from .shader import Shader, srgb


def _vein(s, p, bent, turn, spacing, bend, width):
    """Lines that run roughly in one direction, thin out and break off; loops would be taken for rings of a glass."""
    across = s.sep(s.map(p, rot=(0, 0, turn)))[0]
    along = s.math('ADD', s.math('DIVIDE', across, spacing), s.math('MULTIPLY', bent, bend))
    off = s.math(
        'MULTIPLY',
        s.math('ABSOLUTE', s.math('SUBTRACT', s.math('FRACT', s.math('ADD', along, 20)), 0.5)),
        spacing,
    )
    strength = s.noise(s.v('ADD', p, (turn, spacing, 0)), 4.5, 3)
    return s.math(
        'MULTIPLY',
        s.rng(off, 0, s.rng(strength, 0.35, 0.7, 0.0006, width), 1, 0),
        s.rng(strength, 0.38, 0.56),
    )


def _dark_marble(s, p):
    """Nearly black stone with white veins, of which few are wide."""
    bent = s.sep(s.v('SUBTRACT', s.noise(p, 3.6, 6, 0.56, col=True), (0.5, 0.5, 0.5)))
    cloud = s.mix(s.rng(s.noise(p, 6, 4, 0.6), 0.35, 0.7), srgb('#1c1a19'), srgb('#322e2b'))
    wide = _vein(s, p, bent[0], 0.75, 0.41, 1.5, 0.009)
    thin = _vein(s, p, bent[1], 0.35, 0.23, 1.9, 0.0028)
    cross = _vein(s, p, bent[2], -0.9, 0.37, 1.6, 0.002)
    fine = s.math('MULTIPLY', s.math('MAXIMUM', thin, cross), 0.6)
    return s.mix(s.math('MULTIPLY', s.math('MAXIMUM', wide, fine), 0.85), cloud, srgb('#d4cdc2'))


def _etched(s, p, rings, drops):
    """Where acid has stood: rings that a wet foot left (x, y, radius, strength) and drops (x, y, radius)."""
    low = s.vs(s.v('SUBTRACT', s.noise(p, 14, 3, col=True), (0.5, 0.5, 0.5)), 0.006)
    fine = s.vs(s.v('SUBTRACT', s.noise(p, 95, 3, col=True), (0.5, 0.5, 0.5)), 0.0022)
    flat = s.v('MULTIPLY', s.v('ADD', s.v('ADD', p, low), fine), (1, 1, 0))
    mottled = s.rng(s.noise(p, 210, 4, 0.6), 0.25, 0.6, 0.55, 1)
    mask = None
    for k, (x, y, r, strength) in enumerate(rings):
        d = s.node('VectorMath', (flat, (x, y, 0)), 'Value', operation='DISTANCE')
        broken = s.rng(s.noise(s.v('ADD', p, (k * 3.7, 0, 0)), 17, 2), 0.36, 0.56, 0.12, 1)
        width = s.rng(s.noise(s.v('ADD', p, (0, k * 5.1, 0)), 21, 2), 0.3, 0.7, 0.0004, 0.0024)
        line = s.math(
            'MULTIPLY',
            s.rng(
                s.math('SUBTRACT', s.math('ABSOLUTE', s.math('SUBTRACT', d, r)), width), -0.0012, 0.0017, 1, 0
            ),
            broken,
        )
        film = s.math('MULTIPLY', s.rng(d, r - 0.006, r + 0.001, 0.42, 0), broken)
        ring = s.math('MULTIPLY', s.math('MAXIMUM', line, film), strength)
        mask = ring if mask is None else s.math('MAXIMUM', mask, ring)
    for x, y, r in drops:
        edge = s.math('MULTIPLY', s.math('SUBTRACT', s.noise(p, 44, 3), 0.5), r * 0.9)
        d = s.math('ADD', s.node('VectorMath', (flat, (x, y, 0)), 'Value', operation='DISTANCE'), edge)
        mask = s.math('MAXIMUM', mask, s.rng(d, r * 0.72, r * 1.06, 0.9, 0))
    return s.math('MULTIPLY', mask, mottled)


@cache
def counter_marble(etched=False, rings=(), drops=()):
    """A counter of dark marble, polished; etched, it is dull where acid stood and hazy where it is used most."""
    s = Shader('counter_marble')
    s.avg = srgb('#262321')
    p = s.pos()
    color = _dark_marble(s, p)
    polish = s.rng(s.noise(p, 5, 4), 0.3, 0.7, 0.025, 0.05)
    wave = s.noise(p, 7, 2)
    if not etched:
        return s.pbr(color, polish, s.bump(wave, 0.01, 0.004))
    mask = _etched(s, p, rings, drops)
    haze = s.math('MULTIPLY', s.rng(s.noise(p, 6, 5, 0.62), 0.42, 0.68), 0.075)
    wiped = s.math('MULTIPLY', s.rng(s.noise(s.map(p, (6, 300, 1), (0, 0, 0.5)), 1, 3), 0.52, 0.75), 0.05)
    rough = s.math('ADD', s.math('ADD', polish, s.math('ADD', haze, wiped)), s.math('MULTIPLY', mask, 0.40))
    color = s.mix(s.math('MULTIPLY', mask, 0.42), color, srgb('#8d877f'))
    grain = s.math('MULTIPLY', mask, s.math('SUBTRACT', s.noise(p, 1300, 2), 0.8))
    return s.pbr(color, rough, s.bump(s.math('ADD', grain, s.math('MULTIPLY', wave, 0.05)), 0.3, 0.0006))
