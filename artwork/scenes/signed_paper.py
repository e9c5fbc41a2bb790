"""A signed sheet on a table, a pen and the keys of a house: what is handed over when the work is done."""

import numpy as np

import materials as m
from furniture import *
from kit import *

from .table_by_window import table_by_window


def signed_paper(cam=((-0.125, -0.245, 0.915), (-0.012, 0.0, 0.742), 52), focus=0.300):
    """The foot of the sheet from near: a signature over its rule and the pen that wrote it; keys and a cup lie behind."""
    table_by_window()
    with at(0.0, 0.08, TABLE, -9):
        paper(0.216, 0.279, 0.018)
        written()
    pen(0.050, -0.046, 150)
    keys(0.150, 0.095)
    with at(0, 0, TABLE):
        coffee_cup(0.22, 0.34)
    camera(*cam, level=False, focus=focus, f=4.5)


def written():
    """A heading, paragraphs of words, and a name signed over a rule."""
    rng = np.random.default_rng(4)
    stroke([(-0.082, 0.112), (0.012, 0.112)], 0.0052, '#35473d')
    stroke([(-0.082, 0.102), (0.082, 0.102)], 0.0009, '#b07a4a')
    for k, y in enumerate(np.arange(0.088, -0.055, -0.0062)):
        if k % 6 == 5:
            continue
        x, end = -0.082, 0.03 if k % 6 == 4 else 0.078
        while x < end:
            word = rng.uniform(0.004, 0.014)
            stroke([(x, y), (min(x + word, end), y)], 0.0013, '#5d5f63')
            x += word + 0.0028
    for a, b in ((-0.082, 0.004), (0.026, 0.082)):
        stroke([(a, -0.108), (b, -0.108)], 0.0004, '#8a8b8e')
    for points in NAME:
        ink(points)


# A name nobody can read, in millimetres from the start of its rule: its strokes of the pen.
NAME = (
    ((6, -1), (9, 6), (13, 13), (15, 15), (14, 10), (12, 3), (12, -2), (14, -3), (17, 2), (20, 8), (22, 9), (21, 4), (21, 0), (23, -1), (26, 3),
     (28, 5), (27, 2), (27, 0), (29, -0.5), (32, 3), (34, 4.5), (33.5, 2), (34, 0), (36, 0.5), (39, 3.5), (41, 4), (41, 1.5), (43, 0.5), (48, 2.5), (55, 4.5),
     (62, 5), (66, 3.5), (60, 1.5), (48, -0.5), (36, -3.5), (33, -5)),
    ((8, 8), (14, 9), (23, 12)),
    ((47, 13), (44, 6), (43, 0), (46, 1)),
)


def ink(points):
    """A stroke in blue ink whose width changes with its speed."""
    path = smooth([(x / 1000 - 0.082, y / 1000 - 0.1045) for x, y in points], 9)
    for k, pair in enumerate(zip(path, path[1:])):
        fast = float(np.hypot(pair[1][0] - pair[0][0], pair[1][1] - pair[0][1])) * 1000
        stroke(pair, 0.00085 - 0.00032 * min(fast / 0.9, 1), '#1f3170')


def pen(x, y, turn):
    """A fountain pen without its cap, lying on the sheet; its nib is of gold."""
    lacquer, gold = m.paint('#1d2f28', 0.16), m.brass()
    with at(x, y, TABLE + 0.0064, turn, 0, 90):
        lathe(smooth([(0, -0.074), (0.0034, -0.0735), (0.0050, -0.070), (0.0058, -0.045), (0.0060, 0.0), (0.0058, 0.020)]), lacquer, seg=48)
        lathe([(0.0059, 0.0200), (0.0061, 0.0205), (0.0061, 0.0225), (0.0058, 0.023)], gold, seg=48)
        lathe(smooth([(0.0052, 0.023), (0.0048, 0.034), (0.0043, 0.040), (0.0047, 0.0425), (0.0040, 0.043)]), lacquer, seg=48)
        lathe([(0.0059, -0.0500), (0.0061, -0.0495), (0.0061, -0.0485), (0.0059, -0.048)], gold, seg=48)
    with at(x, y, TABLE + 0.0064, turn):
        rows = np.linspace(0, 1, 24)
        half = 0.0041 * np.where(rows < 0.35, 0.72 + 0.28 * np.sin(rows / 0.35 * np.pi / 2), 1 - ((rows - 0.35) / 0.65) ** 1.5 * 0.97)
        across = np.linspace(-1, 1, 15)
        along = 0.040 + 0.023 * rows
        grid = np.stack([
            np.repeat(along[:, None], 15, 1),
            half[:, None] * across[None],
            0.0030 * (1 - 0.6 * rows)[:, None] * np.sqrt(1 - 0.8 * across[None] ** 2) - 0.0045 * rows[:, None] ** 2,
        ], -1)
        sheet(grid, gold)
        tube([(0.054, 0, 0.0013), (0.062, 0, -0.0026)], 0.00018, m.black(), smooth=False)


def keys(x, y):
    """Two keys on a ring."""
    brass, steel = m.brass(), m.steel()
    with at(x, y, TABLE):
        turn = np.linspace(0, 2 * np.pi, 24, endpoint=False)
        tube([(0.016 * np.cos(a), 0.016 * np.sin(a), 0.0022) for a in turn], 0.0011, steel, cyclic=True)
    for turn, metal, lift in ((-62, brass, 0.0016), (-18, steel, 0.0040)):
        with at(x, y, TABLE + lift, turn):
            with at(0.026, 0, 0):
                lathe([(0.004, 0), (0.0115, 0), (0.0115, 0.0021), (0.004, 0.0021), (0.004, 0)], metal, seg=36)
            box(0.036, -0.0042, 0, 0.070, 0.0042, 0.0021, metal, 0.0004)
            for k, deep in enumerate((0.0026, 0.0012, 0.0032, 0.0018, 0.0028)):
                box(0.046 + 0.0046 * k, -0.0042 - deep, 0, 0.0496 + 0.0046 * k, -0.0042, 0.0021, metal, 0.0003)
