"""A living room."""

import math


import materials as m
from kit import *
from furniture import *


def living(
    floor='oak',
    cam=((1.25, -3.9, 1.18), (-0.35, 2.0, 0.80), 25),
    light='#c09a6c',
    dark='#84592f',
    w=0.21,
    sun_dir=(20, 152),
    sunk=30.0,
    rough=0.30,
    rugs=True,
    sofa_col='#d9d3c7',
    focus=None,
    sky=12,
    along='y',
    wall_col='#efebe2',
):
    """Sofa, armchair and rug on a floor in low sun."""
    H = 2.8
    world(strength=0.35)
    W = m.paint(wall_col, 0.6)
    box(-3.6, -4.6, H, 3.6, 4, H + 0.1, m.paint('#f7f5f0', 0.7), 0)
    bw = (-3.0, -0.5, 0.06, 2.35)
    lw = (0.7, 3.3, 0.06, 2.35)
    lw2 = (-2.9, -0.7, 0.06, 2.35)
    wall('y', 4, -3.6, 3.6, H, W, [bw])
    wall('x', -3.6, -4.6, 4, H, W, [lw, lw2], out=-1)
    wall('x', 3.6, -4.6, 4, H, W)
    wall('y', -4.6, -3.6, 3.6, H, W, out=-1)
    window('y', 4, *bw, nx=3, nz=3, sky=sky, back=2.2)
    window('x', -3.6, *lw, out=-1, nx=3, nz=3, sky=sky, back=2.2)
    window('x', -3.6, *lw2, out=-1, nx=3, nz=3, sky=sky, back=2.2)
    if floor == 'oak':
        floor_planks(-3.6, -4.6, 3.6, 4, m.oak(light, dark, rough), w, along)
    elif floor == 'herringbone':
        pieces(
            herringbone(-3.6, -4.6, 3.6, 4, 0.12, 5),
            m.oak(light, dark, rough, 0.6),
            0.0008,
            0.012,
            0.0018,
            2,
            0.0005,
            0.0001,
        )
        box(-3.8, -4.8, -0.05, 3.8, 4.2, -0.009, m.paint('#2a2018', 0.9), 0)
    elif floor == 'lvp':
        pieces(
            planks(-3.6, -4.6, 3.6, 4, 0.18, 1.2, 1.22, 6, 'y'),
            m.oak(light, dark, 0.42, 1.1, 0, 1.0),
            0.0006,
            0.012,
            0.0022,
            2,
            0.0002,
            0,
        )
        box(-3.8, -4.8, -0.05, 3.8, 4.2, -0.009, m.paint('#2a2018', 0.9), 0)
    else:
        floor_tiles(-3.6, -4.6, 3.6, 4, m.porcelain('#d9d3c8', 0.22), 1.2, 0.6, 0.003, shift=0.33)
    T_ = m.paint('#f6f4ee', 0.4)
    for a, b in ((-3.6, -3.05), (-0.45, 3.6)):
        box(a, 3.982, 0, b, 4, 0.15, T_, 0.004)
    box(3.582, -4.6, 0, 3.6, 4, 0.15, T_, 0.004)
    for a, b in ((-4.6, -2.95), (-0.65, 0.65), (3.35, 4)):
        box(-3.6, a, 0, -3.582, b, 0.15, T_, 0.004)
    sofa(2.55, 1.35, -90, 2.4, sofa_col)
    armchair(-0.55, 3.05, 12, '#a5886a')
    if rugs:
        rug(-0.55, -0.1, 2.15, 2.75)
    wd = m.wood('#8a6238')
    lathe(
        [(0, 0.36), (0.46, 0.36), (0.475, 0.37), (0.475, 0.39), (0.465, 0.40), (0, 0.40)],
        wd,
        0.85,
        1.3,
        0,
        72,
    )
    for i in range(3):
        a = i * 2.094 + 0.5
        tube(
            [
                (0.85 + 0.30 * math.cos(a), 1.3 + 0.30 * math.sin(a), 0.37),
                (0.85 + 0.38 * math.cos(a), 1.3 + 0.38 * math.sin(a), 0),
            ],
            0.019,
            wd,
            smooth=False,
        )
    vase_branches(0.72, 1.42, 0.40, m.ceramic('#ece5d8', 0.4), m.leaf('#7b8c58', '#b0b584'), 0.24, 6, 0.42, 3)
    with at(1.02, 1.16, 0.40, 20):
        box(-0.13, -0.10, 0, 0.13, 0.10, 0.022, m.paint('#c9c2b4', 0.7), 0.002)
        box(-0.11, -0.09, 0.022, 0.12, 0.09, 0.042, m.paint('#59636a', 0.7), 0.002)
    # lamp behind the sofa
    B = m.brass()
    cyl(0.14, 0, 0.02, B, 3.2, 2.95)
    tube([(3.2, 2.95, 0.02), (3.2, 2.95, 1.5)], 0.009, B, smooth=False)
    lathe([(0.16, 1.42), (0.23, 1.42), (0.15, 1.72)][1:], m.fabric('#efe6d6'), 3.2, 2.95, 0)
    point((3.2, 2.95, 1.56), 8, 0.06)
    plant(-0.05, 3.55, 1.95, 5)
    plant(-3.1, 0.0, 1.35, 8, '#8d8378', 0.18, ('#567a45', '#93ab68'), 0.13, 220)
    framed(0.75, 1.15, 1.75, 2.25, 3.998, m.art(1.3))
    framed(1.9, 1.15, 2.9, 2.25, 3.998, m.art(4.1, '#efe7da', '#6d7a72', '#c08a58'))
    sun(*sun_dir, sunk, 0.6, (1, 0.87, 0.70))
    area((0.5, -4.2, 2.1), (0, 1.5, 1.0), 5, 1.6, 20, (1, 0.96, 0.92), glossy=False)
    area((0.6, 0, 2.75), (0.6, 0, 0), 5, 6, 16, (1, 0.98, 0.95), glossy=False)
    camera(*cam, focus=focus)
