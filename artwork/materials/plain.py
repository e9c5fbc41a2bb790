"""Paint, metal, glass, cloth, ceramic and leaves."""

from functools import cache

from .shader import Shader, srgb

# What a mirror is known by when its noise is taken out.
MIRROR = 1
# What shines softly: nothing that it reflects has a sharp edge.
SHEEN = 2


@cache
def paint(col='#f4f1ea', rough=0.45, tex=0.0):
    """Paint of walls and cabinets."""
    s = Shader('paint')
    s.avg = srgb(col)
    p = s.pos()
    n = s.bump(s.noise(p, 260, 2), 0.05 + tex, 0.002)
    r = s.rng(s.noise(p, 2.3, 3), 0.3, 0.7, rough - 0.05, rough + 0.06)
    return s.pbr(srgb(col), r, n)


@cache
def metal(col='#d9d9d6', rough=0.22, brushed=0):
    """Metal with an uneven shine."""
    s = Shader('metal')
    p = s.pos()
    r = s.rng(
        s.noise(s.map(p, (3, 3, 120) if brushed else (8, 8, 8)), 3, 3), 0.3, 0.7, rough * 0.8, rough * 1.25
    )
    return s.pbr(srgb(col), r, metal=1)


def brass():
    """Brushed brass."""
    return metal('#cfa765', 0.24)


def steel():
    """Brushed steel."""
    return metal('#cfd0d0', 0.28, 1)


def chrome():
    """Chrome."""
    return metal('#e6e7e8', 0.07)


def black():
    """Black powder coat."""
    return metal('#26262a', 0.42)


@cache
def emit(col='#ffffff', k=3.0):
    """What shines of itself, such as a bulb."""
    s = Shader('emit')
    s.m.cycles.sample_as_light = False
    return s.out(s.node('Emission', (srgb(col), k)))


@cache
def glass(tint='#f2f8f6', rough=0.0):
    """Thin architectural glass: no refraction, lets light through."""
    s = Shader('glass')
    f = s.node('Fresnel', {'IOR': 1.45})
    t = s.node('BsdfTransparent', (srgb(tint),))
    g = s.node('BsdfGlossy', {'Color': (1, 1, 1), 'Roughness': rough})
    return s.out(s.node('MixShader', (s.math('MULTIPLY', f, 0.9), t, g)))


@cache
def pane(tint='#f3faf7'):
    """Shower pane: tinted transparency plus a faint painted sheen (noise-free)."""
    s = Shader('pane')
    x = s.sep(s.map(s.pos(), (1, 1, 1), (0, 0.55, 0)))[0]
    sheen = s.math(
        'ADD',
        s.math('MULTIPLY', s.rng(s.math('ABSOLUTE', s.math('SUBTRACT', x, 0.55)), 0.10, 0.22, 1, 0), 0.030),
        s.math('MULTIPLY', s.rng(s.math('ABSOLUTE', s.math('SUBTRACT', x, 0.95)), 0.02, 0.07, 1, 0), 0.022),
    )
    s.m.cycles.sample_as_light = False
    cam = s.node('LightPath', out='Is Camera Ray')
    e = s.node('Emission', ((0.95, 1, 1), s.math('MULTIPLY', s.math('ADD', sheen, 0.008), cam)))
    return s.out(s.node('AddShader', (s.node('BsdfTransparent', (srgb(tint),)), e)))


@cache
def mirror():
    """A mirror."""
    s = Shader('mirror')
    s.m.pass_index = MIRROR
    return s.pbr((0.93, 0.94, 0.94), 0.01, metal=1)


@cache
def fabric(col='#cfc8bb', scale=1.0, rough=0.95):
    """Woven cloth."""
    s = Shader('fabric')
    s.avg = srgb(col)
    p = s.pos()
    w = s.noise(p, 420 * scale, 2)
    big = s.noise(p, 5, 3)
    c = s.mix(s.rng(w, 0.3, 0.7), s.hsv(srgb(col), val=0.78), s.hsv(srgb(col), val=1.12))
    c = s.mix(0.25, c, s.mix(big, s.hsv(srgb(col), val=0.8), srgb(col)))
    return s.pbr(c, rough, s.bump(w, 0.35, 0.002), spec=0.2, Sheen=0.4)


@cache
def pile(col):
    """An old carpet, trodden flat and soiled in places."""
    s = Shader('pile')
    s.avg = srgb(col)
    p = s.pos()
    tuft = s.noise(p, 130, 3, 0.6)
    c = s.mix(s.rng(tuft, 0.3, 0.7), s.hsv(srgb(col), val=0.6), s.hsv(srgb(col), val=1.25))
    c = s.mix(s.rng(s.noise(p, 2.2, 5, 0.6), 0.42, 0.66, 0, 0.55), c, srgb('#3b332b'))
    return s.pbr(c, 1.0, s.bump(tuft, 0.8, 0.007), spec=0.1)


@cache
def linen(col='#e9e2d3'):
    """Thin woven cloth that light comes through."""
    s = Shader('linen')
    s.avg = srgb(col)
    p = s.pos()
    weave = s.rng(s.noise(s.map(p, (420, 420, 60)), 1, 2), 0.3, 0.7)
    c = s.mix(weave, s.hsv(srgb(col), val=0.86), srgb(col))
    through = s.node('BsdfTranslucent', (s.hsv(c, 0.5, 1.1, 0.9),))
    return s.out(s.node('MixShader', (0.4, s.node('BsdfDiffuse', (c,)), through)))


@cache
def ceramic(col='#f3efe6', rough=0.12):
    """Glazed ceramic."""
    s = Shader('ceramic')
    s.avg = srgb(col)
    p = s.pos()
    return s.pbr(srgb(col), rough, s.bump(s.noise(p, 14, 2), 0.04, 0.01))


@cache
def peel(col='#e0b02e'):
    """The peel of a lemon."""
    s = Shader('peel')
    p = s.pos()
    d = s.voro(p, 520)
    c = s.hsv(srgb(col), 0.5, 1, s.rng(s.noise(p, 30, 3), 0.3, 0.7, 0.88, 1.08))
    return s.pbr(c, 0.38, s.bump(s.rng(d, 0.1, 0.5), 0.25, 0.0008), spec=0.45)


@cache
def pear_skin(col, x, y):
    """The skin of a pear that stands at x, y: dots, green at its neck, and red where the sun was."""
    s = Shader('pear_skin')
    p = s.v('SUBTRACT', s.pos(), (x, y, 0))
    cloud = s.noise(p, 34, 5, 0.62)
    side = s.math('ADD', s.sep(p)[0], s.math('MULTIPLY', s.math('SUBTRACT', cloud, 0.5), 0.06))
    c = s.mix(s.rng(s.sep(p)[2], 0.05, 0.11, 0, 0.55), srgb(col), srgb('#a3a03a'))
    c = s.mix(s.rng(side, -0.002, 0.040, 0, 0.62), c, srgb('#a4472c'))
    dots = s.rng(s.voro(p, 330), 0.12, 0.26, 0.6, 0)
    c = s.mix(dots, s.hsv(c, 0.5, 1, s.rng(cloud, 0.3, 0.7, 0.9, 1.06)), srgb('#7a5b2a'))
    return s.pbr(c, 0.42, s.bump(s.noise(p, 160, 3), 0.08, 0.0008), spec=0.4)


@cache
def leaf(col='#5d7a3a', col2='#8fa35a'):
    """Leaves, each a little different, that light shines through."""
    s = Shader('leaf')
    r = s.sep(s.rnd())
    c = s.mix(r[0], srgb(col), srgb(col2))
    hue, bright = s.rng(r[1], 0, 1, 0.482, 0.515, 'LINEAR'), s.rng(r[2], 0, 1, 0.68, 1.18, 'LINEAR')
    c = s.hsv(c, hue, s.rng(r[1], 0, 1, 0.88, 1.08), bright)
    d = s.node('BsdfDiffuse', (c,))
    tr = s.node('BsdfTranslucent', (s.hsv(c, 0.49, 1.1, 1.15),))
    g = s.node('BsdfGlossy', {'Color': (0.8, 0.8, 0.8), 'Roughness': 0.42})
    return s.out(s.node('MixShader', (0.045, s.node('MixShader', (0.38, d, tr)), g)))


@cache
def bark(col='#6b5a48'):
    """Bark."""
    s = Shader('bark')
    s.avg = srgb(col)
    n = s.noise(s.map(s.pos(), (30, 30, 6)), 1, 4)
    return s.pbr(s.mix(n, s.hsv(srgb(col), val=0.6), srgb(col)), 0.9, s.bump(n, 0.6, 0.01))
