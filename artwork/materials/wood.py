"""Wood of furniture and floors."""

from functools import cache

from .shader import Shader, srgb


@cache
def wood(col='#a9773f', axis='x', rough=0.42, k=1.0):
    """Plain furniture wood in world coordinates."""
    s = Shader('wood')
    s.avg = srgb(col)
    sc = {'x': (1.2, 14, 14), 'y': (14, 1.2, 14), 'z': (14, 14, 1.2)}[axis]
    p = s.map(s.pos(), tuple(x * k for x in sc))
    n = s.noise(p, 1, 3, 0.5, 0.4)
    ring = s.math('MULTIPLY_ADD', s.math('SINE', s.math('MULTIPLY', n, 46)), 0.5, 0.5)
    f = s.noise(s.map(p, (4, 16, 16) if axis == 'x' else (16, 4, 16) if axis == 'y' else (16, 16, 4)), 1, 3)
    b = srgb(col)
    c = s.mix(s.math('MULTIPLY', ring, 0.55), s.hsv(b, 0.5, 1, 1.1), s.hsv(b, 0.49, 1.05, 0.68))
    c = s.mix(s.math('MULTIPLY', f, 0.4), c, s.hsv(b, 0.5, 0.95, 0.7))
    return s.pbr(c, s.rng(f, 0.3, 0.7, rough - 0.06, rough + 0.08), s.bump(f, 0.08, 0.002))


def _oak_color(s, uv, r, light, dark, var=1.0, fig=1.0):
    """Plain-sawn board figure: contour lines of a stretched noise + fibres + pores."""
    p = s.v('ADD', uv, s.vs(r, 43.7))
    big = s.noise(s.map(p, (0.55, 7.5, 1)), 1, 2.5, 0.5, 0.25)
    ring = s.math('MULTIPLY_ADD', s.math('SINE', s.math('MULTIPLY', big, 62)), 0.5, 0.5)
    ring = s.math('POWER', ring, 1.6)
    fib = s.noise(s.map(p, (5, 210, 1)), 1, 4, 0.6)
    pore = s.rng(s.noise(s.map(p, (14, 620, 1)), 1, 2, 0.5), 0.56, 0.72)
    rs = s.sep(r)
    c = s.mix(s.math('MULTIPLY', ring, 0.5 * fig), srgb(light), srgb(dark))
    c = s.mix(s.rng(fib, 0.35, 0.7, 0, 0.45), c, s.hsv(srgb(dark), 0.5, 1, 0.9))
    c = s.mix(
        s.math('MULTIPLY', pore, s.math('MULTIPLY_ADD', ring, 0.45, 0.2)), c, s.hsv(srgb(dark), 0.5, 1, 0.45)
    )
    lowf = s.noise(s.map(p, (0.8, 2.5, 1)), 1, 2)
    val = s.math(
        'ADD',
        s.rng(rs[0], 0, 1, 1 - 0.22 * var, 1 + 0.16 * var, 'LINEAR'),
        s.rng(lowf, 0.3, 0.7, -0.06, 0.06),
    )
    c = s.hsv(
        c,
        s.rng(rs[1], 0, 1, 0.5 - 0.012 * var, 0.5 + 0.010 * var, 'LINEAR'),
        s.rng(rs[2], 0, 1, 1 - 0.15 * var, 1.05, 'LINEAR'),
        val,
    )
    # an occasional knot
    kp = s.map(p, (0.9, 3.2, 1))
    kd = s.voro(kp, 0.9)
    knot = s.math(
        'MULTIPLY', s.rng(s.math('ADD', kd, s.math('MULTIPLY', fib, 0.03)), 0.035, 0.075, 1, 0), 0.75
    )
    c = s.mix(knot, c, s.hsv(srgb(dark), 0.49, 1, 0.3))
    return c, fib, pore, ring


@cache
def oak(light='#cfa878', dark='#97693b', rough=0.36, var=1.0, coat=0.0, fig=1.0, spec=0.5):
    """Finished oak boards."""
    s = Shader('oak')
    s.avg = tuple((x + y) / 2 for x, y in zip(srgb(light), srgb(dark)))
    c, fib, pore, ring = _oak_color(s, s.uv(), s.rnd(), light, dark, var, fig)
    smudge = s.noise(s.pos(), 1.7, 4, 0.6)
    r = s.math('ADD', s.rng(smudge, 0.3, 0.7, rough - 0.05, rough + 0.07), s.math('MULTIPLY', pore, 0.12))
    h = s.math('SUBTRACT', s.math('MULTIPLY', fib, 0.3), pore)
    return s.pbr(c, r, s.bump(h, 0.10, 0.0015), spec=spec, Clearcoat=coat, **{'Clearcoat_Roughness': 0.08})
