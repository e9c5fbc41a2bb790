"""The camera."""

import bpy
from mathutils import Vector


def camera(loc, target, lens=28, level=True, focus=None, f=4, shift=None):
    """level=True keeps verticals vertical (architectural shift lens)."""
    cam = bpy.data.cameras.new('cam')
    o = bpy.data.objects.new('cam', cam)
    sc = bpy.context.scene
    sc.collection.objects.link(o)
    sc.camera = o
    loc, target = Vector(loc), Vector(target)
    d = target - loc
    cam.lens, cam.sensor_width, cam.clip_start = lens, 36, 0.01
    if level:
        h = Vector((d.x, d.y, 0))
        o.rotation_euler = h.to_track_quat('-Z', 'Y').to_euler()
        cam.shift_y = (d.z / h.length) * lens / 36 if shift is None else shift
    else:
        o.rotation_euler = d.to_track_quat('-Z', 'Y').to_euler()
    o.location = loc
    if focus:
        cam.dof.use_dof, cam.dof.focus_distance, cam.dof.aperture_fstop = True, focus, f
    return o
