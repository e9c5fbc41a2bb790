"""A guest bath: a washstand of marble on brass legs before glazed tile, hexagons underfoot."""

import math

import numpy as np

import materials as m
from furniture import *
from kit import *

LEFT, RIGHT, FRONT, BACK, HEIGHT = -1.6, 1.6, -2.6, 1.9, 2.65


def guest_bath(
    glaze=('#5f8478', '#46675d'),
    cam=((-0.98, -2.2, 1.38), (0.40, 1.9, 0.98), 25),
    sun_dir=(26, 150),
    sunk=15.0,
    focus=3.4,
):
    """The washstand to the right of the window, a walk-in shower behind glass at the left."""
    world(strength=0.3)
    plaster = m.paint('#efe8dc', 0.65)
    box(LEFT, FRONT, HEIGHT, RIGHT, BACK, HEIGHT + 0.1, m.paint('#f6f3ec', 0.7), 0)
    opening = (-1.5, -0.35, 1.0, 2.2)
    wall('y', BACK, LEFT, RIGHT, HEIGHT, plaster)
    wall('x', LEFT, FRONT, BACK, HEIGHT, plaster, [opening], out=-1)
    wall('x', RIGHT, FRONT, BACK, HEIGHT, plaster)
    wall('y', FRONT, LEFT, RIGHT, HEIGHT, plaster, out=-1)
    window('x', LEFT, *opening, out=-1, nx=2, nz=2, sky=24, back=2.0, mirrored=True)
    tile = m.glaze(*glaze)
    tiled_wall('y', BACK, LEFT, RIGHT, 0, 2.12, tile, 0.065, 0.20, 0.0024, '#c9cdc2', 0.5, tilt=0.007, hvar=0.0006)
    tiled_wall('x', LEFT, 0.35, BACK, 0, 2.12, tile, 0.065, 0.20, 0.0024, '#c9cdc2', 0.5, face=1, tilt=0.007, hvar=0.0006)
    box(LEFT, BACK - 0.03, 2.12, RIGHT, BACK, 2.15, m.wood('#7d5634'), 0.003)
    hexagons()
    washstand(0.62)
    shower_corner()
    with at(RIGHT, 0.55, 0, -90):
        framed(-0.42, 1.15, 0.42, 1.95, -0.002, m.art(3.7, '#e9e0cd', '#6d7a72', '#b98a56'), m.brass())
        towel_ring()
    basket(1.22, 0.35)
    bath_mat(0.55, 0.62)
    sun(*sun_dir, sunk, 0.7, (1, 0.90, 0.78))
    area((0.2, FRONT + 0.3, 2.0), (0, 1.2, 1.0), 2.6, 1.4, 13, (1, 0.97, 0.94), glossy=False)
    area((0, -0.2, HEIGHT - 0.05), (0, -0.2, 0), 2.6, 3.8, 11, (1, 0.98, 0.95), glossy=False)
    camera(*cam, focus=focus, f=2.0)


def hexagons(r=0.075):
    """A floor of white hexagons with a dark one here and there."""
    light, dark = [], []
    wide, high = math.sqrt(3) * r, 1.5 * r
    rows = int((BACK - FRONT) / high) + 2
    for j in range(rows):
        for k in range(int((RIGHT - LEFT) / wide) + 2):
            x, y = LEFT + wide * (k + (j % 2) / 2), FRONT + high * j
            poly = np.array([(x + r * math.sin(t), y - r * math.cos(t)) for t in np.arange(6) * math.pi / 3])
            (dark if (k % 4 == 0 and j % 4 == 0) or (k % 4 == 2 and j % 4 == 2) else light).append(poly)
    pieces(light, m.porcelain('#e9e5dc', 0.35, 0.15), 0.0025, 0.010, 0.0012, 2, 0.001, 0.0002)
    pieces(dark, m.porcelain('#3b4a45', 0.35, 0.1), 0.0025, 0.010, 0.0012, 2, 0.001, 0.0002)
    box(LEFT - 0.1, FRONT - 0.1, -0.05, RIGHT + 0.1, BACK + 0.1, -0.0018, m.grout('#aaa69b'), 0)


def washstand(x):
    """A slab of marble on legs of brass, its basin below, a tall mirror and two lamps over it."""
    stone, brass = m.marble(0.08, 1.2, 1.0, 0.9, 0.1, rot=(0.1, 0.4, 1.0)), m.brass()
    y = BACK
    x0, x1 = x - 0.62, x + 0.62
    for a in ((x0, y - 0.55, x - 0.25, y - 0.02), (x + 0.25, y - 0.55, x1, y - 0.02), (x - 0.25, y - 0.55, x + 0.25, y - 0.44), (x - 0.25, y - 0.14, x + 0.25, y - 0.02)):
        box(a[0], a[1], 0.83, a[2], a[3], 0.86, stone, 0.002)
    lathe([(0.245, 0.0), (0.22, -0.06), (0.12, -0.13), (0, -0.14)], m.ceramic('#f6f4f0', 0.1), x, y - 0.29, 0.845, 64, 1.0, 0.62)
    box(x0, y - 0.03, 0.86, x1, y - 0.012, 1.0, stone, 0.002)
    for z in (0.80, 0.26):
        for a, b in (((x0 + 0.03, y - 0.52), (x1 - 0.03, y - 0.52)), ((x0 + 0.03, y - 0.06), (x1 - 0.03, y - 0.06))):
            tube([(*a, z), (*b, z)], 0.011, brass, smooth=False)
    for lx in (x0 + 0.03, x1 - 0.03):
        for ly in (y - 0.52, y - 0.06):
            cyl(0.013, 0, 0.83, brass, lx, ly)
        tube([(lx, y - 0.52, 0.26), (lx, y - 0.06, 0.26)], 0.011, brass, smooth=False)
    for k in range(7):
        box(x0 + 0.05, y - 0.50 + 0.066 * k, 0.268, x1 - 0.05, y - 0.455 + 0.066 * k, 0.284, m.wood('#7d5634'), 0.003)
    towel(x - 0.28, y - 0.28, 0.285, '#efe9df', 0.40, 0.30, 3)
    lathe([(0, 0), (0.09, 0), (0.12, 0.12), (0.10, 0.22), (0.09, 0.22)], m.fabric('#b58f5a', 0.3), x + 0.30, y - 0.28, 0.285)
    with at(x, y - 0.09, 0.86):
        for side in (-0.10, 0.10):
            cyl(0.018, 0, 0.06, brass, side, 0)
            tube([(side - 0.035, 0, 0.068), (side + 0.035, 0, 0.068)], 0.006, brass, smooth=False)
        tube([(0, 0, 0), (0, 0, 0.14), (0, -0.04, 0.18), (0, -0.11, 0.17), (0, -0.13, 0.13)], 0.011, brass, res=8)
    box(x - 0.36, y - 0.035, 1.14, x + 0.36, y - 0.012, 2.06, brass, 0.004)
    box(x - 0.345, y - 0.038, 1.155, x + 0.345, y - 0.03, 2.045, m.mirror(), 0)
    for side in (-0.50, 0.50):
        tube([(x + side, y, 1.62), (x + side, y - 0.10, 1.62)], 0.009, brass, smooth=False)
        lathe([(0.045, -0.10), (0.05, 0.10), (0.03, 0.12)], m.emit('#fff0d8', 2.6), x + side, y - 0.12, 1.64)
    vase_branches(x + 0.46, y - 0.22, 0.86, m.ceramic('#d8cdb9', 0.5), m.leaf('#6c8450', '#a4b27c'), 0.16, 5, 0.24, 4, 0.04, 30)
    cyl(0.030, 0.86, 1.02, m.ceramic('#3b4a45', 0.3), x - 0.42, y - 0.20)
    tooth_glass(x - 0.52, y - 0.28, 0.86)


def shower_corner():
    """A pane, a rain head of brass and a niche at the left."""
    brass = m.brass()
    box(-0.28, 0.35, 0.0, -0.27, BACK - 0.012, 2.0, m.pane(), 0)
    for z in (0.3, 1.7):
        box(-0.30, BACK - 0.06, z, -0.25, BACK - 0.01, z + 0.05, brass, 0.003)
    box(-0.285, 0.34, 0, -0.265, 0.352, 2.0, m.black(), 0.001)
    tube([(-0.95, BACK - 0.012, 2.05), (-0.95, BACK - 0.36, 2.05), (-0.95, BACK - 0.40, 2.02)], 0.011, brass)
    cyl(0.12, 1.985, 2.002, brass, -0.95, BACK - 0.40, b=0.003)
    for z, r in ((1.15, 0.07), (0.95, 0.048)):
        with at(-0.95, BACK - 0.012, z, 0, 90):
            cyl(r, 0, 0.012, brass, b=0.002)
            cyl(r * 0.4, 0.01, 0.05, brass, b=0.002)
    box(LEFT + 0.012, 1.0, 1.02, LEFT + 0.13, 1.55, 1.045, m.wood('#7d5634', 'y'), 0.003)
    for y, h, color in ((1.1, 0.18, '#3b4a45'), (1.2, 0.15, '#d9cfbd'), (1.42, 0.10, '#b98a56')):
        cyl(0.028, 1.045, 1.045 + h, m.ceramic(color, 0.3), LEFT + 0.07, y, b=0.004)


def towel_ring():
    """A hook of brass with a towel, on the local wall that faces -y."""
    brass = m.brass()
    with at(-0.95, 0, 1.55, 0, 90):
        cyl(0.02, 0, 0.05, brass)
    with at(-0.95, -0.05, 0, 90):
        throw([(-0.006, 0.88), (-0.006, 1.50), (0, 1.535), (0.006, 1.50), (0.006, 0.98)], 0.30, '#c9b79f', 3, 0.01)


def basket(x, y):
    """A basket with a rolled towel."""
    lathe([(0, 0), (0.15, 0), (0.17, 0.02), (0.18, 0.30), (0.17, 0.30), (0.155, 0.03), (0, 0.02)], m.fabric('#b58f5a', 0.25), x, y)
    for k, (dx, lean) in enumerate(((-0.05, 8), (0.05, -12))):
        with at(x + dx, y, 0.10, 0, lean):
            cyl(0.055, 0, 0.34, m.fabric(('#efe9df', '#8f9a86')[k], 0.6), b=0.012)
