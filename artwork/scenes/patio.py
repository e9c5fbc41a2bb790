"""A patio behind a house."""

import numpy as np

import materials as m
from kit import *
from furniture import *


def patio(
    ground='pavers',
    cam=((-1.7, -3.7, 1.42), (0.75, 2.4, 0.72), 23),
    sun_dir=(30, 192),
    pergola=True,
    furniture=True,
    focus=None,
):
    """Paved ground, a pergola, seats and planting."""
    world((0.16, 0.36, 0.85), (0.72, 0.83, 0.95), 0.95, (0.25, 0.23, 0.2))
    # ground
    if ground == 'pavers':
        pm = m.paver('#a58b70', '#c0a687', '#7d6a5b')
        pieces(ashlar(-6.3, -6.3, 6.0, 3.9), pm, 0.008, 0.05, 0.009, 3, 0.003, 0.0012)
        box(-7, -6.5, -0.1, 7, 4.5, -0.009, m.grout('#6f6557'), 0)
    elif ground == 'herringbone':
        pieces(
            herringbone(-6.3, -6.5, 6.3, 3.9, 0.10, 2),
            m.paver('#9a7060', '#a88774', '#6d6560'),
            0.004,
            0.05,
            0.005,
            2,
            0.0016,
            0.0007,
        )
        box(-7, -6.5, -0.1, 7, 4.5, -0.005, m.grout('#8d8272'), 0)
    elif ground == 'stamped':
        rs = np.random.default_rng(5)
        ps = [roughen(p, 0.006, 0.010, 0.05, rs) for p in ashlar(-6.3, -6.3, 6.0, 3.9, 0.30, 6)]
        pieces(
            ps,
            m.rough_stone('#8f8271', '#a8957c', '#665a4c', 0.012, 0.5, 0.8, 0.5),
            0.004,
            0.03,
            0.012,
            3,
            0.0012,
            0.0006,
        )
        box(-7, -6.5, -0.1, 7, 4.5, -0.008, m.concrete('#5f564b', 0.7), 0)
    # house wall at the back with a sliding door
    St = m.stucco('#efe7d9')
    dr = (-0.6, 2.4, 0.05, 2.35)
    wall('y', 4.1, -1.9, 9, 3.3, St, [dr])
    box(dr[0] - 0.02, 4.16, 0, dr[1] + 0.02, 4.22, 2.4, m.ceramic('#10161a', 0.03), 0)
    Bk = m.paint('#2b2b2c', 0.4)
    for a in (dr[0], (dr[0] + dr[1]) / 2 - 0.03, dr[1] - 0.06):
        box(a, 4.10, 0.03, a + 0.06, 4.17, 2.35, Bk, 0.003)
    for z in (0.03, 2.29):
        box(dr[0], 4.10, z, dr[1], 4.17, z + 0.06, Bk, 0.003)
    for x in (-1.05, 2.85):  # wall lamps
        box(x - 0.06, 4.0, 1.75, x + 0.06, 4.1, 2.05, Bk, 0.004)
    box(-2.1, 3.7, 3.3, 9, 4.6, 3.42, m.wood('#6f4f33'), 0.004)
    # garden side
    hedge(-9.5, 4.2, -2.0, 5.2, 1.9, 24000, 3, 0.07)
    hedge(-7.4, -3.5, -6.5, 4.4, 1.3, 16000, 4, 0.07)
    hedge(6.3, -0.5, 7.3, 4.6, 1.7, 11000, 6, 0.07)
    tree(8.6, 6.2, 5.6, 15)
    tree(-4.2, 6.6, 5.2, 3)
    tree(-7.8, 8.0, 6.2, 8, r=2.0)
    tree(-1.5, 8.6, 5.6, 12)
    box(-40, -20, -0.2, 40, 60, -0.11, m.soil('#6d6a3d'), 0)
    box(-6.4, 3.95, -0.05, -1.9, 4.4, 0.03, m.gravel_base(), 0.0)
    stone, cap = (
        m.rough_stone('#9a8b76', '#c2ad8d', '#70604f', 0.007, 0.85, 1.6),
        m.rough_stone('#b7aa94', '#cfc2aa', '#998a74', 0.003, 0.8, 1.2, 0.5),
    )
    seat_wall(-5.6, 3.0, -2.1, 3.36, 0.44, stone, cap)
    for i, x in enumerate((-5.2, -4.5, -3.7, -3.0, -2.4)):
        (
            grass_tuft(x, 3.66, 40 + i, 0.75, 520, 0.2)
            if i % 2 == 0
            else shrub(x, 3.7, 0.32, 0.75, 50 + i, 1500, 0.05, ('#6f8a68', '#a8b890'))
        )
    planter(-1.45, 3.5, 0.5, 0.52, seed=3)
    planter(3.1, 3.55, 0.5, 0.52, seed=9, kind='shrub')
    if pergola:
        w = m.wood('#8f6a44', 'z')
        for x in (-1.2, 3.4):
            box(x - 0.08, 0.55, 0, x + 0.08, 0.71, 2.55, w, 0.006)
        wx = m.wood('#8f6a44')
        box(-1.7, 0.52, 2.55, 4.6, 0.60, 2.75, wx, 0.004)
        box(-1.7, 0.66, 2.55, 4.6, 0.74, 2.75, wx, 0.004)
        wy = m.wood('#8f6a44', 'y')
        for i in range(15):
            box(-1.5 + i * 0.42, 0.1, 2.75, -1.45 + i * 0.42, 4.1, 2.90, wy, 0.003)
    if furniture:
        outdoor_sofa(1.2, 3.2, 0, 2.3)
        with at(2.75, 1.95, 0, -78):
            armchair(0, 0, 0, '#e2dccf')
        lathe(
            [(0, 0.30), (0.44, 0.30), (0.455, 0.31), (0.455, 0.34), (0.44, 0.35), (0, 0.35)],
            m.concrete('#c9c4ba', 0.7),
            1.05,
            1.75,
            0,
            72,
        )
        cyl(0.16, 0, 0.30, m.concrete('#c9c4ba', 0.7), 1.05, 1.75)
        bowl(1.05, 1.75, 0.35, m.ceramic('#5d6a66', 0.3), 0.15, 0.08)
        box(-0.25, 0.95, 0.002, 2.6, 3.5, 0.012, m.fabric('#cfc6b4', 0.3), 0.004)
    sun(*sun_dir, 6.5, 0.6, (1, 0.90, 0.75))
    camera(*cam, focus=focus)
