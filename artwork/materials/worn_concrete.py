"""A slab before the work: bare and marked by builders, or under the glue of a carpet that is gone."""

from functools import cache

from .concrete import _crack
from .plain import SHEEN
from .shader import Shader, srgb


def _bare(s, p):
    """Troweled gray concrete with a crack and the marks of the trowel; its color and how rough it is."""
    cloud, blotch = s.noise(p, 0.55, 7, 0.62), s.noise(p, 3.1, 6, 0.6)
    color = s.mix(s.rng(cloud, 0.3, 0.7), srgb('#8b8780'), srgb('#aca79e'))
    color = s.mix(s.rng(blotch, 0.42, 0.7, 0, 0.5), color, srgb('#7b756c'))
    bent = s.v('ADD', p, s.vs(s.noise(p, 1.2, 3, col=True), 0.7))
    sweep = s.noise(s.map(bent, (1.5, 22, 1), (0, 0, 0.5)), 1, 4, 0.6)
    color = s.hsv(color, 0.5, 1, s.rng(sweep, 0.3, 0.7, 0.90, 1.07))
    color = s.hsv(color, 0.5, 1, s.rng(s.noise(p, 240, 4, 0.6), 0.3, 0.7, 0.86, 1.1))
    color = s.mix(s.math('MULTIPLY', _crack(s, p), 0.85), color, srgb('#3b3731'))
    return color, s.rng(blotch, 0.3, 0.7, 0.62, 0.85)


def _spots(s, p, scale, radius, seed):
    """Drops of many sizes, 0 to 1, about one for each cell of the scale."""
    at = s.v('ADD', s.v('ADD', p, (seed, seed, 0)), s.vs(s.noise(p, 26, 3, col=True), 0.03))
    size = s.rng(s.sep(s.voro(at, scale, out='Color'))[0], 0.35, 1, 0, radius, 'LINEAR')
    return s.rng(s.math('SUBTRACT', s.voro(at, scale), size), -0.012, 0.012, 1, 0)


@cache
def bare_slab():
    """Concrete as builders leave it: drops of paint, drips of rust, dust in the pores."""
    s = Shader('bare_slab')
    s.avg = srgb('#9a958c')
    p = s.pos()
    color, rough = _bare(s, p)
    damp = s.rng(s.noise(s.v('ADD', p, (5, 2, 0)), 0.9, 5, 0.6), 0.54, 0.62)
    color = s.mix(s.math('MULTIPLY', damp, 0.4), color, srgb('#5f594f'))
    color = s.mix(s.math('MULTIPLY', _spots(s, p, 3.1, 0.10, 2.0), 0.75), color, srgb('#e2ddd2'))
    color = s.mix(s.math('MULTIPLY', _spots(s, p, 1.3, 0.12, 7.0), 0.45), color, srgb('#7d5f45'))
    return s.pbr(color, rough, s.bump(s.noise(p, 120, 4, 0.6), 0.25, 0.003), spec=0.3)


def _combed(s, p):
    """Ridges of a notched trowel in arcs, 0 to 1; each sweep of the arm has a shoulder of its own, beside it."""
    at = s.v('ADD', s.v('MULTIPLY', p, (1, 1, 0)), s.vs(s.noise(p, 1.7, 3, col=True), 0.22))
    cell = {'Vector': at, 'Scale': 1.25}
    turn = s.math('MULTIPLY', s.sep(s.node('TexVoronoi', cell, 'Color', voronoi_dimensions='2D'))[0], 6.283)
    aside = s.vs(s.comb(s.math('COSINE', turn), s.math('SINE', turn)), 0.85)
    shoulder = s.v('ADD', s.node('TexVoronoi', cell, 'Position', voronoi_dimensions='2D'), aside)
    near = s.v('ADD', s.v('MULTIPLY', p, (1, 1, 0)), s.vs(s.noise(p, 5, 2, col=True), 0.03))
    reach = s.node('VectorMath', (near, shoulder), 'Value', operation='DISTANCE')
    comb = s.math('MULTIPLY_ADD', s.math('SINE', s.math('MULTIPLY', reach, 640)), 0.5, 0.5)
    middle = s.node('TexVoronoi', cell, 'Distance', voronoi_dimensions='2D', feature='DISTANCE_TO_EDGE')
    apart = s.rng(s.math('ADD', middle, s.rng(s.noise(p, 7, 4), 0.3, 0.7, -0.09, 0.09)), 0.03, 0.12)
    return s.math('MULTIPLY', s.rng(comb, 0.3, 0.8), apart)


@cache
def glued_slab():
    """Concrete with the adhesive of a carpet left on it in places, scraped off in others, and drops of paint."""
    s = Shader('glued_slab')
    s.avg = srgb('#8a7e69')
    p = s.pos()
    color, rough = _bare(s, p)
    broken = s.noise(p, 30, 5, 0.66)
    left = s.noise(s.v('ADD', p, (1.7, 0.4, 0)), 0.6, 9, 0.62)
    # A scraper has taken most of it off in short strokes.
    strokes = s.noise(s.map(s.v('ADD', p, s.vs(s.noise(p, 2, 2, col=True), 0.15)), (3, 17, 1), (0, 0, 0.9)), 1, 4, 0.6)
    left = s.math('ADD', left, s.rng(strokes, 0.3, 0.7, 0.035, -0.045))
    stain = s.math('MULTIPLY', s.rng(left, 0.40, 0.56), s.rng(s.noise(p, 5, 6, 0.66), 0.28, 0.68, 0.25, 0.85))
    thick = s.rng(left, 0.475, 0.53)
    worn = s.math('MULTIPLY', s.rng(broken, 0.32, 0.48), s.rng(s.noise(p, 4, 5, 0.62), 0.36, 0.56, 0.25, 1))
    glue = s.math('MULTIPLY', thick, s.math('MULTIPLY', _combed(s, p), worn))
    crumb = s.math('MULTIPLY', s.rng(left, 0.44, 0.50), s.rng(s.noise(p, 75, 3, 0.6), 0.60, 0.66))
    color = s.mix(s.math('MULTIPLY', stain, 0.72), color, s.mix(s.rng(broken, 0.3, 0.7), srgb('#7d6f54'), srgb('#a3957a')))
    color = s.mix(s.math('MULTIPLY', glue, 0.9), color, s.mix(s.rng(s.noise(p, 9, 4), 0.3, 0.7), srgb('#3d3120'), srgb('#655437')))
    color = s.mix(s.math('MULTIPLY', crumb, 0.6), color, srgb('#52442f'))
    color = s.mix(s.math('MULTIPLY', _spots(s, p, 3.3, 0.085, 2.0), 0.8), color, srgb('#dcd8ce'))
    color = s.mix(s.math('MULTIPLY', _spots(s, p, 1.7, 0.07, 9.0), 0.7), color, srgb('#6f7f86'))
    shine = s.math('SUBTRACT', rough, s.math('MULTIPLY', glue, 0.2))
    height = s.math('ADD', s.math('ADD', glue, s.math('MULTIPLY', crumb, 0.6)), s.math('MULTIPLY', broken, 0.2))
    return s.pbr(color, shine, s.bump(height, 0.6, 0.003), spec=0.3)


# Where oil has dripped, and where a can has rusted (x, y, radius).
OIL = (
    (-0.05, 1.05, 0.46),
    (0.36, 0.70, 0.17),
    (-0.36, 0.58, 0.10),
    (0.05, 2.0, 0.24),
    (-0.45, 1.65, 0.13),
)
RUST = (-0.66, 0.62, 0.125)


def _tracks(s, p):
    """Where the tires of a car have come in and gone out along y, 0 to 1."""
    x, y, _ = s.sep(p)
    wander = s.math('MULTIPLY', s.math('SUBTRACT', s.noise(p, 0.5, 3), 0.5), 0.25)
    across = s.math('ABSOLUTE', s.math('ADD', x, wander))
    track = s.rng(s.math('ABSOLUTE', s.math('SUBTRACT', across, 0.75)), 0.07, 0.13, 1, 0)
    tread = s.rng(s.math('SINE', s.math('MULTIPLY', s.math('ADD', y, x), 150)), -0.4, 0.4, 0.55, 1)
    return s.math('MULTIPLY', s.math('MULTIPLY', track, tread), s.rng(s.noise(p, 2.2, 5, 0.65), 0.42, 0.66))


def _away(s, p, x, y):
    flat = s.v('MULTIPLY', p, (1, 1, 0))
    return s.node('VectorMath', (flat, (x, y, 0)), 'Value', operation='DISTANCE')


@cache
def garage_slab(oily=False):
    """The slab of a garage under a sealer that shines a little; oily, it has none and is spotted where cars stood."""
    s = Shader('garage_slab')
    s.avg = srgb('#8f8a81') if oily else srgb('#a39e95')
    p = s.pos()
    color, rough = _bare(s, p)
    color = s.hsv(color, 0.5, 0.9, 1.12)
    if not oily:
        s.m.pass_index = SHEEN
        shine = s.rng(s.noise(p, 1.7, 5, 0.6), 0.3, 0.7, 0.06, 0.12)
        return s.pbr(s.hsv(color, 0.5, 1.05, 0.97), shine, s.bump(s.noise(p, 2, 3), 0.02, 0.02))
    color = s.mix(s.rng(s.noise(p, 1.1, 6, 0.65), 0.4, 0.68, 0, 0.55), color, srgb('#6d655a'))
    color = s.mix(s.math('MULTIPLY', _tracks(s, p), 0.85), color, srgb('#3c3935'))
    oil = s.math('MULTIPLY', _spots(s, p, 2.3, 0.13, 4.0), 0.7)
    for x, y, radius in OIL:
        ragged = s.math('MULTIPLY', s.math('SUBTRACT', s.noise(p, 4.5, 6, 0.62), 0.5), radius * 1.1)
        away = s.math('ADD', _away(s, p, x, y), ragged)
        oil = s.math('MAXIMUM', oil, s.rng(away, radius * 0.45, radius, 1, 0))
    color = s.mix(s.math('MULTIPLY', oil, 0.94), color, srgb('#191613'))
    x, y, radius = RUST
    ring = s.rng(s.math('ABSOLUTE', s.math('SUBTRACT', _away(s, p, x, y), radius)), 0.004, 0.03, 1, 0)
    rust = s.math('MULTIPLY', ring, s.rng(s.noise(p, 13, 4), 0.36, 0.6))
    color = s.mix(s.math('MULTIPLY', rust, 0.8), color, srgb('#8a4e22'))
    rough = s.math('SUBTRACT', rough, s.math('MULTIPLY', oil, 0.2))
    return s.pbr(color, rough, s.bump(s.noise(p, 120, 4, 0.6), 0.2, 0.003), spec=0.3)
