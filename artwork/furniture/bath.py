"""What belongs to a bathroom."""

import materials as m
from kit import *


def towel(x, y, z, col='#efe9df', w=0.34, d=0.22, n=3):
    """A pile of folded towels, whose bottom stands at z."""
    for i in range(n):
        soft(
            x - w / 2 + 0.004 * (i % 2),
            y - d / 2,
            z + i * 0.05,
            x + w / 2,
            y + d / 2,
            z + i * 0.05 + 0.052,
            m.fabric(col if i != 1 else '#c9b79f', 0.6),
            0.024,
            0.004,
            30 + i,
            10,
        )


def tub(x, y, mat, L=1.72, Wd=0.80, rot=0):
    """A free-standing tub, L long and Wd wide."""
    with at(x, y, 0, rot):
        pr = [
            (0, 0),
            (0.36, 0),
            (0.385, 0.012),
            (0.40, 0.05),
            (0.435, 0.28),
            (0.487, 0.54),
            (0.497, 0.57),
            (0.4985, 0.585),
            (0.494, 0.597),
            (0.485, 0.60),
            (0.476, 0.597),
            (0.470, 0.585),
            (0.46, 0.54),
            (0.425, 0.33),
            (0.385, 0.20),
            (0.33, 0.135),
            (0.22, 0.115),
            (0, 0.11),
        ]
        lathe(pr, mat, 0, 0, 0, 128, L, Wd, 60)


def basin(x, y, z, mat, r=0.21):
    """A round basin that stands on a vanity."""
    lathe(
        [
            (0, 0),
            (r * 0.7, 0),
            (r * 0.8, 0.012),
            (r, 0.11),
            (r, 0.125),
            (r - 0.008, 0.13),
            (r - 0.018, 0.125),
            (r * 0.78, 0.03),
            (0, 0.018),
        ],
        mat,
        x,
        y,
        z,
        72,
    )


def round_mirror(x, c, z, r, axis='x', side=-1):
    """A mirror in a brass frame on a wall."""
    B = m.brass()
    M4 = (
        dict(x=c + side * 0.002, y=x, z=z, ry=90 * side)
        if axis == 'x'
        else dict(x=x, y=c + side * 0.002, z=z, rx=-90 * side)
    )
    with at(**M4):
        lathe([(0, 0.012), (r - 0.008, 0.012)], m.mirror(), seg=96)
        lathe([(r - 0.010, 0), (r - 0.010, 0.022), (r + 0.006, 0.022), (r + 0.006, 0)], B, seg=96)
