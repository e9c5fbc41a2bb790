"""What those who lay a floor have in their hands."""

import numpy as np

import materials as m
from kit import *


def mallet(x, y, turn, head='#2b2b2c', z=0):
    """A mallet of rubber that lies on its side; its ends are dusty from the work."""
    # The end of the handle touches the floor.
    with at(x, y, z + 0.030, turn, 0, 3.2):
        with at(0, 0, 0, 0, 90):
            lathe([(0, -0.058), (0.024, -0.058), (0.031, -0.050), (0.033, -0.040), (0.029, -0.022), (0.029, 0.022), (0.033, 0.040), (0.031, 0.050), (0.024, 0.058), (0, 0.058)], m.paint(head, 0.75, 0.5), seg=64)
            for end in (-0.0585, 0.0585):
                cyl(0.021, min(end, end * 0.99), max(end, end * 0.99), m.paint('#6f675c', 0.9, 0.6), b=0)
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


def speed_square(x, y, turn, z=0):
    """A square of cast aluminium that lies flat, with its fence up and its marks along the edges."""
    cast, ink = m.metal('#b9bcbd', 0.42), m.paint('#2a2a2c', 0.7)
    leg, cut = 0.178, 0.052
    with at(x, y, z, turn):
        with at(0, 0, 0.0035):
            for bar in (
                ((0, 0), (leg, 0), (leg - cut, 0.022), (0.022, 0.022)),
                ((0, 0), (0.022, 0.022), (0.022, leg - cut), (0, leg)),
                ((leg, 0), (0, leg), (0.022, leg - cut), (leg - cut, 0.022)),
            ):
                pieces([np.array(bar, float)], cast, 0, 0.0035, 0.0008, 2, flat=False)
        box(-0.004, -0.011, 0, leg, 0, 0.016, cast, 0.0015)
        for k in range(24):
            deep = 0.010 if k % 4 == 0 else 0.005
            box(0.0006, 0.020 + 0.006 * k, 0.0035, 0.0006 + deep, 0.0205 + 0.006 * k, 0.0038, ink, 0)


def chisel(x, y, turn, z=0):
    """A bevelled chisel with a handle of ash and a ring of steel."""
    steel = m.metal('#c9cbcc', 0.2)
    with at(x, y, z + 0.0092, turn, 0, 2.5):
        box(0.0, -0.010, -0.004, 0.125, 0.010, 0.0, steel, 0.0008)
        mesh([(0.125, -0.010, -0.004), (0.125, 0.010, -0.004), (0.125, 0.010, 0), (0.125, -0.010, 0), (0.137, -0.010, -0.004), (0.137, 0.010, -0.004)],
             [(0, 1, 5, 4), (3, 4, 5, 2), (0, 4, 3), (1, 2, 5)], steel)
        tube([(-0.02, 0, 0), (0.01, 0, -0.001)], 0.006, steel, smooth=False)
        with at(-0.015, 0, 0, 0, 0, -90):
            lathe([(0, 0), (0.011, 0), (0.0115, 0.018), (0.0145, 0.045), (0.0155, 0.09), (0.0135, 0.112), (0.015, 0.122), (0.012, 0.132), (0, 0.134)], m.wood('#c39a63', 'x', 0.4))
            cyl(0.0122, 0.002, 0.014, m.brass(), b=0.0005)
            cyl(0.0156, 0.112, 0.122, steel, b=0.0005)
