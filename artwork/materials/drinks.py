"""A glass, what is in it, water, and a cut lemon."""

import math
from functools import cache

from .shader import Shader, srgb


def _clear(s, tint, ior, shadow):
    """Refracts what is seen through it and lets light through as a tinted shadow, for there are no caustics."""
    seen = s.node('BsdfGlass', {'Color': srgb(tint), 'Roughness': 0.0, 'IOR': ior})
    through = s.node('BsdfTransparent', (srgb(shadow),))
    return s.out(s.node('MixShader', (s.node('LightPath', out='Is Shadow Ray'), seen, through)))


@cache
def tumbler_glass():
    """Clear glass of a tumbler."""
    # Thinner than glass: what it bends to the dark stone would turn its rim black.
    return _clear(Shader('tumbler_glass'), '#fbfdfc', 1.28, '#dfe6e4')


@cache
def water():
    """Water."""
    return _clear(Shader('water'), '#ffffff', 1.33, '#c6cccd')


@cache
def lemonade():
    """Cloudy lemonade."""
    return _clear(Shader('lemonade'), '#f6efc4', 1.33, '#efe6b8')


@cache
def lemon_cut(x, y, radius, segments=9):
    """The cut face of half a lemon whose centre stands at x and y: rind, pith and wedges with fibres."""
    s = Shader('lemon_cut')
    s.avg = srgb('#e7d27a')
    p = s.v('SUBTRACT', s.pos(), (x, y, 0))
    at = s.sep(p)
    d = s.math(
        'DIVIDE',
        s.math('SQRT', s.math('ADD', s.math('MULTIPLY', at[0], at[0]), s.math('MULTIPLY', at[1], at[1]))),
        radius,
    )
    turn = s.math('MULTIPLY', s.math('ARCTAN2', at[1], at[0]), segments / (2 * math.pi))
    wobble = s.math('MULTIPLY', s.math('SUBTRACT', s.noise(p, 60, 2), 0.5), 0.25)
    wedge = s.math(
        'ABSOLUTE', s.math('SUBTRACT', s.math('FRACT', s.math('ADD', s.math('ADD', turn, 20), wobble)), 0.5)
    )
    # Membranes have the same width everywhere: what is left of a wedge, times the distance from the middle.
    membrane = s.rng(s.math('MULTIPLY', s.math('SUBTRACT', 0.5, wedge), d), 0.012, 0.05, 1, 0)
    fibre = s.noise(s.comb(s.math('MULTIPLY', turn, 9), s.math('MULTIPLY', d, 3.5)), 1, 3)
    flesh = s.mix(s.rng(fibre, 0.3, 0.7), srgb('#e3c74a'), srgb('#f3e28c'))
    color = s.mix(s.math('MULTIPLY', membrane, 0.75), flesh, srgb('#f4ecc8'))
    color = s.mix(s.rng(d, 0.08, 0.13, 1, 0), color, srgb('#f1e8c6'))
    color = s.mix(s.rng(d, 0.83, 0.87), color, srgb('#f5efd6'))
    color = s.mix(s.rng(d, 0.94, 0.965), color, srgb('#dfb12f'))
    wet = s.rng(d, 0.83, 0.87, 0.16, 0.5)
    relief = s.math('SUBTRACT', fibre, s.math('MULTIPLY', membrane, -0.4))
    return s.pbr(color, wet, s.bump(relief, 0.25, 0.0012))
