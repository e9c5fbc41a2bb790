"""Materials are shader nodes, nearly all without pictures; lengths are metres."""

import bpy


def srgb(h):
    """'#rrggbb' -> linear rgb."""
    c = [int(h[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in c)


class Shader:
    """Tiny node-tree builder: every method returns an output socket."""

    def __init__(s, name):
        s.m = bpy.data.materials.new(name)
        s.m.use_nodes = True
        s.t = s.m.node_tree
        s.t.nodes.clear()

    def node(s, kind, ins=(), out=0, **props):
        n = s.t.nodes.new('ShaderNode' + kind)
        for k, v in props.items():
            setattr(n, k, v)
        for k, v in ins.items() if isinstance(ins, dict) else enumerate(ins):
            if v is None:
                continue
            i = n.inputs[k]
            if isinstance(v, bpy.types.NodeSocket):
                s.t.links.new(v, i)
            elif i.type == 'RGBA':
                i.default_value = (*v[:3], 1) if hasattr(v, '__len__') else (v, v, v, 1)
            elif i.type == 'VECTOR' and not hasattr(v, '__len__'):
                i.default_value = (v, v, v)
            else:
                i.default_value = v
        return n.outputs[out]

    def pos(s):
        return s.node('TexCoord', out='Object')

    def uv(s):
        return s.node('UVMap', uv_map='UVMap')

    def rnd(s):
        return s.node('Attribute', out='Vector', attribute_name='rnd')

    def sep(s, v):
        n = s.t.nodes.new('ShaderNodeSeparateXYZ')
        s.t.links.new(v, n.inputs[0])
        return n.outputs

    def comb(s, x, y, z=0):
        return s.node('CombineXYZ', (x, y, z))

    def math(s, op, a, b=None, c=None, clamp=False):
        return s.node('Math', (a, b, c), operation=op, use_clamp=clamp)

    def greatest(s, values):
        """The greatest of several values."""
        found, *others = values
        for value in others:
            found = s.math('MAXIMUM', found, value)
        return found

    def v(s, op, a, b=None):
        return s.node('VectorMath', (a, b), operation=op)

    def vs(s, a, k):
        return s.node('VectorMath', {'Vector': a, 'Scale': k}, operation='SCALE')

    def map(s, vec, scale=(1, 1, 1), rot=(0, 0, 0), loc=(0, 0, 0)):
        return s.node('Mapping', {'Vector': vec, 'Scale': scale, 'Rotation': rot, 'Location': loc})

    def noise(s, vec, scale=1, detail=3, rough=0.5, dist=0, col=False):
        return s.node(
            'TexNoise',
            {'Vector': vec, 'Scale': scale, 'Detail': detail, 'Roughness': rough, 'Distortion': dist},
            1 if col else 0,
        )

    def voro(s, vec, scale=1, feature='F1', out='Distance', rand=1):
        return s.node('TexVoronoi', {'Vector': vec, 'Scale': scale, 'Randomness': rand}, out, feature=feature)

    def rng(s, x, a, b, c=0, d=1, kind='SMOOTHSTEP'):
        return s.node('MapRange', {0: x, 1: a, 2: b, 3: c, 4: d}, interpolation_type=kind)

    def mix(s, f, a, b, mode='MIX'):
        return s.node('MixRGB', (f, a, b), blend_type=mode)

    def hsv(s, c, h=0.5, sat=1, val=1):
        return s.node('HueSaturation', {'Hue': h, 'Saturation': sat, 'Value': val, 'Color': c})

    def bump(s, h, strength=0.3, dist=0.01, normal=None):
        return s.node('Bump', {'Strength': strength, 'Distance': dist, 'Height': h, 'Normal': normal})

    def ridge(s, n, w):
        return s.rng(s.math('ABSOLUTE', s.math('SUBTRACT', n, 0.5)), 0, w, 1, 0)

    avg = None  # mean colour: stands in for the full shader on diffuse bounces (much faster)

    def out(s, shader):
        if s.avg is not None:
            shader = s.node(
                'MixShader',
                (s.node('LightPath', out='Is Diffuse Ray'), shader, s.node('BsdfDiffuse', (s.avg,))),
            )
        o = s.t.nodes.new('ShaderNodeOutputMaterial')
        s.t.links.new(shader, o.inputs[0])
        return s.m

    def pbr(s, color, rough=0.5, normal=None, metal=0, spec=0.5, **kw):
        ins = {'Base Color': color, 'Roughness': rough, 'Metallic': metal, 'Specular': spec, 'Normal': normal}
        ins.update({k.replace('_', ' '): x for k, x in kw.items()})
        return s.out(s.node('BsdfPrincipled', ins))
