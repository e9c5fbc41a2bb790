"""Hedges, trees, planters and low walls."""

import math
import random

import numpy as np

import materials as m
from kit import *


def hedge(x0, y0, x1, y1, z1, n=9000, seed=1, size=0.055, col=('#3f5e2c', '#7d9a4b'), z0=0.05):
    """A clipped hedge."""
    c, r = ((x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2), ((x1 - x0) / 2, (y1 - y0) / 2, (z1 - z0) / 2)
    leaves(blob(*c, *r, n, seed, 0.82, 1), size * 1.15, m.leaf(*col), seed, 0.5, 0.5)
    box(
        c[0] - r[0] + 0.12,
        c[1] - r[1] + 0.12,
        0,
        c[0] + r[0] - 0.12,
        c[1] + r[1] - 0.12,
        c[2] + r[2] * 0.84,
        m.soil('#1c2a13'),
        0,
    )


def shrub(x, y, r=0.4, h=0.8, seed=1, n=2200, size=0.06, col=('#4a6a35', '#8fae5c'), z=0):
    """A round shrub."""
    leaves(blob(x, y, z + h / 2, r, r, h / 2, n, seed, 0.45), size, m.leaf(*col), seed, 0.45, 0.5)


def tree(x, y, h=5, seed=1, col=('#4a6a34', '#8ca758'), r=1.5, n=7000, size=0.11):
    """A tree with seven clouds of leaves."""
    rng = random.Random(seed)
    tube([(x, y, -0.1), (x + 0.05, y, h * 0.3), (x + 0.1, y + 0.05, h * 0.6)], 0.09, m.bark())
    pts = []
    for i in range(7):
        a, d = i * 0.9 + rng.random(), r * rng.uniform(0.2, 0.75)
        c = (x + math.cos(a) * d, y + math.sin(a) * d, h * rng.uniform(0.58, 0.95))
        tube([(x + 0.06, y, h * 0.42), tuple((np.array(c) + [x, y, h * 0.45]) / 2), c], 0.035, m.bark())
        pts.append(blob(*c, r * 0.55, r * 0.55, r * 0.42, n // 7, seed + i, 0.3))
    leaves(np.concatenate(pts), size, m.leaf(*col), seed, 0.42, 0.2)


def grass_tuft(x, y, seed=1, h=0.7, n=420, r=0.12, col=('#8a9558', '#c9c08a'), z=0):
    """A tuft of long grass."""
    rng = np.random.default_rng(seed)
    p = np.stack([x + rng.normal(0, r * 0.4, n), y + rng.normal(0, r * 0.4, n), np.full(n, z)], 1)
    with at():
        grass(p, h, m.leaf(*col), seed)


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
