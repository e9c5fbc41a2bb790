"""Where things stand: everything is built in metres, so that the Object coordinate of a material is metres."""

import math
from contextlib import contextmanager

import bpy
from mathutils import Matrix

# The stack of transforms; objects themselves stay at the origin.
T = [Matrix.Identity(4)]


@contextmanager
def at(x=0, y=0, z=0, rot=0, rx=0, ry=0, s=1):
    """Everything built inside is moved/rotated (degrees about z, then x, y)."""
    m = (
        Matrix.Translation((x, y, z))
        @ Matrix.Rotation(math.radians(rot), 4, 'Z')
        @ Matrix.Rotation(math.radians(rx), 4, 'X')
        @ Matrix.Rotation(math.radians(ry), 4, 'Y')
        @ Matrix.Scale(s, 4)
    )
    T.append(T[-1] @ m)
    try:
        yield
    finally:
        T.pop()


def obj(me, mat, smooth=False, angle=None):
    """A mesh becomes an object where it was built."""
    me.transform(T[-1])
    o = bpy.data.objects.new(me.name, me)
    bpy.context.scene.collection.objects.link(o)
    if mat:
        me.materials.append(mat)
    if smooth:
        me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    if angle:
        me.use_auto_smooth, me.auto_smooth_angle = True, math.radians(angle)
    return o
