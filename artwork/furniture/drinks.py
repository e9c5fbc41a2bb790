"""A glass of lemonade, a cut lemon, a teaspoon and spilled water."""

import math

import materials as m
from kit import *


def tumbler(x, y, z, r=0.037, h=0.098, filled=0.6):
    """A tumbler with a heavy foot, filled to a part of its height."""
    wall, foot = 0.0013, 0.009
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


def bead(x, y, r, seed):
    """Water that stands on a sealed surface; large drops are flat and have an uneven outline."""
    height = min(0.66 * r, 0.0046)
    turns = [seed * 2.4 + k for k in (0.3, 1.7, 4.1)]
    uneven = min(1, r / 0.012)
    corners, faces, around = [], [], 72
    steps = [(math.sin(a), math.cos(a)) for a in (math.pi / 2 * i / 11 for i in range(12))]
    for i in range(around):
        a = 2 * math.pi * i / around
        reach = r * (1 + uneven * sum(0.07 / k * math.cos((k + 1) * a + t) for k, t in enumerate(turns, 1)))
        # Blunter than a sphere: water that is wider than high is flat on top.
        for out, up in steps:
            corners.append(
                (x + reach * out * math.cos(a), y + reach * out * math.sin(a), height * up**0.7 - 0.0001)
            )
    n = len(steps)
    for i in range(around):
        j = (i + 1) % around
        faces += [(i * n + k, i * n + k + 1, j * n + k + 1, j * n + k) for k in range(n - 1)]
    mesh(corners, faces, m.water(), True)


def teaspoon(x, y, turn):
    """A teaspoon of steel, its bowl up; turn in degrees."""
    with at(x, y, 0, turn):
        lathe(
            [
                (0, 0),
                (0.0080, 0.0005),
                (0.0125, 0.0030),
                (0.0150, 0.0075),
                (0.0153, 0.0082),
                (0.0147, 0.0083),
                (0.0120, 0.0040),
                (0.0075, 0.0016),
                (0, 0.0012),
            ],
            m.chrome(),
            sx=1.5,
            angle=180,
        )
        for side in (-0.0012, 0, 0.0012):
            tube(
                [
                    (0.021, side, 0.0078),
                    (0.032, side, 0.0105),
                    (0.06, side * 1.3, 0.009),
                    (0.12, side * 2.4, 0.0045),
                ],
                0.0017,
                m.chrome(),
            )
