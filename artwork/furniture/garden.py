"""Planters, low walls and a pergola."""

import random

import materials as m
from kit import *

from .planting import *


def planter(x, y, w=0.5, h=0.5, col='#4a4845', seed=1, kind='tuft'):
    """A square pot with grass or a shrub."""
    box(x - w / 2, y - w / 2, 0, x + w / 2, y + w / 2, h, m.concrete(col, 0.85, 0.002), 0.012)
    box(
        x - w / 2 + 0.03,
        y - w / 2 + 0.03,
        h - 0.04,
        x + w / 2 - 0.03,
        y + w / 2 - 0.03,
        h + 0.001,
        m.soil(),
        0,
    )
    if kind == 'tuft':
        for i in range(3):
            grass_tuft(x + (i - 1) * 0.1, y + 0.05 * (i % 2), seed + i, 0.62, 300, 0.14, z=h - 0.03)
    else:
        shrub(x, y, w * 0.62, w * 1.25, seed, 1900, 0.055, z=h - 0.06)


def seat_wall(x0, y0, x1, y1, h, mat, cap, seed=2):
    """Low wall of stacked split stones with a cap (axis-aligned, faces on all visible sides)."""
    rng = random.Random(seed)
    z = 0
    while z < h - 0.02:
        hh = min(rng.choice((0.09, 0.12, 0.15)), h - z)
        x = x0
        while x < x1 - 0.01:
            l = min(rng.uniform(0.18, 0.46), x1 - x)
            if x1 - (x + l) < 0.12:
                l = x1 - x
            d = rng.uniform(-0.012, 0.012)
            box(x + 0.003, y0 + d, z + 0.003, x + l - 0.003, y1, z + hh - 0.003, mat, 0.012, 3)
            x += l
        z += hh
    box(x0 - 0.03, y0 - 0.04, h, x1 + 0.03, y1 + 0.03, h + 0.055, cap, 0.008, 3)
