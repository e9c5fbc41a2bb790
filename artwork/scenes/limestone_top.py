"""A spoonful of water on honed limestone: what a sealer does."""

import materials as m
from furniture import *
from kit import *

from .marble_counter import counter_at_window

# Where the water lies (x, y, radius).
SPILL = (
    (0.010, 0.180, 0.0165),
    (0.046, 0.196, 0.0105),
    (-0.028, 0.205, 0.0125),
    (0.024, 0.222, 0.0085),
    (-0.010, 0.236, 0.0060),
    (0.064, 0.170, 0.0050),
    (-0.052, 0.176, 0.0055),
    (0.040, 0.155, 0.0036),
    (-0.018, 0.150, 0.0042),
    (0.082, 0.214, 0.0034),
    (-0.070, 0.220, 0.0038),
    (0.098, 0.262, 0.0075),
    (0.055, 0.282, 0.0042),
    (-0.040, 0.268, 0.0034),
    (0.002, 0.128, 0.0028),
)


def limestone_top(sealed=False):
    """The top from near, a teaspoon beside the water; the window behind is out of focus."""
    counter_at_window(m.limestone(() if sealed else SPILL))
    if sealed:
        for k, (x, y, radius) in enumerate(SPILL):
            bead(x, y, radius, k)
    teaspoon(-0.105, 0.215, 62)
    bowl(-0.26, 0.62, 0, m.ceramic('#d8cdb9', 0.35), 0.12, 0.07)
    heap('fig', '#4a2f42', -0.26, 0.62, 0.02, 6, 0.023, 0.05, 3)
    tumbler(0.235, 0.46, 0)
    vase_branches(0.50, 0.86, 0, m.ceramic('#5d6a66', 0.3), m.leaf('#66804a', '#9aa873'), 0.24, 6, 0.4, 5)
    camera((0.01, -0.13, 0.165), (0.005, 0.25, 0.014), 46, level=False, focus=0.365, f=4)
