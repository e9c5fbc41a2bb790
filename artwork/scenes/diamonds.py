"""Three pads of diamonds in their order, each before the stretch of floor that it leaves."""

import numpy as np

import materials as m
from furniture import *
from kit import *

from .work_room import work_room


def diamonds(cam=((0.02, -0.50, 0.40), (0.02, 0.16, 0.0), 30), focus=0.62):
    """From left to right the floor is coarse, honed and polished; the garden door shows in what is polished."""
    work_room(mirrored=True)
    box(-2.4, -2.6, -0.05, 2.4, 2.95, 0, m.honed_in_stages(), 0)
    for x, y, turn, color in (
        (-0.27, 0.03, 10, '#3f4347'),
        (0.01, 0.0, 35, '#7d2f2b'),
        (0.29, 0.03, 70, '#b08a3e'),
    ):
        pad(x, y, turn, color)
    camera(*cam, level=False, focus=focus, f=3.6)


def pad(x, y, turn, color):
    """A disc of resin with grooves between its segments, as it is put under a machine."""
    resin = m.paint(color, 0.5, 0.25)
    with at(x, y, 0, turn):
        cyl(0.0615, 0, 0.003, m.paint('#d8d5cd', 0.9, 0.3), b=0.0008)
        cyl(0.050, 0.003, 0.0075, resin, b=0.001)
        with at(0, 0, 0.0125):
            wedges = [sector(0.022, 0.0605, k, 12) for k in range(12)] + [
                sector(0.007, 0.0205, k + 0.5, 6) for k in range(6)
            ]
            pieces(wedges, resin, 0.0030, 0.006, 0.0012, 3, uvdir=(1, 0))


def sector(inner, outer, k, n):
    """The outline of the k-th of n parts of a ring."""
    a, b = 2 * np.pi * k / n, 2 * np.pi * (k + 1) / n
    turns = np.linspace(a, b, 6)
    arc = np.stack([np.cos(turns), np.sin(turns)], 1)
    # A straight inner side keeps the outline convex.
    return np.concatenate([arc * outer, arc[[-1, 0]] * inner])
