"""What those who lay a floor have in their hands."""

import materials as m
from kit import *


def mallet(x, y, turn, head='#e8e6e0', z=0):
    """A mallet of rubber that lies on its side."""
    # The end of the handle touches the floor.
    with at(x, y, z + 0.030, turn, 0, 3.2):
        with at(0, 0, 0, 0, 90):
            cyl(0.030, -0.055, 0.055, m.paint(head, 0.6), b=0.006)
            cyl(0.0315, -0.018, 0.018, m.black(), b=0.001)
        with at(0, 0, 0, 0, 0, 90):
            lathe(
                [
                    (0, 0.0),
                    (0.011, 0),
                    (0.012, 0.10),
                    (0.0145, 0.22),
                    (0.015, 0.30),
                    (0.011, 0.325),
                    (0, 0.327),
                ],
                m.wood('#b98a52', 'x'),
            )


def tapping_block(x, y, turn, z=0):
    """A block that is laid on a board before it is struck."""
    with at(x, y, z, turn):
        box(-0.09, -0.025, 0, 0.09, 0.025, 0.04, m.paint('#d7742c', 0.5), 0.006, 3)


def trowel(x, y, turn, z=0, tilt=0):
    """A finishing trowel: a blade of steel and a handle of wood."""
    steel = m.metal('#c9cbcc', 0.25)
    with at(x, y, z, turn, tilt):
        box(-0.15, -0.055, 0, 0.15, 0.055, 0.0014, steel, 0.0006)
        for end in (-0.08, 0.06):
            tube([(end, 0, 0.001), (end, 0, 0.03), (end * 0.8, 0, 0.055)], 0.006, steel)
        box(-0.10, -0.006, 0.0014, 0.09, 0.006, 0.006, steel, 0.001)
        with at(0, 0, 0.062, 0, 0, 90):
            lathe(
                [
                    (0, -0.085),
                    (0.013, -0.085),
                    (0.0175, -0.04),
                    (0.016, 0.02),
                    (0.018, 0.06),
                    (0.013, 0.078),
                    (0, 0.08),
                ],
                m.wood('#a5713c', 'x'),
            )


def straightedge(x, y, turn, length=1.2, z=0):
    """A rule of aluminium on its edge, with a bubble in a window."""
    with at(x, y, z, turn):
        side = m.metal('#c4c7c9', 0.32, 1)
        box(-length / 2, -0.011, 0, length / 2, 0.011, 0.06, side, 0.002)
        box(-length / 2 - 0.006, -0.012, -0.0005, -length / 2, 0.012, 0.061, m.paint('#26262a', 0.5), 0.002)
        box(length / 2, -0.012, -0.0005, length / 2 + 0.006, 0.012, 0.061, m.paint('#26262a', 0.5), 0.002)
        box(-0.06, -0.0125, 0.012, 0.06, 0.0125, 0.05, m.paint('#26262a', 0.5), 0.002)
        with at(0, -0.013, 0.033, 0, 0, 90):
            cyl(0.0075, -0.024, 0.024, m.paint('#c9dc3a', 0.15), b=0.002)


def tape_measure(x, y, turn, out=0.18, z=0):
    """A tape measure that is pulled out a little."""
    with at(x, y, z, turn):
        with at(0, 0.014, 0.034, 0, 90):
            cyl(0.034, 0, 0.028, m.paint('#e0b53a', 0.35), b=0.006)
            cyl(0.022, -0.001, 0.029, m.paint('#26262a', 0.5), b=0.003)
        box(0.0, -0.014, 0, 0.036, 0.014, 0.034, m.paint('#e0b53a', 0.35), 0.004)
        box(0.036, -0.0095, 0.002, 0.036 + out, 0.0095, 0.0024, m.paint('#f0dc8a', 0.4), 0)
        for k in range(int(out / 0.01)):
            long = 0.006 if k % 5 else 0.012
            box(
                0.04 + k * 0.01,
                0.0095 - long,
                0.0024,
                0.0407 + k * 0.01,
                0.0094,
                0.0026,
                m.paint('#26262a', 0.6),
                0,
            )
        box(0.034 + out, -0.010, -0.006 if z else 0, 0.036 + out, 0.010, 0.004, m.steel(), 0)


def bucket(x, y, inside=((0.12, 0.2), (0, 0.2))):
    """A bucket; inside: radius and height of what it holds, from its wall to its middle."""
    side = [(0, 0), (0.125, 0), (0.15, 0.29), (0.156, 0.29), (0.156, 0.30), (0.142, 0.30)]
    lathe([*side, *inside], m.paint('#3c4046', 0.5), x, y)
