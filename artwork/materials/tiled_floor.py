"""A tiled kitchen floor: porcelain and its joints, as years of mopping leave them and as they are after cleaning."""

from functools import cache

from .shader import Shader, srgb


def _traffic(s, p):
    """Where people walk and stand: a lane along y that wanders."""
    wander = s.math('MULTIPLY', s.math('SUBTRACT', s.noise(p, 0.8, 2), 0.5), 0.9)
    across = s.math('ABSOLUTE', s.math('ADD', s.sep(p)[0], wander))
    return s.rng(across, 0.25, 1.3, 1, 0.25)


@cache
def floor_tile(soiled=False, half=0.165):
    """Matt porcelain in the colour of limestone; soiled, it has a film with marks of the mop, thickest along its edges."""
    s = Shader('floor_tile')
    s.avg = srgb('#cdc2ae')
    p, r = s.pos(), s.rnd()
    rs = s.sep(r)
    own = s.v('ADD', p, s.vs(r, 13.0))
    cloud = s.noise(s.map(own, (1, 1.8, 1), (0, 0, 0.5)), 5, 6, 0.6, 0.5)
    speck = s.noise(own, 170, 3, 0.6)
    color = s.mix(s.rng(cloud, 0.34, 0.7), srgb('#d8cebb'), srgb('#b9ab93'))
    color = s.mix(s.rng(s.noise(own, 38, 5, 0.65), 0.5, 0.72, 0, 0.55), color, srgb('#9c8c73'))
    value = s.math('MULTIPLY', s.rng(speck, 0.32, 0.68, 0.76, 1.11), s.rng(rs[0], 0, 1, 0.93, 1.04, 'LINEAR'))
    color = s.hsv(color, 0.5, 1, value)
    shine = s.rng(s.noise(own, 9, 4), 0.3, 0.7, 0.25, 0.33)
    relief = s.math('ADD', s.math('MULTIPLY', cloud, 0.8), s.math('MULTIPLY', speck, 0.12))
    if not soiled:
        return s.pbr(color, shine, s.bump(relief, 0.10, 0.002))
    uv = s.sep(s.uv())
    edge = s.math('SUBTRACT', half, s.math('MAXIMUM', s.math('ABSOLUTE', uv[0]), s.math('ABSOLUTE', uv[1])))
    edge = s.math('ADD', edge, s.math('MULTIPLY', s.math('SUBTRACT', s.noise(p, 46, 4, 0.6), 0.5), 0.022))
    rim = s.math('MULTIPLY', s.rng(edge, 0.0, 0.02, 1, 0), s.rng(s.noise(p, 5, 3), 0.3, 0.6, 0.25, 1))
    mop = s.noise(
        s.map(s.v('ADD', p, s.vs(s.noise(p, 1.4, 2, col=True), 0.5)), (2.2, 26, 1), (0, 0, 0.35)), 1, 4, 0.6
    )
    film = s.math('MULTIPLY', s.rng(mop, 0.3, 0.75), s.rng(s.noise(p, 2.1, 4), 0.3, 0.65, 0.35, 1))
    spot = s.rng(s.voro(s.v('ADD', p, s.vs(s.noise(p, 30, 2, col=True), 0.02)), 7.5), 0.05, 0.09, 1, 0)
    dirt = s.math('MULTIPLY', _traffic(s, p), 0.42)
    color = s.mix(s.math('ADD', dirt, s.math('MULTIPLY', film, 0.3)), color, srgb('#8d8272'))
    color = s.mix(s.math('MULTIPLY', rim, 0.75), color, srgb('#6d6151'))
    color = s.mix(s.math('MULTIPLY', spot, 0.3), color, srgb('#5c5044'))
    dull = s.math(
        'ADD',
        s.math('ADD', shine, 0.12),
        s.math('ADD', s.math('MULTIPLY', film, 0.22), s.math('MULTIPLY', rim, 0.2)),
    )
    return s.pbr(color, dull, s.bump(relief, 0.10, 0.002))


@cache
def joint(soiled=False):
    """Cement grout, pale where it is clean, nearly black where people walk."""
    s = Shader('joint')
    s.avg = srgb('#5b5146') if soiled else srgb('#e9e3d7')
    p = s.pos()
    sand = s.noise(p, 900, 3, 0.6)
    pits = s.rng(s.noise(p, 420, 2), 0.6, 0.7)
    if soiled:
        blotch = s.rng(s.noise(p, 9, 5, 0.65), 0.32, 0.66)
        depth = s.math('MULTIPLY', s.rng(blotch, 0, 1, 0.55, 1.0), s.rng(_traffic(s, p), 0.2, 1, 0.72, 1))
        color = s.mix(depth, srgb('#857a6d'), srgb('#2a241f'))
    else:
        color = s.mix(s.rng(s.noise(p, 12, 4), 0.35, 0.7, 0, 0.3), srgb('#f0ebe0'), srgb('#dcd4c5'))
    color = s.hsv(
        color, 0.5, 1, s.math('MULTIPLY', s.rng(sand, 0.3, 0.7, 0.84, 1.12), s.rng(pits, 0, 1, 1, 0.75))
    )
    return s.pbr(color, 0.92, s.bump(s.math('SUBTRACT', sand, pits), 0.6, 0.0012), spec=0.2)
