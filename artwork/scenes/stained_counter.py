"""A cup, a can and a bottle of oil on white marble: what soaks into the stone."""

import materials as m
from furniture import *
from kit import *

from .marble_counter import counter_at_window

# Where a wet foot or a spill has been (x, y, radius).
COFFEE = (
    (-0.085, 0.165, 0.036),
    (-0.128, 0.207, 0.036),
    (-0.012, 0.118, 0.0065),
    (0.006, 0.137, 0.0035),
    (-0.045, 0.235, 0.0045),
)
RUST = ((0.045, 0.300, 0.037),)
OIL = ((0.175, 0.195, 0.062), (0.262, 0.262, 0.030))


def stained_counter(stained):
    """The counter from near, with what made the stains beside them."""
    counter_at_window(m.stained_marble(COFFEE, RUST, OIL) if stained else m.stained_marble())
    coffee_cup(-0.215, 0.330)
    tin_can(0.010, 0.455)
    oil_bottle(0.275, 0.385)
    with at(-0.33, 0.62, 0, 18):
        box(-0.19, -0.11, 0, 0.19, 0.11, 0.018, m.wood('#9c6c3c'), 0.004, 3)
    heap('tomato', '#a5301d', -0.33, 0.62, 0.018, 4, 0.033, 0.042, 3)
    vase_branches(0.56, 0.86, 0, m.ceramic('#5d6a66', 0.3), m.leaf('#66804a', '#9aa873'), 0.24, 6, 0.4, 5)
    camera((0.0, -0.42, 0.37), (0.015, 0.30, 0.055), 36, focus=0.70, f=4)
