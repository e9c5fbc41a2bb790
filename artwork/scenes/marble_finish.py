"""A marble floor from near in one of its finishes, with the garden door above it."""

import materials as m
from kit import *

from .work_room import work_room


def marble_finish(rough, cam=((0.36, 0.35, 0.50), (0.36, 2.0, 0.0), 30)):
    """The rougher the stone, the less of the door shows in it."""
    work_room(sun_dir=(25, 60), mirrored=True)
    box(-2.4, -2.6, -0.05, 2.4, 2.95, 0, m.marble(rough, 2.2, base='#4b5654', cloud='#3a4442', vein='#c9cdc9'), 0)
    camera(*cam, level=False, focus=1.4, f=8)
