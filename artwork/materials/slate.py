"""Slate, under the soil of years and cleaned."""

from functools import cache

from .shader import Shader, srgb
from .worn_stone import _walked


@cache
def slate_floor(soiled=False):
    """Cleft slate, each tile of its own color; soiled, its valleys are gray where people walk."""
    s = Shader('slate_floor')
    s.avg = srgb('#6c665d') if soiled else srgb('#4d5050')
    p, r = s.pos(), s.rnd()
    rs = s.sep(r)
    own = s.v('ADD', p, s.vs(r, 23.0))
    cleft = s.noise(s.map(own, (2.2, 3.4, 1)), 1, 7, 0.58, 0.6)
    layer = s.math('ADD', s.math('SNAP', cleft, 0.055), s.math('MULTIPLY', cleft, 0.35))
    fine = s.noise(own, 130, 4, 0.62)
    color = s.mix(s.rng(rs[0], 0.25, 0.75), srgb('#3d4246'), srgb('#575d57'))
    color = s.mix(s.rng(rs[1], 0.72, 0.95, 0, 0.75), color, srgb('#6d5a49'))
    color = s.mix(s.rng(s.noise(own, 2.6, 5, 0.6), 0.46, 0.68, 0, 0.55), color, srgb('#75583d'))
    color = s.mix(s.rng(cleft, 0.35, 0.65, 0, 0.4), color, srgb('#6f7674'))
    value = s.math('MULTIPLY', s.rng(fine, 0.3, 0.7, 0.88, 1.1), s.rng(rs[2], 0, 1, 0.82, 1.1, 'LINEAR'))
    color = s.hsv(color, 0.5, 1, value)
    height = s.math('ADD', layer, s.math('MULTIPLY', fine, 0.035))
    shine = s.rng(fine, 0.3, 0.7, 0.34, 0.46)
    if not soiled:
        return s.pbr(color, shine, s.bump(height, 0.5, 0.010))
    low = s.rng(cleft, 0.42, 0.6, 1, 0.3)
    film = s.math('MULTIPLY', s.math('MULTIPLY', _walked(s, p), low), s.rng(s.noise(p, 3, 5, 0.6), 0.28, 0.6, 0.5, 1))
    color = s.mix(s.math('MULTIPLY', film, 0.86), color, srgb('#9a8f7e'))
    color = s.mix(s.rng(s.noise(p, 11, 5, 0.65), 0.6, 0.7, 0, 0.4), color, srgb('#5d5345'))
    rough = s.math('ADD', shine, s.math('MULTIPLY', film, 0.4))
    return s.pbr(color, rough, s.bump(height, 0.36, 0.010))
