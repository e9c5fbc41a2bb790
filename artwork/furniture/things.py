"""What stands, lies and hangs in a room."""

import math
import random

import numpy as np

import materials as m
from kit import *


def pendant(x, y, zb, ceil, mat, inner, r=0.17):
    """A lamp that hangs from the ceiling."""
    pr = [(0.028, 0.26), (0.05, 0.255), (0.085, 0.22), (0.13, 0.14), (r, 0.0)]
    lathe(pr, mat, x, y, zb)
    lathe([(a - 0.004, b - 0.003) for a, b in pr], inner, x, y, zb)
    cyl(0.022, zb + 0.25, zb + 0.31, m.brass(), x, y)
    tube([(x, y, zb + 0.3), (x, y, ceil)], 0.0028, m.black(), smooth=False)
    cyl(0.06, ceil - 0.02, ceil, mat, x, y)
    sphere(0.038, m.emit('#ffe0b8', 9), x, y, zb + 0.08)
    point((x, y, zb + 0.02), 9, 0.06, (1, 0.80, 0.58))


def faucet(x, y, z, mat, h=0.42, reach=0.22, rot=0):
    """A faucet of a kitchen, its spout towards -y."""
    with at(x, y, z, rot):
        cyl(0.027, 0, 0.012, mat)
        cyl(0.019, 0.01, 0.10, mat)
        tube(
            [
                (0, 0, 0.08),
                (0, 0, h * 0.68),
                (0, -reach * 0.22, h * 0.94),
                (0, -reach * 0.62, h * 0.97),
                (0, -reach * 0.95, h * 0.78),
                (0, -reach, h * 0.58),
            ],
            0.0125,
            mat,
            res=8,
        )
        with at(0, -reach, h * 0.50):
            cyl(0.0155, 0, 0.055, mat)
        tube([(0.018, 0, 0.065), (0.055, -0.004, 0.075), (0.095, -0.01, 0.10)], 0.006, mat, res=6)


def vase_branches(x, y, z, mat, lf, h=0.26, n=7, L=0.55, seed=2, size=0.055, count=42):
    """A vase with branches."""
    lathe(
        [
            (0, 0),
            (0.05, 0),
            (0.075, 0.03),
            (0.085, 0.1),
            (0.07, 0.18),
            (0.035, 0.23),
            (0.032, h),
            (0.027, h),
            (0.028, 0.22),
        ],
        mat,
        x,
        y,
        z,
    )
    rng = random.Random(seed)
    pts = []
    for i in range(n):
        a, sp = 2 * math.pi * i / n + rng.uniform(-0.3, 0.3), rng.uniform(0.12, 0.42) * L / 0.55
        q = [
            (
                x + math.cos(a) * sp * t**1.6,
                y + math.sin(a) * sp * t**1.6,
                z + h - 0.05 + L * (t - 0.22 * t * t * sp * 3),
            )
            for t in (0, 0.35, 0.7, 1)
        ]
        tube(q, 0.0028, m.bark())
        for k in range(count):
            t = 0.3 + 0.7 * k / count
            j = min(2, int(t / 0.3334))
            f = (t - (0, 0.35, 0.7)[j]) / 0.35
            f = max(0, min(1, f))
            pts.append(
                np.array(q[j]) * (1 - f)
                + np.array(q[j + 1]) * f
                + np.array([rng.gauss(0, 0.008) for _ in range(3)])
            )
    leaves(pts, size, lf, seed, 0.42, 0.4)


def bowl(x, y, z, mat, r=0.16, h=0.09):
    """A bowl."""
    lathe(
        [
            (0, 0.0),
            (r * 0.4, 0),
            (r * 0.45, 0.008),
            (r * 0.8, h * 0.45),
            (r, h),
            (r - 0.006, h),
            (r * 0.78, h * 0.5),
            (r * 0.4, 0.016),
            (0, 0.012),
        ],
        mat,
        x,
        y,
        z,
    )


def fruit(x, y, z, n=6, r=0.034, col='#e0b02e', seed=1, spread=0.07, piled=True):
    """A little heap of lemons; those that are not piled lie beside each other."""
    rng = random.Random(seed)
    pr = [
        (
            r * 0.93 * math.sin(math.pi * i / 24) ** 0.9 + (0.10 * r if i in (1, 23) else 0),
            -r * (1.22 + 0.12 * abs(math.cos(math.pi * i / 24)) ** 12) * math.cos(math.pi * i / 24),
        )
        for i in range(25)
    ]
    for i in range(n):
        a = 2 * math.pi * i / max(1, n - piled)
        q = (0, 0, 0.035) if piled and i == n - 1 else (math.cos(a) * spread, math.sin(a) * spread, 0)
        with at(x + q[0], y + q[1], z + r * 0.93 + q[2], rng.uniform(0, 360), 0, 90 + rng.uniform(-12, 12)):
            lathe(pr, m.peel(col), seg=40, angle=180)


def framed(x0, z0, x1, z1, y, art, frame=None):
    """A framed picture on a wall that faces -y."""
    frame = frame or m.wood('#a9814f', 'z')
    f = 0.022
    for a in (
        (x0, z0, x1, z0 + f),
        (x0, z1 - f, x1, z1),
        (x0, z0 + f, x0 + f, z1 - f),
        (x1 - f, z0 + f, x1, z1 - f),
    ):
        box(a[0], y - 0.035, a[1], a[2], y, a[3], frame, 0.002)
    box(x0 + f, y - 0.018, z0 + f, x1 - f, y - 0.008, z1 - f, m.paint('#f6f3ec', 0.8), 0)
    p = 0.12 * (x1 - x0)
    box(x0 + f + p, y - 0.019, z0 + f + p, x1 - f - p, y - 0.01, z1 - f - p, art, 0)


def rug(x0, y0, x1, y1, col='#d8cfbf', z=0.012):
    """A rug with fringes."""
    box(x0, y0, 0.001, x1, y1, z, m.fabric(col, 0.35), 0.005, 3)
    n = int((x1 - x0) / 0.02)
    rng = random.Random(3)
    for e in (y0, y1):
        vs, fs = [], []
        for i in range(n):
            a = x0 + (i + 0.5) * (x1 - x0) / n
            s = -1 if e == y0 else 1
            j = rng.uniform(-0.01, 0.01)
            vs += [
                (a - 0.004, e, 0.006),
                (a + 0.004, e, 0.006),
                (a + 0.003 + j, e + s * 0.06, 0.003),
                (a - 0.003 + j, e + s * 0.06, 0.003),
            ]
            fs.append((4 * i, 4 * i + 1, 4 * i + 2, 4 * i + 3))
        mesh(vs, fs, m.fabric(col, 0.35))
