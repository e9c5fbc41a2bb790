"""A kitchen with an island."""

import materials as m
from kit import *
from furniture import *

from .kitchen_room import HEIGHT, kitchen_light, kitchen_shell


def kitchen(
    cam=((1.95, -3.35, 1.5), (-0.1, 1.3, 1.08), 23),
    island='#4b5a58',
    cabs='#f1eee6',
    top='marble',
    floor='oak',
    hood='plaster',
    splash='zellige',
    sun_dir=(33, 194),
    sunk=24.0,
    stools=True,
    pend='black',
    focus=None,
    sky=15,
):
    """Cabinets, range and an island; materials are the arguments."""
    kitchen_shell(sky)
    H = HEIGHT
    C, I, P = m.paint(cabs, 0.38), m.paint(island, 0.38), m.brass()
    top_m = {
        'marble': lambda: m.marble(0.07, 1.15, 1.0, 0.9, 0.12),
        'quartz': lambda: m.quartz(),
        'dark': lambda: m.marble(0.12, 1.0, 0.7, 0.8, 0, '#3c3f41', '#55595b', '#a9aba9'),
    }[top]()
    if floor == 'oak':
        floor_planks(-3.4, -4.4, 3.4, 3.4, m.sawn_oak('#b8925f', '#7d5832', 0.34, 0.85, 1.4), 0.15, bevel=0.0013)
    elif floor == 'herringbone':
        pieces(
            herringbone(-3.4, -4.4, 3.4, 3.4, 0.11, 5),
            m.sawn_oak('#b98f5d', '#7d5630', 0.33, 0.8, 1.3),
            0.0008,
            0.012,
            0.0016,
            2,
            0.0004,
            0.0001,
        )
        box(-3.6, -4.6, -0.05, 3.6, 3.6, -0.009, m.paint('#2a2018', 0.9), 0)
    else:
        floor_tiles(-3.4, -4.4, 3.4, 3.4, m.porcelain('#d8d2c6', 0.28), 1.2, 0.6, 0.003, shift=0.5)
    # back run
    with at(0, 2.78):
        base_run(-2.8, -0.46, C, P, drawers=(3,))
        base_run(0.46, 2.3, C, P, drawers=(0,))
        box(-3.4, 0.02, 0, -2.78, 0.62, 0.88, C, 0.001)
        for a, b in ((-3.4, -0.455), (0.455, 2.3)):
            box(a, -0.025, 0.88, b, 0.62, 0.915, top_m, 0.003)
    K = m.black()
    gas_range()
    # backsplash
    gl = {'zellige': lambda: m.glaze(), 'green': lambda: m.glaze('#7d9686', '#5f7f71')}
    if splash in gl:
        tiled_wall(
            'y',
            3.4,
            -3.4,
            2.3,
            0.915,
            2.62,
            gl[splash](),
            0.2 if splash == 'zellige' else 0.1,
            0.066 if splash == 'zellige' else 0.1,
        )
    else:
        box(-3.4, 3.38, 0.915, 2.3, 3.4, 2.62, top_m, 0.001)
    # hood
    hm = m.paint('#efeae0', 0.7) if hood == 'plaster' else m.wood('#b98a55', 'z')
    vs = [
        (-0.62, 2.88, 1.72),
        (0.62, 2.88, 1.72),
        (0.62, 3.4, 1.72),
        (-0.62, 3.4, 1.72),
        (-0.36, 3.08, H),
        (0.36, 3.08, H),
        (0.36, 3.4, H),
        (-0.36, 3.4, H),
    ]
    mesh(vs, [(0, 1, 5, 4), (1, 2, 6, 5), (3, 0, 4, 7), (0, 3, 2, 1)], hm)
    box(-0.635, 2.865, 1.66, 0.635, 3.4, 1.76, m.wood('#b98a55') if hood == 'plaster' else P, 0.006)
    with at(0, 3.05):
        upper_run(0.85, 2.3, 1.42, 2.42, C, P)
    # open shelves on the left
    for z in (1.46, 1.86):
        box(-2.75, 3.12, z, -0.85, 3.39, z + 0.042, m.wood('#b98a55'), 0.003)
    cer = crockery(3.25, (1.502, 1.902))
    # tall pantry / fridge on the right
    with at(0, 2.68):
        box(2.3, 0.02, 0.1, 3.4, 0.72, 2.45, C, 0.001)
        shaker(2.32, 0.1, 2.86, 1.55, C, 0.02, 0.07, pull='r', pmat=P)
        shaker(2.86, 0.1, 3.4, 1.55, C, 0.02, 0.07, pull='l', pmat=P)
        shaker(2.32, 1.55, 2.86, 2.45, C, 0.02, 0.07, pull='ru', pmat=P)
        shaker(2.86, 1.55, 3.4, 2.45, C, 0.02, 0.07, pull='lu', pmat=P)
        box(2.3, -0.02, 2.45, 3.4, 0.72, H, C, 0.004)
    # left run with sink
    with at(-2.76, 0, 0, 90):  # local x = world y, fronts face +x
        base_run(-0.3, 2.78, C, P)
        box(-0.33, -0.025, 0.88, 2.78, 0.64, 0.915, top_m, 0.003)
        box(-0.33, 0.60, 0.915, 2.78, 0.638, 1.02, top_m, 0.002)
        for a in ((0.72, 0.12, 1.48, 0.52),):
            box(a[0], a[1], 0.72, a[2], a[3], 0.9165, m.ceramic('#f4f2ee', 0.1), 0.01)
            box(
                a[0] + 0.02,
                a[1] + 0.02,
                0.8,
                a[2] - 0.02,
                a[3] - 0.02,
                0.918,
                m.ceramic('#c9c7c2', 0.2),
                0.004,
            )
        faucet(1.1, 0.56, 0.915, P)
    # island
    ix0, ix1, iy0, iy1 = -1.38, 1.38, 0.12, 1.28
    box(ix0, iy0, 0.87, ix1, iy1, 0.92, top_m, 0.003)
    box(ix0, iy0, 0, ix0 + 0.05, iy1, 0.8695, top_m, 0.003)
    box(ix1 - 0.05, iy0, 0, ix1, iy1, 0.8695, top_m, 0.003)
    box(ix0 + 0.05, iy0 + 0.34, 0.0, ix1 - 0.05, iy1 - 0.02, 0.87, I, 0.001)
    n = 4
    for i in range(n):
        w = (ix1 - ix0 - 0.1) / n
        shaker(ix0 + 0.05 + i * w, 0.11, ix0 + 0.05 + (i + 1) * w, 0.865, I, iy0 + 0.34, 0.07)
    box(ix0 + 0.05, iy0 + 0.325, 0, ix1 - 0.05, iy0 + 0.34, 0.11, I, 0.003)
    if stools:
        for i, x in enumerate((-0.82, 0, 0.82)):
            stool(x, 0.0, 0.66, (4, -5, 8)[i])
    if pend:
        for x in (-0.85, 0, 0.85):
            pendant(
                x,
                0.7,
                1.78,
                H,
                {'black': m.paint('#232526', 0.35), 'white': m.ceramic('#f1ede4', 0.25), 'brass': m.brass()}[
                    pend
                ],
                m.brass() if pend == 'black' else m.paint('#fff8ec', 0.5),
            )
    # styling
    vase_branches(-0.62, 0.78, 0.92, m.ceramic('#d8cdb9', 0.5), m.leaf('#66804a', '#9aa873'))
    bowl(0.32, 0.62, 0.92, m.wood('#9c6f42', rough=0.5), 0.17, 0.085)
    heap('apple', '#a8492f', 0.32, 0.62, 0.945, 7, 0.038, 0.078)
    box(0.62, 0.78, 0.92, 1.06, 1.04, 0.942, m.wood('#b5824b'), 0.006)
    with at(-1.1, 3.33, 0.915, 0, -9):
        box(-0.17, -0.01, 0, 0.17, 0.014, 0.46, m.wood('#a8743f', 'z'), 0.006)
    with at(-0.86, 3.30, 0.915, 0, -11):
        box(-0.12, -0.01, 0, 0.12, 0.012, 0.32, m.wood('#7d5430', 'z'), 0.02)
    for i, x in enumerate((1.0, 1.14, 1.27)):
        cyl(0.05, 0.915, 0.915 + (0.2, 0.16, 0.12)[i], cer[(3, 0, 1)[i]], x, 3.2)
    vase_branches(2.0, 3.15, 0.915, m.ceramic('#efe9dd', 0.4), m.leaf('#72894f', '#a9b57f'), 0.22, 5, 0.34, 7)
    tube([(0.28, 3.05, 0.94), (0.28, 3.05, 0.945)], 0.001, K)
    lathe(
        [(0, 0.0), (0.10, 0), (0.115, 0.02), (0.115, 0.12), (0.108, 0.12), (0.10, 0.02), (0, 0.015)],
        m.metal('#b5623c', 0.2),
        -0.22,
        3.08,
        0.942,
    )
    # Somebody cooks here.
    open_book(-0.12, 0.98, 0.92, 12)
    cup_on(0.86, 0.50, 0.92)
    with at(-0.12, 2.69):
        throw([(0.006, 0.40), (0.006, 0.655), (-0.004, 0.668), (-0.014, 0.655), (-0.014, 0.30)], 0.30, '#8f9a86', 5, 0)
    with at(3.4, 0.9, 0, -90):
        framed(-0.55, 1.15, 0.55, 2.05, -0.002, m.art(5.2, '#e3dac8', '#8f9a8c', '#b0764f'))
    box(3.382, -4.4, 0, 3.4, 2.68, 0.14, m.paint('#f4f1ea', 0.4), 0.004)
    kitchen_light(sun_dir, sunk)
    camera(*cam, focus=focus, f=1.6)

def gas_range():
    """A range of steel with six burners, in the middle of the back run."""
    S, K = m.steel(), m.black()
    with at(0, 2.74):
        box(-0.45, 0.03, 0.08, 0.45, 0.62, 0.90, S, 0.004)
        box(-0.45, 0, 0.73, 0.45, 0.05, 0.87, S, 0.006)
        box(-0.43, 0.0, 0.16, 0.43, 0.04, 0.70, S, 0.006)
        box(-0.33, -0.004, 0.27, 0.33, 0.01, 0.56, m.ceramic('#0b0b0c', 0.08), 0.003)
        tube([(-0.36, -0.05, 0.655), (0.36, -0.05, 0.655)], 0.011, S, smooth=False)
        for i in range(6):
            with at(-0.35 + 0.14 * i, 0, 0.80, 0, 90):
                cyl(0.022, 0, 0.04, K)
        box(-0.45, 0.02, 0.90, 0.45, 0.62, 0.915, m.ceramic('#151516', 0.2), 0.002)
        for i in range(6):
            box(-0.42 + 0.145 * i, 0.06, 0.915, -0.405 + 0.145 * i, 0.58, 0.94, K, 0.003)
        for j in range(3):
            box(-0.43, 0.12 + 0.2 * j, 0.925, 0.43, 0.135 + 0.2 * j, 0.94, K, 0.003)
