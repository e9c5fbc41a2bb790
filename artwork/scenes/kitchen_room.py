"""The room of a kitchen, empty."""

import materials as m
from furniture import *
from kit import *

HEIGHT = 2.75


def kitchen_shell(sky=15):
    """Walls, ceiling, a window and a garden door on the left."""
    world(strength=0.35)
    white = m.paint('#f3efe7', 0.6)
    box(-3.4, -4.4, HEIGHT, 3.4, 3.4, HEIGHT + 0.1, m.paint('#f7f5f0', 0.7), 0)
    wall('y', 3.4, -3.4, 3.4, HEIGHT, white)
    wall('x', 3.4, -4.4, 3.4, HEIGHT, white)
    wall('y', -4.4, -3.4, 3.4, HEIGHT, white, out=-1)
    panes, door = (-0.1, 2.3, 1.08, 2.38), (-2.35, -0.62, 0.05, 2.38)
    wall('x', -3.4, -4.4, 3.4, HEIGHT, white, [panes, door], out=-1)
    view = dict(sky=sky, back=1.7, low='#6f8a52', h0=1.2, h1=3.6)
    window('x', -3.4, *panes, out=-1, nx=3, nz=2, **view)
    window('x', -3.4, *door, out=-1, nx=3, nz=4, **view)


def kitchen_light(sun_dir=(33, 194), sunk=24.0):
    """Sun through the window and the door, and the sky of the rest of the house."""
    sun(*sun_dir, sunk, 0.7)
    area((0, -3.9, 2.0), (0, 1.5, 1.2), 5, 1.6, 30, (1, 0.97, 0.93), glossy=False)
    area((0, 0.2, 2.70), (0, 0.2, 0), 5, 5, 22, (1, 0.98, 0.95), glossy=False)
