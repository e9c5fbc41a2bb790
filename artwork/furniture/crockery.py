"""Crockery on open shelves."""

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
