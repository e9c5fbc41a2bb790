"""Leaves and blades of grass."""

import math

import bpy
import numpy as np

from .place import obj

# Along a leaf, from stalk to tip: how far, and how wide as a share of its width.
LEAF = ((0.22, 0.72), (0.52, 1.0), (0.80, 0.60))


def unit(v):
    """These vectors at length 1."""
    return v / np.maximum(np.linalg.norm(v, axis=1, keepdims=True), 1e-9)


def leaves(points, size, mat, seed=0, aspect=0.4, up=0.3, curve=0.3, along=None, face=None, tint=None):
    """One mesh of leaves, one per point: pointed, folded along the rib, bent down towards the tip.

    along: where they grow to, by chance unless given; face: where their upper side looks, about; tint: 0 to 1 of
    each, from the first colour of the material to the second
    """
    rng = np.random.default_rng(seed)
    P = np.asarray(points, float)
    n = len(P)
    d = rng.normal(0, 1, (n, 3)) if along is None else along + rng.normal(0, 0.25, (n, 3))
    d[:, 2] += up
    d = unit(d)
    # Leaves turn their upper side to the light, more or less.
    u = (np.array([0, 0, 1.0]) if face is None else face) + rng.normal(0, 0.55, (n, 3))
    u = unit(u - d * (u * d).sum(1, keepdims=True))
    s = np.cross(d, u)
    L = size * rng.uniform(0.6, 1.2, (n, 1))
    w = L * aspect / 2 * rng.uniform(0.85, 1.15, (n, 1))
    bend = curve * rng.uniform(0.4, 1.3, (n, 1))

    def rib(t):
        return P + d * L * t + u * L * bend * (0.45 * t - 0.75 * t * t)

    rows = [P]
    for t, wide in LEAF:
        c, fold = rib(t), u * w * wide * 0.35
        rows += [c - s * w * wide + fold, c, c + s * w * wide + fold]
    V = np.stack([*rows, rib(1.0)], 1).reshape(-1, 3)
    F = [(0, 2, 1), (0, 3, 2)]
    for k in (1, 4):
        F += [(k, k + 1, k + 4, k + 3), (k + 1, k + 2, k + 5, k + 4)]
    F += [(7, 8, 10), (8, 9, 10)]
    r = rng.random((n, 3))
    if tint is not None:
        r[:, 0] = np.clip(0.65 * tint + 0.35 * r[:, 0], 0, 1)
    return copies(V, F, 11, r, mat, 'leaves')


def copies(V, faces, each, rnd, mat, name):
    """One mesh of the same faces over and over, `each` corners apart; each copy has its random vector."""
    n = len(rnd)
    start = np.arange(n)[:, None] * each
    loops = (start + np.concatenate([np.array(f) for f in faces])).ravel()
    totals = np.tile([len(f) for f in faces], n)
    me = bpy.data.meshes.new(name)
    me.vertices.add(len(V))
    me.vertices.foreach_set('co', V.astype(np.float32).ravel())
    me.loops.add(len(loops))
    me.loops.foreach_set('vertex_index', loops.astype(np.int32))
    me.polygons.add(len(totals))
    me.polygons.foreach_set('loop_start', np.concatenate([[0], np.cumsum(totals)[:-1]]).astype(np.int32))
    me.polygons.foreach_set('loop_total', totals.astype(np.int32))
    me.update(calc_edges=True)
    me.attributes.new('rnd', 'FLOAT_VECTOR', 'FACE').data.foreach_set(
        'vector', np.repeat(rnd, len(faces), 0).astype(np.float32).ravel()
    )
    return obj(me, mat, True)


def blob(cx, cy, cz, rx, ry, rz, n, seed=0, shell=0.6):
    """Points in the shell of an ellipsoid."""
    rng = np.random.default_rng(seed)
    d = unit(rng.normal(0, 1, (n, 3)))
    return np.array([cx, cy, cz]) + d * (shell + (1 - shell) * rng.random((n, 1))) * np.array([rx, ry, rz])


def waves(p, seed, scale):
    """A soft field over these points, about -1 to 1: lumps of a hedge, patches of colour."""
    rng = np.random.default_rng(seed)
    field = np.zeros(len(p))
    for k in range(9):
        field += np.sin(p @ rng.normal(0, scale * (1 + 0.35 * k), 3) + rng.uniform(0, 6.3)) / (1 + 0.25 * k)
    return field / 3.2


def grass(points, h, mat, seed=0, width=0.0024):
    """One mesh of short bent blades, one per point."""
    rng = np.random.default_rng(seed)
    n = len(points)
    return blades(points, h * rng.uniform(0.5, 1.25, n), mat, seed, width, rng.normal(0, 0.4, n), 0.35, 3)


def blades(points, length, mat, seed=0, width=0.004, lean=None, droop=0.5, rows=5):
    """Blades that start upright and bend over.

    length and lean: of each; lean is how far it goes sideways per its length; droop: how far the tip hangs
    """
    rng = np.random.default_rng(seed)
    P = np.asarray(points, float)
    n = len(P)
    a = rng.uniform(0, 2 * math.pi, n)
    away = np.stack([np.cos(a), np.sin(a), 0 * a], 1)
    side = np.stack([-np.sin(a), np.cos(a), 0 * a], 1)
    lean = np.abs(lean)[:, None]
    droop = (droop * rng.uniform(0.3, 1.4, n))[:, None] * (0.4 + lean)
    L = np.asarray(length)[:, None]
    w = width * rng.uniform(0.7, 1.2, (n, 1))
    out = []
    for k in range(rows):
        t = k / (rows - 1)
        rise = t / np.sqrt(1 + lean**2) - 0.5 * droop * t**2.4
        c = P + L * (away * (lean * t + 0.6 * droop * t * t) + np.array([0, 0, 1.0]) * rise)
        half = w * (1 - t**1.6) if k < rows - 1 else 0
        out += [c] if k == rows - 1 else [c - side * half, c + side * half]
    each = len(out)
    F = [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(rows - 2)] + [(each - 3, each - 2, each - 1)]
    return copies(np.stack(out, 1).reshape(-1, 3), F, each, rng.random((n, 3)), mat, 'grass')
