"""Tile and the joints between."""

from functools import cache

from .shader import Shader, srgb


@cache
def glaze(col='#e9e6dc', col2='#d6d4c9', rough=0.07, wob=1.0, var=1.0):
    """Hand-made glazed tile (zellige) when wob is large, factory porcelain when 0."""
    s = Shader('glaze')
    s.avg = tuple((x + y) / 2 for x, y in zip(srgb(col), srgb(col2)))
    r = s.rnd()
    rs = s.sep(r)
    p = s.v('ADD', s.pos(), s.vs(r, 5.0))
    c = s.mix(s.rng(rs[0], 0, 1, 0, 1, 'LINEAR'), srgb(col), srgb(col2))
    pool = s.noise(p, 16, 4, 0.6)
    c = s.mix(s.rng(pool, 0.35, 0.7, 0, 0.5 * var), c, s.hsv(srgb(col2), 0.5, 1.25, 0.84))
    c = s.hsv(
        c,
        s.rng(rs[1], 0, 1, 0.5 - 0.01 * var, 0.5 + 0.01 * var, 'LINEAR'),
        1,
        s.rng(rs[2], 0, 1, 1 - 0.14 * var, 1 + 0.05 * var, 'LINEAR'),
    )
    pit = s.math('MULTIPLY', s.rng(s.noise(p, 130, 2), 0.70, 0.74), var)
    c = s.mix(s.math('MULTIPLY', pit, 0.5), c, srgb('#8b7a63'))
    h = s.math(
        'ADD',
        s.math('MULTIPLY', s.noise(p, 17, 2), 1),
        s.math('ADD', s.math('MULTIPLY', s.noise(p, 60, 2), 0.12), s.math('MULTIPLY', pit, -0.12)),
    )
    return s.pbr(c, rough, s.bump(h, 0.5 * wob + 0.02, 0.008))


@cache
def porcelain(col='#cfc9be', rough=0.3, vein=0.5, stone='#a59d90'):
    """Stone-look porcelain, differs per tile."""
    s = Shader('porcelain')
    s.avg = srgb(col)
    r = s.rnd()
    p = s.v('ADD', s.pos(), s.vs(r, 13.0))
    n = s.noise(s.map(p, (1, 2.2, 1), (0, 0, 0.5)), 1.5, 7, 0.6, 0.6)
    f = s.noise(p, 70, 5, 0.6)
    c = s.mix(s.rng(n, 0.36, 0.7, 0, vein), srgb(col), srgb(stone))
    c = s.hsv(
        c,
        0.5,
        1,
        s.math('MULTIPLY', s.rng(f, 0.3, 0.7, 0.95, 1.05), s.rng(s.sep(r)[0], 0, 1, 0.94, 1.04, 'LINEAR')),
    )
    return s.pbr(c, s.rng(f, 0.3, 0.7, rough * 0.85, rough * 1.2), s.bump(f, 0.05, 0.002))


@cache
def grout(col='#cbc6bc'):
    """Clean cement grout."""
    s = Shader('grout')
    s.avg = srgb(col)
    p = s.pos()
    n = s.noise(p, 700, 3, 0.6)
    c = s.hsv(
        srgb(col),
        0.5,
        1,
        s.math('MULTIPLY', s.rng(n, 0.3, 0.7, 0.85, 1.1), s.rng(s.noise(p, 6, 4), 0.3, 0.7, 0.93, 1.05)),
    )
    return s.pbr(c, 0.95, s.bump(n, 0.7, 0.0012), spec=0.2)
