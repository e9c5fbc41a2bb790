"""A room that is being worked on: bare walls, a garden door, and daylight over a floor that the scene lays."""

import materials as m
from furniture import *
from kit import *


def work_room(walls='#e9e5dc', back=2.9, sun_dir=(25, 116), mirrored=False):
    """Walls of a room that has no trim yet, and its light; z = 0 is the finished floor."""
    world(strength=0.35)
    plaster = m.paint(walls, 0.7)
    box(-2.3, -2.6, 2.6, 2.3, back, 2.7, m.paint('#f5f3ee', 0.7), 0)
    door = (-0.55, 1.25, 0.06, 2.2)
    with at(0, 0, -0.06):
        wall('y', back, -2.3, 2.3, 2.6, plaster, [(*door[:2], door[2] + 0.06, door[3] + 0.06)])
        wall('x', -2.3, -2.6, back, 2.6, plaster, [(-0.6, 1.2, 0.86, 2.26)], out=-1)
        wall('x', 2.3, -2.6, back, 2.6, plaster)
        wall('y', -2.6, -2.3, 2.3, 2.6, plaster, out=-1)
    window('y', back, *door, nx=2, nz=3, sky=24, back=2.2, low='#7d9566', mirrored=mirrored)
    window('x', -2.3, -0.6, 1.2, 0.8, 2.2, out=-1, sky=22, back=2.2, mirrored=mirrored)
    sun(*sun_dir, 12, 0.7, (1, 0.89, 0.74))
    area((0, -2.4, 2.1), (0, 0.8, 0.3), 3.2, 1.4, 14, (1, 0.97, 0.94), glossy=False)
    area((0, 0.4, 2.56), (0, 0.4, 0), 3.4, 4, 12, (1, 0.98, 0.95), glossy=False)
