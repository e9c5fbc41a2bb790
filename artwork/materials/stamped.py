"""Concrete that was colored, dusted with a darker release powder, stamped and sealed."""

from functools import cache

from .shader import Shader, srgb


@cache
def stamped(base='#a5855f', powder='#4b392b'):
    """The slab has one color; powder is left where the attribute `powder` of its mesh is high."""
    s = Shader('stamped')
    s.avg = srgb('#8a7156')
    p = s.pos()
    left = s.node('Attribute', attribute_name='powder', out='Fac')
    fine, cloud = s.noise(p, 230, 4, 0.65), s.noise(p, 2.6, 6, 0.6)
    color = s.mix(s.rng(cloud, 0.32, 0.68), s.hsv(srgb(base), 0.5, 1, 0.86), s.hsv(srgb(base), 0.5, 0.92, 1.12))
    color = s.hsv(color, 0.5, 1, s.rng(fine, 0.3, 0.7, 0.84, 1.12))
    left = s.math('ADD', left, s.math('MULTIPLY', s.math('SUBTRACT', s.noise(p, 34, 5, 0.65), 0.5), 0.55))
    color = s.mix(s.rng(left, 0.08, 0.95, 0, 0.88), color, srgb(powder))
    shine = s.rng(fine, 0.3, 0.7, 0.46, 0.62)
    return s.pbr(color, shine, s.bump(fine, 0.55, 0.0012), spec=0.4)
