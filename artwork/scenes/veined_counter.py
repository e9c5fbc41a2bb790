"""A counter of white marble with bold veins, in the light of the window that it mirrors."""

import materials as m
from furniture import *
from kit import *

from .marble_counter import counter_at_window


def veined_counter():
    """Low over the stone, so that most of the picture is veins and window light."""
    counter_at_window(m.marble(0.04, 1.9, 1.25, 1.1, 0.2, '#e9e6e0', '#b6b7b9', '#565a60', rot=(0.3, 0.2, 0.95)))
    bowl(0.15, 0.40, 0, m.ceramic('#5d6a66', 0.25), 0.105, 0.065)
    heap('fig', '#4a2f42', 0.15, 0.40, 0.020, 7, 0.021, 0.048, 2)
    coffee_cup(-0.155, 0.46)
    vase_branches(0.52, 0.80, 0, m.ceramic('#d8cdb9', 0.45), m.leaf('#66804a', '#9aa873'), 0.26, 7, 0.45, 5)
    cyl(0.045, 0, 0.15, m.ceramic('#e9e3d6', 0.3), -0.60, 0.88)
    cyl(0.036, 0, 0.11, m.ceramic('#3f5148', 0.3), -0.48, 0.93)
    camera((-0.10, -0.44, 0.33), (0.03, 0.30, 0.07), 36, level=False, focus=0.80, f=3.6)
