"""A table by a window, and what somebody draws with at it."""

import numpy as np

import materials as m
from kit import *

from .textiles import sheet

# How high the table is.
TABLE = 0.74


def walnut_table():
    """Its top alone, of boards as wide as the picture."""
    with at(0, 0, TABLE):
        walnut = m.sawn_oak('#7a5638', '#4a3120', 0.62, 0.7, 1.2)
        pieces(planks(-1.2, -0.5, 1.3, 0.62, 0.14, 2.6, 2.8, 7, 'x'), walnut, 0.0004, 0.04, 0.0012, 3)


def pencil(x, y, turn):
    """A pencil that lies on the table."""
    with at(x, y, TABLE + 0.0045, turn, 0, 90):
        cyl(0.0037, -0.09, 0.075, m.paint('#c2502f', 0.4), seg=6, b=0.0003)
        lathe([(0.0037, 0.075), (0.0012, 0.092), (0, 0.096)], m.wood('#d8b684', 'x'), seg=12)


def paper(wide, high, curl=0.012):
    """A sheet whose middle is the origin of the table; its upper right corner does not lie flat."""
    x, y = np.meshgrid(np.linspace(-wide / 2, wide / 2, 60), np.linspace(-high / 2, high / 2, 44))
    corner = np.clip((x / wide + y / high - 0.80) / 0.20, 0, 1)
    sheet(np.stack([x, y, 0.0006 + curl * corner**2], -1), m.paint('#f2efe8', 0.8))


def stroke(path, wide=0.0011, color='#3a3c40'):
    """A line of a pen on paper, through these points."""
    ink = m.paint(color, 0.6)
    for (x0, y0), (x1, y1) in zip(path, path[1:]):
        length = float(np.hypot(x1 - x0, y1 - y0))
        with at(x0, y0, 0.0007, np.degrees(np.arctan2(y1 - y0, x1 - x0))):
            box(-wide / 2, -wide / 2, 0, length + wide / 2, wide / 2, 0.0001, ink, 0)
