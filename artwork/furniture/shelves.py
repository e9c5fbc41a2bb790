"""Shelves and what stands on them, and a fireplace."""

import random

import materials as m
from kit import *

COVERS = ('#8c5f45', '#c9c2b4', '#4d5d58', '#2f3d4a', '#b0764f', '#d8cdb9', '#6b5138', '#7f8f78', '#a33f2c', '#e3dac8')


def row_of_books(x0, x1, y, z, seed, high=0.24):
    """Books that stand side by side from x0 on, their backs towards -y; some lean, and there is room at the end."""
    rng, x = random.Random(seed), x0
    while x < x1 - 0.05:
        thick, tall, deep = rng.uniform(0.018, 0.045), high * rng.uniform(0.72, 1.0), rng.uniform(0.13, 0.18)
        lean = rng.choice((0, 0, 0, 0, 7))
        with at(x, y, z, ry=lean):
            box(0, -deep, 0, thick, 0, tall, m.paint(rng.choice(COVERS), 0.6), 0.002)
        x += thick + 0.0015 + (0.02 if lean else 0)


def bookcase(x0, x1, y, height, color, shelves=5, seed=1, depth=0.32, cupboard=0.78):
    """A wall of shelves over cupboards, its back at y, facing -y."""
    paint = m.paint(color, 0.45)
    count = max(1, round((x1 - x0) / 0.85))
    wide = (x1 - x0) / count
    box(x0, y - 0.02, 0, x1, y, height, paint, 0)
    for k in range(count + 1):
        a = min(max(x0 + k * wide, x0 + 0.018), x1 - 0.018)
        box(a - 0.018, y - depth, cupboard, a + 0.018, y, height, paint, 0.002)
    box(x0, y - depth - 0.10, 0, x1, y, cupboard - 0.03, paint, 0.002)
    box(x0 - 0.01, y - depth - 0.115, cupboard - 0.03, x1 + 0.01, y, cupboard, paint, 0.003)
    box(x0 - 0.02, y - depth - 0.05, height, x1 + 0.02, y, height + 0.09, paint, 0.008)
    for k in range(count):
        a = x0 + k * wide
        for half in (0, 1):
            cupboard_door(a + half * wide / 2, a + (half + 1) * wide / 2, y - depth - 0.10, cupboard, paint, half)
        for level in range(shelves):
            z = cupboard + level * (height - cupboard) / shelves
            if level:
                box(a + 0.018, y - depth + 0.02, z - 0.012, a + wide - 0.018, y - 0.02, z + 0.012, paint, 0.002)
            fill_shelf(a + 0.04, a + wide - 0.04, y - 0.06, z + 0.012, seed * 31 + k * 7 + level)


def cupboard_door(x0, x1, y, height, paint, half):
    """The door of a cupboard with a knob."""
    box(x0 + 0.003, y - 0.02, 0.09, x1 - 0.003, y, height - 0.04, paint, 0.002)
    box(x0 + 0.06, y - 0.026, 0.15, x1 - 0.06, y - 0.018, height - 0.10, paint, 0.004)
    with at(x1 - 0.03 if half == 0 else x0 + 0.03, y - 0.02, height - 0.26, 0, 90):
        cyl(0.011, 0, 0.025, m.brass())


def fill_shelf(x0, x1, y, z, seed):
    """A board of a bookcase: mostly books, sometimes a vase, a bowl or a box."""
    rng = random.Random(seed)
    kind = rng.random()
    if kind < 0.62:
        row_of_books(x0, x0 + (x1 - x0) * rng.uniform(0.55, 1.0), y, z, seed)
        return
    if kind < 0.82:
        row_of_books(x0, x0 + (x1 - x0) * 0.45, y, z, seed)
        lathe([(0, 0), (0.05, 0), (0.085, 0.08), (0.04, 0.19), (0.03, 0.22)], m.ceramic(rng.choice(('#5d6a66', '#d8cdb9', '#a4663f')), 0.35), x1 - 0.16, y - 0.10, z)
        return
    box(x0 + 0.05, y - 0.16, z, x0 + 0.33, y - 0.01, z + 0.13, m.wood('#a67a4d'), 0.004)
    lathe([(0, 0.0), (0.05, 0), (0.055, 0.008), (0.10, 0.05), (0.12, 0.09), (0.114, 0.09), (0.05, 0.016), (0, 0.012)], m.ceramic('#cbbfa8', 0.4), x1 - 0.20, y - 0.12, z)


def fireplace(x, y, wide=1.5, high=1.18, stone=None):
    """A fireplace on a wall at y, facing -y, with a mantel; no fire burns in it."""
    stone, soot = stone or m.marble(0.07, 1.0, 0.8, 0.9, 0.15), m.paint('#1b1917', 0.95)
    inner = wide / 2 - 0.26
    for side in (-1, 1):
        a, b = sorted((x + side * inner, x + side * wide / 2))
        box(a, y - 0.10, 0, b, y, high - 0.26, stone, 0.004)
    box(x - wide / 2, y - 0.10, high - 0.26, x + wide / 2, y, high - 0.05, stone, 0.004)
    box(x - wide / 2 - 0.08, y - 0.20, high - 0.05, x + wide / 2 + 0.08, y, high, stone, 0.008)
    box(x - inner, y - 0.012, 0, x + inner, y - 0.006, high - 0.26, soot, 0)
    for side in (-1, 1):
        a, b = sorted((x + side * inner, x + side * (inner - 0.02)))
        box(a, y - 0.10, 0, b, y - 0.006, high - 0.26, soot, 0)
    box(x - wide / 2 - 0.10, y - 0.55, 0, x + wide / 2 + 0.10, y, 0.025, stone, 0.004)
    bark = m.bark()
    for k, (dx, dz, turn) in enumerate(((-0.10, 0.075, 4), (0.06, 0.075, -7), (-0.02, 0.165, 12))):
        with at(x + dx - 0.18, y - 0.10 - 0.05 * k, dz + 0.02, turn, 0, 90):
            cyl(0.05, 0, 0.40, bark, b=0.004)
