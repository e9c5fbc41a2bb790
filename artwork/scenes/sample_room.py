"""One room for the floors of the sample board."""

import materials as m
from furniture import *
from kit import *

LEFT, RIGHT, FRONT, BACK, HEIGHT = -2.4, 2.3, -3.0, 3.4, 2.6


def sample_room(floor, cam=((0.0, -2.3, 1.25), (0.0, 3.4, -0.15), 25), focus=2.9, f=4):
    """Floor and a back wall in the light of a window at the left; nothing stands near; floor is a name of FLOORS."""
    world(strength=0.35)
    shell()
    FLOORS[floor]()
    armchair(-1.35, 2.35, 28, '#6f7d68')
    with at(0.62, BACK):
        sideboard(-0.55, 1.25, -0.02)
    bowl(1.35, BACK - 0.24, 0.735, m.ceramic('#5d6a66', 0.3), 0.13, 0.07)
    lathe([(0, 0), (0.07, 0), (0.10, 0.06), (0.085, 0.16), (0.03, 0.21), (0.034, 0.24)], m.ceramic('#d8cdb9', 0.4), 0.62, BACK - 0.24, 0.735)
    framed(0.72, 1.15, 1.72, 1.90, BACK - 0.002, m.art(7.7, '#ded5c3', '#8f9a8c', '#6b5138'))
    sun(42, 152, 6, 0.7, (1, 0.89, 0.74))
    area((0, -2.8, 2.1), (0, 1.2, 0.4), 3.6, 1.6, 18, (1, 0.97, 0.94), glossy=False)
    area((0, 0.4, HEIGHT - 0.05), (0, 0.4, 0), 3.8, 5, 16, (1, 0.98, 0.95), glossy=False)
    camera(*cam, focus=focus, f=f)


def shell():
    """Walls with one window, the ceiling and the base of the walls."""
    plaster, trim = m.paint('#e4e1d8', 0.65), m.paint('#f4f1ea', 0.4)
    opening = (0.3, 2.3, 0.5, 2.25)
    box(LEFT, FRONT, HEIGHT, RIGHT, BACK, HEIGHT + 0.1, m.paint('#f7f5f0', 0.7), 0)
    wall('x', LEFT, FRONT, BACK, HEIGHT, plaster, [opening], out=-1)
    wall('x', RIGHT, FRONT, BACK, HEIGHT, plaster)
    wall('y', BACK, LEFT, RIGHT, HEIGHT, plaster)
    wall('y', FRONT, LEFT, RIGHT, HEIGHT, plaster, out=-1)
    window('x', LEFT, *opening, out=-1, nx=2, nz=3, sky=22, back=2.2, mirrored=True)
    box(LEFT, BACK - 0.018, 0, RIGHT, BACK, 0.13, trim, 0.004)
    for x in (LEFT, RIGHT - 0.018):
        box(x, FRONT, 0, x + 0.018, BACK, 0.13, trim, 0.004)


def boards(oak, width, shortest, longest, joint):
    """Boards that run to the back wall."""
    outlines = planks(LEFT, FRONT, RIGHT, BACK, width, shortest, longest, 12, 'y')
    pieces(outlines, oak, joint, 0.014, 2 * joint, 3, 0.0004, 0.0001)
    box(LEFT, FRONT, -0.05, RIGHT, BACK, -0.009, m.paint('#2a2018', 0.9), 0)


def tiles(stone, width, height, joint, grout, shift=0):
    """Tiles whose veins run across the room."""
    floor_tiles(LEFT - 0.2, FRONT, RIGHT + 0.2, BACK, stone, width, height, joint, grout, shift, along=(1, 0))


def slab():
    """One slab with the saw cuts that let it shrink."""
    box(LEFT, FRONT, -0.05, RIGHT, BACK, 0, m.terrazzo_concrete('#85827c', 0.12, 0.7), 0)
    dark = m.paint('#3a3733', 0.85)
    box(-0.95, FRONT, -0.01, -0.945, BACK, 0.0005, dark, 0)
    box(LEFT, 0.9, -0.01, RIGHT, 0.905, 0.0005, dark, 0)


FLOORS = {
    'oak': lambda: boards(m.sawn_oak('#b68c5d', '#775330', 0.34, 0.9, 1.4), 0.083, 0.5, 1.5, 0.0008),
    'engineered': lambda: boards(m.sawn_oak('#cdbb9d', '#8c7a60', 0.42, 1.1, 1.5), 0.22, 1.8, 2.2, 0.0018),
    'porcelain': lambda: tiles(m.porcelain('#c8c5bd', 0.3, 0.35, '#b0ada4'), 1.2, 0.6, 0.004, '#80807d', 0.5),
    'marble': lambda: tiles(m.marble(0.06, 0.9, 1.1, 0.9, 0.1, '#f0eeea', '#cfcfcf', '#6f7277', tile=1), 1.2, 0.6, 0.002, '#cdc8be', 0.5),
    'travertine': lambda: tiles(m.travertine('#d2bd99', 0.36), 0.61, 0.406, 0.006, '#8f7f64', 0.5),
    'concrete': slab,
}
