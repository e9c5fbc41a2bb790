"""A living room with an oak floor that leads to a hall."""

import materials as m
from furniture import *
from kit import *

WIDE = ((0.42, -2.45, 1.12), (-0.12, 2.0, 0.38), 25)


def oak_room(floor='oak_floor', bevel=0.0009, walls='#ece6da', sofa_color='#cfc8ba', cam=WIDE, focus=2.6):
    """The floor from standing height; afternoon sun comes in from the left, and the way to the hall is straight on.

    floor: the name of the material of the boards; bevel: how open their joints are.
    """
    height, left, right, back = 2.7, -2.3, 2.6, 4.0
    world(strength=0.35)
    white, trim = m.paint(walls, 0.6), m.paint('#f6f4ee', 0.35)
    box(left, -3, height, right, 7, height + 0.1, m.paint('#f7f5f0', 0.7), 0)
    windows = [(-0.9, 0.75, 0.45, 2.3), (1.55, 3.2, 0.45, 2.3)]
    doorway = (-1.62, -0.68, 0, 2.1)
    wall('x', left, -3, back, height, white, windows, out=-1)
    wall('x', right, -3, back, height, white)
    wall('y', back, left, right, height, white, [doorway])
    wall('y', -3, left, right, height, white, out=-1)
    for opening in windows:
        window('x', left, *opening, out=-1, nx=2, nz=3, sky=20, back=2.2)
    with at(left, 0, 0, 90):
        for a, b, *_ in windows:
            curtained(a, b, 0.24, 0.10, 0.26)
    # The casing of the doorway, and the hall behind it with a window of its own.
    a, b = doorway[0], doorway[1]
    box(a - 0.09, back - 0.022, 0, a + 0.012, back + 0.17, 2.1, trim, 0.004)
    box(b - 0.012, back - 0.022, 0, b + 0.09, back + 0.17, 2.1, trim, 0.004)
    box(a - 0.10, back - 0.024, 2.088, b + 0.10, back + 0.17, 2.2, trim, 0.004)
    wall('x', left, back, 7, height, white, [(4.9, 6.2, 0.7, 2.2)], out=-1)
    window('x', left, 4.9, 6.2, 0.7, 2.2, out=-1, sky=0, back=2.0)
    area((-1.1, 5.2, 2.6), (-1.1, 5.2, 0), 1.6, 1.6, 18, (0.98, 0.98, 1), glossy=False)
    wall('x', 0.2, back + 0.16, 7, height, white)
    wall('y', 6.4, left, 0.2, height, white)
    framed(-1.5, 1.1, -0.85, 1.95, 6.398, m.art(2.2, '#e8ddcb', '#8d9890', '#b0764f'))
    for x0, x1 in ((left, a - 0.09), (b + 0.09, right)):
        box(x0, back - 0.018, 0, x1, back, 0.14, trim, 0.004)
    for x in (left, right - 0.018):
        box(x, -3, 0, x + 0.018, back, 0.14, trim, 0.004)
    box(left, 6.382, 0, 0.2, 6.4, 0.14, trim, 0.004)
    floor_planks(left, -3, right, 6.4, getattr(m, floor)(), 0.083, 'y', 11, 0.6, 2.1, 0.0012, bevel)
    floor_lamp(2.15, 3.45)
    sofa(2.02, 1.75, -90, 2.1, sofa_color, ('#8c5f45', '#58656a', '#e5dfd2'))
    lathe(
        [(0, 0.43), (0.22, 0.43), (0.23, 0.44), (0.225, 0.455), (0, 0.455)], m.wood('#6f4a2a'), 0.35, 3.45, 0
    )
    for x, y in ((0.20, 3.36), (0.50, 3.36), (0.35, 3.62)):
        tube(
            [(x, y, 0), (0.35 + (x - 0.35) * 0.7, 3.45 + (y - 3.45) * 0.7, 0.43)],
            0.013,
            m.wood('#6f4a2a', 'z'),
            smooth=False,
        )
    vase_branches(
        0.35, 3.45, 0.455, m.ceramic('#d8cdb9', 0.45), m.leaf('#66804a', '#9aa873'), 0.24, 6, 0.45, 5
    )
    framed(0.35, 1.25, 1.2, 2.1, 3.998, m.art(1.3))
    framed(1.38, 1.25, 2.23, 2.1, 3.998, m.art(4.1, '#efe7da', '#6d7a72', '#c08a58'))
    plant(-1.98, 3.55, 1.5, 8, '#8d8378', 0.16, ('#567a45', '#93ab68'), 0.13, 220)
    sun(24, 166, 15, 0.7, (1, 0.87, 0.70))
    area((0.2, -2.8, 2.1), (0, 1.5, 0.8), 4, 1.6, 16, (1, 0.96, 0.92), glossy=False)
    area((0.2, 0.8, 2.66), (0.2, 0.8, 0), 4, 5, 13, (1, 0.98, 0.95), glossy=False)
    camera(*cam, focus=focus, f=2.8)
