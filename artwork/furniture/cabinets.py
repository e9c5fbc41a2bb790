"""Cabinets of a kitchen."""

import numpy as np

import materials as m
from kit import *


def shaker(x0, z0, x1, z1, mat, y=0, rail=0.06, t=0.02, pull=None, pmat=None):
    """Shaker front in the local x-z plane, facing -y, with optional bar pull ('h','v','l','r')."""
    g = 0.0016
    x0, x1, z0, z1 = x0 + g, x1 - g, z0 + g, z1 - g
    r = min(rail, (z1 - z0) * 0.3)
    box(x0, y - t, z0, x0 + rail, y, z1, mat, 0.0015)
    box(x1 - rail, y - t, z0, x1, y, z1, mat, 0.0015)
    box(x0 + rail, y - t, z0, x1 - rail, y, z0 + r, mat, 0.0012)
    box(x0 + rail, y - t, z1 - r, x1 - rail, y, z1, mat, 0.0012)
    box(x0 + rail - 0.002, y - t + 0.010, z0 + r - 0.002, x1 - rail + 0.002, y, z1 - r + 0.002, mat, 0)
    if pull:
        cx, L = (x0 + x1) / 2, 0.16
        Y = y - t - 0.028
        if pull == 'h':
            p = [(cx - L / 2, Y, z1 - r / 2), (cx + L / 2, Y, z1 - r / 2)]
        else:
            px = x1 - rail / 2 if 'r' in pull else x0 + rail / 2
            zz = (z0 + 0.09 + L / 2) if 'u' in pull else (z1 - 0.09 - L / 2)
            p = [(px, Y, zz - L / 2), (px, Y, zz + L / 2)]
        tube(p, 0.005, pmat, smooth=False)
        for q in p:
            q = tuple(np.array(q) * 0.86 + (np.array(p[0]) + p[1]) / 2 * 0.14)
            tube([q, (q[0], y - t, q[2])], 0.004, pmat, smooth=False)


def base_run(x0, x1, mat, pmat, depth=0.62, widths=None, h=0.88, drawers=()):
    """Base cabinets along local x, fronts at y=0 facing -y."""
    box(x0, 0.02, 0.1, x1, depth, h, mat, 0.001)
    box(x0, 0.07, 0, x1, depth, 0.1, m.paint('#3a3732', 0.6), 0)
    n = max(1, round((x1 - x0) / 0.6))
    w = (x1 - x0) / n
    for i in range(n):
        a, b = x0 + i * w, x0 + (i + 1) * w
        if i in drawers:
            for z0, z1 in ((0.1, 0.40), (0.40, 0.68), (0.68, h)):
                shaker(a, z0, b, z1, mat, 0.02, pull='h', pmat=pmat)
        else:
            shaker(a, 0.68, b, h, mat, 0.02, pull='h', pmat=pmat)
            shaker(a, 0.1, b, 0.68, mat, 0.02, pull='r' if i % 2 == 0 else 'l', pmat=pmat)


def upper_run(x0, x1, z0, z1, mat, pmat, depth=0.35):
    """Wall cabinets along local x, fronts at y=0 facing -y."""
    box(x0, 0.02, z0, x1, depth, z1, mat, 0.001)
    n = max(1, round((x1 - x0) / 0.5))
    w = (x1 - x0) / n
    for i in range(n):
        shaker(x0 + i * w, z0, x0 + (i + 1) * w, z1, mat, 0.02, pull='ru' if i % 2 == 0 else 'lu', pmat=pmat)
    box(x0 - 0.01, -0.02, z1, x1 + 0.01, depth, z1 + 0.07, mat, 0.008)
