"""Marble, and quartz that looks like it."""

from functools import cache

from .shader import Shader, srgb


def _marble_color(s, p, base, cloud, vein, scale=1.0, bold=1.0, fine=1.0, warm=0.0, rot=(0.3, 0.2, 0.55)):
    q = s.map(p, (scale * 1.0, scale * 2.1, scale * 1.3), rot)
    w = s.v('SUBTRACT', s.noise(q, 0.9, 6, 0.55, col=True), (0.5, 0.5, 0.5))
    q1 = s.v('ADD', q, s.vs(w, 0.95))
    q2 = s.v('ADD', q, s.vs(w, 0.6))
    n1 = s.noise(q1, 0.62, 3, 0.5)
    wid = s.rng(s.noise(q, 1.3, 3), 0.35, 0.7, 0.004, 0.045)
    v1 = s.rng(s.math('ABSOLUTE', s.math('SUBTRACT', n1, 0.5)), 0, wid, 1, 0)
    halo = s.rng(s.math('ABSOLUTE', s.math('SUBTRACT', n1, 0.5)), 0, 0.13, 1, 0)
    m1 = s.rng(s.noise(q, 0.55, 2), 0.42, 0.58)
    n2 = s.noise(q2, 1.9, 4, 0.55)
    v2 = s.math(
        'MULTIPLY',
        s.rng(s.math('ABSOLUTE', s.math('SUBTRACT', n2, 0.5)), 0, 0.02, 1, 0),
        s.rng(s.noise(q, 1.1, 2), 0.48, 0.66),
    )
    n3 = s.noise(s.map(q2, (1, 1, 1), (0, 0, 1.1)), 3.3, 5, 0.6)
    v3 = s.math(
        'MULTIPLY',
        s.rng(s.math('ABSOLUTE', s.math('SUBTRACT', n3, 0.5)), 0, 0.014, 1, 0),
        s.rng(s.noise(q, 2.3, 2), 0.5, 0.7),
    )
    cl = s.rng(s.noise(q1, 0.8, 6, 0.6), 0.38, 0.72)
    c = s.mix(s.math('MULTIPLY', cl, 0.55), srgb(base), srgb(cloud))
    c = s.mix(
        s.math('MULTIPLY', s.math('MULTIPLY', halo, m1), 0.55 * bold),
        c,
        s.mix(warm, srgb(cloud), srgb('#b9a584')),
    )
    c = s.mix(
        s.math('MULTIPLY', s.math('MULTIPLY', v1, s.math('MULTIPLY_ADD', m1, 0.85, 0.15)), 0.9 * bold),
        c,
        srgb(vein),
    )
    c = s.mix(s.math('MULTIPLY', v2, 0.6 * fine), c, s.mix(warm, srgb(vein), srgb('#8d7a5d')))
    c = s.mix(s.math('MULTIPLY', v3, 0.4 * fine), c, srgb(vein))
    g = s.noise(p, 420, 2)  # crystalline sugar
    return s.hsv(c, 0.5, 1, s.rng(g, 0.25, 0.75, 0.965, 1.03)), v1


@cache
def marble(
    rough=0.06,
    scale=1.0,
    bold=1.0,
    fine=1.0,
    warm=0.0,
    base='#efeeec',
    cloud='#c3c4c6',
    vein='#74777c',
    tile=0,
    rot=(0.3, 0.2, 0.55),
):
    """tile=1: each piece samples its own part of the stone (uses the 'rnd' attribute)."""
    s = Shader('marble')
    s.avg = tuple((x + y) / 2 for x, y in zip(srgb(base), srgb(cloud)))
    p = s.pos()
    if tile:
        p = s.v('ADD', p, s.vs(s.rnd(), 17.3))
    c, v = _marble_color(s, p, base, cloud, vein, scale, bold, fine, warm, rot)
    if tile:
        c = s.hsv(c, 0.5, 1, s.rng(s.sep(s.rnd())[1], 0, 1, 0.93, 1.03, 'LINEAR'))
    sm = s.noise(s.pos(), 3, 4, 0.6)
    return s.pbr(
        c, s.rng(sm, 0.3, 0.7, rough * 0.75, rough * 1.5), s.bump(s.noise(s.pos(), 1.3, 2), 0.012, 0.02)
    )


@cache
def quartz(col='#efece6', fleck='#a7a39b', rough=0.13, veins=0.35):
    """Engineered quartz with flecks."""
    s = Shader('quartz')
    s.avg = srgb(col)
    p = s.pos()
    c, v = _marble_color(s, p, col, '#dedad2', '#aaa59c', 1.1, veins, veins, 0.2)
    f = s.rng(s.noise(p, 330, 2), 0.60, 0.70)
    f2 = s.rng(s.noise(s.v('ADD', p, (3, 1, 2)), 210, 1), 0.66, 0.72)
    c = s.mix(s.math('MULTIPLY', f, 0.35), c, srgb(fleck))
    c = s.mix(s.math('MULTIPLY', f2, 0.5), c, (0.95, 0.95, 0.94))
    return s.pbr(c, s.rng(s.noise(p, 5, 3), 0.3, 0.7, rough * 0.85, rough * 1.2))
