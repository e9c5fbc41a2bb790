"""Crushed and broken stone."""

import bmesh
import bpy
import numpy as np
from mathutils import Vector, noise

from .place import at, obj
from .plants import copies

GOLD = (1 + 5**0.5) / 2
# An icosahedron: what each crumb is before it is knocked about.
CORNERS = np.array(
    [(-1, GOLD, 0), (1, GOLD, 0), (-1, -GOLD, 0), (1, -GOLD, 0), (0, -1, GOLD), (0, 1, GOLD),
     (0, -1, -GOLD), (0, 1, -GOLD), (GOLD, 0, -1), (GOLD, 0, 1), (-GOLD, 0, -1), (-GOLD, 0, 1)]
) / 1.9  # fmt: skip
FACES = [
    (0, 11, 5), (0, 5, 1), (0, 1, 7), (0, 7, 10), (0, 10, 11), (1, 5, 9), (5, 11, 4), (11, 10, 2), (10, 7, 6),
    (7, 1, 8), (3, 9, 4), (3, 4, 2), (3, 2, 6), (3, 6, 8), (3, 8, 9), (4, 9, 5), (2, 4, 11), (6, 2, 10), (8, 6, 7),
    (9, 8, 1),
]  # fmt: skip


def crumbs(points, radius, mat, seed=0):
    """One mesh of angular crumbs, one per point; radius: of each."""
    rng = np.random.default_rng(seed)
    p = np.asarray(points, float)
    n = len(p)
    shape = CORNERS[None] * rng.uniform(0.65, 1.25, (n, 1, 3)) + rng.normal(0, 0.16, (n, 12, 3))
    turn = rng.uniform(0, 2 * np.pi, n)
    c, s = np.cos(turn)[:, None], np.sin(turn)[:, None]
    shape = np.stack([shape[..., 0] * c - shape[..., 1] * s, shape[..., 0] * s + shape[..., 1] * c, shape[..., 2]], -1)
    corners = p[:, None] + shape * np.broadcast_to(radius, n)[:, None, None]
    made = copies(corners.reshape(-1, 3), FACES, 12, rng.random((n, 3)), mat, 'crumbs')
    made.data.polygons.foreach_set('use_smooth', [False] * len(made.data.polygons))
    return made


def shard(x, y, size, mat, turn=0, seed=0):
    """A broken piece of stone that lies on a flat side; size: about half its length."""
    rng = np.random.default_rng(seed)
    sides = rng.normal(0, 1, (11, 3))
    sides /= np.linalg.norm(sides, axis=1, keepdims=True)
    far = rng.uniform(0.45, 0.85, 11)

    def split(way):
        # The nearest side is where the stone has split, and it is uneven.
        faced = sides @ np.array(way)
        reach = min(1.1, (far[faced > 0.05] / faced[faced > 0.05]).min(initial=9))
        p = way * reach + Vector((seed, 0, 0))
        reach *= 1 + 0.16 * noise.fractal(p * 1.6, 1.0, 2.1, 3) + 0.05 * noise.fractal(p * 9, 0.8, 2.1, 3)
        place = way * reach * size * Vector((1.25, 0.85, 0.8))
        place.z = max(place.z, -0.34 * size) + 0.34 * size
        return place

    with at(x, y, 0, turn):
        return ball(split, mat)


def ball(shape, mat):
    """A closed thing like a ball; shape: returns where its surface is in a direction."""
    me = bpy.data.meshes.new('ball')
    made = bmesh.new()
    bmesh.ops.create_icosphere(made, subdivisions=5, radius=1)
    for corner in made.verts:
        corner.co = shape(corner.co.normalized())
    made.to_mesh(me)
    made.free()
    return obj(me, mat, True, 35)
