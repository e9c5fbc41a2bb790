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


def world(top=(0.35, 0.55, 1), horizon=(0.9, 0.95, 1), strength=1, ground=(0.25, 0.22, 0.18), clouds=0.0):
    """Simple sky gradient (cheap to sample, no fireflies), with thin clouds if asked."""
    w = bpy.data.worlds.new('w')
    bpy.context.scene.world = w
    w.use_nodes = True
    # A sky is soft: to ask it in a fine grid takes longer than the picture.
    w.cycles.sampling_method, w.cycles.sample_map_resolution = 'MANUAL', 256
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
    t.links.new(_clouds(t, tc, sep, rmp, clouds) if clouds else rmp.outputs[0], bg.inputs[0])
    bg.inputs[1].default_value = strength
    t.links.new(bg.outputs[0], out.inputs[0])
    return w


def _clouds(t, where, height, sky, much):
    """Thin clouds over a sky, torn by the wind; towards the horizon they lie closer together."""

    def node(kind, *ins, **props):
        n = t.nodes.new('ShaderNode' + kind)
        for k, v in props.items():
            setattr(n, k, v)
        for i, v in enumerate(ins):
            if hasattr(v, 'links'):
                t.links.new(v, n.inputs[i])
            elif v is not None:
                n.inputs[i].default_value = v
        return n

    over = node('Math', node('Math', height.outputs[2], 0.0, operation='MAXIMUM').outputs[0], 0.12, operation='ADD')
    flat = node('VectorMath', where.outputs['Generated'], (1.0, 1.7, 0.0), operation='MULTIPLY')
    scale = node('Math', 1.0, over.outputs[0], operation='DIVIDE')
    at = node('VectorMath', flat.outputs[0], None, None, scale.outputs[0], operation='SCALE')
    noise = node('TexNoise', at.outputs[0], None, 0.55, 7.0, 0.58, 0.6)
    part = node('MapRange', noise.outputs[0], 0.46, 0.80, 0.0, much)
    low = node('MapRange', height.outputs[2], 0.0, 0.10, 0.35, 1.0)
    mix = node('MixRGB', node('Math', part.outputs[0], low.outputs[0], operation='MULTIPLY').outputs[0])
    t.links.new(sky.outputs[0], mix.inputs[1])
    mix.inputs[2].default_value = (1.0, 0.99, 0.97, 1)
    return mix.outputs[0]
