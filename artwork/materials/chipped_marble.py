"""White marble of a counter that has lost a corner and is cracked."""

from functools import cache

from .marble import _marble_color
from .plain import SHEEN
from .shader import Shader, srgb


@cache
def chipped_marble(broken, front, end, crack):
    """Polished white marble; where it is broken, its inside is rough, and a crack runs back from the edge.

    broken: whether it is, or has been repaired; front: y of the front edge; end: x of the right end of the slab;
    crack: x where the crack meets the front edge
    """
    s = Shader('chipped_marble')
    s.avg, s.m.pass_index = srgb('#dedbd5'), SHEEN
    p = s.pos()
    color = _stone(s, p)
    shine, wave = s.rng(s.noise(p, 5, 4), 0.3, 0.7, 0.085, 0.115), s.math('MULTIPLY', s.noise(p, 7, 2), 0.02)
    x, y, z = s.sep(p)
    wander = s.math('MULTIPLY', s.math('SUBTRACT', s.noise(p, 8, 6, 0.56), 0.5), 0.085)
    off = s.math('ABSOLUTE', s.math('SUBTRACT', s.math('ADD', x, wander), crack))
    off = s.math('ADD', off, s.math('MULTIPLY', s.math('SUBTRACT', y, front), 0.0006))
    if not broken:
        # A good fill passes for a vein.
        filled = s.rng(off, 0.0003, 0.0011, 0.5, 0)
        return s.pbr(s.mix(filled, color, srgb('#a9a8a6')), shine, s.bump(wave, 0.5, 0.0008))
    gap = s.rng(off, 0.0005, 0.0011, 1, 0)
    soil = s.math('MULTIPLY', s.rng(off, 0.0005, 0.007, 0.35, 0), s.rng(s.noise(p, 60, 4), 0.35, 0.6))
    color = s.mix(soil, color, srgb('#8a7a63'))
    color = s.mix(gap, color, srgb('#2e2822'))
    # What lies deeper than the faces and their rounded edges has broken open.
    depths = s.math('MULTIPLY', z, -1), s.math('ADD', z, 0.03), s.math('SUBTRACT', y, front), s.math('SUBTRACT', end, x)
    over = [s.math('MAXIMUM', s.math('SUBTRACT', 0.003, d), 0) for d in depths]
    below, above, behind, beside = (s.math('MULTIPLY', d, d) for d in over)
    squares = s.math('ADD', s.math('ADD', below, above), s.math('ADD', behind, beside))
    rounded = s.math('SQRT', squares)
    inside = s.rng(s.math('SUBTRACT', 0.003, rounded), 0.00015, 0.0003)
    raw, rough, facets = _raw(s, p, color)
    # A bruise along the rim is whiter, because the blow has loosened its crystals.
    rim = s.v('DOT_PRODUCT', s.node('Bevel', {'Radius': 0.004}, samples=6), s.node('NewGeometry', out='Normal'))
    corner = s.math('ADD', s.math('SUBTRACT', x, end), s.math('SUBTRACT', front, y))
    bruise = s.math('MULTIPLY', s.rng(rim, 0.995, 0.85), s.rng(corner, -0.15, -0.12))
    bruise = s.math('MULTIPLY', bruise, s.rng(s.noise(p, 190, 3), 0.35, 0.6))
    color = s.mix(bruise, color, srgb('#fbfaf7'))
    color = s.mix(inside, color, raw)
    relief = s.bump(s.math('SUBTRACT', wave, gap), 0.5, 0.0008)
    normal = s.mix(inside, relief, facets)
    shine = s.math('MULTIPLY_ADD', bruise, 0.3, s.math('MULTIPLY_ADD', inside, rough, shine))
    # Marble is translucent: daylight that falls on its top shines out of the break, most of all close to the rim.
    s.m.cycles.sample_as_light = False
    near = s.math('EXPONENT', s.math('MULTIPLY', z, 180))
    glow = s.math('MULTIPLY', inside, s.math('MULTIPLY_ADD', near, 0.06, 0.015))
    return s.pbr(color, shine, normal, Emission=color, Emission_Strength=glow)


@cache
def broken_marble():
    """What is inside that marble."""
    s = Shader('broken_marble')
    s.avg = srgb('#e6e3de')
    p = s.pos()
    return s.pbr(*_raw(s, p, _stone(s, p)))


def _stone(s, p):
    """Its color, which runs through all of it."""
    return _marble_color(s, s.v('ADD', p, (0.62, 0.27, 0.1)), '#e4e1db', '#b4b5b6', '#5b5e63', 2.2, 1.2, 0.8, 0.12)[0]


def _raw(s, p, color):
    """Returns color, roughness and normal where it has split between its crystals, which have the size of sugar."""
    # Where the break follows larger crystals, each is a small flat face of its own.
    coarse = s.rng(s.noise(p, 55, 3), 0.42, 0.58)
    fine, large = s.voro(p, 1500, out='Color'), s.voro(p, 800, out='Color')
    crystal = s.mix(coarse, fine, large)
    bright, _, glint = s.sep(crystal)
    patches = s.rng(s.noise(p, 45, 4), 0.35, 0.65, 0.72, 1.02)
    value = s.math('MULTIPLY', s.rng(bright, 0, 1, 0.88, 1.08, 'LINEAR'), patches)
    # Dust of the break lies on what faces up.
    up, height = s.node('NewGeometry', out='Normal'), s.sep(p)[2]
    value = s.math('MULTIPLY', value, s.rng(s.sep(up)[2], -0.2, 0.75, 0.55, 1.08))
    color = s.mix(0.4, color, srgb('#e6e1d8'))
    color = s.hsv(color, 0.5, 0.9, s.math('MULTIPLY', value, 1.06))
    color = s.mix(s.rng(glint, 0.92, 0.96, 0, 0.7), color, srgb('#fdfcfa'))
    tilt = s.vs(s.v('SUBTRACT', crystal, (0.5, 0.5, 0.5)), 0.55)
    # Along the bottom its normals are those of the underside, see mirror_alike.
    face = s.mix(s.rng(height, -0.029, -0.028), s.node('NewGeometry', out='True Normal'), up)
    normal = s.v('NORMALIZE', s.v('ADD', face, tilt))
    return color, s.rng(glint, 0.9, 0.95, 0.6, 0.25), normal
