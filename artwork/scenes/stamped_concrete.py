"""Stamped concrete from near."""

import numpy as np

import materials as m
from kit import *
from furniture import *


def stamped_concrete():
    """Concrete that was stamped as ashlar, lying flat at z=0 under raking light."""
    world((0.7, 0.8, 1), (0.85, 0.9, 1), 0.32, (0.5, 0.48, 0.45))
    rs = np.random.default_rng(5)
    pieces(
        [roughen(p, 0.012, 0.010, 0.03, rs) for p in ashlar(-2.4, -1.8, 2.4, 3.0, 0.22, 6)],
        m.rough_stone('#93826d', '#b09b80', '#5f5244', 0.014, 0.45, 1.1, 0.4),
        0.003,
        0.03,
        0.014,
        4,
        0.003,
        0.0012,
        uvdir=(1, 0),
    )
    box(-3, -3, -0.1, 3, 3, -0.010, m.concrete('#54493d', 0.6), 0)
    wall('y', 3.0, -4, 4, 2.6, m.paint('#e9e4da', 0.7))
    for i in range(3):
        for j in range(2):
            area(
                (-2.4, 0.1 + i * 0.66, 0.45 + j * 0.75),
                (0, 0.1 + i * 0.5, 0),
                0.56,
                0.66,
                20,
                (0.95, 0.98, 1),
            )
    for i in range(3):
        area((-0.6 + i * 0.98, 2.8, 1.15), (0, 0, 0), 0.86, 1.55, 18, (0.95, 0.98, 1))
    sun(17, 150, 4.0, 0.8, (1, 0.89, 0.74))
    camera((-0.55, -0.95, 0.72), (0.06, 0.06, 0.0), 34, level=False, focus=1.25, f=3.2)
