"""A walk of flagstone."""

import math
import random

import cv2
import numpy as np

import materials as m
from furniture import *
from kit import *

from .patio import SKY

STONE = ('#857f74', '#b39f80', '#6b5f52', 0.010, 0.8, 1.0, 2.0)


def walk(cam=((0.25, -3.3, 1.5), (-0.1, 3.2, 0.35), 26), focus=4.0, f=4.0, sun_dir=(40, 222)):
    """Stones with joints of grass between planted borders, up to a gate in a garden wall."""
    world(**SKY)
    lawn(stones())
    borders()
    fence(-4.6, -1.5, -4.6, 9.2, 1.7)
    fence(5.0, -1.5, 5.0, 9.2, 1.7)
    behind_borders()
    garden_wall()
    trees = ((-5.5, 12, 6.2, 3, 2.2), (4.8, 12.5, 6.8, 5, 2.4), (0.9, 15, 6.2, 9, 2.0), (-10.5, 15, 6.5, 14, 2.3))
    for x, y, h, seed, r in trees:
        tree(x, y, h, seed, r=r, n=14000, size=0.13)
    tree(-3.9, -4.6, 5.6, 21, r=1.6, n=5000, size=0.13)  # out of frame: dappled shade over the walk
    fallen(-1.6, -2.6, 1.6, 3.0, 26, 8, z=0.012)
    sun(*sun_dir, 5.2, 1.0, (1, 0.90, 0.76))
    camera(*cam, focus=focus, f=f)


def path(y):
    """Where the middle of the walk is."""
    return 0.55 * math.sin(y * 0.38 + 0.2)


def stones():
    """The stones; the outlines of all of them."""
    rng = np.random.default_rng(4)
    outlines = [
        roughen(p, 0.022, 0.012, 0.03, rng)
        for p in voronoi(-2.6, -4.5, 2.6, 8.2, 0.54, 8, 2, 0.85)
        if abs(p.mean(0)[0] - path(p.mean(0)[1])) < 1.02
    ]
    pieces(outlines, m.rough_stone(*STONE), 0.0, 0.06, 0.008, 3, 0.004, 0.003, uvdir=(1, 0))
    return outlines


def lawn(outlines):
    """Grass between the stones, and longer beside them."""
    per_metre, low = 60, np.array([-8, -5.0])
    covered = np.zeros((18 * per_metre, 16 * per_metre), np.uint8)
    for outline in outlines:
        cv2.fillPoly(covered, [((outline - low) * per_metre).astype(np.int32)], 255)
    rng = np.random.default_rng(4)
    n = 330000
    y = -3.2 + 12.2 * rng.random(n) ** 1.9
    x = rng.uniform(-1, 1, n) * (2.0 + 0.33 * (y + 3.3))
    row, column = ((y + 5) * per_metre).astype(int), ((x + 8) * per_metre).astype(int)
    free = covered[np.clip(row, 0, len(covered) - 1), np.clip(column, 0, covered.shape[1] - 1)] == 0
    x, y = x[free], y[free]
    near = np.abs(x - 0.55 * np.sin(y * 0.38 + 0.2)) < 1.1
    spots = np.stack([x, y, np.full(len(x), -0.03)], 1)
    green = m.leaf('#4f7030', '#9aae56')
    grass(spots[near], 0.050, green, 1, 0.0017)
    grass(spots[~near], 0.075, green, 2, 0.0021)
    box(-30, -6, -0.2, 30, 40, -0.028, m.soil('#46502a'), 0)


def borders():
    """Shrubs, lavender and long grass along both sides."""
    rng = random.Random(2)
    for side in (-1, 1):
        for i in range(17):
            y = 0.1 + i * 0.54
            x = path(y) + side * (1.72 + rng.uniform(0, 0.55) + 0.04 * i)
            seed = i + 40 * (side + 1)
            kind = (0, 1, 2, 3, 4, 2)[(i + side) % 6]
            if kind == 0:
                shrub(x, y, 0.36, 0.62, seed + 70, 2600, 0.042, ('#69845f', '#b3c299'))
            elif kind == 1:
                grass_tuft(x, y, seed + 9, 0.72, 1300, 0.20, ('#76874a', '#cdbf85'))
            elif kind == 2:
                lavender(x, y, seed + 3, 0.55, 260, 0.24)
            elif kind == 3:
                shrub(x, y, 0.42, 0.75, seed + 31, 3200, 0.046)
            else:
                shrub(x, y, 0.34, 0.5, seed + 55, 2600, 0.04)
                bloom = blob(x, y, 0.29, 0.35, 0.35, 0.27, 300, seed, 0.9)
                out = unit(bloom - [x, y, 0.2])
                colors = ('#efe7da', '#fbf6ea') if side > 0 else ('#d9a6b4', '#eccbd2')
                petals, face = np.repeat(bloom, 5, 0), np.repeat(out, 5, 0)
                leaves(petals, 0.024, m.leaf(*colors), seed, 0.7, 0.2, 0.3, face=face)


def behind_borders():
    """Taller plants between the borders and the fences."""
    rng = np.random.default_rng(6)
    for side, fence_at in ((-1, -4.6), (1, 5.0)):
        for i, y in enumerate(np.arange(-0.6, 9.0, 0.72)):
            x, seed = fence_at - side * rng.uniform(0.45, 0.85), 120 + i + 40 * side
            if i % 4 == 0:
                shrub(x, y, rng.uniform(0.45, 0.6), rng.uniform(0.9, 1.3), seed, 4200, 0.05, ('#5c7a50', '#aebd84'))
            elif i % 4 == 2:
                agave(x, y, seed, 0.55)
            else:
                grass_tuft(x, y, seed, rng.uniform(1.0, 1.4), 1500, 0.26, ('#7d8a52', '#d8ca92'))
    olive(-3.7, 5.6, 3.5, 331)
    olive(4.1, 3.4, 3.3, 341)


def garden_wall():
    """A wall of stucco with a gate of boards, a cap, and a climber over it."""
    left = path(9) - 0.75
    wall('y', 9.2, -14, 14, 2.5, m.stucco('#e8dcc6'), [(left, left + 1.3, 0.0, 2.15)])
    for i in range(6):
        a, b = left + i * 1.3 / 6 + 0.004, left + (i + 1) * 1.3 / 6 - 0.004
        box(a, 9.28, 0.03, b, 9.33, 2.13, m.wood('#7d5a38', 'z'), 0.005)
    box(left, 9.33, 0.0, left + 1.3, 9.36, 2.16, m.wood('#3f2d1e', 'z'), 0)
    for z in (0.35, 1.75):
        box(left + 0.03, 9.255, z, left + 1.27, 9.28, z + 0.12, m.wood('#70502f'), 0.005)
    x = left + 1.12
    tube([(x, 9.25, 1.0), (x, 9.19, 1.03), (x, 9.19, 1.15), (x, 9.25, 1.18)], 0.009, m.black())
    for x in (left - 0.14, left + 1.30):
        box(x, 9.14, 0, x + 0.14, 9.36, 2.42, m.rough_stone('#9a8b76', '#c2ad8d', '#70604f', 0.007, 0.85, 1.6), 0.01)
    box(left - 0.16, 9.12, 2.15, left + 1.46, 9.38, 2.36, m.wood('#6f4f33'), 0.008)
    box(-14, 9.08, 2.5, 14, 9.48, 2.57, m.concrete('#b5ada0'), 0.006)
    start = [(left + 2.3, 9.15, 0.0), (left + 2.2, 9.14, 1.2), (left + 1.75, 9.12, 2.1), (left + 0.7, 9.10, 2.48)]
    vine(start + [(left - 0.6, 9.12, 2.5), (left - 1.7, 9.12, 2.4)], 5200, 6, 0.07, 0.12, flowers=90)
