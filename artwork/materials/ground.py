"""Gravel, sand and soil."""

from functools import cache

from .shader import Shader, srgb


@cache
def gravel_base(col='#9a8f80'):
    """Fine gravel."""
    s = Shader('gravel')
    s.avg = srgb(col)
    p = s.pos()
    d = s.voro(p, 75)
    cc = s.sep(s.voro(p, 75, out='Color'))
    c = s.hsv(
        srgb(col), 0.5, s.rng(cc[1], 0, 1, 0.5, 1.2, 'LINEAR'), s.rng(cc[0], 0, 1, 0.55, 1.25, 'LINEAR')
    )
    c = s.mix(s.rng(d, 0.3, 0.6), c, s.hsv(srgb(col), val=0.3))
    return s.pbr(c, 0.9, s.bump(s.math('MULTIPLY', d, -1), 1.0, 0.01), spec=0.2)


@cache
def soil(col='#57452f'):
    """Soil of a bed."""
    s = Shader('soil')
    s.avg = srgb(col)
    p = s.pos()
    n = s.noise(p, 60, 6, 0.7)
    return s.pbr(s.hsv(srgb(col), val=s.rng(n, 0.3, 0.7, 0.5, 1.2)), 0.95, s.bump(n, 0.8, 0.02), spec=0.1)


@cache
def sand(col='#c3a97c'):
    """Coarse washed sand, damp in places."""
    s = Shader('sand')
    s.avg = srgb(col)
    p = s.pos()
    damp = s.rng(s.noise(p, 3.2, 4), 0.38, 0.62, 0.78, 1.05)
    grain = s.noise(p, 900, 3, 0.7)
    bright = s.math('MULTIPLY', damp, s.rng(grain, 0.3, 0.7, 0.74, 1.2))
    c = s.hsv(srgb(col), 0.5, s.rng(damp, 0.78, 1.05, 1.12, 0.92), bright)
    dark = s.rng(s.voro(p, 420), 0.08, 0.16, 1, 0)
    c = s.mix(s.math('MULTIPLY', dark, 0.4), c, srgb('#6f5f4a'))
    return s.pbr(c, 0.95, s.bump(grain, 0.6, 0.0012), spec=0.15)
