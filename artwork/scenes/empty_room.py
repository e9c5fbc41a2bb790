"""An empty room, for its floor."""

import materials as m
from kit import *
from furniture import *


def empty_room(
    floor,
    cam=((0.15, -0.5, 1.42), (0, 5, 0.42), 24),
    sun_dir=(24, 128),
    sunk=20.0,
    sky=14,
    focus=None,
    wallc='#efebe3',
    left=True,
    props=True,
    back=True,
    level=True,
):
    """Two walls with windows, and a floor to look at."""
    H, X, Y = 3.0, 3.4, 7.2
    world(strength=0.35)
    W, Tm = m.paint(wallc, 0.6), m.paint('#f6f4ee', 0.35)
    bw = [(-2.7, -0.35, 0.06, 2.45), (0.35, 2.7, 0.06, 2.45)] if back else []
    lw = [(0.6, 2.4, 0.06, 2.45), (3.2, 5.0, 0.06, 2.45)] if left else []
    box(-X, -3, H, X, Y, H + 0.1, m.paint('#f7f5f0', 0.7), 0)
    wall('y', Y, -X, X, H, W, bw)
    wall('x', -X, -3, Y, H, W, lw, out=-1)
    wall('x', X, -3, Y, H, W)
    wall('y', -3, -X, X, H, W, out=-1)
    for w in bw:
        window('y', Y, *w, nx=2, nz=4, sky=sky, back=2.2)
    for w in lw:
        window('x', -X, *w, out=-1, nx=2, nz=4, sky=sky, back=2.2)
    box(X - 0.018, -3, 0, X, Y, 0.18, Tm, 0.004)
    for a, b in [(-X, -2.75), (-0.3, 0.3), (2.75, X)] if back else [(-X, X)]:
        box(a, Y - 0.018, 0, b, Y, 0.18, Tm, 0.004)
    for a, b in [(-3, 0.55), (2.45, 3.15), (5.05, Y)] if left else [(-3, Y)]:
        box(-X, a, 0, -X + 0.018, b, 0.18, Tm, 0.004)
    if floor == 'stained':
        box(-X, -3, -0.05, X, Y, 0, m.concrete_stain('#74422a', '#a3713f', '#38271c'), 0)
        for i in range(1, 3):
            box(
                -X + i * 2.27 - 0.003, -3, -0.01, -X + i * 2.27 + 0.003, Y, 0.0006, m.paint('#2a2019', 0.8), 0
            )
        for i in range(0, 5):
            box(
                -X,
                -1.5 + i * 2.2 - 0.003,
                -0.01,
                X,
                -1.5 + i * 2.2 + 0.003,
                0.0006,
                m.paint('#2a2019', 0.8),
                0,
            )
    elif floor == 'polished':
        box(-X, -3, -0.05, X, Y, 0, m.terrazzo_concrete(), 0)
    elif floor == 'oak':
        floor_planks(-X, -3, X, Y, m.oak('#c19a6e', '#885d33', 0.30), 0.18, 'y', 9)
    elif floor == 'herringbone':
        pieces(
            herringbone(-X, -3, X, Y, 0.09, 6),
            m.oak('#b98d5e', '#7d532c', 0.30, 1.2),
            0.0009,
            0.012,
            0.0022,
            2,
            0.0007,
            0.00015,
        )
        box(-X - 0.2, -3.2, -0.05, X + 0.2, Y + 0.2, -0.009, m.paint('#2a2018', 0.9), 0)
    elif floor == 'lvp':
        pieces(
            planks(-X, -3, X, Y, 0.18, 1.21, 1.22, 6, 'y'),
            m.oak('#b7a48c', '#83705a', 0.42, 1.15),
            0.0007,
            0.012,
            0.0026,
            2,
            0.0002,
            0,
        )
        box(-X - 0.2, -3.2, -0.05, X + 0.2, Y + 0.2, -0.009, m.paint('#2a2018', 0.9), 0)
    if props:
        plant(2.7, 6.5, 1.7, 6, '#d9d2c4', 0.2)
    sun(*sun_dir, sunk, 0.6, (1, 0.88, 0.72))
    area((0, -2.6, 2.2), (0, 2, 0.6), 5, 1.6, 16, (1, 0.97, 0.94), glossy=False)
    area((0, 1.5, 2.95), (0, 1.5, 0), 5, 6, 18, (1, 0.98, 0.95), glossy=False)
    camera(*cam, focus=focus, level=level)
