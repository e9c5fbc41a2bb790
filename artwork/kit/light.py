"""Sun, windows, lamps and the sky."""

import math

import bpy
from mathutils import Vector

from .place import T


def sun(elev, azim, strength, angle=0.6, color=(1, 0.93, 0.82)):
    """azim: compass direction the light comes FROM, degrees from +x counter-clockwise."""
    l = bpy.data.lights.new('sun', 'SUN')
    l.energy, l.angle, l.color = strength, math.radians(angle), color
    o = bpy.data.objects.new('sun', l)
    e, a = math.radians(elev), math.radians(azim)
    d = Vector((math.cos(e) * math.cos(a), math.cos(e) * math.sin(a), math.sin(e)))
    o.rotation_euler = d.to_track_quat('Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(o)
    return o


def area(loc, to, sx, sy, power, color=(1, 1, 1), camera=False, glossy=True, spread=180):
    """A lamp with a surface, such as the sky in a window; the camera does not see it."""
    l = bpy.data.lights.new('area', 'AREA')
    l.shape, l.size, l.size_y, l.energy, l.color = 'RECTANGLE', sx, sy, power, color
    l.spread = math.radians(spread)
    o = bpy.data.objects.new('area', l)
    o.location = T[-1] @ Vector(loc)
    d = (T[-1] @ Vector(to)) - o.location
    o.rotation_euler = d.to_track_quat('-Z', 'Y').to_euler()
    o.visible_camera, o.visible_glossy = camera, glossy
    bpy.context.scene.collection.objects.link(o)
    return o


def point(loc, power, r=0.05, color=(1, 0.8, 0.6)):
    """A bulb."""
    l = bpy.data.lights.new('point', 'POINT')
    l.energy, l.shadow_soft_size, l.color = power, r, color
    o = bpy.data.objects.new('point', l)
    o.location = T[-1] @ Vector(loc)
    bpy.context.scene.collection.objects.link(o)
    o.visible_camera = o.visible_glossy = False
    return o


def world(top=(0.35, 0.55, 1), horizon=(0.9, 0.95, 1), strength=1, ground=(0.25, 0.22, 0.18)):
    """Simple sky gradient (cheap to sample, no fireflies)."""
    w = bpy.data.worlds.new('w')
    bpy.context.scene.world = w
    w.use_nodes = True
    t = w.node_tree
    t.nodes.clear()
    out, bg = t.nodes.new('ShaderNodeOutputWorld'), t.nodes.new('ShaderNodeBackground')
    tc, sep, rmp = (t.nodes.new('ShaderNode' + k) for k in ('TexCoord', 'SeparateXYZ', 'ValToRGB'))
    m = t.nodes.new('ShaderNodeMath')
    m.operation = 'MULTIPLY_ADD'
    m.inputs[1].default_value = m.inputs[2].default_value = 0.5
    t.links.new(tc.outputs['Generated'], sep.inputs[0])
    t.links.new(sep.outputs[2], m.inputs[0])
    t.links.new(m.outputs[0], rmp.inputs[0])
    cr = rmp.color_ramp
    cr.elements[0].position, cr.elements[0].color = 0.48, (*ground, 1)
    cr.elements[1].position, cr.elements[1].color = 1, (*top, 1)
    for p, c in ((0.505, horizon), (0.7, [(a + b) / 2 for a, b in zip(top, horizon)])):
        e = cr.elements.new(p)
        e.color = (*c, 1)
    t.links.new(rmp.outputs[0], bg.inputs[0])
    bg.inputs[1].default_value = strength
    t.links.new(bg.outputs[0], out.inputs[0])
    return w
