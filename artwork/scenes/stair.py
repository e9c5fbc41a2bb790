"""Oak treads with rounded nosings on painted risers, from near."""

import math

import materials as m
from furniture import *
from kit import *

from .work_room import work_room


def stair(cam=((-0.46, -0.62, 0.72), (0.36, 0.62, 0.42), 34), focus=0.95):
    """Seven steps rise away from the camera; the wall with the window is on their left."""
    work_room(back=4.4, sun_dir=(22, 197))
    oak, riser = m.sawn_oak('#b98c58', '#7a5028', 0.27, 0.8, 1.2), m.paint('#f3f0e8', 0.35)
    rise, going = 0.178, 0.27
    box(-2.3, -2.6, -0.05, 2.3, 4.4, -0.0, m.wood('#b48a58', 'y', 0.3), 0)
    for k in range(9):
        y, z = 0.1 + k * going, (k + 1) * rise
        box(-0.85, y, z - rise, 1.0, y + 0.02, z - 0.026, riser, 0.001)
        # The tread reaches over its riser, and its edge is a half round.
        with at(0, 0, z):
            pieces(
                [rect(-0.875, y - 0.028, 1.0, y + going + 0.02)],
                oak,
                0,
                0.026,
                0.0115,
                6,
                0,
                0,
                seed=20 + k,
                uvdir=(1, 0),
            )
        box(-0.85, y + 0.02, 0, 1.0, y + going, z - 0.026, riser, 0)
        # A cove under the nosing.
        with at(-0.86, y - 0.0, z - 0.033, 0, 0, 90):
            cyl(0.0075, 0, 1.86, riser, seg=20)
    # A skirt board runs up along the wall.
    with at(1.0, 0.1, rise, 0, math.degrees(math.atan2(rise, going))):
        box(0, -0.4, 0.0, 0.016, 3.4, 0.11, m.paint('#f6f4ee', 0.35), 0.003)
    box(1.016, -1.2, 0, 1.2, 4.4, 2.6, m.paint('#e9e5dc', 0.7), 0)
    camera(*cam, focus=focus, f=3.6)
