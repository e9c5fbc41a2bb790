"""The floor of a kitchen in the light of a garden door."""

import materials as m
from furniture import *
from kit import *


def galley(
    floor='tile',
    spoiled=False,
    cabinets='#5f6f66',
    walls='#efeae0',
    cam=((0.24, -0.80, 0.47), (-0.10, 0.9, 0.07), 29),
    focus=1.2,
    f=5,
):
    """The floor from knee height, cabinets to the left of it and a garden door behind; floor is a name of FLOORS."""
    garden_room(walls, (-0.75, 0.95, 0.06, 2.2), sky=22)
    FLOORS[floor](spoiled)
    cabinet, handle, top = m.paint(cabinets, 0.4), m.brass(), m.quartz()
    with at(-1.32, 0, 0, 90):
        base_run(-2.4, 3.0, cabinet, handle)
        box(-2.4, -0.025, 0.88, 3.02, 0.88, 0.915, top, 0.003)
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


def garden_room(walls, door, **seen):
    """The room without its floor; door: from where to where there is one in the back; seen: arguments of its window."""
    world(strength=0.35)
    white, trim = m.paint(walls, 0.6), m.paint('#f6f4ee', 0.35)
    box(-2.2, -2.6, 2.6, 2.0, 3.4, 2.7, m.paint('#f7f5f0', 0.7), 0)
    wall('y', 3.4, -2.2, 2.0, 2.6, white, [door])
    wall('x', -2.2, -2.6, 3.4, 2.6, white, out=-1)
    wall('x', 2.0, -2.6, 3.4, 2.6, white)
    wall('y', -2.6, -2.2, 2.0, 2.6, white, out=-1)
    window('y', 3.4, *door, nx=2, nz=3, back=2.2, low='#7d9566', **seen)
    box(door[0] - 0.05, 3.33, 0, door[1] + 0.05, 3.5, 0.06, m.wood('#8a6238'), 0.004)
    for a, b in ((-2.2, door[0] - 0.08), (door[1] + 0.08, 2.0)):
        box(a, 3.382, 0, b, 3.4, 0.12, trim, 0.004)
    box(1.982, -2.6, 0, 2.0, 3.4, 0.12, trim, 0.004)


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


def wide_oak(_):
    """Wide boards."""
    oak = m.oak_floor('#b98f61', '#7c5430')
    floor_planks(-2.2, -2.6, 2.0, 3.5, oak, 0.15, 'y', 8, 1.0, 2.3, 0.0014)


FLOORS = {'tile': tile, 'marble': marble, 'wide oak': wide_oak}
