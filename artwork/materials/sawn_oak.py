"""Boards as they are sawn from a log: the rings of the tree make arches on some boards and lines on others."""

from functools import cache

from .shader import Shader, srgb


def _figure(s, uv, r):
    """Late wood, pores and fibers of a board."""
    along, across, own = *s.sep(uv)[:2], s.sep(r)
    p = s.v('ADD', uv, s.vs(r, 37.3))
    # Trunks are bent a little, and their rings are not quite round.
    bent = s.math('SUBTRACT', s.noise(s.map(p, (1.5, 4, 1)), 1, 2, 0.5), 0.5)
    uneven = s.math('SUBTRACT', s.noise(s.map(p, (7, 60, 1)), 1, 3, 0.55), 0.5)
    off = s.math('ADD', across, s.rng(own[0], 0, 1, -0.11, 0.11, 'LINEAR'))
    deep = s.math('ADD', s.rng(own[1], 0, 1, 0.012, 0.07, 'LINEAR'), s.math('MULTIPLY', along, 0.011))
    deep = s.math('ADD', deep, s.math('MULTIPLY', bent, 0.045))
    away = s.math(
        'SQRT', s.math('ADD', s.math('MULTIPLY', off, off), s.math('MULTIPLY', deep, deep))
    )
    years = s.math('ADD', s.math('DIVIDE', away, 0.0042), s.math('MULTIPLY', uneven, 0.9))
    part = s.math('FRACT', years)
    late = s.math('MULTIPLY', s.rng(part, 0.15, 0.8), s.rng(part, 0.86, 1.0, 1, 0))
    # No year is as wide and as dark as another.
    year = s.noise(s.comb(s.math('MULTIPLY', s.math('FLOOR', years), 0.73), own[2], 0), 1, 1)
    late = s.math('MULTIPLY', late, s.rng(year, 0.32, 0.68, 0.45, 1.15))
    early = s.rng(part, 0.05, 0.42, 1, 0.12)
    fibre = s.noise(s.map(p, (7, 330, 1)), 1, 3, 0.6)
    pore = s.math('MULTIPLY', s.rng(s.noise(s.map(p, (38, 1050, 1)), 1, 2, 0.5), 0.55, 0.68), early)
    return late, pore, fibre, p


def _oak(s, light, dark, var, figure):
    """The color of boards, their pores and their fibers."""
    own = s.sep(s.rnd())
    late, pore, fibre, p = _figure(s, s.uv(), s.rnd())
    lights, darks = srgb(light), srgb(dark)
    cloud = s.rng(s.noise(s.map(p, (0.9, 3, 1)), 1, 2), 0.3, 0.7)
    color = s.mix(s.math('MULTIPLY', cloud, 0.22), lights, darks)
    color = s.mix(s.math('MULTIPLY', late, 0.42 * figure), color, darks)
    color = s.mix(s.rng(fibre, 0.35, 0.75, 0, 0.34), color, s.hsv(darks, 0.5, 1, 0.85))
    color = s.mix(s.math('MULTIPLY', pore, 0.62), color, s.hsv(darks, 0.495, 1, 0.42))
    color = s.hsv(
        color,
        s.rng(own[1], 0, 1, 0.5 - 0.007 * var, 0.5 + 0.006 * var, 'LINEAR'),
        s.rng(own[2], 0, 1, 1 - 0.14 * var, 1.04, 'LINEAR'),
        s.rng(own[0], 0, 1, 1 - 0.17 * var, 1 + 0.13 * var, 'LINEAR'),
    )
    return color, pore, fibre


@cache
def sawn_oak(light='#bd9463', dark='#7f5630', rough=0.3, var=1.0, figure=1.0, relief=0.1, spec=0.36):
    """Oak in a satin finish that years of feet and mops have left uneven."""
    s = Shader('sawn_oak')
    s.avg = tuple(0.6 * x + 0.4 * y for x, y in zip(srgb(light), srgb(dark)))
    color, pore, fibre = _oak(s, light, dark, var, figure)
    smudge = s.noise(s.pos(), 1.7, 4, 0.6)
    shine = s.math('ADD', s.rng(smudge, 0.3, 0.7, rough - 0.03, rough + 0.05), s.math('MULTIPLY', pore, 0.12))
    height = s.math('SUBTRACT', s.math('MULTIPLY', fibre, 0.3), pore)
    return s.pbr(color, shine, s.bump(height, relief, 0.0012), spec=spec)
