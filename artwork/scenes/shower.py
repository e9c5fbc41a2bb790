"""A walk-in shower."""

import materials as m
from kit import *
from furniture import *


def shower(tile='zellige', cam=((0.30, -2.45, 1.32), (-0.12, 1.6, 1.14), 22), focus=None):
    """A tiled shower behind a pane of glass."""
    H = 2.6
    world(strength=0.3)
    W = m.paint('#efebe3', 0.6)
    box(-1.5, -2.8, H, 1.3, 2.0, H + 0.1, m.paint('#f7f5f0', 0.7), 0)
    lw = (-1.9, -0.5, 0.7, 2.25)
    wall('x', -1.5, -2.8, 2, H, W, [lw], out=-1)
    window('x', -1.5, *lw, out=-1, nx=2, nz=2, sky=26, frame='#3a3a3a')
    wall('x', 1.3, -2.8, 2, H, W)
    wall('y', -2.8, -1.5, 1.3, H, W, out=-1)
    niche = (-0.62, -0.02, 1.12, 1.46)
    wall('y', 2.0, -1.5, 1.3, H, m.grout('#dcd8cf'), [niche])
    if tile == 'zellige':
        g, tw, th, sh, ti = m.glaze('#e8e3d6', '#d3cdbd'), 0.1, 0.1, 0, 0.007
    elif tile == 'green':
        g, tw, th, sh, ti = m.glaze('#7f9a8b', '#5c7d70'), 0.065, 0.2, 0, 0.006
    else:
        g, tw, th, sh, ti = m.marble(0.07, 1.0, 1.1, 0.9, 0.15, rot=(0.2, 0.9, 0.5)), 1.2, 0.65, 0.5, 0.0004
    tiled_wall(
        'y',
        2.0,
        -1.5,
        1.3,
        0,
        H,
        g,
        tw,
        th,
        0.0025,
        '#dcd8cf',
        sh,
        tilt=ti,
        keep=lambda c: (
            not (niche[0] - 0.05 < c[0] - 1.5 < niche[1] + 0.05 and niche[2] - 0.05 < c[1] < niche[3] + 0.05)
            if tw < 0.3
            else True
        ),
    )
    tiled_wall('x', -1.5, 0.45, 2.0, 0, H, g, tw, th, 0.0025, '#dcd8cf', sh, face=1, tilt=ti)
    tiled_wall('x', 1.3, 0.45, 2.0, 0, H, g, tw, th, 0.0025, '#dcd8cf', sh, face=-1, tilt=ti)
    stone = m.marble(0.1, 1.4, 0.8, 0.9, 0.1)
    a, b, z0, z1 = niche
    if tw < 0.3:
        a, b, z0, z1 = a - 0.03, b + 0.03, z0 - 0.03, z1 + 0.03
        box(a, 2.08, z0, b, 2.10, z1, stone, 0)
        for q in ((a, z0, b, z0 + 0.02), (a, z1 - 0.02, b, z1), (a, z0, a + 0.02, z1), (b - 0.02, z0, b, z1)):
            box(q[0], 1.984, q[1], q[2], 2.09, q[3], stone, 0.002)
        P0 = m.ceramic('#5d6a66', 0.3)
        cyl(0.03, z0 + 0.02, z0 + 0.19, P0, a + 0.12, 2.04)
        cyl(0.03, z0 + 0.02, z0 + 0.17, m.ceramic('#d9cfbd', 0.35), a + 0.20, 2.04)
        box(a + 0.30, 2.0, z0 + 0.02, a + 0.40, 2.07, z0 + 0.05, m.ceramic('#e8dcc4', 0.5), 0.01)
        vase_branches(
            b - 0.13,
            2.03,
            z0 + 0.02,
            m.ceramic('#efe9dd', 0.4),
            m.leaf('#72894f', '#a9b57f'),
            0.10,
            4,
            0.14,
            3,
            0.03,
            14,
        )
    # floors: mosaic inside, large tiles outside
    pieces(
        brick(-1.5, 0.45, 1.3, 2.0, 0.05, 0.05, 0),
        m.porcelain('#bdb6a9', 0.4, 0.4),
        0.003,
        0.01,
        0.001,
        2,
        0.002,
        0.0003,
    )
    box(-1.5, 0.45, -0.05, 1.3, 2, -0.002, m.grout('#cfc9be'), 0)
    floor_tiles(-1.5, -2.8, 1.3, 0.42, m.porcelain('#c9c3b8', 0.25, 0.6), 0.9, 0.9, 0.003, '#b5afa4')
    box(-1.5, 0.40, -0.02, 1.3, 0.46, 0.012, stone, 0.002)
    # glass: fixed panel and black/brass frame
    B = m.brass()
    box(-0.45, 0.424, 0.012, 1.29, 0.432, 2.12, m.pane(), 0)
    box(-0.452, 0.424, 0.012, -0.449, 0.432, 2.12, m.paint('#5f8f80', 0.1), 0)
    for q in ((1.283, 0.012, 1.297, 2.13), (-0.46, 2.115, 1.297, 2.135), (-0.46, 0.010, 1.297, 0.026)):
        box(q[0], 0.416, q[1], q[2], 0.440, q[3], B, 0.001)
    # shower set
    tube(
        [(0.35, 1.985, 2.16), (0.25, 1.70, 2.20), (0.25, 1.55, 2.20), (0.25, 1.55, 2.14)],
        0.011,
        B,
        smooth=False,
    )
    cyl(0.14, 2.112, 2.13, B, 0.25, 1.55)
    for z, r in ((1.18, 0.075), (0.98, 0.05)):
        with at(0.25, 1.988, z, 0, 90):
            cyl(r, 0, 0.012, B)
            cyl(r * 0.4, 0.01, 0.05, B)
    tube([(0.25, 1.94, 1.18), (0.25, 1.925, 1.27)], 0.006, B, smooth=False)
    tube([(0.52, 1.955, 1.0), (0.52, 1.955, 1.75)], 0.009, B, smooth=False)
    tube([(0.52, 1.93, 1.66), (0.52, 1.86, 1.70)], 0.014, B, smooth=False)
    tube([(0.52, 1.92, 1.64), (0.60, 1.86, 1.2), (0.50, 1.88, 0.78), (0.36, 1.95, 0.90)], 0.006, m.chrome())
    # bench
    box(-1.5, 1.58, 0, -0.85, 1.99, 0.44, m.grout('#dcd8cf'), 0.002)
    box(-1.5, 1.56, 0.44, -0.83, 1.99, 0.475, stone, 0.004)
    towel(-1.18, 1.78, 0.476, w=0.32, d=0.22, n=2)
    # outside: stool, hooks, towel, plant
    plant(-1.2, 0.12, 1.25, 11, '#e4ded2', 0.15, ('#4f7340', '#8dab62'), 0.12, 200)
    tube([(1.24, -0.75, 1.25), (1.24, -0.15, 1.25)], 0.009, B, smooth=False)
    for y in (-0.73, -0.17):
        tube([(1.24, y, 1.25), (1.3, y, 1.25)], 0.007, B, smooth=False)
    soft(1.215, -0.64, 0.62, 1.265, -0.26, 1.27, m.fabric('#efe9df', 0.6), 0.02, 0.004, 3)
    sun(32, 222, 20, 0.7, (1, 0.9, 0.78))
    area((-0.3, 1.2, 2.56), (-0.3, 1.2, 0), 1.9, 1.2, 26, (1, 0.98, 0.95), glossy=False)
    area((0.6, -2.5, 2.0), (-0.2, 1.5, 1.0), 3, 1.4, 16, (1, 0.97, 0.94), glossy=False)
    area((0, -0.8, 2.56), (0, -0.8, 0), 2.4, 3, 10, (1, 0.98, 0.95), glossy=False)
    camera(*cam, focus=focus)
