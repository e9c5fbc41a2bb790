"""Fruit and eggs, in heaps."""

import math
import random

import materials as m
from kit import *

# Half outlines from the bottom up, of a thing as wide as 2: (distance from the axis, height).
OUTLINES = {
    'apple': ((0, -0.66), (0.16, -0.72), (0.40, -0.78), (0.66, -0.66), (0.88, -0.30), (1, 0.10), (0.95, 0.44), (0.74, 0.70), (0.46, 0.80), (0.22, 0.72), (0.08, 0.56), (0, 0.50)),
    'tomato': ((0, -0.66), (0.30, -0.68), (0.62, -0.60), (0.88, -0.34), (1, 0.0), (0.94, 0.30), (0.74, 0.54), (0.44, 0.64), (0.18, 0.58), (0, 0.52)),
    'fig': ((0, -0.92), (0.34, -0.92), (0.72, -0.74), (0.95, -0.36), (1, 0.02), (0.86, 0.42), (0.58, 0.82), (0.34, 1.12), (0.22, 1.36), (0.14, 1.46), (0, 1.48)),
    'egg': ((0, -1.14), (0.34, -1.08), (0.66, -0.86), (0.90, -0.48), (1, -0.02), (0.93, 0.46), (0.76, 0.88), (0.52, 1.18), (0.26, 1.36), (0, 1.41)),
}


def heap(kind, color, x, y, z, n=6, r=0.036, spread=0.06, seed=1):
    """Things of one kind in a ring, one on top. kind: a name of OUTLINES."""
    rng = random.Random(seed)
    skin = m.ceramic(color, 0.5) if kind == 'egg' else m.peel(color)
    outline = [(max(0.0, out), up) for out, up in smooth([(a * r, b * r) for a, b in OUTLINES[kind]])]
    for k in range(n):
        turn = 2 * math.pi * k / max(1, n - 1) + 0.4
        out = (0, 0, 1.05 * r) if k == n - 1 else (math.cos(turn) * spread, math.sin(turn) * spread, 0)
        lying = 88 if kind in ('egg', 'fig') else rng.uniform(8, 34)
        up = r * (0.98 if kind in ('egg', 'fig') else 0.78)
        with at(x + out[0], y + out[1], z + up + out[2], rng.uniform(0, 360), 0, lying, rng.uniform(0.93, 1.05)):
            lathe(outline, skin, seg=40, angle=180)
            if kind == 'apple':
                tube([(0, 0, 0.5 * r), (0.04 * r, 0, 0.8 * r), (0.16 * r, 0, 1.1 * r)], 0.045 * r, m.bark('#5a4330'))
            if kind == 'tomato':
                for turn in range(5):
                    with at(0, 0, 0.56 * r, 72 * turn):
                        tube([(0, 0, 0), (0.22 * r, 0, 0.10 * r), (0.46 * r, 0, 0.11 * r)], 0.045 * r, m.paint('#4f6b34', 0.6), taper=0.8)


def smooth(points, steps=5):
    """The points of a curve through these (Catmull and Rom)."""
    path = []
    for k in range(len(points) - 1):
        a, b, c, d = (points[min(max(j, 0), len(points) - 1)] for j in (k - 1, k, k + 1, k + 2))
        for s in range(steps):
            t = s / steps
            path.append(tuple(
                0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - v) * t * t + (3 * q - p - 3 * r + v) * t**3)
                for p, q, r, v in zip(a, b, c, d)
            ))
    path.append(points[-1])
    return path


def pear(x, y, color, lean, size=1):
    """A pear that stands; lean: how far, in degrees, it is off the vertical."""
    half = [(0, 0.004), (0.016, 0), (0.030, 0.010), (0.037, 0.030), (0.035, 0.048), (0.025, 0.066), (0.0175, 0.082), (0.0155, 0.095), (0.011, 0.104), (0.004, 0.106), (0, 0.104)]
    with at(x, y, 0, 30, 0, lean, size):
        lathe([(max(0, r), z) for r, z in smooth(half)], m.pear_skin(color, x, y), angle=180)
        tube([(0, 0, 0.102), (0.001, 0, 0.114), (0.007, 0.002, 0.124)], 0.0016, m.bark('#4a3626'))
