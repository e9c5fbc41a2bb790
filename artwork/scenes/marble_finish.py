"""Pears on a counter of dark marble in one of its finishes, before a window that it mirrors or does not."""

import materials as m
from furniture import *
from kit import *

from .marble_counter import counter_at_window


def marble_finish(rough, cam=((-0.02, -0.69, 0.222), (0.004, 0.1, 0.024), 42)):
    """The rougher the stone, the less of the pears and of the window is in it."""
    counter_at_window(m.green_marble(rough), '#d9cdb8', sunshine=0)
    # A second window, beside who looks, lights the fruit and the edge of the slab.
    area((-1.2, -1.1, 0.75), (0, 0, 0), 0.8, 0.9, 24, (1, 0.96, 0.9))
    pear(-0.058, 0.0, '#cbaa3c', 6)
    pear(0.064, 0.065, '#c29d3a', -8, 1.06)
    camera(*cam, level=False, focus=0.71, f=5)
