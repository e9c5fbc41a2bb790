"""What people eat at: tables, chairs and benches of a dining room."""

import math

import materials as m
from kit import *


def dining_chair(x, y, rot, wood='#7a5332', seat='#b9ad98'):
    """A chair of wood with a round back and a seat of cloth, facing -y."""
    timber = m.wood(wood, 'z')
    with at(x, y, 0, rot):
        soft(-0.22, -0.22, 0.43, 0.22, 0.21, 0.485, m.fabric(seat, 0.7), 0.025, 0.008, 3, 10)
        box(-0.215, -0.21, 0.405, 0.215, 0.205, 0.435, timber, 0.006)
        for side in (-1, 1):
            tube([(side * 0.19, -0.19, 0.41), (side * 0.205, -0.215, 0)], 0.015, timber, smooth=False)
            tube([(side * 0.185, 0.20, 0), (side * 0.185, 0.19, 0.44), (side * 0.20, 0.235, 0.80)], 0.015, timber)
        arc = [(0.215 * math.sin(t), 0.16 + 0.10 * math.cos(t), 0.79) for t in (-1.35, -0.9, -0.45, 0, 0.45, 0.9, 1.35)]
        tube(arc, 0.017, timber, res=6)
        for k in (-1, 0, 1):
            tube([(0.075 * k, 0.205, 0.43), (0.085 * k, 0.25, 0.78)], 0.008, timber, smooth=False)


def dining_table(x, y, long=2.1, wide=0.95, wood='#8a6238', rot=0):
    """A table of planks on two trestles, its length along x."""
    timber, leg = m.wood(wood), m.wood(wood, 'z')
    with at(x, y, 0, rot):
        for k in range(5):
            a = -wide / 2 + k * wide / 5
            box(-long / 2, a + 0.0008, 0.715, long / 2, a + wide / 5 - 0.0008, 0.752, timber, 0.003)
        for end in (-1, 1):
            middle = end * (long / 2 - 0.38)
            for side in (-1, 1):
                tube([(middle, side * 0.10, 0.715), (middle, side * (wide / 2 - 0.12), 0)], 0.032, leg, smooth=False)
            box(middle - 0.03, -wide / 2 + 0.14, 0.66, middle + 0.03, wide / 2 - 0.14, 0.715, timber, 0.004)
        box(-long / 2 + 0.38, -0.02, 0.30, long / 2 - 0.38, 0.02, 0.36, timber, 0.004)


def round_table(x, y, r=0.40, top='#6f4c2c', height=0.74):
    """A table of a café: a round top on a foot of iron."""
    iron = m.black()
    edge = [(0, -0.03), (r - 0.008, -0.03), (r, -0.022), (r, -0.006), (r - 0.006, 0), (0, 0)]
    lathe([(q, height + z) for q, z in edge], m.wood(top), x, y, 0, 72)
    cyl(0.032, 0.02, height - 0.03, iron, x, y)
    lathe([(0, 0), (0.24, 0), (0.24, 0.012), (0.05, 0.04), (0.032, 0.08)], iron, x, y)


def place_setting(x, y, z, rot=0, plate='#efe9dc'):
    """A plate on a larger one, a folded napkin, and a glass."""
    with at(x, y, z, rot):
        for r, up in ((0.135, 0), (0.095, 0.012)):
            lathe([(0, up), (r * 0.6, up), (r, up + 0.014), (r - 0.003, up + 0.018), (r * 0.62, up + 0.006), (0, up + 0.006)], m.ceramic(plate, 0.15))
        with at(0.20, 0.02, 0, 4):
            box(-0.045, -0.09, 0, 0.045, 0.09, 0.012, m.fabric('#8f9a86', 0.5), 0.004)
        lathe([(0, 0.004), (0.028, 0), (0.034, 0.10), (0.031, 0.10), (0.026, 0.01), (0, 0.01)], m.glass(), 0.14, 0.17)


def banquette(x0, x1, y, color='#7a4a3a', back='#6a3f31'):
    """A bench along a wall at y, its seat towards -y."""
    base = m.wood('#6f4c2c')
    box(x0, y - 0.52, 0, x1, y, 0.34, base, 0.003)
    count = max(1, round((x1 - x0) / 0.75))
    wide = (x1 - x0) / count
    for k in range(count):
        a = x0 + k * wide
        soft(a + 0.004, y - 0.56, 0.34, a + wide - 0.004, y - 0.06, 0.47, m.fabric(color, 0.8), 0.05, 0.02, 4 + k)
        soft(a + 0.004, y - 0.15, 0.47, a + wide - 0.004, y - 0.01, 0.98, m.fabric(back, 0.8), 0.05, 0.02, 14 + k)
