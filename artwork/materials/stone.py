"""Travertine and split stone."""

from functools import cache

from .shader import Shader, srgb


@cache
def travertine(base='#d9c7a8', rough=0.38, tile=1):
    """Cross-cut travertine, its pits filled."""
    s = Shader('travertine')
    s.avg = srgb(base)
    pos = s.pos()
    p = s.v('ADD', s.uv(), s.vs(s.rnd(), 31.0)) if tile else pos
    w = s.vs(s.v('SUBTRACT', s.noise(p, 2.2, 4, col=True), (0.5, 0.5, 0.5)), 0.16)
    q = s.v('ADD', p, w)
    band = s.noise(s.map(q, (1.2, 11, 1)), 1, 5, 0.6)
    band2 = s.noise(s.map(q, (3, 34, 1)), 1, 4, 0.6)
    b = srgb(base)
    c = s.mix(s.rng(band, 0.3, 0.7), s.hsv(b, 0.492, 1.25, 0.78), s.hsv(b, 0.5, 0.7, 1.12))
    c = s.mix(s.rng(band2, 0.35, 0.75, 0, 0.45), c, s.hsv(b, 0.488, 1.35, 0.62))
    c = s.hsv(c, 0.5, 1, s.rng(s.sep(s.rnd())[0], 0, 1, 0.88, 1.08, 'LINEAR')) if tile else c
    hole = s.math(
        'MULTIPLY', s.rng(s.noise(s.map(q, (14, 42, 1)), 1, 3, 0.6), 0.63, 0.69), s.rng(band, 0.42, 0.58)
    )
    filled = s.mix(s.math('MULTIPLY', hole, 0.55), c, s.hsv(b, 0.49, 1.1, 0.55))
    return s.pbr(filled, rough, s.bump(s.math('MULTIPLY', hole, -1), 0.15, 0.003))


@cache
def rough_stone(a='#8d8577', b='#b9a98c', c3='#6a5a4a', rel=0.008, rough=0.75, scale=1.0, hue=1.0):
    """Split/cleft stone, stamped concrete, pavers: layered relief + mineral colour, varied per piece."""
    s = Shader('rough_stone')
    s.avg = tuple((x + y) / 2 for x, y in zip(srgb(a), srgb(b)))
    r = s.rnd()
    rs = s.sep(r)
    p = s.map(s.v('ADD', s.pos(), s.vs(r, 11.0)), (scale,) * 3)
    n1 = s.noise(p, 2.2, 6, 0.6, 0.3)
    n2 = s.noise(p, 9, 8, 0.62)
    fine = s.noise(p, 150, 4, 0.6)
    c = s.mix(
        s.rng(s.math('ADD', n1, s.rng(rs[0], 0, 1, -0.16, 0.16, 'LINEAR')), 0.36, 0.64), srgb(a), srgb(b)
    )
    c = s.mix(
        s.rng(s.math('ADD', n2, s.rng(rs[1], 0, 1, -0.1, 0.1, 'LINEAR')), 0.5, 0.72, 0, 0.7), c, srgb(c3)
    )
    c = s.hsv(
        c,
        s.rng(rs[1], 0, 1, 0.5 - 0.012 * hue, 0.5 + 0.012 * hue, 'LINEAR'),
        s.rng(rs[2], 0, 1, 0.75, 1.1, 'LINEAR'),
        s.math('MULTIPLY', s.rng(rs[2], 0, 1, 0.80, 1.12, 'LINEAR'), s.rng(fine, 0.3, 0.7, 0.82, 1.14)),
    )
    step = s.math('SNAP', s.noise(p, 3.2, 7, 0.58, 0.4), 0.09)
    h = s.math('ADD', s.math('MULTIPLY', n2, 0.5), s.math('ADD', step, s.math('MULTIPLY', fine, 0.12)))
    return s.pbr(c, s.rng(fine, 0.3, 0.7, rough - 0.1, min(1, rough + 0.1)), s.bump(h, 0.9, rel), spec=0.35)
