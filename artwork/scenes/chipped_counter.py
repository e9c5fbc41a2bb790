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
    (-0.040, 0.027, 0.082),
    (0.038, 0.011, 0.024),
    (0.146, 0.018, 0.050),
)


def chipped_counter(broken, cam=((0.15, -0.60, 0.20), (0.020, -0.12, 0.012), 38), focus=0.44):
    """The edge from the front, at the height of somebody who leans on the counter."""
    slab = counter_at_window(m.chipped_marble(broken, FRONT, 0.085), '#3f5148')
    # A window beside who looks shows how deep the edge is broken.
    area((-1.1, -0.55, 0.20), (0, FRONT, -0.01), 0.3, 0.4, 14, (1, 0.97, 0.92), glossy=False)
    if broken:
        whole = slab.copy()
        whole.data, whole.hide_render = slab.data.copy(), True
        for k, chip in enumerate(CHIPS):
            take_off(slab, rock(*chip, k))
        mirror_alike(slab, whole)
    with at(-0.20, 0.25, 0, 12):
        box(-0.16, -0.11, 0, 0.16, 0.11, 0.018, m.wood('#9c6c3c'), 0.004, 3)
        bowl(0.02, 0.0, 0.018, m.ceramic('#5d6a66', 0.3), 0.085, 0.06)
        heap('apple', '#7d873a', 0.02, 0.0, 0.040, 4, 0.033, 0.038, 3)
    cyl(0.045, 0, 0.15, m.ceramic('#e9e3d6', 0.3), 0.30, 0.55)
    vase_branches(0.46, 0.80, 0, m.ceramic('#d8cdb9', 0.45), m.leaf('#66804a', '#9aa873'), 0.24, 6, 0.4, 5)
    camera(*cam, level=False, focus=focus, f=6)


def rock(x, reach, length, seed, turns=64, rings=56):
    """A rough lump about the upper corner of the edge, as large as what broke off."""
    rng = np.random.default_rng(seed + 3)
    along, turn = np.meshgrid(np.linspace(0, 1, rings + 1), np.arange(turns) / turns * 2 * np.pi, indexing='ij')
    rough = np.ones_like(along)
    for k in range(1, 27):
        lengthwise, around = rng.uniform(-1, 1) * k * 3, rng.integers(-k, k + 1)
        rough += 0.34 / (k + 1) * np.sin(lengthwise * along + around * turn + rng.uniform(0, 2 * np.pi))
    r = np.maximum(np.sin(np.pi * along), 0.02) ** 0.7 * rough.clip(0.3, 1.6) * reach
    corners = np.stack([x + (along - 0.5) * length, FRONT + r * np.cos(turn), 0.8 * r * np.sin(turn)], -1)
    faces = [
        (i * turns + k, i * turns + (k + 1) % turns, (i + 1) * turns + (k + 1) % turns, (i + 1) * turns + k)
        for i in range(rings)
        for k in range(turns)
    ]
    faces += [tuple(range(turns))[::-1], tuple(rings * turns + k for k in range(turns))]
    lump = mesh(corners.reshape(-1, 3), faces, None)
    outward = bmesh.new()
    outward.from_mesh(lump.data)
    bmesh.ops.recalc_face_normals(outward, faces=outward.faces)
    outward.to_mesh(lump.data)
    outward.free()
    return lump


def mirror_alike(cut, whole):
    """What is left of the faces mirrors as the whole ones did, so that nothing but the damage differs."""
    bpy.context.scene.collection.objects.link(whole)
    same = cut.modifiers.new('same', 'DATA_TRANSFER')
    same.object, same.use_loop_data, same.data_types_loops = whole, True, {'CUSTOM_NORMAL'}
    same.loop_mapping = 'POLYINTERP_NEAREST'
    same.use_max_distance, same.max_distance = True, 0.0004
