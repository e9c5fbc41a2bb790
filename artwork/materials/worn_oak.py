"""An oak floor in a satin finish, and what years, mops and water do to it."""

from functools import cache

from .film import uncovered
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


def _walked_scratches(s, p):
    """Fine short scratches, most of them the way people walk."""
    lines = ((1.35, 190), (1.8, 230), (0.75, 210))
    return scratches(s, p, lines, length=3.4, noise=(2, 0.5), threshold=(0.66, 0.74), seed=3.1)


def _boards(s, light, dark):
    """Oak with its satin: color, fiber, pores, how rough the finish is, and the relief of the grain."""
    color, fibre, pore, _ = _oak_color(s, s.uv(), s.rnd(), light, dark, 0.75, 1.1)
    smudge = s.rng(s.noise(s.pos(), 1.7, 4, 0.6), 0.3, 0.7)
    shine = s.math('ADD', s.rng(smudge, 0, 1, 0.19, 0.25, 'LINEAR'), s.math('MULTIPLY', pore, 0.1))
    return color, fibre, pore, shine, s.math('SUBTRACT', s.math('MULTIPLY', fibre, 0.3), pore)


@cache
def oak_floor(light='#c29a69', dark='#855b33'):
    """White oak in a satin finish."""
    s = Shader('oak_floor')
    s.avg = srgb('#a98257')
    color, _, _, shine, relief = _boards(s, light, dark)
    return s.pbr(color, shine, s.bump(relief, 0.08, 0.0015))


@cache
def worn_oak(light='#c29a69', dark='#855b33'):
    """Yellow where nobody walks and gray where everybody does."""
    s = Shader('worn_oak')
    s.avg = srgb('#8a7458')
    p, rnd = s.pos(), s.rnd()
    color, fibre, pore, _, _ = _boards(s, light, dark)
    smudge = s.noise(p, 1.7, 4, 0.6)
    scratch = _walked_scratches(s, p)
    # Boards weather one by one, and the finish lets go along the grain.
    own = s.rng(s.sep(rnd)[0], 0, 1, -0.24, 0.24, 'LINEAR')
    torn = s.math('MULTIPLY', s.math('SUBTRACT', s.noise(s.map(s.uv(), (3.2, 95, 1)), 1, 4, 0.6), 0.5), 0.9)
    lane = s.rng(s.math('ADD', s.math('ADD', _lane(s, p), own), torn), 0.30, 0.72)
    amber = s.hsv(s.mix(0.25, color, srgb('#9a6228')), 0.495, 0.95, 0.74)
    weathered = s.mix(s.rng(fibre, 0.3, 0.7), srgb('#6a6259'), srgb('#a39a8e'))
    weathered = s.mix(0.3, weathered, s.hsv(color, 0.5, 0.35, 0.9))
    soil = s.math('MULTIPLY', s.rng(s.noise(p, 3.2, 6, 0.65), 0.4, 0.68), 0.55)
    weathered = s.mix(soil, weathered, srgb('#4b433b'))
    weathered = s.mix(s.math('MULTIPLY', pore, 0.6), weathered, srgb('#3a332c'))
    old = s.mix(lane, amber, weathered)
    mark = s.math('MULTIPLY', scratch, s.rng(lane, 0, 1, 0.16, 0.34))
    old = s.mix(mark, old, srgb('#c9bca8'))
    # A pot that stood here was watered for years.
    wavy = s.math('MULTIPLY', s.math('SUBTRACT', s.noise(p, 9, 6, 0.65), 0.5), 0.11)
    away = s.math('ADD', s.node('VectorMath', (p, (0.98, 0.02, 0)), 'Value', operation='DISTANCE'), wavy)
    wet = s.math('MAXIMUM', s.rng(s.math('ABSOLUTE', s.math('SUBTRACT', away, 0.145)), 0.002, 0.032, 0.66, 0), s.rng(away, 0.10, 0.19, 0.5, 0.0))
    old = s.mix(s.math('MULTIPLY', wet, s.rng(fibre, 0.25, 0.7, 1, 0.6)), old, srgb('#2b241f'))
    shine = s.rng(lane, 0, 1, s.rng(smudge, 0.3, 0.7, 0.42, 0.58), 0.8, 'LINEAR')
    height = s.math(
        'ADD',
        s.math('MULTIPLY', fibre, 0.6),
        s.math('ADD', s.math('MULTIPLY', scratch, -0.6), s.math('MULTIPLY', pore, -1)),
    )
    return s.pbr(old, shine, s.bump(height, 0.28, 0.0018))


@cache
def dull_oak(light='#c29a69', dark='#855b33'):
    """Finish that is whole and has lost its shine where people walk; fine scratches cross it there."""
    s = Shader('dull_oak')
    s.avg = srgb('#9c8467')
    p = s.pos()
    color, fibre, pore, shine, relief = _boards(s, light, dark)
    # A rug was taken away.
    lane = s.math('MULTIPLY', s.rng(_lane(s, p), 0, 1, 0.35, 1), uncovered(s, p, 0.15, 0.55, 0.55, 0.85))
    scratch = s.math('MULTIPLY', _walked_scratches(s, p), s.rng(lane, 0.1, 0.7, 0.05, 1))
    patchy = s.rng(s.noise(p, 3, 5, 0.62), 0.3, 0.7, 0.75, 1.1)
    hazy = s.math('MULTIPLY', s.math('MULTIPLY', lane, patchy), 0.85)
    color = s.mix(hazy, s.hsv(color, 0.498, 0.95, 0.94), s.mix(s.rng(fibre, 0.3, 0.7), srgb('#766b5e'), srgb('#978c7d')))
    color = s.mix(s.math('MULTIPLY', scratch, 0.34), color, srgb('#d6cbb9'))
    color = s.mix(s.math('MULTIPLY', pore, s.math('MULTIPLY', lane, 0.35)), color, srgb('#54483b'))
    rough = s.math('ADD', shine, s.math('MULTIPLY', s.math('MULTIPLY', lane, patchy), 0.5))
    height = s.math('SUBTRACT', relief, s.math('MULTIPLY', scratch, 0.7))
    return s.pbr(color, rough, s.bump(height, 0.12, 0.0015), spec=s.rng(lane, 0, 1, 0.45, 0.2))
