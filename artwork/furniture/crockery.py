"""Crockery on open shelves, and what stands on a counter."""

import random

import materials as m
from kit import *

from .things import bowl


def crockery(y, shelves):
    """Plates, jugs, bowls and cups from x = -2.6 to -1 at the heights of the shelves; gives their glazes."""
    cer = [
        m.ceramic('#efe9dc'),
        m.ceramic('#c9b79c', 0.3),
        m.ceramic('#5d6a66', 0.25),
        m.ceramic('#e8e4da', 0.4),
    ]
    rng = random.Random(4)
    for z in shelves:
        x = -2.6
        while x < -1.0:
            k = rng.randrange(4)
            if k == 0:
                for i in range(4):
                    lathe(
                        [(0, 0), (0.055, 0), (0.12, 0.014), (0.118, 0.018), (0.05, 0.006), (0, 0.005)],
                        cer[0],
                        x + 0.05,
                        y,
                        z + i * 0.013,
                    )
                x += 0.30
            elif k == 1:
                lathe(
                    [
                        (0, 0),
                        (0.04, 0),
                        (0.062, 0.05),
                        (0.05, 0.14),
                        (0.026, 0.18),
                        (0.03, 0.21),
                        (0.024, 0.21),
                    ],
                    rng.choice(cer),
                    x,
                    y,
                    z,
                )
                x += 0.20
            elif k == 2:
                for i in range(3):
                    bowl(x + 0.03, y, z + i * 0.028, cer[1 if i % 2 else 3], 0.085, 0.06)
                x += 0.24
            else:
                cyl(0.042, 0 + z, 0.11 + z, rng.choice(cer), x, y)
                x += 0.15
    return cer


def coffee_cup(x, y):
    """A cup of coffee on a saucer."""
    glaze = m.ceramic('#e9e3d6', 0.14)
    lathe(
        [
            (0, 0.003),
            (0.028, 0),
            (0.034, 0.004),
            (0.068, 0.013),
            (0.070, 0.015),
            (0.067, 0.016),
            (0.03, 0.008),
            (0, 0.007),
        ],
        glaze,
        x,
        y,
    )
    side = [(0.020, 0.008), (0.025, 0.010), (0.032, 0.022), (0.037, 0.042), (0.039, 0.066)]
    lathe(
        [(0, 0.008), *side, (0.0385, 0.0675), (0.0368, 0.066), (0.0348, 0.042), (0.030, 0.024), (0, 0.014)],
        glaze,
        x,
        y,
    )
    lathe([(0, 0.056), (0.0365, 0.056)], m.paint('#2c180d', 0.1), x, y)
    with at(x, y, 0, 200):
        tube([(0.037, 0, 0.056), (0.058, 0, 0.054), (0.060, 0, 0.036), (0.035, 0, 0.028)], 0.0042, glaze)


def tin_can(x, y):
    """A can of tomatoes with a paper label; its rims are steel."""
    radius, height, steel = 0.0365, 0.108, m.steel()
    rim = [(radius - 0.002, 0.0), (radius + 0.0012, 0.0005), (radius + 0.0012, 0.003), (radius - 0.0006, 0.0045)]
    lathe(rim, steel, x, y)
    lathe([(q, height - z) for q, z in rim[::-1]], steel, x, y)
    lathe([(radius - 0.0006, 0.0045), (radius - 0.0006, height - 0.0045)], steel, x, y)
    lathe([(0, height - 0.004), (radius - 0.002, height - 0.004), (radius - 0.002, height)], steel, x, y)
    lathe([(radius, 0.010), (radius, height - 0.010)], m.paint('#a8452f', 0.55), x, y)
    lathe([(radius + 0.0002, 0.036), (radius + 0.0002, 0.072)], m.paint('#ece2cd', 0.6), x, y)


def oil_bottle(x, y):
    """A dark bottle of oil with a cork."""
    lathe(
        [
            (0, 0.002),
            (0.029, 0),
            (0.033, 0.004),
            (0.034, 0.02),
            (0.034, 0.135),
            (0.030, 0.158),
            (0.016, 0.185),
            (0.0135, 0.205),
            (0.0135, 0.238),
            (0.0165, 0.241),
            (0.0165, 0.250),
            (0.011, 0.251),
        ],
        m.ceramic('#232a14', 0.05),
        x,
        y,
    )
    cyl(0.0105, 0.245, 0.268, m.wood('#c49a68', 'z'), x, y)
    lathe([(0.0343, 0.040), (0.0343, 0.110)], m.paint('#e6dcc3', 0.65), x, y)
