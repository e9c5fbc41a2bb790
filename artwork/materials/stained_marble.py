"""White marble of a counter, and what cups, cans and oil leave in it."""

from functools import cache

from .marble import _marble_color
from .shader import Shader, srgb


def _away(s, at, x, y):
    return s.node('VectorMath', (at, (x, y, 0)), 'Value', operation='DISTANCE')


def _ring(s, p, at, x, y, radius, seed):
    """What stood in a wet foot: a line that is broken here and there, and a breath of color inside of it."""
    away = _away(s, at, x, y)
    broken = s.rng(s.noise(s.v('ADD', p, (seed * 3.7, 0, 0)), 19, 3), 0.34, 0.56, 0.15, 1)
    width = s.rng(s.noise(s.v('ADD', p, (0, seed * 5.1, 0)), 26, 2), 0.3, 0.7, 0.0009, 0.0032)
    off = s.math('SUBTRACT', s.math('ABSOLUTE', s.math('SUBTRACT', away, radius)), width)
    line = s.math('MULTIPLY', s.rng(off, -0.0006, 0.0012, 1, 0), broken)
    return s.math('MAXIMUM', line, s.rng(away, radius - 0.006, radius, 0.13, 0))


def _spot(s, p, at, x, y, radius, soft):
    """A spill with an uneven outline; soft is how wide its edge is, as a part of the radius."""
    edge = s.math('MULTIPLY', s.math('SUBTRACT', s.noise(p, 0.75 / radius, 4, 0.55), 0.5), radius * 0.9)
    return s.rng(s.math('ADD', _away(s, at, x, y), edge), radius * (1 - soft), radius, 1, 0)


@cache
def stained_marble(coffee=(), rust=(), oil=()):
    """Polished white marble; each kind of stain is places (x, y, radius), and lies in the stone under its polish."""
    s = Shader('stained_marble')
    s.avg = srgb('#dedbd5')
    p = s.pos()
    color, _ = _marble_color(s, p, '#eeece7', '#c9c8c6', '#7c7d80', 1.7, 1.0, 0.9, 0.15)
    low = s.vs(s.v('SUBTRACT', s.noise(p, 24, 3, col=True), (0.5, 0.5, 0.5)), 0.004)
    at = s.v('MULTIPLY', s.v('ADD', p, low), (1, 1, 0))
    cloudy = s.rng(s.noise(p, 130, 4, 0.6), 0.3, 0.65, 0.6, 1)
    for x, y, radius in oil:
        deep = s.math('MULTIPLY', _spot(s, p, at, x, y, radius, 0.55), 0.8)
        color = s.mix(deep, color, s.mix(1, color, srgb('#a88f60'), 'MULTIPLY'))
    for k, (x, y, radius) in enumerate(rust):
        ring = s.math('MULTIPLY', _ring(s, p, at, x, y, radius, k + 5), cloudy)
        halo = s.rng(s.math('ABSOLUTE', s.math('SUBTRACT', _away(s, at, x, y), radius)), 0, 0.013, 0.75, 0)
        color = s.mix(halo, color, s.mix(1, color, srgb('#d08a42'), 'MULTIPLY'))
        color = s.mix(ring, color, srgb('#8f4f1f'))
    for k, (x, y, radius) in enumerate(coffee):
        mark = _ring(s, p, at, x, y, radius, k) if radius > 0.02 else _spot(s, p, at, x, y, radius, 0.2)
        color = s.mix(s.math('MULTIPLY', mark, cloudy), color, s.mix(1, color, srgb('#7d4a26'), 'MULTIPLY'))
    return s.pbr(color, s.rng(s.noise(p, 5, 4), 0.3, 0.7, 0.05, 0.09), s.bump(s.noise(p, 7, 2), 0.004, 0.004))
