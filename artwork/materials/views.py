"""What is seen through a window, and what hangs on a wall."""

from functools import cache

from .shader import Shader, srgb

# Labels of the nodes by which `passes.py` tells apart who sees the garden.
GARDEN, MIRRORED, OTHERS = 'garden', 'mirrored', 'others'


@cache
def backdrop(k=2.2, top='#eaf3fb', low='#8da070', h0=0.6, h1=2.4):
    """Bright, out-of-focus garden seen through a window."""
    s = Shader('backdrop')
    p = s.pos()
    z = s.sep(p)[2]
    z = s.math('ADD', z, s.rng(s.noise(p, 0.8, 3), 0.3, 0.7, -0.9, 0.9))
    g = s.hsv(
        srgb(low),
        s.rng(s.noise(p, 1.3, 3), 0.3, 0.7, 0.47, 0.53),
        0.9,
        s.rng(s.noise(p, 2.2, 4), 0.3, 0.7, 0.5, 1.3),
    )
    s.m.cycles.sample_as_light = False
    light = {name: s.node('LightPath', out=name) for name in ('Is Glossy Ray', 'Ray Depth')}
    mirror = s.math('MULTIPLY', light['Is Glossy Ray'], s.math('LESS_THAN', light['Ray Depth'], 1.5))
    mirrored, others = (s.node('Value', label=label) for label in (MIRRORED, OTHERS))
    seen = s.math('MULTIPLY', s.mix(mirror, others, mirrored), k)
    return s.out(s.node('Emission', (s.mix(s.rng(z, h0, h1), g, srgb(top)), seen), label=GARDEN))


@cache
def art(seed=0.0, a='#e8ddcb', b='#b08a63', c3='#2f3d4a'):
    """Abstract canvas."""
    s = Shader('art')
    s.avg = srgb(a)
    p = s.v('ADD', s.pos(), (seed, seed * 0.7, seed * 1.3))
    w = s.vs(s.noise(p, 2.4, 3, col=True), 0.5)
    n = s.noise(s.v('ADD', p, w), 1.15, 2)
    n2 = s.noise(s.v('ADD', s.map(p, (1, 1, 3)), w), 0.9, 3)
    c = s.mix(s.rng(n, 0.48, 0.52), srgb(a), srgb(b))
    c = s.mix(s.rng(n2, 0.60, 0.63), c, srgb(c3))
    return s.pbr(c, 0.9, s.bump(s.noise(p, 300, 2), 0.3, 0.002), spec=0.2)


@cache
def garden_glass(sky='#dfeaf6', trees='#4d5f3d', k=1.0):
    """Panes of a garden door: what is behind them, and faintly the sky over a line of trees.

    What they reflect is painted, so that it has no noise.
    """
    s = Shader('garden_glass')
    s.m.cycles.sample_as_light = False
    way = s.node('TexCoord', out='Reflection')
    z = s.sep(way)[2]
    line = s.math('MULTIPLY_ADD', s.noise(way, 3.2, 4, 0.6), 0.55, -0.14)
    seen = s.mix(s.rng(s.math('SUBTRACT', z, line), -0.015, 0.02), srgb(trees), srgb(sky))
    # Below the horizon lies the paving.
    seen = s.mix(s.rng(z, -0.10, -0.02), srgb('#8d8374'), seen)
    part = s.math('MULTIPLY', s.node('Fresnel', {'IOR': 1.55}), 1.7 * k)
    camera = s.node('LightPath', out='Is Camera Ray')
    e = s.node('Emission', (seen, s.math('MULTIPLY', part, camera)))
    return s.out(s.node('AddShader', (s.node('BsdfTransparent', (srgb('#eff5f2'),)), e)))
