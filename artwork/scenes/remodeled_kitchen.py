"""The dated kitchen after the work: mushroom cabinets to the ceiling and an island like a work table."""

import math

import materials as m
from furniture import *
from kit import *

from .kitchen import gas_range
from .kitchen_room import HEIGHT, kitchen_light, kitchen_shell

PAINT = '#a99c88'


def remodeled_kitchen(cam):
    """The same room, window and door as in `dated_kitchen`."""
    kitchen_shell()
    oak = m.sawn_oak('#b98f5d', '#7d5630', 0.33, 0.8, 1.3)
    pieces(herringbone(-3.4, -4.4, 3.4, 3.4, 0.11, 5), oak, 0.0008, 0.012, 0.0016, 2, 0.0004, 0.0001)
    box(-3.6, -4.6, -0.05, 3.6, 3.6, -0.009, m.paint('#2a2018', 0.9), 0)
    cabinet, pull = m.paint(PAINT, 0.42), m.metal('#6d5a45', 0.35)
    top = m.marble(0.07, 1.15, 1.0, 0.9, 0.12)
    with at(0, 2.78):
        base_run(-2.8, -0.46, cabinet, pull, drawers=(0, 3))
        base_run(0.46, 2.3, cabinet, pull, drawers=(0, 1))
        box(-3.4, 0.02, 0, -2.78, 0.62, 0.88, cabinet, 0.001)
        for a, b in ((-3.4, -0.455), (0.455, 2.3)):
            box(a, -0.025, 0.88, b, 0.62, 0.915, top, 0.003)
    gas_range()
    glaze = m.glaze('#e6e0d2', '#d3cbba', 0.08)
    tiled_wall('y', 3.4, -3.4, 2.3, 0.915, HEIGHT, glaze, 0.066, 0.2, 0.0025, '#cfc7b8', 0)
    hood(cabinet)
    with at(0, 3.05):
        upper_run(-2.75, -0.80, 1.42, 2.42, cabinet, pull)
        box(-2.76, -0.012, 2.42, -0.79, 0.35, HEIGHT, cabinet, 0.003)
    box(0.85, 3.12, 1.60, 2.26, 3.39, 1.645, m.wood('#8a6238'), 0.003)
    with at(3.52, 0):
        shelf_of_jars(-2.55, 1.645)
    pantry(cabinet, pull)
    sink_run(cabinet, pull, top)
    work_table()
    for x, z in ((-0.72, 1.86), (0.72, 1.86)):
        globe(x, 0.66, z)
    counters()
    with at(3.4, 0.9, 0, -90):
        framed(-0.45, 1.05, 0.45, 2.15, -0.002, m.art(7.4, '#e6dfd0', '#7f8f95', '#c08a58'), m.wood('#6f4c2c'))
    box(3.382, -4.4, 0, 3.4, 2.68, 0.14, m.paint('#f4f1ea', 0.4), 0.004)
    kitchen_light()
    camera(*cam, focus=3.6, f=2.2)


def hood(paint):
    """A box to the ceiling with a rail of brass and a rim of wood."""
    box(-0.56, 2.86, 1.74, 0.56, 3.4, HEIGHT, paint, 0.004)
    box(-0.58, 2.84, 1.66, 0.58, 3.4, 1.745, m.wood('#8a6238'), 0.006)
    tube([(-0.52, 2.81, 1.70), (0.52, 2.81, 1.70)], 0.009, m.brass(), smooth=False)
    for x in (-0.48, 0.48):
        tube([(x, 2.81, 1.70), (x, 2.85, 1.70)], 0.006, m.brass(), smooth=False)


def pantry(cabinet, pull):
    """Tall doors where the refrigerator stood, to the ceiling."""
    with at(0, 2.68):
        box(2.3, 0.02, 0.1, 3.4, 0.72, HEIGHT, cabinet, 0.001)
        for a, side in ((2.32, 'r'), (2.86, 'l')):
            shaker(a, 0.1, a + 0.54, 1.95, cabinet, 0.02, 0.07, pull=side, pmat=pull)
            shaker(a, 1.95, a + 0.54, 2.66, cabinet, 0.02, 0.07)
        box(2.297, 0.0, 2.66, 3.4, 0.72, HEIGHT, cabinet, 0.003)


def sink_run(cabinet, pull, top):
    """The counter under the window with an apron sink."""
    with at(-2.76, 0, 0, 90):
        base_run(-0.3, 2.78, cabinet, pull)
        box(-0.33, -0.025, 0.88, 2.78, 0.64, 0.915, top, 0.003)
        box(-0.33, 0.60, 0.915, 2.78, 0.638, 1.02, top, 0.002)
        box(0.70, -0.05, 0.66, 1.50, 0.52, 0.9185, m.ceramic('#f4f2ee', 0.1), 0.016, 4)
        box(0.735, -0.01, 0.72, 1.465, 0.485, 0.9195, m.ceramic('#d6d4ce', 0.2), 0.01)
        faucet(1.1, 0.57, 0.915, m.metal('#6d5a45', 0.3), 0.40, 0.24)


def work_table():
    """Oak on turned legs that are painted, with drawers in its apron and a slatted shelf below."""
    paint, timber = m.paint('#35506a', 0.42), m.wood('#8f6236')
    x, y0, y1 = 1.25, 0.22, 1.10
    box(-x - 0.10, y0 - 0.09, 0.862, x + 0.10, y1 + 0.09, 0.92, timber, 0.006, 3)
    box(-x, y0, 0.66, x, y1, 0.862, paint, 0.003)
    for k in range(3):
        a = -x + 0.10 + k * (2 * x - 0.2) / 3
        box(a + 0.03, y0 - 0.016, 0.69, a + (2 * x - 0.2) / 3 - 0.03, y0, 0.84, paint, 0.005)
        sphere(0.017, m.brass(), a + (2 * x - 0.2) / 6, y0 - 0.034, 0.765)
    leg = [(0.040, 0), (0.048, 0.03), (0.030, 0.05), (0.036, 0.10), (0.052, 0.17), (0.052, 0.21), (0.036, 0.24), (0.030, 0.30),
           (0.044, 0.50), (0.050, 0.56), (0.034, 0.585), (0.048, 0.61), (0.048, 0.63)]
    for sx in (-1, 1):
        for y in (y0 + 0.055, y1 - 0.055):
            with at(sx * (x - 0.055), y):
                lathe(leg, paint)
                box(-0.055, -0.055, 0.62, 0.055, 0.055, 0.67, paint, 0.003)
                box(-0.052, -0.052, 0.165, 0.052, 0.052, 0.225, paint, 0.003)
    for k in range(8):
        box(-x + 0.06, y0 + 0.03 + 0.105 * k, 0.19, x - 0.06, y0 + 0.115 + 0.105 * k, 0.21, timber, 0.002)
    for k, bx in enumerate((-0.85, -0.32)):
        with at(bx, 0.62, 0.21, 6 * k):
            basket()
    for k in range(3):
        bowl(0.45, 0.66, 0.21 + 0.034 * k, m.ceramic('#e8e4da', 0.3), 0.19 - 0.012 * k, 0.10)
    lathe([(0, 0), (0.15, 0), (0.16, 0.02), (0.16, 0.17), (0.15, 0.17), (0.148, 0.02), (0, 0.015)], m.metal('#b5623c', 0.22), 0.92, 0.66, 0.21)
    for sx in (-1, 1):
        tube([(0.92 + sx * 0.155, 0.66, 0.35), (0.92 + sx * 0.20, 0.66, 0.36), (0.92 + sx * 0.155, 0.66, 0.31)], 0.007, m.brass())


def basket():
    """A basket woven of willow."""
    willow = m.wood('#a5794a', 'z', 0.7)
    for k in range(11):
        ring = [(0.19 * math.cos(a), 0.16 * math.sin(a), 0.012 + 0.02 * k + 0.004 * (j % 2)) for j, a in enumerate(2 * math.pi * j / 28 for j in range(28))]
        tube(ring, 0.011, willow, cyclic=True)
    soft(-0.15, -0.12, 0.10, 0.15, 0.12, 0.25, m.fabric('#d9d2c2'), 0.05, 0.02, 4, 10)


def globe(x, y, z):
    """A globe of opal glass that hangs on a rod of brass."""
    brass = m.brass()
    sphere(0.12, m.emit('#fff1dc', 1.6), x, y, z)
    cyl(0.035, z + 0.11, z + 0.15, brass, x, y)
    tube([(x, y, z + 0.14), (x, y, HEIGHT)], 0.005, brass, smooth=False)
    cyl(0.055, HEIGHT - 0.02, HEIGHT, brass, x, y)
    point((x, y, z - 0.18), 7, 0.12, (1, 0.86, 0.68))


def shelf_of_jars(x, z):
    """Jars and a row of plates that lean against the tile."""
    for k, (dx, r, h, color) in enumerate(((0, 0.055, 0.16, '#d8cdb9'), (0.15, 0.05, 0.12, '#7f8f95'), (0.29, 0.045, 0.20, '#efe9dc'))):
        lathe([(0, 0), (r, 0), (r * 1.06, h * 0.4), (r * 0.8, h * 0.85), (r * 0.5, h), (0, h)], m.ceramic(color, 0.3), x + dx, 3.26, z)
    for k in range(3):
        with at(x + 0.55 + 0.22 * k, 3.34, z + 0.115, 0, 78):
            cyl(0.115, 0, 0.012, m.ceramic(('#efe9dc', '#c9b79c', '#e8e4da')[k], 0.2), b=0.005)


def counters():
    """What is used every day."""
    vase_branches(0.78, 0.80, 0.92, m.ceramic('#7f8f95', 0.4), m.leaf('#7c8a58', '#b3b57c'), 0.24, 9, 0.5, 6)
    with at(-0.45, 0.62, 0.92, 8):
        box(-0.26, -0.16, 0, 0.26, 0.16, 0.024, m.wood('#6f4a2a'), 0.006, 3)
        bowl(0.02, 0.0, 0.024, m.ceramic('#e8e4da', 0.3), 0.13, 0.07)
        heap('egg', '#bf8f68', 0.02, 0.0, 0.040, 7, 0.024, 0.062, 4)
    open_book(0.18, 0.55, 0.92, -8)
    cyl(0.07, 0.915, 1.08, m.ceramic('#efe9dd', 0.35), -0.66, 3.2)
    for k, (dx, dy, lean) in enumerate(((0, 0, 8), (0.02, 0.015, -10), (-0.02, 0.01, 14))):
        with at(-0.66 + dx, 3.2 + dy, 1.0, 40 * k, lean):
            cyl(0.007, 0, 0.26, m.wood('#a8743f', 'z'))
    with at(1.05, 3.33, 0.915, 0, -9):
        box(-0.17, -0.01, 0, 0.17, 0.014, 0.44, m.wood('#8a5c34', 'z'), 0.05)
    lathe([(0, 0.0), (0.10, 0), (0.115, 0.02), (0.115, 0.12), (0.108, 0.12), (0.10, 0.02), (0, 0.015)], m.ceramic('#35506a', 0.15), -0.22, 3.08, 0.942)
    plant_pot = m.ceramic('#b06a48', 0.7)
    for k, y in enumerate((1.62, 1.86)):
        with at(-3.22, y, 1.02):
            lathe([(0, 0), (0.05, 0), (0.066, 0.11), (0.058, 0.11), (0.05, 0.09), (0, 0.09)], plant_pot)
        shrub(-3.22, y, 0.09, 0.16, 3 + k, 120, 0.03, ('#5c7a40', '#9dae68'), 1.11)
    with at(-0.12, 2.69):
        throw([(0.006, 0.40), (0.006, 0.655), (-0.004, 0.668), (-0.014, 0.655), (-0.014, 0.30)], 0.30, '#b98a6a', 5, 0)
    bordered_rug(-2.45, 0.45, -1.75, 1.85, '#b9a98f', ('#35506a', '#8a5a3c'))
