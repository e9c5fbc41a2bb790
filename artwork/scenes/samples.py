"""Samples on a table: what somebody chooses a floor from."""

import materials as m
from furniture import *
from kit import *

from .table_by_window import table_by_window


def samples(cam=((0.02, -0.20, 1.42), (0.05, 0.115, 0.74), 30), focus=0.74):
    """Oak, marble, slate, tile and quartz on a table of 0.74 m, a tape measure and a pencil beside them."""
    table_by_window()
    oaks = (('#caa273', '#94683c'), ('#a9784a', '#6b4526'), ('#8d8171', '#5d5145'))
    for k, (light, dark) in enumerate(oaks):
        with at(-0.30 + 0.012 * k, 0.20 - 0.105 * k, TABLE + 0.0145, 9 - 7 * k):
            pieces(
                [rect(-0.2, -0.045, 0.2, 0.045)],
                m.oak(light, dark, 0.3, 0.5, 0, 1.2),
                0,
                0.0145,
                0.0012,
                3,
                seed=3 + k,
            )
    stones = (
        (m.marble(0.06, 2.6, 1.0, 0.9, 0.2), 0.16, 0.245, 12),
        (m.travertine(), 0.335, 0.20, -6),
        (m.quartz('#ece8e0', veins=0.9), 0.21, 0.05, 3),
        (m.porcelain('#8f8a82', 0.4, 0.8, '#6d675f'), 0.40, 0.02, -11),
    )
    for k, (stone, x, y, turn) in enumerate(stones):
        with at(x, y, TABLE + 0.0115 + 0.0006 * k, turn):
            pieces(
                [rect(-0.075, -0.075, 0.075, 0.075)], stone, 0, 0.0115, 0.0012, 3, seed=30 + k, uvdir=(1, 0)
            )
    with at(0.02, 0.345, TABLE + 0.001, -4):
        pieces(
            brick(-0.12, -0.07, 0.12, 0.07, 0.06, 0.02, 0.5),
            m.glaze('#6f8d84', '#557a70', 0.07, 0.55, 0.8),
            0.002,
            0.006,
            0.001,
            3,
            0.004,
            0.0002,
        )
    tape_measure(-0.06, -0.10, 24, 0.16, TABLE + 0.001)
    pencil(-0.16, -0.20, -64)
    with at(0, 0, TABLE):
        coffee_cup(0.50, 0.33)
    camera(*cam, level=False, focus=focus, f=5)

