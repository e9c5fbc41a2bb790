"""What people sit on."""

import materials as m
from kit import *


def stool(x, y, seat=0.66, rot=0, wmat=None, lmat=None):
    """A stool with a back of bent steel."""
    wmat, lmat = wmat or m.wood('#a67a4d'), lmat or m.black()
    with at(x, y, 0, rot):
        soft(-0.20, -0.19, seat - 0.045, 0.20, 0.19, seat + 0.012, wmat, r=0.028, puff=0.004, n=8)
        for sx in (-1, 1):
            for sy in (-1, 1):
                tube(
                    [(sx * 0.15, sy * 0.14, seat - 0.03), (sx * 0.20, sy * 0.19, 0)],
                    0.011,
                    lmat,
                    smooth=False,
                )
            tube([(sx * 0.187, -0.177, 0.22), (sx * 0.187, 0.177, 0.22)], 0.008, lmat, smooth=False)
        tube([(-0.187, -0.177, 0.22), (0.187, -0.177, 0.22)], 0.008, lmat, smooth=False)
        pts = [
            (-0.19, 0.15, seat),
            (-0.20, 0.20, seat + 0.24),
            (0, 0.235, seat + 0.27),
            (0.20, 0.20, seat + 0.24),
            (0.19, 0.15, seat),
        ]
        tube(pts, 0.012, lmat)


def sofa(x, y, rot=0, L=2.3, col='#d6cfc1', pillows=('#b0764f', '#58656a', '#e5dfd2')):
    """A sofa with three seats and three pillows, facing -y."""
    f = m.fabric(col)
    with at(x, y, 0, rot):  # faces -y
        soft(-L / 2, -0.45, 0.12, L / 2, 0.45, 0.36, f, 0.05, 0.01, 1)
        for s in (-1, 1):
            soft(s * L / 2 - s * 0.20, -0.46, 0.12, s * L / 2, 0.46, 0.62, f, 0.07, 0.012, 2 + s)
        w = (L - 0.40) / 3
        for i in range(3):
            a = -L / 2 + 0.20 + i * w
            soft(a + 0.004, -0.48, 0.34, a + w - 0.004, 0.25, 0.50, f, 0.06, 0.028, 5 + i)
            with at(a + w / 2, 0.26, 0.48, 0, -14):
                soft(-w / 2 + 0.006, -0.10, 0, w / 2 - 0.006, 0.11, 0.44, f, 0.075, 0.045, 9 + i)
        soft(-L / 2 + 0.02, 0.28, 0.12, L / 2 - 0.02, 0.46, 0.74, f, 0.06, 0.01, 14)
        for i, c in enumerate(pillows):
            with at(
                (-L / 2 + 0.42, L / 2 - 0.42, L / 2 - 0.70)[i],
                (0.02, 0.02, -0.10)[i],
                0.49,
                (14, -16, -6)[i],
                -24,
                (5, -6, 8)[i],
            ):
                soft(-0.23, -0.07, 0, 0.23, 0.07, 0.44, m.fabric(c, 0.8), 0.06, 0.06, 20 + i)
        for sx in (-1, 1):
            for sy in (-1, 1):
                cyl(0.018, 0, 0.13, m.wood('#7d5a38', 'z'), sx * (L / 2 - 0.1), sy * 0.36)


def armchair(x, y, rot, col='#8a7a66'):
    """An armchair with a frame of wood, facing -y."""
    f, w = m.fabric(col), m.wood('#9a6f45')
    with at(x, y, 0, rot):
        with at(0, 0, 0.36, 0, 5):
            soft(-0.31, -0.36, 0, 0.31, 0.32, 0.14, f, 0.05, 0.03, 3)
        with at(0, 0.30, 0.42, 0, -20):
            soft(-0.31, -0.06, 0, 0.31, 0.09, 0.50, f, 0.06, 0.035, 4)
        for s in (-1, 1):
            tube([(s * 0.36, -0.36, 0), (s * 0.36, -0.33, 0.52)], 0.017, w, smooth=False)
            tube([(s * 0.36, 0.44, 0), (s * 0.36, 0.34, 0.52)], 0.017, w, smooth=False)
            box(s * 0.36 - 0.025, -0.40, 0.52, s * 0.36 + 0.025, 0.42, 0.545, w, 0.008)
            tube([(s * 0.36, -0.34, 0.34), (s * 0.36, 0.38, 0.30)], 0.015, w, smooth=False)
        for yy, z in ((-0.34, 0.34), (0.38, 0.30)):
            tube([(-0.36, yy, z), (0.36, yy, z)], 0.015, w, smooth=False)


def outdoor_sofa(x, y, rot, L=2.1):
    """A sofa of wood with loose cushions, facing -y."""
    w, f = m.wood('#9a7146'), m.fabric('#d6cebf')
    with at(x, y, 0, rot):
        box(-L / 2, -0.4, 0.20, L / 2, 0.42, 0.27, w, 0.006)
        for s in (-1, 1):
            for yy in (-0.36, 0.38):
                box(
                    s * L / 2 - 0.035 * s - 0.035,
                    yy - 0.035,
                    0,
                    s * L / 2 - 0.035 * s + 0.035,
                    yy + 0.035,
                    0.58,
                    w,
                    0.005,
                )
            box(
                s * L / 2 - s * 0.07 if s > 0 else -L / 2,
                -0.40,
                0.55,
                s * L / 2 if s > 0 else -L / 2 + 0.07,
                0.42,
                0.585,
                w,
                0.006,
            )
        for z in (0.36, 0.46, 0.56, 0.66):
            box(-L / 2, 0.38, z, L / 2, 0.40, z + 0.06, w, 0.004)
        k = (L - 0.16) / 3
        for i in range(3):
            a = -L / 2 + 0.08 + i * k
            soft(a + 0.004, -0.40, 0.27, a + k - 0.004, 0.30, 0.42, f, 0.05, 0.02, i)
            with at(a + k / 2, 0.30, 0.41, 0, -14):
                soft(-k / 2 + 0.006, -0.08, 0, k / 2 - 0.006, 0.09, 0.40, f, 0.06, 0.04, 5 + i)
        for i, c in enumerate(('#7f8f78', '#c08a5c')):
            with at((-L / 2 + 0.36, L / 2 - 0.36)[i], 0.06, 0.42, (12, -12)[i], -22):
                soft(-0.21, -0.06, 0, 0.21, 0.06, 0.40, m.fabric(c, 0.8), 0.05, 0.05, 12 + i)
