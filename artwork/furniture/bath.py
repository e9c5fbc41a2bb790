"""What belongs to a bathroom."""

import materials as m
from kit import *

from .sitting import cup_on, open_book
from .textiles import throw
from .things import vase_branches


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


def vanity_of_two(wall_x, y0, y1, wood):
    """A hanging cabinet with two basins on a wall at the right, mirrors and lamps over it."""
    timber, top, brass = m.wood(wood, 'y', 0.4), m.marble(0.07, 1.3, 0.8, 0.9, 0.1, rot=(0.1, 0.3, 1.2)), m.brass()
    with at(wall_x):
        box(-0.58, y0, 0.28, 0, y1, 0.82, timber, 0.003)
        wide = (y1 - y0) / 4
        for k in range(4):
            a, b = y0 + wide * k + 0.004, y0 + wide * (k + 1) - 0.004
            for z0, z1 in ((0.29, 0.545), (0.552, 0.812)):
                box(-0.598, a, z0, -0.578, b, z1, timber, 0.002)
                middle, z = (a + b) / 2, z1 - 0.035
                tube([(-0.625, middle - 0.07, z), (-0.625, middle + 0.07, z)], 0.005, brass, smooth=False)
                for end in (-0.06, 0.06):
                    tube([(-0.625, middle + end, z), (-0.597, middle + end, z)], 0.004, brass, smooth=False)
        box(-0.615, y0 - 0.015, 0.82, 0, y1 + 0.015, 0.855, top, 0.003)
        box(-0.018, y0, 0.855, 0, y1, 0.98, top, 0.002)
        for y in (y0 + 0.55, y1 - 0.55):
            basin(-0.30, y, 0.855, m.ceramic('#f6f4f0', 0.08))
            with at(-0.09, y, 0.855, -90):
                spout = [(0, 0, 0), (0, 0, 0.22), (0, -0.03, 0.27), (0, -0.10, 0.275), (0, -0.14, 0.25)]
                tube(spout, 0.011, brass, res=8)
                cyl(0.02, 0, 0.01, brass)
                tube([(0, 0, 0.15), (0.06, 0, 0.16)], 0.006, brass, smooth=False)
            round_mirror(y, 0, 1.55, 0.36)
        for y in (y0, (y0 + y1) / 2, y1):
            tube([(0, y, 1.72), (-0.10, y, 1.72)], 0.008, brass, smooth=False)
            sphere(0.06, m.emit('#fff0d8', 4), -0.11, y, 1.78)
        middle = (y0 + y1) / 2
        leaf = m.leaf('#6c8450', '#a4b27c')
        vase_branches(-0.22, middle, 0.855, m.ceramic('#d8cdb9', 0.5), leaf, 0.18, 5, 0.28, 4, 0.04, 30)
        cyl(0.032, 0.855, 1.0, m.ceramic('#5d6a66', 0.3), -0.38, middle + 0.17)
        tooth_glass(-0.42, middle - 0.16, 0.855)
        # A hand towel hangs over the edge of the cabinet.
        with at(-0.3, y0 + 0.16, 0):
            over = [(-0.345, 0.47), (-0.345, 0.82), (-0.325, 0.862), (-0.10, 0.862)]
            throw(over, 0.24, '#c9b79f', 6, 0)


def tooth_glass(x, y, z):
    """Two brushes in a cup."""
    with at(x, y, z):
        side = [(0.03, 0), (0.036, 0.004), (0.037, 0.09), (0.034, 0.09), (0.033, 0.008)]
        lathe([(0, 0.004), *side, (0, 0.008)], m.ceramic('#e8e4da', 0.3))
        for lean, color in ((0.03, '#c78a5a'), (-0.026, '#5f7d6c')):
            tube([(lean * 0.5, 0, 0.01), (lean * 1.5, lean * 0.4, 0.175)], 0.0035, m.paint(color, 0.4), smooth=False)


def bath_board(x, y, wide=0.80):
    """A board across a tub, and a book and a cup on it."""
    timber = m.wood('#a8774a', 'y')
    box(x + 0.10, y - wide / 2 - 0.05, 0.602, x + 0.30, y + wide / 2 + 0.05, 0.620, timber, 0.004)
    open_book(x + 0.20, y - 0.16, 0.621, 84)
    cup_on(x + 0.20, y + 0.16, 0.620)


def bath_mat(x, y):
    """A mat that feet have pushed a little out of line."""
    with at(x, y, 0, -4):
        cloth = m.fabric('#b9b39f', 0.25)
        soft(-0.42, -0.26, 0, 0.42, 0.26, 0.022, cloth, 0.010, 0.003, 5, 16)
        for y0 in (-0.20, 0.17):
            box(-0.405, y0, 0.0225, 0.405, y0 + 0.03, 0.0275, m.fabric('#6f7d68', 0.25), 0.002)


def towel_rail(x, wall_y, z, wide=0.62):
    """A rail of brass on a wall that faces -y, and a towel over it."""
    brass = m.brass()
    tube([(x - wide / 2, wall_y - 0.07, z), (x + wide / 2, wall_y - 0.07, z)], 0.009, brass, smooth=False)
    for end in (-wide / 2 + 0.02, wide / 2 - 0.02):
        tube([(x + end, wall_y - 0.07, z), (x + end, wall_y, z)], 0.007, brass, smooth=False)
        with at(x + end, wall_y, z, 0, 90):
            cyl(0.02, 0, 0.008, brass)
    with at(x - 0.03, wall_y - 0.07, 0, 90):
        throw([(-0.006, z - 0.62), (-0.006, z), (0, z + 0.006), (0.006, z), (0.006, z - 0.5)], 0.46, '#8f9a86', 3, 0.012)


def door_leaf(x, y, turn, color='#35473d'):
    """A door that stands open, with a handle of brass; its hinges are at x, y."""
    with at(x, y, 0, turn):
        shade, brass = m.paint(color, 0.4), m.brass()
        box(0, -0.02, 0.008, 0.80, 0.02, 2.05, shade, 0.003)
        for z0, z1 in ((0.15, 0.85), (1.02, 1.93)):
            box(0.11, -0.024, z0, 0.69, 0.024, z1, shade, 0.006)
        for side in (-1, 1):
            tube([(0.74, side * 0.02, 1.0), (0.74, side * 0.065, 1.0), (0.63, side * 0.068, 1.0)], 0.009, brass)
            box(0.722, side * 0.02, 0.90, 0.758, side * 0.026, 1.10, brass, 0.002)
