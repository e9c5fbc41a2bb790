"""A dining room with panels to hip height and two windows in its end wall."""

import materials as m
from furniture import *
from kit import *

LEFT, RIGHT, FRONT, BACK, HEIGHT = -2.5, 2.5, -3.6, 2.9, 2.75
WINDOWS = [(-1.75, -0.45, 0.85, 2.35), (0.45, 1.75, 0.85, 2.35)]


def dining_room(
    walls='#5f7264',
    panels='#e9e4d8',
    cam=((-1.55, -3.35, 1.30), (0.35, 2.8, 0.88), 25),
    sun_dir=(24, 64),
    sunk=14.0,
    focus=3.7,
):
    """A table for six in low sun, a sideboard under a mirror to the right."""
    world(strength=0.35)
    green, white = m.paint(walls, 0.6), m.paint(panels, 0.42)
    box(LEFT, FRONT, HEIGHT, RIGHT, BACK, HEIGHT + 0.1, m.paint('#f5f2ec', 0.7), 0)
    wall('y', BACK, LEFT, RIGHT, HEIGHT, green, WINDOWS)
    wall('x', LEFT, FRONT, BACK, HEIGHT, green, out=-1)
    wall('x', RIGHT, FRONT, BACK, HEIGHT, green)
    wall('y', FRONT, LEFT, RIGHT, HEIGHT, green, out=-1)
    for opening in WINDOWS:
        window('y', BACK, *opening, nx=3, nz=3, sky=15, back=1.9, low='#7f8f62', h0=0.8, h1=2.7, mirrored=True)
        with at(0, BACK):
            a, b = opening[:2]
            rod(a - 0.26, b + 0.26, 2.52)
            curtain(a - 0.24, a + 0.03, 2.50, folds=4, seed=int(a * 9) + 30, color='#d9c7a3')
            curtain(b - 0.03, b + 0.24, 2.50, folds=4, seed=int(b * 9) + 31, color='#d9c7a3')
    panelling(white)
    oak = m.sawn_oak('#b38858', '#754d2a', 0.3, 0.9, 1.4)
    floor_planks(LEFT, FRONT, RIGHT, BACK, oak, 0.12, 'y', 14, bevel=0.0013)
    with at(0.1, 0.55):
        bordered_rug(-1.05, -1.55, 1.05, 1.55, '#c9b896', ('#7a3f2c', '#4d5d58'))
    table_laid(0.1, 0.55)
    with at(RIGHT - 0.02, 0.4, 0, -90):
        sideboard(-0.95, 0.95, 0, '#7a5332', '#6f4c2c')
        box(-0.52, -0.03, 1.12, 0.52, -0.002, 1.98, m.brass(), 0.004)
        box(-0.49, -0.034, 1.15, 0.49, -0.02, 1.95, m.mirror(), 0)
        lathe([(0, 0), (0.07, 0), (0.10, 0.06), (0.085, 0.16), (0.03, 0.21), (0.034, 0.24)], m.ceramic('#d8cdb9', 0.3), -0.66, -0.22, 0.735)
        books(0.62, -0.22, 0.735, 8, ('#4d5d58', '#c9c2b4', '#7a3f2c'))
    with at(LEFT, 0.2, 0, 90):
        for k, x in enumerate((-1.05, -0.05, 0.95)):
            framed(x - 0.36, 1.28, x + 0.36, 2.18, -0.002, m.art(2.1 + 2.4 * k, '#e9e0cd', '#8f9a8c', '#b98a56'))
    plant(-2.05, 2.35, 1.7, 6, '#b5a284', 0.19)
    sun(*sun_dir, sunk, 0.6, (1, 0.87, 0.70))
    area((0, FRONT + 0.3, 2.0), (0, 1.5, 0.9), 4, 1.6, 17, (1, 0.96, 0.92), glossy=False)
    area((0, 0, HEIGHT - 0.05), (0, 0, 0), 4, 5.5, 16, (1, 0.98, 0.95), glossy=False)
    camera(*cam, focus=focus, f=1.8)


def panelling(paint):
    """Panels with a rail along three walls."""
    for z0, z1, out in ((0, 0.14, 0.020), (0.14, 0.78, 0.010), (0.78, 0.84, 0.032)):
        box(LEFT, BACK - out, z0, RIGHT, BACK, z1, paint, 0.003)
        box(LEFT, FRONT, z0, LEFT + out, BACK, z1, paint, 0.003)
        box(RIGHT - out, FRONT, z0, RIGHT, BACK, z1, paint, 0.003)
    for k in range(6):
        a = LEFT + 0.13 + 0.80 * k
        for x0, x1, z0, z1 in ((a, a + 0.64, 0.66, 0.69), (a, a + 0.64, 0.22, 0.25), (a, a + 0.03, 0.25, 0.66), (a + 0.61, a + 0.64, 0.25, 0.66)):
            box(x0, BACK - 0.024, z0, x1, BACK, z1, paint, 0.005)
    for k in range(8):
        a = FRONT + 0.12 + 0.80 * k
        for y0, y1, z0, z1 in ((a, a + 0.64, 0.66, 0.69), (a, a + 0.64, 0.22, 0.25), (a, a + 0.03, 0.25, 0.66), (a + 0.61, a + 0.64, 0.25, 0.66)):
            box(LEFT, y0, z0, LEFT + 0.024, y1, z1, paint, 0.005)
            box(RIGHT - 0.024, y0, z0, RIGHT, y1, z1, paint, 0.005)


def table_laid(x, y):
    """A table for six, four places laid, branches in the middle, a lamp of linen over it."""
    dining_table(x, y, 2.1, 0.98, '#7d5634', 90)
    for side, turn in ((-1, 90), (1, -90)):
        for k, along in enumerate((-0.55, 0.38)):
            pulled = 0.10 if (side, k) == (1, 0) else 0
            dining_chair(x + side * (0.66 + pulled), y + along, -turn + (3, -4)[k], '#5f3f26', '#b5a284')
            with at(x, y, 0.752):
                place_setting(side * 0.31, along, 0, -turn)
    dining_chair(x, y + 1.35, 180, '#5f3f26', '#b5a284')
    dining_chair(x + 0.05, y - 1.35, 8, '#5f3f26', '#b5a284')
    vase_branches(x, y - 0.05, 0.752, m.ceramic('#5d6a66', 0.35), m.leaf('#66804a', '#b3b57c'), 0.24, 9, 0.42, 7)
    for dy, height in ((-0.36, 0.20), (0.32, 0.26)):
        lathe([(0, 0), (0.045, 0), (0.042, 0.012), (0.012, 0.03), (0.010, height), (0.022, height + 0.012), (0, height + 0.012)], m.brass(), x, y + dy, 0.752, 40)
        cyl(0.011, 0.752 + height + 0.012, 0.752 + height + 0.17, m.paint('#efe6d2', 0.5), x, y + dy)
    lathe([(0.36, 0), (0.26, 0.30)], m.linen('#efe3cd'), x, y, 1.62)
    tube([(x, y, 1.90), (x, y, HEIGHT)], 0.004, m.black(), smooth=False)
    point((x, y, 1.74), 16, 0.08, (1, 0.82, 0.60))
