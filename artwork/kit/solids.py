"""Boxes, cushions, turned things and tubes."""

import math
import random

import bmesh
import bpy
from mathutils import Vector

from .place import T, obj


def mesh(verts, faces, mat, smooth=False, angle=None, name='m'):
    """An object of corners and faces."""
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(v) for v in verts], [], [tuple(f) for f in faces])
    me.update()
    return obj(me, mat, smooth, angle)


def box(x0, y0, z0, x1, y1, z1, mat, bevel=0.002, seg=2):
    """A box with bevelled edges between two corners."""
    me = bpy.data.meshes.new('box')
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    for v in bm.verts:
        v.co = Vector(
            (
                (x0 + x1) / 2 + v.co.x * abs(x1 - x0),
                (y0 + y1) / 2 + v.co.y * abs(y1 - y0),
                (z0 + z1) / 2 + v.co.z * abs(z1 - z0),
            )
        )
    b = min(bevel, 0.45 * min(abs(x1 - x0), abs(y1 - y0), abs(z1 - z0)))
    if b > 0:
        bmesh.ops.bevel(bm, geom=bm.edges[:], offset=b, segments=seg, affect='EDGES', profile=0.5)
    bm.to_mesh(me)
    bm.free()
    return obj(me, mat, bevel > 0, 35 if bevel > 0 else None)


def soft(x0, y0, z0, x1, y1, z1, mat, r=0.06, puff=0.03, seed=0, n=14):
    """Cushion: a rounded, slightly puffed and wrinkled box."""
    me = bpy.data.meshes.new('soft')
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=2)
    bmesh.ops.subdivide_edges(bm, edges=bm.edges[:], cuts=n, use_grid_fill=True)
    c = Vector(((x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2))
    h = Vector((abs(x1 - x0) / 2, abs(y1 - y0) / 2, abs(z1 - z0) / 2))
    r = min(r, min(h) * 0.98)
    rng = random.Random(seed)
    ph = [rng.uniform(0, 6) for _ in range(6)]
    thin = min(range(3), key=lambda i: h[i])
    for v in bm.verts:
        q = Vector([v.co[i] * h[i] for i in range(3)])
        core = Vector([max(-(h[i] - r), min(h[i] - r, q[i])) for i in range(3)])
        d = q - core
        p = core + (d.normalized() * r if d.length > 1e-6 else d)
        u = [p[i] / h[i] for i in range(3) if i != thin]
        k = (1 - u[0] ** 2) * (1 - u[1] ** 2)
        wob = 0.25 * math.sin(u[0] * 5 + ph[0]) * math.sin(u[1] * 4 + ph[1])
        p[thin] += math.copysign(1, p[thin]) * puff * k * (1 + wob) if abs(p[thin]) > 0.2 * h[thin] else 0
        v.co = c + p
    bm.to_mesh(me)
    bm.free()
    return obj(me, mat, True)


def lathe(profile, mat, x=0, y=0, z=0, seg=64, sx=1, sy=1, angle=40):
    """Surface of revolution about z; profile is [(radius, height)...]."""
    vs, fs, n = [], [], len(profile)
    for i in range(seg):
        a = 2 * math.pi * i / seg
        for r, h in profile:
            vs.append((x + sx * r * math.cos(a), y + sy * r * math.sin(a), z + h))
    for i in range(seg):
        j = (i + 1) % seg
        for k in range(n - 1):
            fs.append((i * n + k, j * n + k, j * n + k + 1, i * n + k + 1))
    return mesh(vs, fs, mat, True, angle)


def cyl(r, z0, z1, mat, x=0, y=0, seg=48, b=0.0015):
    """An upright cylinder."""
    b = min(b, r * 0.3, abs(z1 - z0) * 0.3)
    return lathe(
        [(0, z0), (r - b, z0), (r, z0 + b), (r, z1 - b), (r - b, z1), (0, z1)], mat, x, y, 0, seg, angle=50
    )


def sphere(r, mat, x=0, y=0, z=0, sx=1, sy=1, sz=1):
    """A sphere, or an egg."""
    pr = [(r * math.sin(math.pi * i / 24), -r * sz * math.cos(math.pi * i / 24)) for i in range(25)]
    return lathe(pr, mat, x, y, z, 40, sx, sy, 180)


def tube(pts, r, mat, cyclic=False, smooth=True, res=4, taper=0.0):
    """Round tube along points (bezier-smoothed); taper: how much thinner its end is than its start."""
    cu = bpy.data.curves.new('tube', 'CURVE')
    cu.dimensions, cu.bevel_depth, cu.bevel_resolution, cu.use_fill_caps = '3D', r, res, True
    cu.resolution_u = 10
    s = cu.splines.new('BEZIER')
    s.bezier_points.add(len(pts) - 1)
    for k, (bp, p) in enumerate(zip(s.bezier_points, pts)):
        bp.co = T[-1] @ Vector(p)
        bp.radius = 1 - taper * k / max(1, len(pts) - 1)
        bp.handle_left_type = bp.handle_right_type = 'AUTO' if smooth else 'VECTOR'
    s.use_cyclic_u = cyclic
    o = bpy.data.objects.new('tube', cu)
    cu.materials.append(mat)
    bpy.context.scene.collection.objects.link(o)
    return o


def take_off(thing, piece, bevel=0):
    """What the piece covers is gone from the thing; bevel: of the edges that it leaves."""
    piece.hide_render = True
    cut = thing.modifiers.new('cut', 'BOOLEAN')
    cut.operation, cut.object, cut.solver = 'DIFFERENCE', piece, 'EXACT'
    if bevel:
        ease = thing.modifiers.new('ease', 'BEVEL')
        ease.width, ease.segments, ease.limit_method, ease.angle_limit = bevel, 2, 'ANGLE', 0.6
    bpy.context.view_layer.update()
