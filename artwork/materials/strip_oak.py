"""Narrow oak boards in a satin finish, and what a leak does to them."""

from functools import cache

from .plain import SHEEN
from .sawn_oak import _oak
from .shader import Shader, srgb


def _strips(s, light, dark):
    """Color, pores, fibers, how rough the finish is, and the relief of boards of which half have arches."""
    color, pore, fibre = _oak(s, light, dark, 0.62, 0.9, ring=0.0050, aside=0.06, bend=0.085)
    smudge = s.noise(s.pos(), 1.7, 4, 0.6)
    shine = s.math('ADD', s.rng(smudge, 0.3, 0.7, 0.35, 0.42), s.math('MULTIPLY', pore, 0.1))
    return color, pore, fibre, shine, s.math('SUBTRACT', s.math('MULTIPLY', fibre, 0.3), pore)


@cache
def strip_oak(light='#bb8f5c', dark='#7f5531'):
    """Sound boards."""
    s = Shader('strip_oak')
    s.m.pass_index = SHEEN
    s.avg = srgb('#997046')
    color, _, _, shine, relief = _strips(s, light, dark)
    return s.pbr(color, shine, s.bump(relief, 0.16, 0.0012), spec=0.42)


@cache
def flooded_oak(light='#bb8f5c', dark='#7f5531', left=1.0):
    """Boards that have drunk: brown where they were wet, black where they stayed so; `wet` is of `warped_boards`.

    Its numbers: how wet a point is, how near to a joint, and how near to an end; left: how much of the stain is left
    """
    s = Shader('flooded_oak')
    s.m.pass_index = SHEEN
    s.avg = srgb('#846540')
    color, pore, fibre, shine, relief = _strips(s, light, dark)
    wet, side, end = s.sep(s.node('Attribute', out='Vector', attribute_name='wet'))
    p = s.v('ADD', s.uv(), s.vs(s.rnd(), 19.1))
    cloud = s.math('SUBTRACT', s.noise(s.map(p, (14, 40, 1)), 1, 5, 0.66), 0.5)
    streak = s.math('SUBTRACT', s.noise(s.map(p, (8, 170, 1)), 1, 3, 0.6), 0.5)
    blotch = s.math('SUBTRACT', s.noise(s.pos(), 16, 5, 0.65), 0.5)
    torn = s.math('MULTIPLY_ADD', streak, 0.7, s.math('MULTIPLY_ADD', cloud, 0.6, s.math('MULTIPLY', blotch, 0.75)))
    reached = s.rng(wet, 0.0, 0.12)
    drunk = s.math('MULTIPLY_ADD', torn, reached, wet)
    at_joint = s.math('MULTIPLY_ADD', side, 0.26, s.math('MULTIPLY', end, 0.42))
    soaked = s.math('ADD', drunk, s.math('MULTIPLY', at_joint, s.rng(wet, 0.05, 0.4)))
    gray, brown, black = (s.math('MULTIPLY', left, s.rng(soaked, *ends)) for ends in ((0.10, 0.50), (0.36, 0.84), (0.64, 1.10)))
    browned = s.mix(s.rng(fibre, 0.3, 0.7), srgb('#66543f'), srgb('#96805f'))
    # Where the water stopped, it left a line.
    rim = s.math('MULTIPLY', s.rng(drunk, 0.06, 0.18), s.rng(drunk, 0.2, 0.42, 1, 0))
    color = s.mix(s.math('MULTIPLY', rim, 0.26 * left), color, srgb('#5e4629'))
    color = s.mix(s.math('MULTIPLY', gray, 0.72), color, browned)
    color = s.mix(s.math('MULTIPLY', brown, s.rng(fibre, 0.25, 0.7, 0.85, 0.5)), color, srgb('#4a3b2e'))
    color = s.mix(s.math('MULTIPLY', black, s.rng(fibre, 0.25, 0.7, 0.95, 0.6)), color, srgb('#241d18'))
    color = s.mix(s.math('MULTIPLY', pore, s.math('MULTIPLY', gray, 0.85)), color, srgb('#1c1713'))
    rough = s.math('MULTIPLY_ADD', gray, 0.42, shine)
    bumped = s.bump(relief, s.rng(gray, 0, 1, 0.16, 0.34), 0.0014)
    return s.pbr(color, rough, bumped, spec=s.rng(gray, 0, 1, 0.42, 0.22))
