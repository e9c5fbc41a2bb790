"""A glass of lemonade and a cut lemon."""

import math

import materials as m
from kit import *


def tumbler(x, y, z, r=0.037, h=0.098, filled=0.6):
    """A tumbler with a heavy foot, filled to a part of its height."""
    wall, foot = 0.0022, 0.011
    low = r * 0.86
    side = [(low + (r - low) * i / 12, h * i / 12) for i in range(13)]
    outer = [(0, 0.0015), (low * 0.7, 0.001), (low - 0.003, 0.0), (low, 0.003)] + side[1:]
    rim = [(r - wall * 0.3, h + 0.0008), (r - wall * 0.7, h + 0.0008)]
    inner = [(q - wall, t) for q, t in side[::-1] if t > foot + 0.004] + [
        (low - wall - 0.003, foot + 0.0006),
        (0, foot),
    ]
    lathe(outer + rim + inner, m.tumbler_glass(), x, y, z, 96, angle=60)
    top = h * filled
    # The drink reaches a little into the glass, so that no air lies between.
    body = [(q - wall + 0.0004, t) for q, t in side if foot + 0.004 < t < top]
    edge = low + (r - low) * filled - wall + 0.0004
    lathe(
        [
            (0, foot - 0.0004),
            (low - wall - 0.003, foot),
            *body,
            (edge, top),
            (edge - 0.002, top - 0.0007),
            (0, top - 0.0007),
        ],
        m.lemonade(),
        x,
        y,
        z,
        96,
        angle=60,
    )


def lemon_half(x, y, z, r=0.029):
    """Half a lemon, cut face up."""
    depth = r * 1.05
    peel = [(r * math.cos(a), -depth * math.sin(a)) for a in (math.pi / 2 * i / 18 for i in range(19))][::-1]
    lathe([(0.0, peel[0][1]), *peel[1:]], m.peel('#e0b02e'), x, y, z + depth * 0.97, 72, angle=180)
    lathe(
        [(0, 0), (r * 0.5, -0.0006), (r * 0.93, 0.0), (r * 0.995, -0.0002)][::-1],
        m.lemon_cut(x, y, r),
        x,
        y,
        z + depth * 0.97,
        72,
        angle=180,
    )
