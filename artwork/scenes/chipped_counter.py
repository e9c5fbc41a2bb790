"""The edge of a marble counter where pans have hit it, and a crack that runs back from it."""

import bmesh
import bpy
import numpy as np

import materials as m
from furniture import *
from kit import *

from .marble_counter import counter_at_window

FRONT = -0.22
# Where a piece is gone from the edge (x, how far back it reaches, how long it is).
CHIPS = (
    (-0.060, 0.024, 0.062),
    (-0.036, 0.016, 0.040),
    (0.014, 0.009, 0.019),
    (0.150, 0.014, 0.034),
    (0.165, 0.010, 0.016),
)


def chipped_counter(broken):
    """The edge from the front, at the height of somebody who leans on the counter."""
    slab = counter_at_window(m.chipped_marble(broken, FRONT, 0.085))
    if broken:
        for k, chip in enumerate(CHIPS):
            take_off(slab, rock(*chip, k))
    with at(-0.20, 0.25, 0, 12):
        box(-0.16, -0.11, 0, 0.16, 0.11, 0.018, m.wood('#9c6c3c'), 0.004, 3)
        bowl(0.02, 0.0, 0.018, m.ceramic('#5d6a66', 0.3), 0.085, 0.06)
        fruit(0.02, 0.0, 0.036, 4, 0.030, '#dfae38', 3, 0.034)
    cyl(0.045, 0, 0.15, m.ceramic('#e9e3d6', 0.3), 0.30, 0.55)
    vase_branches(0.46, 0.80, 0, m.ceramic('#d8cdb9', 0.45), m.leaf('#66804a', '#9aa873'), 0.24, 6, 0.4, 5)
    camera((0.07, -0.60, 0.165), (0.035, -0.10, 0.022), 40, level=False, focus=0.41, f=6)


def rock(x, reach, length, seed):
    """A faceted lump about the upper corner of the edge, as large as what broke off."""
    rng = np.random.default_rng(seed + 3)
    turns, rings = 9, 6
    corners = []
    for i in range(rings + 1):
        along = np.cos(np.pi * i / rings)
        for k in range(turns):
            a = 2 * np.pi * k / turns
            r = max(np.sin(np.pi * i / rings), 0.02) * rng.uniform(0.5, 1.2)
            corners.append(
                (x + along * length / 2, FRONT + r * np.cos(a) * reach, r * np.sin(a) * reach * 0.8)
            )
    faces = [
        (i * turns + k, i * turns + (k + 1) % turns, (i + 1) * turns + (k + 1) % turns, (i + 1) * turns + k)
        for i in range(rings)
        for k in range(turns)
    ]
    faces += [tuple(range(turns))[::-1], tuple(rings * turns + k for k in range(turns))]
    lump = mesh(corners, faces, None)
    outward = bmesh.new()
    outward.from_mesh(lump.data)
    bmesh.ops.recalc_face_normals(outward, faces=outward.faces)
    outward.to_mesh(lump.data)
    outward.free()
    return lump


def take_off(thing, piece):
    """What the piece covers is gone from the thing."""
    piece.hide_render = True
    cut = thing.modifiers.new('cut', 'BOOLEAN')
    cut.operation, cut.object, cut.solver = 'DIFFERENCE', piece, 'EXACT'
    bpy.context.view_layer.update()
