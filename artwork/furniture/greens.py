"""Plants in pots."""

import math
import random

import numpy as np

import materials as m
from kit import *


def plant(x, y, h=1.7, seed=1, pot='#d9d2c4', r=0.2, col=('#3f5f33', '#7c9a55'), size=0.17, n=190):
    """A fig in a pot; n: how leafy it is."""
    lathe(
        [
            (0, 0),
            (r * 0.72, 0),
            (r * 0.8, 0.02),
            (r, r * 1.75),
            (r, r * 1.85),
            (r * 0.93, r * 1.85),
            (r * 0.9, r * 1.6),
            (0, r * 1.6),
        ],
        m.concrete(pot, 0.8),
        x,
        y,
    )
    rng = random.Random(seed)
    low = r * 1.6
    cyl(r * 0.88, low - 0.02, low + 0.012, m.bark('#3d3026'), x, y)
    points, ways = [], []
    for i in range(4):
        a, reach = i * 1.6 + rng.uniform(0, 0.8), rng.uniform(0.08, 0.26)
        top = np.array((x + math.cos(a) * reach, y + math.sin(a) * reach, h * rng.uniform(0.74, 0.93)))
        foot = np.array((x + math.cos(a) * 0.03, y + math.sin(a) * 0.03, low))
        knee = np.array((x + math.cos(a) * reach * 0.35, y + math.sin(a) * reach * 0.35, low + (top[2] - low) * 0.5))
        tube([tuple(foot), tuple(knee), tuple(top)], 0.009, m.bark())
        for k in range(n // 8):
            t = 0.3 + 0.7 * (k + rng.random()) / (n // 8)
            turn = k * 2.4 + rng.uniform(-0.4, 0.4)
            rise = 0.15 + 0.75 * t * t + rng.uniform(-0.2, 0.2)
            way = np.array((math.cos(turn), math.sin(turn), rise))
            stem = knee + (top - knee) * (t - 0.3) / 0.7
            end = stem + way / np.linalg.norm(way) * size * 0.22
            tube([tuple(stem), tuple(end)], 0.0022, m.leaf(*col), smooth=False, res=1)
            points.append(end)
            ways.append(way)
    broad_leaves(points, ways, size * 1.25, m.leaf(*col), seed)
