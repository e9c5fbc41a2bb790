"""What stands in a room where people sit: a sideboard, a coffee table, a lamp, books."""

import math

import materials as m
from kit import *

from .crockery import coffee_cup


def sideboard(x0, x1, y, color='#35473d', wood='#8a6238', depth=0.42):
    """A low cabinet on legs with three doors, its back at y, facing -y."""
    front, timber, brass = m.paint(color, 0.4), m.wood(wood), m.brass()
    box(x0, y - depth, 0.70, x1, y, 0.735, timber, 0.003)
    box(x0, y - depth, 0.20, x1, y, 0.225, timber, 0.003)
    for x in (x0, x1 - 0.025):
        box(x, y - depth, 0.225, x + 0.025, y, 0.70, timber, 0.002)
    box(x0 + 0.025, y - depth + 0.04, 0.225, x1 - 0.025, y - 0.01, 0.70, m.paint('#2a241e', 0.8), 0)
    wide = (x1 - x0 - 0.05) / 3
    for k in range(3):
        a = x0 + 0.025 + k * wide
        box(a + 0.002, y - depth + 0.012, 0.228, a + wide - 0.002, y - depth + 0.032, 0.697, front, 0.0015)
        knob = a + (wide - 0.05 if k % 2 == 0 else 0.05)
        with at(knob, y - depth + 0.012, 0.52, 0, 90):
            cyl(0.009, 0, 0.022, brass)
    for x in (x0 + 0.10, x1 - 0.10):
        for back in (y - depth + 0.06, y - 0.06):
            lathe([(0.011, 0), (0.018, 0.20)], timber, x, back, 0, 20)


def coffee_table(x, y, wood='#8a6238', height=0.40, r=0.475):
    """A round table on three legs."""
    timber = m.wood(wood)
    edge = [(0, -0.04), (r - 0.015, -0.04), (r, -0.03), (r, -0.01), (r - 0.01, 0), (0, 0)]
    lathe([(q, height + z) for q, z in edge], timber, x, y, 0, 72)
    for i in range(3):
        a = i * 2.094 + 0.5
        c, s = math.cos(a), math.sin(a)
        top, foot = (x + 0.30 * c, y + 0.30 * s, height - 0.03), (x + 0.38 * c, y + 0.38 * s, 0)
        tube([top, foot], 0.019, timber, smooth=False)


def books(x, y, z, turn, colors, seed=0):
    """A pile of books, none laid quite straight on the other."""
    height = z
    for k, color in enumerate(colors):
        wide, deep = 0.125 - 0.011 * k, 0.092 - 0.008 * k
        thick = (0.026, 0.019, 0.031)[(k + seed) % 3]
        with at(x, y, height, turn + (0, 9, -7, 4)[k % 4]):
            box(-wide, -deep, 0, wide, deep, 0.0025, m.paint(color, 0.6), 0.0008)
            page = m.paint('#e9e2d2', 0.9)
            box(-wide + 0.002, -deep + 0.003, 0.0025, wide - 0.004, deep - 0.003, thick - 0.0025, page, 0)
            box(-wide, -deep, thick - 0.0025, wide, deep, thick, m.paint(color, 0.6), 0.0008)
            box(-wide - 0.001, -deep, 0.001, -wide + 0.003, deep, thick - 0.001, m.paint(color, 0.6), 0.001)
        height += thick
    return height


def open_book(x, y, z, turn):
    """A book that lies open on its back."""
    with at(x, y, z, turn):
        page, cover = m.paint('#efe9db', 0.9), m.paint('#6e4a38', 0.6)
        for s in (-1, 1):
            rows = []
            for k in range(9):
                t = k / 8
                arch = math.sin(math.pi * min(1, t * 1.15)) ** 0.8 * (1 - 0.6 * t)
                rows.append((s * (0.004 + 0.128 * t), 0.006 + 0.020 * arch))
            corners = [(a, b, c) for a, c in rows for b in (-0.10, 0.10)]
            mesh(corners, [(2 * k, 2 * k + 2, 2 * k + 3, 2 * k + 1) for k in range(8)], page, True)
            box(min(0, s * 0.136), -0.105, 0, max(0, s * 0.136), 0.105, 0.004, cover, 0.001)


def cup_on(x, y, z):
    """A cup of coffee on a table."""
    with at(0, 0, z):
        coffee_cup(x, y)


def floor_lamp(x, y, height=1.5):
    """A lamp of brass with a shade of cloth."""
    brass = m.brass()
    cyl(0.14, 0, 0.02, brass, x, y)
    tube([(x, y, 0.02), (x, y, height)], 0.009, brass, smooth=False)
    lathe([(0.23, height - 0.08), (0.15, height + 0.22)], m.linen('#efe3cd'), x, y, 0)
    point((x, y, height + 0.06), 8, 0.06)


def wooden_blocks(x, y):
    """Blocks that a child has left on the floor: three in a row with one on top, two that have rolled away."""
    colors = ('#b5563c', '#d9b25a', '#5f7d6c', '#c9a577', '#4d6a80', '#c9a577')
    places = ((0, 0, 0, 4), (0.052, 0.004, 0, -3), (0.106, -0.002, 0, 7), (0.03, 0.002, 0.045, 12))
    for color, (dx, dy, z, turn) in zip(colors, (*places, (0.21, -0.09, 0, 31), (-0.10, -0.13, 0, -22))):
        with at(x + dx, y + dy, z, turn):
            box(-0.0225, -0.0225, 0, 0.0225, 0.0225, 0.045, m.paint(color, 0.45), 0.003, 3)
