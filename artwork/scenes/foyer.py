"""A foyer with a stone floor and a garden door at its end."""

import materials as m
from furniture import *
from kit import *

# The material of each floor, its tiles, and what differs between a worn one and a new one: grout and lippage.
STONES = {
    'travertine': dict(
        stone=m.travertine_floor, joint=0.0045, bevel=0.0015, along=(1, 0.0), grout=('#b3a083', '#564b3d')
    ),
    'open travertine': dict(
        stone=m.open_travertine, joint=0.004, bevel=0.0012, along=(1, 0.0), grout=('#bfae90', '#6a5c49'), size=0.457
    ),
    'slate': dict(stone=m.slate_floor, joint=0.009, bevel=0.003, grout=('#87837a', '#5b5145'), size=0.406),
    'marble': dict(stone=m.marble_floor, joint=0.002, bevel=0.0008, grout=('#cdc8be', '#675d50')),
    'cream marble': dict(
        stone=m.scratched_marble,
        joint=0.0035,
        bevel=0.001,
        grout=('#cdbb9b', '#4a3d30'),
        tilt=(0.00002, 0.0026),
        uneven=(0.00002, 0.0009),
        depth=(0.0025, 0.0055),
    ),
}


def foyer(
    stone='travertine',
    worn=False,
    walls='#ebe4d7',
    timber='#7a5332',
    cam=((0.22, -1.55, 0.80), (-0.10, 1.6, 0.42), 26),
    focus=1.9,
    f=1.8,
    sunk=15,
):
    """The floor from hip height; what is polished mirrors the door. stone: a name of STONES."""
    height, side, back = 3.0, 2.0, 4.6
    world(strength=0.35)
    white, trim = m.paint(walls, 0.6), m.paint('#f6f4ee', 0.35)
    box(-side, -3, height, side, back, height + 0.1, m.paint('#f7f5f0', 0.7), 0)
    door = (-0.95, 0.95, 0.04, 2.55)
    wall('y', back, -side, side, height, white, [door])
    wall('x', -side, -3, back, height, white, [(-1.2, 0.4, 0.9, 2.5)], out=-1)
    wall('x', side, -3, back, height, white)
    wall('y', -3, -side, side, height, white, out=-1)
    window('y', back, *door, nx=4, nz=4, frame='#2d2c2b', sky=24, back=2.3)
    window('x', -side, -1.2, 0.4, 0.9, 2.5, out=-1, sky=20, back=2.2)
    for x0, x1 in ((-side, -1.0), (1.0, side)):
        box(x0, back - 0.02, 0, x1, back, 0.16, trim, 0.004)
    for x in (-side, side - 0.02):
        box(x, -3, 0, x + 0.02, back, 0.16, trim, 0.004)
    for x0, x1, top in ((-1.07, -0.95, 2.67), (0.95, 1.07, 2.67), (-1.07, 1.07, 2.67)):
        low = 0 if x1 - x0 < 1 else 2.55
        box(x0, back - 0.026, low, x1, back + 0.02, top, trim, 0.004)
    lay(-side - 0.25, -3, side + 0.3, back, worn, **STONES[stone])
    # A console with a lamp on the right, a bench on the left.
    wood = m.wood(timber, 'y')
    box(1.60, 1.5, 0.80, 1.98, 3.0, 0.84, wood, 0.004)
    for y in (1.56, 2.90):
        for x in (1.64, 1.93):
            box(x - 0.02, y - 0.02, 0, x + 0.02, y + 0.02, 0.80, m.wood(timber, 'z'), 0.003)
    box(1.62, 1.56, 0.16, 1.96, 2.90, 0.185, wood, 0.003)
    vase_branches(1.79, 2.62, 0.84, m.ceramic('#5d6a66', 0.3), m.leaf('#66804a', '#9aa873'), 0.28, 7, 0.5, 5)
    lathe(
        [(0.05, 0), (0.075, 0.01), (0.09, 0.10), (0.04, 0.24), (0.015, 0.30)],
        m.ceramic('#d8cdb9', 0.4),
        1.79,
        1.85,
        0.84,
    )
    lathe([(0.17, 0.28), (0.12, 0.50)], m.fabric('#efe6d6'), 1.79, 1.85, 0.84)
    point((1.79, 1.85, 1.22), 5, 0.06)
    plant(-1.62, 4.1, 1.7, 6, '#d9d2c4', 0.19)
    with at(-1.70, 2.1, 0, 90):
        soft(-0.6, -0.2, 0.40, 0.6, 0.2, 0.47, m.fabric('#8f8574'), 0.03, 0.012)
        box(-0.59, -0.19, 0.375, 0.59, 0.19, 0.405, wood, 0.003)
        for x in (-0.54, 0.54):
            for y in (-0.15, 0.15):
                box(x - 0.02, y - 0.02, 0, x + 0.02, y + 0.02, 0.40, m.wood(timber, 'z'), 0.003)
    sun(27, 112, sunk, 0.7, (1, 0.89, 0.74))
    area((0, -2.8, 2.2), (0, 1.2, 0.6), 3.4, 1.6, 14, (1, 0.97, 0.94), glossy=False)
    area((0, 1.0, 2.96), (0, 1.0, 0), 3.2, 5, 12, (1, 0.98, 0.95), glossy=False)
    camera(*cam, focus=focus, f=f)


def lay(x0, y0, x1, y1, worn, stone, joint, bevel, grout, size=0.61, along=None, tilt=(0.0006, 0.0006), uneven=(0.0002, 0.0002), depth=(0.0025, 0.0025)):
    """Square tiles of a stone; grout, tilt, how far they stand up and the depth of joints are those of a new floor and of a worn one."""
    floor_tiles(
        x0,
        y0,
        x1,
        y1,
        stone(worn),
        size,
        size,
        joint,
        grout[worn],
        bevel=bevel,
        tilt=tilt[worn],
        uneven=uneven[worn],
        along=along,
        depth=depth[worn],
    )
