"""The floor of a kitchen in the light of a garden door."""

import numpy as np

import materials as m
from furniture import *
from kit import *


# Where the dishwasher leaks.
LEAK = (-0.98, 0.34)


def galley(
    floor='tile',
    spoiled=False,
    cabinets='#5f6f66',
    walls='#efeae0',
    dishwasher=False,
    cam=((0.24, -0.80, 0.47), (-0.10, 0.9, 0.07), 29),
    focus=1.2,
    f=5,
):
    """The floor from knee height, cabinets to the left of it and a garden door behind; floor is a name of FLOORS."""
    world(strength=0.35)
    white, trim = m.paint(walls, 0.6), m.paint('#f6f4ee', 0.35)
    box(-2.2, -2.6, 2.6, 2.0, 3.4, 2.7, m.paint('#f7f5f0', 0.7), 0)
    door = (-0.75, 0.95, 0.06, 2.2)
    wall('y', 3.4, -2.2, 2.0, 2.6, white, [door])
    wall('x', -2.2, -2.6, 3.4, 2.6, white, out=-1)
    wall('x', 2.0, -2.6, 3.4, 2.6, white)
    wall('y', -2.6, -2.2, 2.0, 2.6, white, out=-1)
    window('y', 3.4, *door, nx=2, nz=3, sky=22, back=2.2, low='#7d9566')
    box(-0.80, 3.33, 0, 1.0, 3.5, 0.06, m.wood('#8a6238'), 0.004)
    for a, b in ((-2.2, -0.83), (1.03, 2.0)):
        box(a, 3.382, 0, b, 3.4, 0.12, trim, 0.004)
    box(1.982, -2.6, 0, 2.0, 3.4, 0.12, trim, 0.004)
    FLOORS[floor](spoiled)
    cabinet, handle, top = m.paint(cabinets, 0.4), m.brass(), m.quartz()
    with at(-1.32, 0, 0, 90):
        for a, b in ((-2.4, 0), (0.6, 3.0)) if dishwasher else ((-2.4, 3.0),):
            base_run(a, b, cabinet, handle)
        box(-2.4, -0.025, 0.88, 3.02, 0.88, 0.915, top, 0.003)
    if dishwasher:
        box(-1.9, 0.004, 0.10, -1.318, 0.596, 0.876, m.paint('#dcdad3', 0.28), 0.006)
        box(-1.33, 0.012, 0.775, -1.3145, 0.588, 0.87, m.paint('#c9c7c0', 0.3), 0.003)
        box(-1.32, 0.20, 0.80, -1.3135, 0.40, 0.845, m.ceramic('#17181a', 0.15), 0.002)
        for k in range(4):
            with at(-1.3145, 0.44 + 0.03 * k, 0.822, 0, 0, 90):
                cyl(0.006, 0, 0.003, m.paint('#8b8a86', 0.4), b=0.0008)
        box(-1.9, 0, 0, -1.39, 0.6, 0.10, m.black(), 0)
        tube([(-1.278, 0.08, 0.74), (-1.278, 0.52, 0.74)], 0.011, m.paint('#cfcdc6', 0.3), smooth=False)
        for y in (0.11, 0.49):
            tube([(-1.278, y, 0.74), (-1.32, y, 0.74)], 0.007, m.paint('#cfcdc6', 0.3), smooth=False)
    stool(1.25, 1.55, 0.46, 20)
    lathe(
        [(0, 0), (0.17, 0), (0.185, 0.02), (0.20, 0.30), (0.195, 0.30), (0.18, 0.03), (0, 0.02)],
        m.wood('#b58b57', 'z'),
        1.62,
        2.75,
    )
    plant(1.62, 2.75, 1.5, 6, '#d9d2c4', 0.15, ('#4f7340', '#8dab62'), 0.13, 200)
    sun(24, 112, 13, 0.7, (1, 0.89, 0.74))
    area((0, -2.4, 2.0), (0, 1.2, 0.5), 3.4, 1.4, 15, (1, 0.97, 0.94), glossy=False)
    area((0, 0.6, 2.56), (0, 0.6, 0), 3.4, 4, 12, (1, 0.98, 0.95), glossy=False)
    camera(*cam, focus=focus, f=f)


def tile(soiled):
    """Tiles of a foot; soiled, their joints are dark."""
    # Outlines start off the middle, so that no joint runs straight at the camera.
    tiles = brick(-2.31, -2.64, 2.31, 3.63, 0.33, 0.33, 0)
    pieces(tiles, m.floor_tile(soiled), 0.0085, 0.012, 0.0026, 3, 0.0009, 0.0003, uvdir=(1, 0))
    box(-2.4, -2.7, -0.05, 2.4, 3.7, -0.0020, m.joint(soiled), 0)


def marble(filmed):
    """Marble in long tiles; filmed, it is gray where people walk and has dark joints."""
    tiles = brick(-2.31, -2.7, 2.31, 3.66, 0.61, 0.305, 0.5)
    pieces(tiles, m.filmed_marble(filmed), 0.0025, 0.012, 0.0009, 2, 0.0005, 0.0002)
    box(-2.4, -2.7, -0.05, 2.4, 3.7, -0.0016, m.grout('#473e34' if filmed else '#a8a196'), 0)


def wide_oak(filmed):
    """Wide boards; filmed, they are gray where people walk."""
    light, dark = '#b98f61', '#7c5430'
    oak = m.filmed_oak(light, dark) if filmed else m.oak_floor(light, dark)
    floor_planks(-2.2, -2.6, 2.0, 3.5, oak, 0.15, 'y', 8, 1.0, 2.3, 0.0014)


def strip_oak(flooded):
    """Narrow boards; flooded, they are black and cupped before the dishwasher, and one has come up."""
    width = 0.07
    light, dark = '#b98a58', '#7b5231'
    oak, bevel = (m.flooded_oak(*LEAK, 0.42, width, light, dark), 0.0014) if flooded else (m.sawn_oak(light, dark, 0.28, 0.8, 1.1), 0.0009)
    boards = planks(-2.2, -2.6, 2.0, 3.5, width, 0.5, 1.6, 5, 'y')
    up = min(boards, key=lambda board: np.hypot(*(board.mean(0) - (LEAK[0] + 0.13, LEAK[1]))))
    # The others are laid by themselves both times, or chance would give them other colors.
    pieces([board for board in boards if board is not up], oak, bevel, 0.012, bevel, 2, 0.0004, 0.0003)
    far = up[:, 1].max()
    with at(0, far, 0, rx=-2.4 if flooded else 0):
        pieces([up - (0, far)], oak, bevel, 0.012, bevel, 2)
    box(-2.2, -2.6, -0.05, 2.0, 3.5, -0.012, m.paint('#1f1812', 0.9), 0)


FLOORS = {'tile': tile, 'marble': marble, 'wide oak': wide_oak, 'strip oak': strip_oak}
