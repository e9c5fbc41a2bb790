"""Boards, tiles and stones with bevelled edges, made of their outlines."""

import math

import bpy
import numpy as np

from .place import obj


def offset(poly, d):
    """Inset a (roughly convex, CCW) polygon by d."""
    e = np.roll(poly, -1, 0) - poly
    e /= np.linalg.norm(e, axis=1, keepdims=True) + 1e-9
    nin = np.stack([-e[:, 1], e[:, 0]], 1)
    b = nin + np.roll(nin, 1, 0)
    k = (b * nin).sum(1, keepdims=True)
    return poly + b / np.maximum(k, 0.35) * d


def pieces(
    polys,
    mat,
    joint=0.002,
    thick=0.01,
    bevel=0.001,
    seg=2,
    tilt=0,
    hvar=0,
    seed=5,
    name='pieces',
    uvdir=None,
    keep=None,
    flat=True,
):
    """One mesh of bevelled slabs.  Carries a UV map in metres (x along the long side) and a
    per-piece random vector attribute 'rnd'.  Top is at z=0 (plus jitter)."""
    rng = np.random.default_rng(seed)
    V, F, UV, R, top = [], [], [], [], []
    base = 0
    for poly in polys:
        if keep is not None and not keep(poly.mean(0)):
            continue
        if np.cross(poly[1] - poly[0], poly[2] - poly[1]) < 0:
            poly = poly[::-1]
        p0 = offset(poly, joint / 2)
        c = p0.mean(0)
        e = p0[1] - p0[0]
        if len(p0) == 4 and np.linalg.norm(p0[2] - p0[1]) > np.linalg.norm(e):
            e = p0[2] - p0[1]
        if uvdir is not None:
            e = np.array(uvdir, float)
        e = e / (np.linalg.norm(e) + 1e-9)
        rnd = rng.random(3)
        tx, ty = rng.normal(0, tilt, 2) if tilt else (0, 0)
        dz = rng.normal(0, hvar) if hvar else 0
        rings = [(p0, -thick), (p0, -bevel)]
        for s in range(1, seg + 1):
            a = math.pi / 2 * s / seg
            rings.append((offset(p0, bevel * (1 - math.cos(a))), -bevel * (1 - math.sin(a))))
        n = len(p0)
        for q, z in rings:
            d = q - c
            zz = z + dz + d @ np.array([tx, ty])
            for i in range(n):
                V.append((q[i, 0], q[i, 1], zz[i] if z > -thick else -thick))
                UV.append((d[i] @ e, d[i, 0] * -e[1] + d[i, 1] * e[0]))
        m = len(rings)
        for k in range(m - 1):
            for i in range(n):
                j = (i + 1) % n
                F.append((base + k * n + i, base + k * n + j, base + (k + 1) * n + j, base + (k + 1) * n + i))
                R.append(rnd)
        F.append(tuple(base + (m - 1) * n + i for i in range(n)))
        R.append(rnd)
        top.append(len(F) - 1)
        base += n * m
    me = bpy.data.meshes.new(name)
    me.from_pydata(V, [], F)
    me.update()
    at_ = me.attributes.new('rnd', 'FLOAT_VECTOR', 'FACE')
    at_.data.foreach_set('vector', np.array(R, np.float32).ravel())
    li = np.empty(len(me.loops), np.int32)
    me.loops.foreach_get('vertex_index', li)
    me.uv_layers.new(name='UVMap').data.foreach_set('uv', np.array(UV, np.float32)[li].ravel())
    o = obj(me, mat, True, 25)
    if flat:  # keep the top face dead flat: only the bevel is smooth
        sm = np.ones(len(F), bool)
        sm[top] = False
        me.polygons.foreach_set('use_smooth', sm)
    return o
