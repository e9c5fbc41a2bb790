"""Concrete, pavers and stucco."""

from functools import cache

from .plain import SHEEN
from .shader import Shader, srgb


def _crack(s, p):
    """Hairline cracks of a slab, 0 to 1."""
    bent = s.v('ADD', p, s.vs(s.noise(p, 3, 6, 0.6, col=True), 0.22))
    # A smooth field has few closed contours, which would be taken for islands.
    line = s.ridge(s.noise(bent, 0.22, 1), 0.0012)
    return s.math('MULTIPLY', line, s.rng(s.noise(p, 0.8, 2), 0.38, 0.52))


@cache
def terrazzo_concrete(base='#a7a49e', rough=0.10, agg=0.5):
    """Ground and polished concrete with fine aggregate."""
    s = Shader('polished_concrete')
    s.avg, s.m.pass_index = srgb(base), SHEEN
    p = s.pos()
    cl = s.noise(p, 0.55, 7, 0.62)
    cl2 = s.noise(p, 3.1, 6, 0.6)
    b = srgb(base)
    c = s.mix(s.rng(cl, 0.3, 0.7), s.hsv(b, 0.5, 1, 0.74), s.hsv(b, 0.505, 0.9, 1.18))
    c = s.mix(s.rng(cl2, 0.35, 0.7, 0, 0.4), c, s.hsv(b, 0.5, 1, 0.82))
    # The grinder has gone deeper in some places than in others.
    ground = s.math('MULTIPLY', s.rng(s.noise(p, 1.3, 5, 0.6), 0.36, 0.64, 0.3, 1), agg)
    broken = s.v('ADD', p, s.vs(s.noise(p, 130, 2, col=True), 0.004))
    for sc, pale, dark in ((95, '#c3bdb2', '#a39c90'), (140, '#77726b', '#55514c'), (52, '#a1988a', '#6d665c')):
        at = s.v('ADD', broken, (sc, 0, 0))
        one, other, third = s.sep(s.voro(at, sc, out='Color'))
        over = s.math('SUBTRACT', s.voro(at, sc), s.rng(other, 0, 1, 0.08, 0.42, 'LINEAR'))
        stone = s.math('MULTIPLY', s.rng(over, -0.06, 0.06, 1, 0), s.rng(one, 0.62, 0.66))
        c = s.mix(s.math('MULTIPLY', stone, ground), c, s.mix(third, srgb(pale), srgb(dark)))
    c = s.mix(s.math('MULTIPLY', _crack(s, p), 0.45), c, s.hsv(b, 0.5, 1, 0.35))
    return s.pbr(
        c,
        s.rng(s.noise(p, 1.1, 5, 0.6), 0.3, 0.7, rough * 0.7, rough * 1.8),
        s.bump(s.noise(p, 2, 3), 0.01, 0.02),
    )


@cache
def concrete_stain(a='#8a4f2a', b='#c08a4e', c3='#3f2c20', rough=0.12, scale=1.0):
    """Acid-stained slab: mottled, pooled, sealed."""
    s = Shader('stained')
    s.avg = tuple((x + y) / 2 for x, y in zip(srgb(a), srgb(b)))
    p = s.map(s.pos(), (scale,) * 3)
    w = s.vs(s.v('SUBTRACT', s.noise(p, 1.6, 6, 0.6, col=True), (0.5, 0.5, 0.5)), 0.9)
    q = s.v('ADD', p, w)
    n1 = s.noise(q, 1.3, 8, 0.62)
    n2 = s.noise(s.v('ADD', q, (9, 4, 0)), 3.6, 8, 0.66)
    c = s.mix(s.rng(n1, 0.34, 0.64), srgb(a), srgb(b))
    c = s.mix(s.rng(n2, 0.50, 0.72, 0, 0.8), c, srgb(c3))
    c = s.mix(
        s.math('MULTIPLY', s.ridge(s.noise(q, 0.9, 7, 0.6), 0.03), 0.6), c, s.hsv(srgb(c3), 0.5, 1, 0.8)
    )
    c = s.mix(s.rng(s.noise(q, 9, 6, 0.7), 0.52, 0.75, 0, 0.5), c, s.hsv(srgb(b), 0.51, 0.9, 1.35))
    g = s.noise(p, 160, 3)
    c = s.hsv(c, 0.5, 1, s.rng(g, 0.3, 0.7, 0.9, 1.08))
    # Stain hides nothing.
    c = s.mix(s.math('MULTIPLY', _crack(s, s.pos()), 0.6), c, s.hsv(srgb(c3), 0.5, 1, 0.5))
    return s.pbr(
        c,
        s.rng(n2, 0.3, 0.7, rough * 0.7, rough * 1.9),
        s.bump(s.noise(p, 60, 4), 0.03, 0.004),
        Clearcoat=0.6,
        **{'Clearcoat_Roughness': 0.05},
    )


@cache
def concrete(col='#a8a49c', rough=0.8, rel=0.004, scale=1.0, tint=0):
    """Cast concrete with pores."""
    s = Shader('concrete')
    s.avg = srgb(col)
    p = s.map(s.pos(), (scale,) * 3)
    n, f = s.noise(p, 1.2, 7, 0.62), s.noise(p, 120, 4, 0.6)
    c = s.hsv(
        srgb(col), 0.5, 1, s.math('MULTIPLY', s.rng(n, 0.3, 0.7, 0.82, 1.12), s.rng(f, 0.3, 0.7, 0.85, 1.12))
    )
    pit = s.rng(s.noise(p, 55, 2), 0.68, 0.74)
    return s.pbr(
        s.mix(s.math('MULTIPLY', pit, 0.5), c, s.hsv(srgb(col), val=0.4)),
        rough,
        s.bump(s.math('SUBTRACT', f, pit), 0.5, rel),
        spec=0.3,
    )


@cache
def paver(a='#9c8672', b='#b39a80', c3='#7b6a5e', rough=0.85):
    """Tumbled concrete paver: sandy grain, per-piece blend colour."""
    s = Shader('paver')
    s.avg = tuple((x + y) / 2 for x, y in zip(srgb(a), srgb(b)))
    r = s.rnd()
    rs = s.sep(r)
    p = s.v('ADD', s.pos(), s.vs(r, 9.0))
    c = s.mix(s.rng(rs[0], 0.25, 0.7), srgb(a), srgb(b))
    c = s.mix(s.rng(rs[1], 0.68, 0.9, 0, 0.85), c, srgb(c3))
    m = s.noise(p, 14, 6, 0.6)
    c = s.mix(s.rng(m, 0.35, 0.7, 0, 0.35), c, s.hsv(srgb(c3), 0.5, 1, 0.85))
    f = s.noise(p, 340, 4, 0.65)
    sp = s.rng(s.noise(p, 210, 2), 0.62, 0.70)
    c = s.mix(s.math('MULTIPLY', sp, 0.35), c, srgb('#3f3a36'))
    c = s.hsv(
        c, 0.5, 1, s.math('MULTIPLY', s.rng(f, 0.3, 0.7, 0.78, 1.18), s.rng(rs[2], 0, 1, 0.88, 1.1, 'LINEAR'))
    )
    # Rain and feet leave wide patches that no stone ends.
    c = s.hsv(c, 0.5, 0.95, s.rng(s.noise(s.pos(), 0.8, 5, 0.6), 0.3, 0.65, 0.80, 1.04))
    h = s.math('ADD', s.math('MULTIPLY', f, 0.5), s.math('ADD', m, s.math('MULTIPLY', sp, -0.5)))
    return s.pbr(c, rough, s.bump(h, 0.55, 0.0035), spec=0.3)


@cache
def stucco(col='#e9e0d0'):
    """Stucco of an outer wall."""
    s = Shader('stucco')
    s.avg = srgb(col)
    p = s.pos()
    n = s.noise(p, 55, 5, 0.6)
    big = s.noise(p, 0.9, 4)
    c = s.hsv(srgb(col), 0.5, 1, s.rng(big, 0.3, 0.7, 0.93, 1.04))
    return s.pbr(c, 0.92, s.bump(n, 0.5, 0.006), spec=0.2)


@cache
def clay(col='#b0684a'):
    """Clay of roof tiles, weathered."""
    s = Shader('clay')
    s.avg = srgb(col)
    p = s.pos()
    pale, dark = s.noise(p, 5, 4), s.noise(p, 9, 5, 0.65)
    c = s.hsv(srgb(col), 0.5, s.rng(pale, 0.3, 0.7, 0.75, 1.05), s.rng(dark, 0.3, 0.7, 0.7, 1.15))
    return s.pbr(c, 0.9, s.bump(s.noise(p, 90, 3), 0.4, 0.004), spec=0.2)
