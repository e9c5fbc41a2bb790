"""A bathroom with a free-standing tub."""

import math


import materials as m
from kit import *
from furniture import *


HEIGHT = 2.7


def bathroom_shell(sky=24, mirrored=False):
    """Walls, ceiling and two windows on the left."""
    world(strength=0.3)
    white = m.paint('#efebe3', 0.6)
    box(-2.2, -2.8, HEIGHT, 2.2, 2.6, HEIGHT + 0.1, m.paint('#f7f5f0', 0.7), 0)
    windows = [(0.55, 2.25, 0.78, 2.30), (-2.2, -0.7, 0.78, 2.30)]
    wall('y', 2.6, -2.2, 2.2, HEIGHT, white)
    wall('x', 2.2, -2.8, 2.6, HEIGHT, white)
    wall('y', -2.8, -2.2, 2.2, HEIGHT, white, out=-1)
    wall('x', -2.2, -2.8, 2.6, HEIGHT, white, windows, out=-1)
    for opening in windows:
        window('x', -2.2, *opening, out=-1, nx=2, nz=2, sky=sky, frame='#3a3a3a', back=2.0, mirrored=mirrored)


def bathroom_light(sun_dir=(30, 196), sunk=22.0):
    """Sun through the windows, and the light of the rest of the house."""
    sun(*sun_dir, sunk, 0.7, (1, 0.90, 0.78))
    area((0.3, -2.5, 2.0), (-0.2, 1.5, 1.0), 3, 1.4, 14, (1, 0.97, 0.94), glossy=False)
    area((0, 0, 2.66), (0, 0, 0), 3.4, 4, 12, (1, 0.98, 0.95), glossy=False)


def bathroom(
    cam=((0.55, -2.35, 1.32), (-0.25, 2.0, 0.93), 23),
    wallm='marble',
    glaze=('#8fa79a', '#6f8d82'),
    floorm='porcelain',
    vanity='#9a7148',
    sun_dir=(30, 196),
    sunk=22.0,
    sky=24,
    tubx=-0.62,
    focus=None,
    door=None,
):
    """Tub, vanity and a wall of stone or tile.

    door: where a door stands open before the camera, out of focus, and how it is turned
    """
    # A mirror shows the garden.
    bathroom_shell(sky, mirrored=door is not None)
    H = HEIGHT
    if wallm == 'marble':
        mm = m.marble(0.07, 1.0, 1.1, 0.9, 0.15, tile=0, rot=(0.2, 0.9, 0.5))
        tiled_wall('y', 2.6, -2.2, 2.2, 0, H, mm, 1.1, 1.35, 0.002, '#d5d3cf', 0, tilt=0.0004, hvar=0.0002)
    elif wallm == 'zellige':
        tiled_wall(
            'y',
            2.6,
            -2.2,
            2.2,
            0,
            H,
            m.glaze(*glaze),
            0.1,
            0.1,
            0.0022,
            '#cfd0c6',
            0,
            tilt=0.008,
            hvar=0.0006,
        )
    else:
        tiled_wall(
            'y',
            2.6,
            -2.2,
            2.2,
            0,
            H,
            m.travertine('#d8c6a9', 0.4),
            1.2,
            0.6,
            0.002,
            '#cdbd9f',
            0.5,
            along=(1, 0),
            tilt=0.0005,
        )
    if floorm == 'porcelain':
        floor_tiles(
            -2.2, -2.8, 2.2, 2.6, m.porcelain('#c9c3b8', 0.24, 0.6, '#a59d90'), 0.9, 0.9, 0.003, '#b5afa4'
        )
    elif floorm == 'marble':
        floor_tiles(
            -2.2, -2.8, 2.2, 2.6, m.marble(0.08, 1.2, 0.7, 0.8, 0.1, tile=1), 0.6, 0.6, 0.002, '#c9c7c2'
        )
    else:
        pieces(
            herringbone(-2.2, -2.8, 2.2, 2.6, 0.09, 4),
            m.porcelain('#cfc9bd', 0.3, 0.6),
            0.002,
            0.01,
            0.001,
            2,
            0.001,
            0.0002,
        )
        box(-2.4, -3, -0.05, 2.4, 2.8, -0.0016, m.grout('#a9a398'), 0)
    P = m.brass()
    tub(tubx, 1.72, m.ceramic('#f6f4f0', 0.09))
    # floor-standing filler
    fx, fy = tubx + 0.98, 2.0
    cyl(0.05, 0, 0.012, P, fx, fy)
    tube(
        [
            (fx, fy, 0),
            (fx, fy, 0.70),
            (fx, fy, 0.86),
            (fx - 0.10, fy - 0.04, 0.915),
            (fx - 0.24, fy - 0.10, 0.90),
            (fx - 0.27, fy - 0.115, 0.85),
        ],
        0.0135,
        P,
        res=8,
    )
    tube([(fx, fy, 0.72), (fx + 0.07, fy - 0.05, 0.72)], 0.009, P, smooth=False)
    tube([(fx + 0.03, fy - 0.06, 0.60), (fx + 0.03, fy - 0.06, 0.82)], 0.011, P, smooth=False)
    # stool with towels, plant
    stool_x, stool_y = tubx + 0.62, 0.90
    wd = m.wood('#a67a4d')
    cyl(0.17, 0.40, 0.435, wd, stool_x, stool_y, b=0.006)
    for i in range(3):
        a = i * 2.094 + 0.3
        tube(
            [
                (stool_x + 0.10 * math.cos(a), stool_y + 0.10 * math.sin(a), 0.41),
                (stool_x + 0.16 * math.cos(a), stool_y + 0.16 * math.sin(a), 0),
            ],
            0.013,
            wd,
            smooth=False,
        )
    towel(stool_x, stool_y, 0.436, w=0.26, d=0.18)
    plant(-1.82, 2.2, 1.45, 9, '#e4ded2', 0.16, ('#4f7340', '#8dab62'), 0.12, 200)
    vanity_of_two(2.2, -0.75, 1.45, vanity)
    bath_board(tubx, 1.72)
    bath_mat(tubx + 0.02, 0.98)
    towel_rail(1.02, 2.59, 1.32)
    if door:
        door_leaf(*door)
    bathroom_light(sun_dir, sunk)
    camera(*cam, focus=focus, f=1.8)
