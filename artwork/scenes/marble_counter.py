"""A glass of lemonade on a marble counter at a window: what acid does to the polish."""

import materials as m
from furniture import *
from kit import *

# The foot of the tumbler leaves rings of its own size (x, y, radius, strength).
RINGS = (
    (0.058, 0.235, 0.0325, 1.0),
    (0.018, 0.200, 0.0325, 0.75),
    (-0.105, 0.175, 0.0330, 1.0),
    (-0.225, 0.265, 0.0325, 0.85),
    (0.245, 0.185, 0.0330, 0.9),
    (0.335, 0.330, 0.0325, 0.8),
    (-0.030, 0.400, 0.0325, 0.7),
    (0.225, 0.480, 0.0325, 0.7),
)
# Drops of juice (x, y, radius).
DROPS = (
    (-0.035, 0.150, 0.0105),
    (-0.018, 0.166, 0.0050),
    (-0.050, 0.136, 0.0040),
    (-0.012, 0.143, 0.0028),
    (0.140, 0.170, 0.0125),
    (0.163, 0.158, 0.0045),
    (0.152, 0.188, 0.0030),
    (-0.040, 0.285, 0.0080),
    (-0.055, 0.300, 0.0035),
    (-0.185, 0.165, 0.0060),
    (0.200, 0.285, 0.0060),
)


def counter_at_window(stone, cabinets='#e9e4d8', sunshine=9, right=2.2):
    """Builds a counter with a window behind it and the room that the stone mirrors; returns the slab.

    sunshine: strength of the sun; right: x of the right end of the slab
    """
    world((0.7, 0.8, 1), (0.85, 0.9, 0.95), 0.3, (0.5, 0.48, 0.45))
    slab = box(-2.2, -0.22, -0.03, right, 1.12, 0, stone, 0.003, 3)
    box(-2.2, -0.18, -0.9, right - 0.03, 1.12, -0.031, m.paint(cabinets, 0.4), 0.002)
    # The wall with the window, and the rest of the room, which the stone mirrors.
    opening = (-0.95, 1.0, 0.12, 1.45)
    wall('y', 1.12, -2.6, 2.6, 2.2, m.paint('#eee9df', 0.6), [opening])
    window('y', 1.12, *opening, nx=3, nz=2, sky=16, back=2.0, low='#7d9566', h0=0.2, h1=1.5)
    box(-2.6, -3.4, 2.2, 2.6, 1.3, 2.3, m.paint('#f6f3ec', 0.7), 0)
    wall('x', -2.6, -3.4, 1.2, 2.2, m.paint('#e9e4da', 0.7), out=-1)
    wall('x', 2.6, -3.4, 1.2, 2.2, m.paint('#e9e4da', 0.7))
    wall('y', -3.4, -2.6, 2.6, 2.2, m.paint('#e2dcd0', 0.7), out=-1)
    sun(26, 118, sunshine, 0.8, (1, 0.9, 0.74))
    area((0.3, -2.6, 1.9), (0, 0.4, 0), 2.6, 1.2, 26, (1, 0.97, 0.93), glossy=False)
    return slab


def marble_counter(etched=False, cam=((-0.03, -0.40, 0.27), (0.02, 0.34, 0.055), 38), focus=0.70):
    """A dark counter along a window; its near part is sharp, the garden is not."""
    counter_at_window(m.counter_marble(True, RINGS, DROPS) if etched else m.counter_marble())
    tumbler(0.140, 0.280, 0)
    lemon_half(-0.125, 0.435, 0.016)
    with at(-0.20, 0.47, 0, 24):
        box(-0.17, -0.10, 0, 0.17, 0.10, 0.016, m.wood('#9c6c3c'), 0.004, 3)
    fruit(-0.275, 0.50, 0.016, 3, 0.029, '#dfae38', 3, 0.044, piled=False)
    vase_branches(0.62, 0.86, 0, m.ceramic('#d8cdb9', 0.45), m.leaf('#66804a', '#9aa873'), 0.24, 6, 0.4, 5)
    cyl(0.045, 0, 0.15, m.ceramic('#e9e3d6', 0.3), -0.62, 0.88)
    cyl(0.036, 0, 0.11, m.ceramic('#5d6a66', 0.3), -0.50, 0.93)
    camera(*cam, focus=focus, f=3.2)
