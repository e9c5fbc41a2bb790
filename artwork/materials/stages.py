"""Marble on its way from the coarse diamonds to the fine."""

from functools import cache

from .marble import _marble_color
from .shader import Shader, srgb

# Circles that the coarse diamonds have left (x, y of the middle).
SWIRLS = ((-0.42, 0.30), (-0.30, 0.62), (-0.58, 0.75), (-0.36, 1.05), (-0.22, 0.10))


@cache
def honed_in_stages():
    """From left to right ground, honed and polished: dusty and scratched, then even, then it mirrors."""
    s = Shader('honed_in_stages')
    s.avg = srgb('#d2c8b6')
    p = s.pos()
    x = s.math('ADD', s.sep(p)[0], s.math('MULTIPLY', s.math('SUBTRACT', s.noise(p, 6, 4), 0.5), 0.02))
    honed, polished = s.rng(x, -0.137, -0.127), s.rng(x, 0.145, 0.155)
    color, _ = _marble_color(s, p, '#dfd0b5', '#c4ab86', '#86694a', 1.5, 1.0, 1.0, 0.4)
    swirls = None
    for k, (cx, cy) in enumerate(SWIRLS):
        away = s.node(
            'VectorMath', (s.v('MULTIPLY', p, (1, 1, 0)), (cx, cy, 0)), 'Value', operation='DISTANCE'
        )
        rings = s.rng(s.noise(s.comb(s.math('MULTIPLY', away, 260), k, 0), 1, 2), 0.5, 0.62)
        rings = s.math('MULTIPLY', rings, s.rng(away, 0.20, 0.26, 1, 0))
        swirls = rings if swirls is None else s.math('MAXIMUM', swirls, rings)
    dusty = s.mix(0.55, s.hsv(color, 0.5, 0.55, 1.05), srgb('#d8d2c6'))
    ground = s.mix(s.math('MULTIPLY', swirls, 0.6), dusty, srgb('#f0ece4'))
    color = s.mix(honed, ground, s.hsv(color, 0.5, 0.9, 0.94))
    color = s.mix(polished, color, s.hsv(color, 0.5, 1.3, 0.80))
    rough = s.math('ADD', s.rng(honed, 0, 1, 0.85, 0.36), s.rng(polished, 0, 1, 0, -0.30))
    relief = s.math('MULTIPLY', s.noise(p, 160, 4), s.rng(honed, 0, 1, 1, 0.05))
    return s.pbr(color, rough, s.bump(relief, 0.3, 0.001))
