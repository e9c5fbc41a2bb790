"""Stone floors as feet and sand leave them, and as they are when they are honed and polished again."""

from functools import cache

from .film import rim, soiled, walked_lane
from .marble import _marble_color
from .plain import SHEEN
from .scratches import scuffs
from .shader import Shader, srgb


def _walked(s, p):
    """How far the polish is gone: most on the way from the door, x about 0."""
    noise = s.math('SUBTRACT', s.noise(p, 1.0, 5, 0.6), 0.5)
    return s.rng(
        s.math('ADD', s.math('ABSOLUTE', s.sep(p)[0]), s.math('MULTIPLY', noise, 1.2)), 0.1, 1.5, 1, 0.45
    )


def _travertine_color(s):
    """Vein-cut travertine, each tile of its own: its color, and how far a point lies in a band that may have pits."""
    r = s.rnd()
    uv = s.v('ADD', s.uv(), s.vs(r, 31.0))
    bent = s.v('ADD', uv, s.vs(s.v('SUBTRACT', s.noise(uv, 2.2, 4, col=True), (0.5, 0.5, 0.5)), 0.14))
    band = s.noise(s.map(bent, (1.1, 12, 1)), 1, 5, 0.6)
    thin = s.noise(s.map(bent, (3, 44, 1)), 1, 4, 0.6)
    color = s.mix(s.rng(band, 0.3, 0.7), srgb('#c7b08d'), srgb('#e3dac7'))
    color = s.mix(s.rng(thin, 0.4, 0.75, 0, 0.42), color, srgb('#ad9370'))
    color = s.mix(s.rng(s.noise(bent, 9, 6, 0.7), 0.48, 0.7, 0, 0.4), color, srgb('#b9a483'))
    color = s.hsv(color, 0.5, 1, s.rng(s.sep(r)[0], 0, 1, 0.86, 1.07, 'LINEAR'))
    return color, bent, s.rng(band, 0.40, 0.56)


@cache
def travertine_floor(worn=False):
    """Vein-cut travertine; worn, its polish is gone and its open pits are full of soil."""
    s = Shader('travertine_floor')
    s.avg = srgb('#b3a184') if worn else srgb('#cdb893')
    p = s.pos()
    color, bent, pitted = _travertine_color(s)
    pit = s.math('MULTIPLY', s.rng(s.noise(s.map(bent, (16, 62, 1)), 1, 4, 0.62), 0.60, 0.66), pitted)
    if not worn:
        # Pits are filled in the colour of the stone.
        color = s.mix(s.math('MULTIPLY', pit, 0.7), color, srgb('#a48a66'))
        shine = s.math('ADD', s.rng(s.noise(p, 5, 4), 0.3, 0.7, 0.11, 0.18), s.math('MULTIPLY', pit, 0.12))
        return s.pbr(color, shine, s.bump(s.noise(p, 1.4, 2), 0.02, 0.02))
    walked, scuff = _walked(s, p), scuffs(s, p)
    soil = s.math('MULTIPLY', s.rng(s.noise(p, 3.0, 6, 0.65), 0.32, 0.68), s.rng(walked, 0, 1, 0.35, 0.75))
    old = s.mix(s.math('MULTIPLY', soil, 0.75), s.hsv(color, 0.5, 0.62, 0.84), srgb('#76695a'))
    old = s.mix(s.math('MULTIPLY', scuff, 0.3), old, srgb('#d6cbb6'))
    old = s.mix(pit, old, srgb('#2f271f'))
    shine = s.math('ADD', s.rng(walked, 0, 1, 0.34, 0.62), s.math('MULTIPLY', soil, 0.15))
    height = s.math('ADD', s.math('MULTIPLY', pit, -1), s.math('MULTIPLY', scuff, -0.06))
    return s.pbr(old, shine, s.bump(height, 0.55, 0.003))


@cache
def open_travertine(broken=False):
    """Honed travertine; broken, its filler has dropped out of the holes and a crack runs through a row of tiles."""
    s = Shader('open_travertine')
    s.avg = srgb('#c4b08c')
    p = s.pos()
    color, bent, pitted = _travertine_color(s)
    holes = s.noise(s.map(bent, (26, 60, 1)), 1, 3, 0.55)
    hole = s.math('MULTIPLY', s.rng(holes, 0.595, 0.612), pitted)
    x, y, _ = s.sep(p)
    wander = s.math('MULTIPLY', s.math('SUBTRACT', s.noise(p, 5, 6, 0.62), 0.5), 0.14)
    off = s.math('ABSOLUTE', s.math('ADD', s.math('SUBTRACT', s.math('MULTIPLY_ADD', x, 0.34, -0.05), y), wander))
    shine = s.rng(s.noise(p, 5, 4), 0.3, 0.7, 0.20, 0.28)
    if not broken:
        # The fill is a little darker than the stone, and less shiny.
        depth = s.math('MULTIPLY', s.rng(holes, 0.585, 0.66), pitted)
        filled = s.math('MAXIMUM', s.math('MULTIPLY', depth, 0.55), s.rng(off, 0.0008, 0.002, 0.5, 0))
        color = s.mix(filled, color, s.mix(s.rng(s.noise(p, 70, 3), 0.35, 0.65), srgb('#b0946b'), srgb('#9c8058')))
        shine = s.math('ADD', shine, s.math('MULTIPLY', filled, 0.12))
        return s.pbr(color, shine, s.bump(s.noise(p, 1.4, 2), 0.02, 0.02))
    # Filler is left in the shallow ones, and soil has run into the deep ones.
    left = s.math('MULTIPLY', s.rng(holes, 0.565, 0.585), pitted)
    color = s.mix(s.math('MULTIPLY', left, 0.35), s.hsv(color, 0.5, 0.85, 0.95), srgb('#b39a75'))
    soil = s.math('MULTIPLY', s.rng(s.noise(p, 3.5, 6, 0.65), 0.42, 0.7), 0.4)
    color = s.mix(soil, color, srgb('#8d7c64'))
    deep = s.math('ADD', s.rng(holes, 0.60, 0.69), s.math('MULTIPLY', s.math('SUBTRACT', s.noise(p, 210, 3), 0.5), 0.5))
    color = s.mix(hole, color, s.mix(s.rng(deep, 0.1, 0.8), srgb('#8f795a'), srgb('#1d1712')))
    gap = s.rng(off, 0.0014, 0.0032, 1, 0)
    chips = s.math('MULTIPLY', s.rng(off, 0.004, 0.016, 1, 0), s.rng(s.noise(p, 42, 3), 0.52, 0.56))
    color = s.mix(s.math('MULTIPLY', chips, 0.8), color, srgb('#d9ccb3'))
    color = s.mix(gap, color, srgb('#30271e'))
    open_ = s.math('MAXIMUM', s.math('MAXIMUM', hole, gap), s.math('MULTIPLY', chips, 0.5))
    rough = s.math('ADD', shine, s.math('MULTIPLY', open_, 0.5))
    return s.pbr(color, rough, s.bump(s.math('MULTIPLY', s.math('MAXIMUM', open_, s.math('MULTIPLY', left, 0.3)), -1), 1.0, 0.009))


@cache
def marble_floor(worn=False):
    """White marble in tiles; worn, feet have ground it dull and gray between the front of the room and the door."""
    s = Shader('marble_floor')
    s.avg = srgb('#c4bfb6') if worn else srgb('#dcd8d1')
    p, r = s.pos(), s.rnd()
    color, _ = _marble_color(s, s.v('ADD', p, s.vs(r, 17.3)), '#e9e5dd', '#c9c3b9', '#8b857b', 1.0, 0.8, 0.9, 0.3)
    color = s.hsv(color, 0.5, 1, s.rng(s.sep(r)[1], 0, 1, 0.94, 1.02, 'LINEAR'))
    if not worn:
        return s.pbr(
            color, s.rng(s.noise(p, 4, 4), 0.3, 0.7, 0.035, 0.06), s.bump(s.noise(p, 1.3, 2), 0.01, 0.02)
        )
    lane, patchy = walked_lane(s, p, -0.10, 0.12), s.rng(s.noise(p, 1.8, 6, 0.6), 0.3, 0.7, 0.8, 1.08)
    dull = s.math('MULTIPLY', lane, patchy)
    scratch = s.math('MULTIPLY', scuffs(s, p), lane)
    soil = s.math('MULTIPLY', s.rng(s.noise(p, 3.0, 6, 0.65), 0.36, 0.66), lane)
    old = s.mix(s.math('MULTIPLY_ADD', dull, 0.72, 0.08), s.hsv(color, 0.5, 0.9, 0.95), srgb('#65625d'))
    old = s.mix(s.math('MULTIPLY', soil, 0.34), old, srgb('#4d4842'))
    old = s.mix(s.math('MULTIPLY', scratch, 0.18), old, srgb('#d9d5ce'))
    joint = s.math('MULTIPLY', rim(s, p, 0.305, 0.305, 0.008), s.math('MULTIPLY_ADD', lane, 0.35, 0.45))
    old = s.mix(joint, old, srgb('#4a443d'))
    rough = s.math('MULTIPLY_ADD', dull, 0.40, 0.16)
    return s.pbr(old, rough, s.bump(s.math('MULTIPLY', scratch, -1), 0.2, 0.0008), spec=s.rng(dull, 0, 0.9, 0.42, 0.15))


@cache
def filmed_marble(filmed=False, half=(0.305, 0.1525)):
    """White marble; filmed, it lies under the gray film of many moppings; half: of the sides of a tile."""
    s = Shader('filmed_marble')
    s.avg = srgb('#b5b0a7') if filmed else srgb('#dcd8d1')
    p, r = s.pos(), s.rnd()
    color, _ = _marble_color(
        s, s.v('ADD', p, s.vs(r, 17.3)), '#ebe8e2', '#c6c4c0', '#7f7f80', 1.5, 0.9, 0.9, 0.15
    )
    color = s.hsv(color, 0.5, 1, s.rng(s.sep(r)[1], 0, 1, 0.94, 1.02, 'LINEAR'))
    shine = s.rng(s.noise(p, 4, 4), 0.3, 0.7, 0.05, 0.08)
    if not filmed:
        s.m.pass_index = SHEEN
        return s.pbr(color, s.math('ADD', shine, 0.03), s.bump(s.noise(p, 1.3, 2), 0.01, 0.02))
    film, smear, drip = soiled(s, p)
    color = s.mix(s.math('MULTIPLY', film, 0.86), color, srgb('#6e685f'))
    color = s.mix(s.math('MULTIPLY', smear, 0.26), color, srgb('#a39e95'))
    color = s.mix(s.math('MULTIPLY', drip, 0.5), color, srgb('#6a5c4b'))
    soil = s.math('MULTIPLY', rim(s, p, *half, 0.010), s.math('MULTIPLY_ADD', film, 0.45, 0.25))
    color = s.mix(soil, color, srgb('#4b443a'))
    rough = s.math('ADD', s.math('MULTIPLY_ADD', film, 0.34, 0.20), s.math('MULTIPLY_ADD', smear, 0.08, shine))
    return s.pbr(color, rough, s.bump(s.noise(p, 1.3, 2), 0.01, 0.02), spec=s.rng(film, 0, 0.8, 0.38, 0.16))
