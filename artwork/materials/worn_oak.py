"""An oak floor before and after it is sanded: a gray lane where people walk, and the same boards finished again."""

from functools import cache

from .scratches import scratches
from .shader import Shader, srgb
from .wood import _oak_color


def _lane(s, p):
    """How far the finish is gone: from the front of the room to the door at its back left, and before the sofa."""
    at = s.sep(p)
    noise = s.math('SUBTRACT', s.noise(p, 1.1, 5, 0.62), 0.5)
    middle = s.math('MULTIPLY_ADD', at[1], -0.27, 0.22)
    off = s.math('ABSOLUTE', s.math('SUBTRACT', at[0], middle))
    lane = s.rng(s.math('ADD', off, s.math('MULTIPLY', noise, 0.8)), 0.12, 0.8, 1, 0)
    seat = s.node('VectorMath', (p, (0.95, 1.55, 0)), 'Value', operation='DISTANCE')
    return s.math(
        'MAXIMUM', lane, s.rng(s.math('ADD', seat, s.math('MULTIPLY', noise, 0.7)), 0.25, 0.75, 0.8, 0)
    )


def _scratches(s, p):
    """Long fine scratches of claws and chair legs in four directions."""
    lines = ((0.35, 62), (-0.5, 85), (1.15, 70), (1.9, 90))
    return scratches(s, p, lines, length=1.3, noise=(1, 0.4, 0.1), threshold=(0.70, 0.745), seed=3.1)


@cache
def oak_floor(worn=False):
    """White oak in a satin finish; worn, it is yellow where nobody walks and gray where everybody does."""
    s = Shader('oak_floor')
    s.avg = srgb('#8a7458') if worn else srgb('#a98257')
    p, rnd = s.pos(), s.rnd()
    color, fibre, pore, _ = _oak_color(s, s.uv(), rnd, '#c29a69', '#855b33', 0.75, 1.1)
    smudge = s.noise(p, 1.7, 4, 0.6)
    if not worn:
        shine = s.math('ADD', s.rng(smudge, 0.3, 0.7, 0.19, 0.25), s.math('MULTIPLY', pore, 0.1))
        return s.pbr(
            color, shine, s.bump(s.math('SUBTRACT', s.math('MULTIPLY', fibre, 0.3), pore), 0.08, 0.0015)
        )
    lane, scratch = _lane(s, p), _scratches(s, p)
    # Boards weather one by one.
    lane = s.rng(s.math('ADD', lane, s.rng(s.sep(rnd)[0], 0, 1, -0.24, 0.24, 'LINEAR')), 0.12, 0.88)
    amber = s.hsv(s.mix(0.25, color, srgb('#9a6228')), 0.495, 0.95, 0.74)
    weathered = s.mix(s.rng(fibre, 0.3, 0.7), srgb('#6a6259'), srgb('#a39a8e'))
    weathered = s.mix(0.3, weathered, s.hsv(color, 0.5, 0.35, 0.9))
    soil = s.math('MULTIPLY', s.rng(s.noise(p, 3.2, 6, 0.65), 0.4, 0.68), 0.55)
    weathered = s.mix(soil, weathered, srgb('#4b433b'))
    weathered = s.mix(s.math('MULTIPLY', pore, 0.6), weathered, srgb('#3a332c'))
    old = s.mix(lane, amber, weathered)
    mark = s.math('MULTIPLY', scratch, s.rng(lane, 0, 1, 0.38, 0.5))
    old = s.mix(mark, old, srgb('#c9bca8'))
    shine = s.rng(lane, 0, 1, s.rng(smudge, 0.3, 0.7, 0.42, 0.58), 0.8, 'LINEAR')
    height = s.math(
        'ADD',
        s.math('MULTIPLY', fibre, 0.6),
        s.math('ADD', s.math('MULTIPLY', scratch, -0.6), s.math('MULTIPLY', pore, -1)),
    )
    return s.pbr(old, shine, s.bump(height, 0.28, 0.0018))
