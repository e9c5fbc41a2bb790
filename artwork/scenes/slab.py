"""A counter in window light."""

import materials as m
from kit import *
from furniture import *


def slab(
    kind='marble',
    sink=False,
    cam=((-0.62, -0.62, 0.42), (0.12, 0.62, 0.03), 35),
    splash=('#eceae2', '#dddbd1'),
    tile=(0.13, 0.13, 0),
    focus=0.95,
):
    """Counter in raking window light, optionally with an undermount sink and faucet."""
    world((0.7, 0.8, 1), (0.8, 0.85, 0.9), 0.25, (0.5, 0.48, 0.45))
    mat = {
        'marble': lambda: m.marble(0.045, 1.5, 1.05, 1.0, 0.18, '#f1f0ed', '#c2c3c5', '#666a70'),
        'quartz': lambda: m.quartz('#f0ede6', rough=0.11, veins=0.6),
    }[kind]()
    if sink:
        sx0, sx1, sy0, sy1 = -0.22, 0.52, 0.36, 0.80
        for b in (
            (-1.6, -0.2, sx0, 1.25),
            (sx1, -0.2, 3.2, 1.25),
            (sx0, -0.2, sx1, sy0),
            (sx0, sy1, sx1, 1.25),
        ):
            box(b[0], b[1], -0.03, b[2], b[3], 0, mat, 0)
        S = m.steel()
        for b in (
            (sx0 - 0.01, sy0 - 0.01, sx0 + 0.004, sy1 + 0.01),
            (sx1 - 0.004, sy0 - 0.01, sx1 + 0.01, sy1 + 0.01),
            (sx0, sy0 - 0.01, sx1, sy0 + 0.004),
            (sx0, sy1 - 0.004, sx1, sy1 + 0.01),
        ):
            box(b[0], b[1], -0.24, b[2], b[3], -0.03, S, 0)
        box(sx0, sy0, -0.25, sx1, sy1, -0.235, S, 0)
        cyl(0.045, -0.235, -0.231, m.chrome(), 0.15, 0.62)
        faucet(0.15, 0.92, 0, m.brass(), 0.44, 0.24)
        cyl(0.016, 0, 0.03, m.brass(), 0.42, 0.95)
    else:
        box(-1.6, -0.2, -0.04, 3.2, 1.25, 0, mat, 0.004, 4)
        bowl(0.18, 0.98, 0, m.ceramic('#f3efe6', 0.15), 0.13, 0.075)
        fruit(0.18, 0.98, 0.026, 6, 0.033, '#dfae38', spread=0.05)
    box(-1.6, -0.16, -0.9, 3.2, 1.2, -0.26, m.paint('#4b5a58', 0.4), 0.002)
    wall('y', 1.27, -3, 4, 2.6, m.paint('#e9e4da', 0.7))
    tiled_wall('y', 1.26, -1.8, 3.2, 0, 1.2, m.glaze(*splash), *tile[:2], shift=tile[2])
    vase_branches(0.70, 0.95, 0, m.ceramic('#cfc4b1', 0.45), m.leaf('#66804a', '#9aa873'), 0.26, 7, 0.5, 5)
    if sink:
        with at(-0.62, 1.16, 0, 0, -10):
            box(-0.15, -0.01, 0, 0.15, 0.016, 0.42, m.wood('#a8743f', 'z'), 0.006)
        cyl(0.034, 0, 0.17, m.ceramic('#5d6a66', 0.3), -0.33, 1.02)
        cyl(0.006, 0.17, 0.21, m.brass(), -0.33, 1.02)
    # panes on the left: light and a reflection that reads as a window
    for i in range(3):
        for j in range(2):
            area(
                (-2.2, 0.1 + i * 0.62, 0.35 + j * 0.72),
                (0, 0.1 + i * 0.62, 0.2),
                0.54,
                0.64,
                15,
                (0.95, 0.98, 1),
            )
    wall(
        'x',
        -2.7,
        -5,
        5,
        5,
        m.paint('#e9e4da', 0.7),
        [(-0.85, -0.42, 0.42, 1.22), (-0.32, 0.11, 0.42, 1.22)],
        t=0.02,
    )
    sun(21, 194, 7.5, 0.9, (1, 0.88, 0.70))
    area((0.6, -2.2, 2.2), (0, 0.5, 0), 2.5, 1.5, 22, (1, 0.96, 0.9), glossy=False)
    camera(*cam, level=False, focus=focus, f=7)
