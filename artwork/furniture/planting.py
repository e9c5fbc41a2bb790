"""Hedges, shrubs, trees and long grass."""

import math
import random

import numpy as np

import materials as m
from kit import *

# Which axis, and which end of it.
SIDES = {'l': (0, 0), 'r': (0, 1), 'f': (1, 0), 'b': (1, 1)}


def hedge(x0, y0, x1, y1, z1, density=1500, seed=1, size=0.055, col=('#44652f', '#a3bb5e'), z0=0.0, sides='lrfb'):
    """A clipped hedge: leaves on its top and on those sides that are seen, `density` of them to a square metre.

    sides: left, right, front and back; what has grown since it was clipped stands out of it
    """
    rng = np.random.default_rng(seed)
    lo, hi = np.array([x0, y0, z0]), np.array([x1, y1, z1])
    spots, faces = [], []
    for axis, end in [SIDES[letter] for letter in sides] + [(2, 1)]:
        k = [i for i in range(3) if i != axis]
        n = int(density * np.prod((hi - lo)[k]))
        p = rng.uniform(lo, hi, (n, 3))
        p[:, axis] = (lo, hi)[end][axis]
        normal = np.zeros((n, 3))
        normal[:, axis] = 2 * end - 1
        spots.append(p)
        faces.append(normal)
    p, face = np.concatenate(spots), np.concatenate(faces)
    lumps = waves(p, seed, 2.6) + 0.5 * waves(p, seed + 7, 7)
    deep = rng.exponential(0.045, len(p))
    shoots = (rng.random(len(p)) < 0.03) * rng.uniform(0, 0.10, len(p))
    rounded = 0.10 * np.clip((p[:, 2:] - z1 + 0.16) / 0.16, 0, 1) ** 2
    rounded[face[:, 2] > 0] = 0
    at_top = np.clip(np.minimum(p[:, :2] - lo[:2], hi[:2] - p[:, :2]).min(1) / 0.14, 0, 1)
    sunk = np.where(face[:, 2] > 0, 0.07 * (1 - at_top) ** 2, 0)
    p = p + face * (0.045 * lumps - deep + shoots - sunk)[:, None] - face * rounded
    tint = 0.5 + 0.42 * waves(p, seed + 3, 1.7) + 3.0 * shoots - 2.2 * deep
    leaves(p, size, m.leaf(*col), seed, 0.52, 0.35, 0.3, face=face * 0.8 + [0, 0, 0.6], tint=np.clip(tint, 0, 1))
    box(x0 + 0.13, y0 + 0.13, 0, x1 - 0.13, y1 - 0.13, z1 - 0.14, m.soil('#26351a'), 0.05)


def shrub(x, y, r=0.4, h=0.8, seed=1, n=2800, size=0.05, col=('#4f7038', '#a4bd68'), z=0):
    """A shrub of a few lumps."""
    rng = np.random.default_rng(seed)
    d = unit(rng.normal(0, 1, (n, 3)) + [0, 0, 0.25])
    lumps = 1 + 0.16 * waves(d, seed, 2.4)
    far = (1 - rng.exponential(0.12, n)).clip(0.2) * lumps
    p = np.array([x, y, z + h * 0.5]) + d * far[:, None] * [r, r, h * 0.5]
    tint = (0.5 + 0.4 * waves(p, seed + 3, 6) + 0.8 * (far - 0.95)).clip(0, 1)
    leaves(p, size, m.leaf(*col), seed, 0.42, 0.3, along=d * 0.9, face=d * 0.5 + [0, 0, 0.7], tint=tint)
    rnd = random.Random(seed)
    for k in range(4):
        a = 1.57 * k + rnd.random()
        top = (x + 0.55 * r * math.cos(a), y + 0.55 * r * math.sin(a), z + h * 0.5)
        tube([(x, y, z - 0.02), ((x + top[0]) / 2, (y + top[1]) / 2, z + h * 0.22), top], 0.008, m.bark())


def tree(x, y, h=5, seed=1, col=('#4c6d35', '#9db863'), r=1.5, n=15000, size=0.11, clouds=24):
    """A tree: a trunk that runs through the crown, branches, and clouds of leaves at their ends."""
    rng = random.Random(seed)
    lean = rng.uniform(-0.2, 0.2)
    trunk = [(x, y, -0.1), (x + 0.3 * lean, y, h * 0.3), (x + lean, y + 0.1, h * 0.58), (x + lean, y, h * 0.9)]
    tube(trunk, 0.018 * h, m.bark(), taper=0.85)
    crown = np.array([x + lean, y, h * 0.70])
    spots, tints, faces = [], [], []
    for k in range(clouds):
        # By the golden angle no side stays bare.
        a, up = 2.4 * k + rng.uniform(-0.4, 0.4), 1 - 1.75 * (k + 0.5) / clouds
        far = rng.uniform(0.55, 1.0) * math.sqrt(max(0.08, 1 - up * up))
        c = crown + np.array([math.cos(a) * far * r, math.sin(a) * far * r, up * h * 0.27])
        start = (x + lean * 0.8, y, h * rng.uniform(0.38, 0.6))
        middle = tuple((np.array(start) + c) / 2 + [0, 0, -0.05 * h * rng.random()])
        tube([start, middle, tuple(c)], 0.0055 * h, m.bark(), taper=0.8)
        size_of = r * rng.uniform(0.24, 0.40)
        p = blob(*c, size_of, size_of, size_of * 0.72, n // clouds, seed * 31 + k, 0.15)
        spots.append(p)
        faces.append(unit(p - c) * 0.6 + [0, 0, 0.8])
        tints.append(np.clip(0.35 + 0.35 * up + 0.5 * (p[:, 2] - c[2]) / size_of + rng.uniform(-0.2, 0.2), 0, 1))
    leaves(
        np.concatenate(spots), size, m.leaf(*col), seed, 0.45, -0.1, 0.5,
        face=np.concatenate(faces), tint=np.concatenate(tints),
    )  # fmt: skip


def grass_tuft(x, y, seed=1, h=0.7, n=900, r=0.12, col=('#76874a', '#c9c08a'), z=0, width=0.0045):
    """A tuft of long grass that hangs over."""
    rng = np.random.default_rng(seed)
    p = np.stack([x + rng.normal(0, r * 0.4, n), y + rng.normal(0, r * 0.4, n), np.full(n, z)], 1)
    length = h * 1.25 * rng.uniform(0.45, 1.1, n)
    lean = np.minimum(np.abs(rng.normal(0, 0.42, n)), 0.95)
    blades(p, length * (1 - 0.25 * lean), m.leaf(*col), seed, width, lean, 0.75, 6)


def lavender(x, y, seed=1, h=0.5, n=260, r=0.2, z=0):
    """Grey-green stalks with a spike of small purple flowers at each end."""
    rng = np.random.default_rng(seed)
    a, far = rng.uniform(0, 2 * math.pi, n), rng.random(n) ** 0.6
    out = np.stack([np.cos(a), np.sin(a)], 1) * far[:, None]
    tall = h * rng.uniform(0.75, 1.1, n) * (1.05 - 0.25 * far)
    foot = np.concatenate([out * r * 0.35, np.zeros((n, 1))], 1) + [x, y, z]
    tip = np.concatenate([out * r * 1.35, tall[:, None]], 1) + [x, y, z]
    t = rng.random((n * 14, 1)) * 0.72
    k = np.repeat(np.arange(n), 14)
    d = unit(tip - foot)
    leaves(
        foot[k] + (tip - foot)[k] * t, 0.045, m.leaf('#7c8f72', '#b4c0a2'), seed, 0.16, 0.6, 0.1, along=d[k] * 0.8
    )
    for j in (0.3, 0.6):
        sample = k[:: 2 if j > 0.5 else 3]
        up = 1.0 - 0.24 * rng.random((len(sample), 1))
        leaves(
            foot[sample] + (tip - foot)[sample] * up + rng.normal(0, 0.004, (len(sample), 3)),
            0.013, m.leaf('#6d5a9c', '#a894cf'), seed + int(j * 10), 0.7, 0.5, 0.2,
        )  # fmt: skip


def vine(points, n=1500, seed=1, size=0.055, spread=0.09, col=('#47692f', '#98b458'), flowers=0):
    """A climber along these points, with a stem and, if asked, small white flowers."""
    rng = np.random.default_rng(seed)
    q = np.asarray(points, float)
    tube([tuple(p) for p in q], 0.011, m.bark())
    t = rng.random(n) * (len(q) - 1.001)
    k, f = t.astype(int), (t % 1)[:, None]
    axis = q[k] * (1 - f) + q[k + 1] * f
    lumps = (1 + 0.55 * waves(axis, seed, 3.5))[:, None]
    p = axis + rng.normal(0, spread, (n, 3)) * lumps
    p[:, 2] -= np.abs(rng.normal(0, spread * 0.6, n))
    out = unit(p - axis)
    tint = 0.5 + 0.4 * waves(p, seed, 5)
    leaves(p, size, m.leaf(*col), seed, 0.5, -0.2, 0.4, face=out * 0.7 + [0, 0, 0.6], tint=tint)
    if flowers:
        k = rng.choice(n, flowers)
        tips = np.repeat(p[k] + out[k] * 0.03, 5, 0)
        leaves(tips, 0.020, m.leaf('#efe9da', '#fbf8ef'), seed, 0.6, 0.2, 0.2, face=np.repeat(out[k], 5, 0))


def fallen(x0, y0, x1, y1, n=60, seed=1, size=0.045, z=0.004, col=('#8a7a45', '#b98f52')):
    """Leaves that lie on the ground."""
    rng = np.random.default_rng(seed)
    p = np.stack([rng.uniform(x0, x1, n), rng.uniform(y0, y1, n), np.full(n, z)], 1)
    a = rng.uniform(0, 2 * math.pi, n)
    flat = np.stack([np.cos(a), np.sin(a), 0 * a], 1)
    leaves(p, size, m.leaf(*col), seed, 0.45, 0.12, -0.35, along=flat * 4, face=np.tile([0, 0, 3.0], (n, 1)))


def agave(x, y, seed=1, r=0.45, z=0):
    """A rosette of stiff blue-green leaves that end in a point."""
    rng = np.random.default_rng(seed)
    n = 38
    a, rise = 2.4 * np.arange(n) + rng.normal(0, 0.12, n), np.linspace(0.12, 1.35, n)
    d = np.stack([np.cos(a) * np.cos(rise), np.sin(a) * np.cos(rise), np.sin(rise)], 1)
    size = r * (1.1 - 0.25 * np.linspace(0, 1, n))[:, None]
    broad_leaves(d * 0.04 + [x, y, z + 0.05], d, size, m.leaf('#6f8d84', '#a9bfb2'), seed, 0.20, 0.06, 0.34)


def olive(x, y, h=4, seed=1, r=1.1):
    """An olive tree: a low crown of small silver leaves on several stems."""
    tree(x, y, h, seed, ('#75866a', '#b9c3a6'), r, 16000, 0.075, 20)
    tree(x + 0.12, y + 0.08, h * 0.86, seed + 1, ('#6f8064', '#aebb9c'), r * 0.8, 9000, 0.075, 14)
