"""The end of a marble counter whose corner has broken off, and a crack that runs back from its edge."""

import bmesh
import bpy
import numpy as np
from mathutils import Vector, noise

import materials as m
from furniture import *
from kit import *

from .marble_counter import counter_at_window

FRONT, END = -0.22, 0.17
# Where the corner has broken off, from the front edge to the end of the slab.
BREAK = np.array([(0.058, -0.245), (0.092, -0.196), (0.128, -0.176), (0.160, -0.128), (0.195, -0.110)])
CRACK = -0.012


def chipped_counter(broken, cam=((0.235, -0.64, 0.19), (0.066, -0.13, 0.008), 40), focus=0.47):
    """The corner from the front, at the height of somebody who leans on the counter."""
    slab = counter_at_window(m.chipped_marble(broken, FRONT, END, CRACK), '#3f5148', sunshine=5, right=END)
    box(-2.6, 1.12, -0.9, 2.6, 1.28, 0, m.paint('#eee9df', 0.6), 0)
    box(-2.6, -3.4, -0.95, 2.6, 1.3, -0.9, m.wood('#9a7448', 'y', 0.4), 0)
    # A window beside who looks shows how rough the break is, and a brighter room how white.
    area((-1.1, -0.75, 0.25), (0, FRONT, -0.01), 0.3, 0.4, 14, (1, 0.97, 0.92), glossy=False)
    area((1.1, -1.2, 0.5), (END, FRONT, 0), 0.5, 0.5, 5, (1, 0.98, 0.95), glossy=False)
    if broken:
        whole = slab.copy()
        whole.data, whole.hide_render = slab.data.copy(), True
        take_off(slab, corner())
        mirror_alike(slab, whole)
    with at(-0.20, 0.25, 0, 12):
        box(-0.16, -0.11, 0, 0.16, 0.11, 0.018, m.wood('#9c6c3c'), 0.004, 3)
        bowl(0.02, 0.0, 0.018, m.ceramic('#5d6a66', 0.3), 0.085, 0.06)
        heap('apple', '#7d873a', 0.02, 0.0, 0.040, 4, 0.033, 0.038, 3)
    camera(*cam, level=False, focus=focus, f=6)


def corner(columns=220, rows=70):
    """A closed lump with a rough inner face, as large as what broke off."""
    along = np.linspace(0, 1, columns)
    corners = np.linspace(0, 1, len(BREAK))
    path = np.stack([np.interp(along, corners, BREAK[:, k]) for k in (0, 1)], -1)
    for _ in range(12):
        path[1:-1] = 0.5 * path[1:-1] + 0.25 * (path[:-2] + path[2:])
    ahead = np.gradient(path, axis=0)
    inward = np.stack([-ahead[:, 1], ahead[:, 0]], -1) / np.linalg.norm(ahead, axis=1, keepdims=True)
    heights = np.linspace(-0.036, 0.006, rows)
    inner = np.array([
        (*(path[i] + inward[i] * depth(path[i], z)), z) for i in range(columns) for z in heights
    ])
    outer = np.array([(*(path[i] - inward[i] * 0.16), z) for i in range(columns) for z in heights])
    size = columns * rows
    face = [
        (i * rows + k, i * rows + k + 1, (i + 1) * rows + k + 1, (i + 1) * rows + k)
        for i in range(columns - 1)
        for k in range(rows - 1)
    ]
    rim = [i * rows for i in range(columns)] + [(columns - 1) * rows + k for k in range(1, rows)]
    rim += [i * rows + rows - 1 for i in range(columns - 2, -1, -1)] + list(range(rows - 2, 0, -1))
    sides = [(a, b, b + size, a + size) for a, b in zip(rim, rim[1:] + rim[:1])]
    lump = mesh(np.concatenate([inner, outer]), face + [tuple(c + size for c in f[::-1]) for f in face] + sides, None)
    outward = bmesh.new()
    outward.from_mesh(lump.data)
    bmesh.ops.recalc_face_normals(outward, faces=outward.faces)
    outward.to_mesh(lump.data)
    outward.free()
    return lump


def depth(place, z):
    """Returns how far the break reaches into the stone, in meters, at a place of its path and a height."""
    p = Vector((*place, z))
    rough = 0.0075 * noise.fractal(p * 38, 0.95, 2.1, 7) + 0.0014 * noise.fractal(p * 210, 0.7, 2.1, 5)
    # Flakes have come off along the upper edge, and the lower edge sticks out.
    flake = max(0, noise.noise(Vector((*place, 0.3)) * 62)) * 0.011 * np.clip(1 + z / 0.007, 0, 1) ** 1.5
    return rough + flake + 0.25 * z


def mirror_alike(cut, whole):
    """What is left of the faces mirrors as the whole ones did, so that nothing but the damage differs."""
    bpy.context.scene.collection.objects.link(whole)
    same = cut.modifiers.new('same', 'DATA_TRANSFER')
    same.object, same.use_loop_data, same.data_types_loops = whole, True, {'CUSTOM_NORMAL'}
    same.loop_mapping = 'POLYINTERP_NEAREST'
    same.use_max_distance, same.max_distance = True, 0.0004
