"""Samples on a desk: what somebody chooses a floor from."""

import materials as m
from furniture import *
from kit import *

from .work_room import work_room


def samples(cam=((0.01, -0.60, 1.40), (0.004, 0.010, 0.74), 46), focus=0.88):
    """Two boards of oak, two kinds of marble, sandstone and glazed tiles, each of them whole, on a dark desk."""
    work_room(back=2.9, sun_dir=(23, 78), mirrored=True)
    box(-1.2, -0.7, TABLE - 0.04, 1.3, 0.7, TABLE, m.paint('#4a544d', 0.85, 0.06), 0.003)
    oaks = (('#c9a06c', '#8c6038', -0.150, 0.082, 7), ('#8f6540', '#553620', -0.165, -0.058, -3))
    for k, (light, dark, x, y, turn) in enumerate(oaks):
        sample(0.26, 0.115, 0.015, m.sawn_oak(light, dark, 0.52, 0.3, 1.35, 0.05), x, y, turn, seed=3 + k)
    white = m.marble(0.07, 5.5, 1.25, 1.0, 0.1, '#ece9e4', '#b9bbbd', '#5a5e64')
    sample(0.165, 0.165, 0.012, white, 0.085, 0.092, -8, seed=31)
    sample(0.12, 0.12, 0.012, m.porcelain('#b8a484', 0.6, 0.9, '#8d7a5e'), 0.247, 0.052, 11, seed=32)
    sample(0.135, 0.135, 0.012, m.green_marble(0.07, 2.2), 0.185, -0.098, -6, seed=33)
    for k, turn in enumerate((17, 3)):
        glaze = m.glaze('#a9583c', '#8a4029', 0.22, 0.5, 0.6)
        sample(0.098, 0.098, 0.010, glaze, 0.045 + 0.006 * k, -0.098 + 0.004 * k, turn, 0.0102 * k, 7 + k)
    camera(*cam, level=False, focus=focus, f=5)


def sample(wide, high, thick, material, x, y, turn, z=0.0, seed=1):
    """A piece of a material with eased edges; z: of its bottom above the desk."""
    with at(x, y, TABLE + z + thick, turn):
        pieces([rect(-wide / 2, -high / 2, wide / 2, high / 2)], material, 0, thick, 0.0011, 3, seed=seed, uvdir=(1, 0))
