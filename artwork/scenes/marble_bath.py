"""A long bathroom in marble: the tub stands under a window at its end."""

import math

import numpy as np

import materials as m
from furniture import *
from kit import *

LEFT, RIGHT, FRONT, BACK, HEIGHT = -1.75, 1.75, -3.2, 3.4, 2.8


def marble_bath(
    cam=((0.62, -2.9, 1.34), (-0.22, 3.4, 0.96), 25),
    sun_dir=(28, 104),
    sunk=13.0,
    focus=4.2,
):
    """Slabs of marble up to shoulder height, a checkered floor, two washstands across from a shower."""
    world(strength=0.3)
    plaster = m.paint('#ece6da', 0.65)
    box(LEFT, FRONT, HEIGHT, RIGHT, BACK, HEIGHT + 0.1, m.paint('#f6f3ec', 0.7), 0)
    end = (-0.95, 0.95, 0.72, 2.4)
    wall('y', BACK, LEFT, RIGHT, HEIGHT, plaster, [end])
    wall('x', LEFT, FRONT, BACK, HEIGHT, plaster, out=-1)
    wall('x', RIGHT, FRONT, BACK, HEIGHT, plaster)
    wall('y', FRONT, LEFT, RIGHT, HEIGHT, plaster, out=-1)
    window('y', BACK, *end, nx=3, nz=3, sky=15, back=2.0, low='#83956a', mirrored=True)
    stone = m.marble(0.07, 1.0, 1.0, 0.9, 0.15, tile=0, rot=(0.3, 0.7, 0.4))
    slabs(stone)
    checkered()
    tub(0.0, 2.45, m.ceramic('#f6f4f0', 0.09), 1.66, 0.78)
    filler(-1.02, 2.75)
    vanity_left()
    shower_right()
    stool_with_towels(1.02, 1.55)
    with at(0.05, 0.55):
        bordered_rug(-0.48, -1.3, 0.48, 0.7, '#b7ab95', ('#6b5138', '#55604f'))
    plant(-1.35, 2.95, 1.25, 9, '#e4ded2', 0.15, ('#4f7340', '#8dab62'), 0.12, 190)
    with at(0, BACK):
        rod(-1.25, 1.25, 2.56)
        curtain(-1.2, -0.82, 2.54, folds=5, seed=12, color='#efe8da')
        curtain(0.82, 1.2, 2.54, folds=5, seed=15, color='#efe8da')
    lantern(0, 0.4)
    sun(*sun_dir, sunk, 0.7, (1, 0.90, 0.78))
    area((0, FRONT + 0.3, 2.0), (0, 1.5, 1.0), 2.8, 1.4, 15, (1, 0.97, 0.94), glossy=False)
    area((0, 0.2, HEIGHT - 0.05), (0, 0.2, 0), 2.8, 5, 15, (1, 0.98, 0.95), glossy=False)
    camera(*cam, focus=focus, f=2.0)


def slabs(stone):
    """Marble along three walls under a rail of the same stone."""
    tiled_wall('x', LEFT, FRONT, BACK, 0, 1.22, stone, 1.32, 1.22, 0.002, '#cfccc5', 0, face=1, tilt=0.0003, hvar=0.0001)
    tiled_wall('x', RIGHT, FRONT, BACK, 0, 1.22, stone, 1.32, 1.22, 0.002, '#cfccc5', 0, face=-1, tilt=0.0003, hvar=0.0001)
    tiled_wall('y', BACK, LEFT, RIGHT, 0, 0.72, stone, 1.75, 0.72, 0.002, '#cfccc5', 0, tilt=0.0003, hvar=0.0001)
    for x0, x1 in ((LEFT, LEFT + 0.03), (RIGHT - 0.03, RIGHT)):
        box(x0, FRONT, 1.22, x1, BACK, 1.26, stone, 0.006)


def checkered():
    """Light and gray marble in a diamond pattern."""
    size = 0.42
    light, gray = [], []
    half = size / math.sqrt(2)
    for j in range(-2, int((BACK - FRONT) / half) + 2):
        for k in range(-2, int((RIGHT - LEFT) / half) + 2):
            if (j + k) % 2:
                continue
            x, y = LEFT + half * k, FRONT + half * j
            poly = np.array([(x, y - half), (x + half, y), (x, y + half), (x - half, y)])
            (light if j % 2 == 0 else gray).append(poly)
    pieces(light, m.marble(0.06, 1.2, 0.8, 0.9, 0.1, tile=1), 0.0012, 0.012, 0.0008, 2, 0.0004, 0.0001)
    pieces(gray, m.marble(0.07, 1.2, 0.7, 0.9, 0.0, '#9a9b9a', '#8a8b8b', '#d5d5d3', tile=1), 0.0012, 0.012, 0.0008, 2, 0.0004, 0.0001)
    box(LEFT - 0.5, FRONT - 0.5, -0.05, RIGHT + 0.5, BACK + 0.5, -0.0014, m.grout('#c4c1ba'), 0)


def filler(x, y):
    """A faucet of chrome that stands on the floor beside the tub."""
    metal = m.chrome()
    for side in (-0.07, 0.07):
        cyl(0.014, 0, 0.82, metal, x, y + side)
        cyl(0.035, 0, 0.012, metal, x, y + side)
        tube([(x, y + side, 0.80), (x, y + side * 1.9, 0.84)], 0.008, metal, smooth=False)
    tube([(x, y - 0.07, 0.80), (x, y + 0.07, 0.80)], 0.016, metal, smooth=False)
    tube([(x, y, 0.80), (x, y, 0.93), (x + 0.08, y - 0.02, 0.97), (x + 0.20, y - 0.06, 0.95), (x + 0.22, y - 0.065, 0.90)], 0.013, metal, res=8)


def vanity_left():
    """A dark cabinet with feet, two basins under one top, mirrors with rounded frames and lamps between."""
    with at(LEFT + 0.02, 0.2, 0, 90):
        timber, metal = m.wood('#4a3728', 'z'), m.chrome()
        top = m.marble(0.07, 1.3, 0.9, 0.9, 0.1, rot=(0.1, 0.3, 1.2))
        box(-1.1, -0.54, 0.14, 1.1, 0, 0.82, timber, 0.003)
        for x in (-1.06, 1.0):
            box(x, -0.52, 0, x + 0.06, -0.46, 0.14, timber, 0.003)
        for k in range(4):
            shaker(-1.1 + 0.55 * k, 0.16, -0.55 + 0.55 * k, 0.81, timber, -0.54, 0.07, pull='r' if k % 2 == 0 else 'l', pmat=metal)
        box(-1.13, -0.57, 0.82, 1.13, 0, 0.85, top, 0.003)
        for x in (-0.55, 0.55):
            lathe([(0.21, 0.004), (0.20, 0.012), (0.17, 0.002), (0.10, -0.004), (0, -0.006)], m.ceramic('#f6f4f0', 0.08), x, -0.28, 0.848, 64, 1, 0.75)
            with at(x, -0.07, 0.85):
                for side in (-0.1, 0.1):
                    cyl(0.018, 0, 0.05, metal, side, 0)
                tube([(0, 0, 0), (0, 0, 0.11), (0, -0.05, 0.14), (0, -0.12, 0.11)], 0.011, metal, res=8)
            soft(x - 0.31, -0.035, 1.32, x + 0.31, -0.002, 2.18, m.chrome(), 0.03, 0.0, 3)
            box(x - 0.285, -0.040, 1.345, x + 0.285, -0.03, 2.155, m.mirror(), 0.004)
        for x in (-1.05, 0, 1.05):
            tube([(x, 0, 1.72), (x, -0.09, 1.72)], 0.008, metal, smooth=False)
            lathe([(0.05, -0.09), (0.04, 0.10)], m.emit('#fff0d8', 2.4), x, -0.11, 1.74)
        vase_branches(0.02, -0.20, 0.85, m.ceramic('#d8cdb9', 0.5), m.leaf('#6c8450', '#c3b98c'), 0.18, 6, 0.28, 4, 0.04, 30)
        tooth_glass(-0.20, -0.35, 0.85)


def shower_right():
    """A shower behind a pane with a frame of chrome."""
    metal = m.chrome()
    x0 = RIGHT - 0.95
    for y in (-0.9, 0.75):
        box(x0, y - 0.004, 0.02, RIGHT - 0.02, y + 0.004, 2.1, m.pane(), 0)
    box(x0 - 0.004, -0.9, 0.02, x0 + 0.004, 0.1, 2.1, m.pane(), 0)
    for y in (-0.9, 0.1, 0.75):
        box(x0 - 0.012, y - 0.012, 0, x0 + 0.012, y + 0.012, 2.12, metal, 0.002)
    box(x0 - 0.012, -0.9, 2.10, x0 + 0.012, 0.75, 2.13, metal, 0.002)
    tube([(RIGHT - 0.02, 0, 2.2), (RIGHT - 0.40, 0, 2.2), (RIGHT - 0.44, 0, 2.16)], 0.011, metal)
    cyl(0.12, 2.13, 2.148, metal, RIGHT - 0.44, 0, b=0.003)


def stool_with_towels(x, y):
    """A drum of oak with towels on it."""
    cyl(0.17, 0.0, 0.45, m.wood('#a67a4d', 'z'), x, y, b=0.01)
    towel(x, y, 0.451, '#efe9df', 0.28, 0.20, 2)


def lantern(x, y):
    """A lamp of glass and chrome."""
    metal = m.chrome()
    sphere(0.13, m.emit('#fff0dc', 1.7), x, y, HEIGHT - 0.42)
    cyl(0.05, HEIGHT - 0.31, HEIGHT - 0.28, metal, x, y)
    tube([(x, y, HEIGHT - 0.28), (x, y, HEIGHT)], 0.006, metal, smooth=False)
    point((x, y, HEIGHT - 0.62), 7, 0.1, (1, 0.88, 0.72))
