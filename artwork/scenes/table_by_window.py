"""The room that samples, plans and papers lie in: a walnut table in morning sun."""

import materials as m
from furniture import *
from kit import *

from .work_room import work_room


def table_by_window():
    """A bare room with a wooden floor, and the top of the table."""
    work_room(back=2.9, sun_dir=(25, 100), mirrored=True)
    box(-2.3, -2.6, -0.05, 2.3, 2.9, 0, m.wood('#b48a58', 'y', 0.3), 0)
    walnut_table()
