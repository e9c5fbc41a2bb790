"""A living room."""

import materials as m
from furniture import *
from kit import *

LEFT, RIGHT, FRONT, BACK, HEIGHT = -3.6, 3.6, -4.6, 4.0, 2.7
WINDOWS = [(0.7, 3.3, 0.06, 2.3), (-2.9, -0.7, 0.06, 2.3)]
DOOR = (-3.0, -0.5, 0.06, 2.3)


def living(
    floor='oak',
    cam=((1.15, -3.9, 1.12), (-0.30, 2.0, 0.66), 27),
    wall_col='#e9e4d8',
    sofa_col='#cfc8b8',
    chair='#a5886a',
    near=(1.93, -2.27),
    rugs=True,
    blocks=None,
    sun_dir=(20, 152),
    sunk=11.0,
    focus=3.9,
    sky=12,
):
    """Sofa, armchair and rug on a floor in low sun.

    near: where a plant stands that is out of focus, before the camera; blocks: where a child has left some
    """
    world(strength=0.35)
    shell(wall_col, sky)
    lay(floor)
    sofa(2.55, 1.35, -90, 2.4, sofa_col, ('#a4663f', '#58656a', '#e5dfd2'))
    with at(0, 1.45):
        seat = [(2.04, 0.16), (2.06, 0.46), (2.14, 0.52), (2.60, 0.54), (2.70, 0.62), (2.80, 0.93), (2.95, 0.95)]
        throw(seat, 0.55, '#8d8f78')
    armchair(-0.55, 3.05, 12, chair)
    if near:
        plant(*near, 1.5, 11, '#8d8378', 0.18, size=0.2, n=260)
    if rugs:
        bordered_rug(-0.55, -0.1, 2.15, 2.75)
    if blocks:
        wooden_blocks(*blocks)
    coffee_table(0.85, 1.3)
    vase_branches(0.70, 1.45, 0.40, m.ceramic('#ece5d8', 0.4), m.leaf('#66804a', '#9aa873'), 0.24, 6, 0.42, 3)
    books(1.06, 1.42, 0.40, 24, ('#8c5f45', '#c9c2b4', '#4d5d58'))
    open_book(0.80, 1.05, 0.40, -28)
    cup_on(1.10, 1.10, 0.40)
    sideboard(0.55, 2.55, BACK - 0.02)
    with at(0, 0, 0.735):
        jug = [(0, 0), (0.07, 0), (0.10, 0.06), (0.085, 0.16), (0.03, 0.21), (0.034, 0.24)]
        lathe(jug, m.ceramic('#5d6a66', 0.3), 2.28, 3.76)
        bowl(1.62, 3.76, 0, m.wood('#6f4a2a'), 0.13, 0.07)
    books(0.92, 3.76, 0.735, 6, ('#4d5d58', '#b0764f', '#d8cdb9', '#2f3d4a'), 1)
    floor_lamp(3.2, 2.95)
    plant(-0.08, 3.55, 1.85, 5)
    plant(-3.1, -0.05, 1.35, 8, '#8d8378', 0.18, ('#43653a', '#809a5a'), 0.13, 220)
    framed(0.72, 1.08, 1.50, 2.08, BACK - 0.002, m.art(1.3))
    framed(1.62, 1.08, 2.40, 2.08, BACK - 0.002, m.art(4.1, '#efe7da', '#6d7a72', '#c08a58'))
    with at(RIGHT, 1.35, 0, -90):
        framed(-0.85, 1.2, 0.85, 2.2, -0.002, m.art(7.7, '#ded5c3', '#8f9a8c', '#6b5138'))
    sun(*sun_dir, sunk, 0.6, (1, 0.87, 0.70))
    area((0.5, -4.2, 2.1), (0, 1.5, 1.0), 5, 1.6, 14, (1, 0.96, 0.92), glossy=False)
    area((0.6, 0, HEIGHT - 0.05), (0.6, 0, 0), 5, 6, 11, (1, 0.98, 0.95), glossy=False)
    camera(*cam, focus=focus, f=1.6)


def shell(walls, sky):
    """Walls, ceiling, windows with curtains, and what runs along the floor."""
    white, trim = m.paint(walls, 0.6), m.paint('#f4f1ea', 0.4)
    box(LEFT, FRONT, HEIGHT, RIGHT, BACK, HEIGHT + 0.1, m.paint('#f5f2ec', 0.7), 0)
    wall('y', BACK, LEFT, RIGHT, HEIGHT, white, [DOOR])
    wall('x', LEFT, FRONT, BACK, HEIGHT, white, WINDOWS, out=-1)
    wall('x', RIGHT, FRONT, BACK, HEIGHT, white)
    wall('y', FRONT, LEFT, RIGHT, HEIGHT, white, out=-1)
    view = dict(nx=3, nz=3, sky=sky, back=2.0, low='#7f965f', h0=0.8, h1=3.0, mirrored=True)
    window('y', BACK, *DOOR, **view)
    for opening in WINDOWS:
        window('x', LEFT, *opening, out=-1, **view)
    with at(0, BACK):
        rod(DOOR[0] - 0.3, DOOR[1] + 0.3, 2.46)
        curtain(DOOR[0] - 0.22, DOOR[0] + 0.22, 2.44, folds=5, seed=3)
        curtain(DOOR[1] - 0.20, DOOR[1] + 0.24, 2.44, folds=5, seed=4)
    with at(LEFT, 0, 0, 90):
        for a, b, *_ in WINDOWS:
            curtained(a, b, 0.24, 0.16, 0.28)
    for a, b in ((LEFT, DOOR[0] - 0.05), (DOOR[1] + 0.05, RIGHT)):
        box(a, BACK - 0.018, 0, b, BACK, 0.15, trim, 0.004)
    box(RIGHT - 0.018, FRONT, 0, RIGHT, BACK, 0.15, trim, 0.004)
    for a, b in ((FRONT, -2.95), (-0.65, 0.65), (3.35, BACK)):
        box(LEFT, a, 0, LEFT + 0.018, b, 0.15, trim, 0.004)


def lay(floor):
    """Wide boards, a herringbone or vinyl planks."""
    if floor == 'oak':
        floor_planks(LEFT, FRONT, RIGHT, BACK, m.sawn_oak(var=0.85, figure=1.5), 0.17, 'y', bevel=0.0013)
        return
    if floor == 'herringbone':
        polys = herringbone(LEFT, FRONT, RIGHT, BACK, 0.10, 6)
        oak = m.sawn_oak('#bb9160', '#80572f', 0.27, 0.9, 1.4)
    else:
        polys = planks(LEFT, FRONT, RIGHT, BACK, 0.18, 1.2, 1.22, 6, 'y')
        oak = m.sawn_oak('#a99a85', '#75675a', 0.36, 0.8, 1.3)
    pieces(polys, oak, 0.0007, 0.012, 0.0014, 2, 0.0004, 0.0001)
    box(LEFT - 0.2, FRONT - 0.2, -0.05, RIGHT + 0.2, BACK + 0.2, -0.009, m.paint('#2a2018', 0.9), 0)
