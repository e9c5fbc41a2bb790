"""The garden side of a house: a sliding door with the room behind it, eaves, and a pergola before it."""

import math

import numpy as np

import materials as m
from kit import *

from .building import *
from .seats import *
from .things import *


def sliding_door(x0, x1, y, z1, frame='#2b2b2c'):
    """Two panes in a dark frame, in a wall that faces -y."""
    dark = m.paint(frame, 0.4)
    mid = (x0 + x1) / 2
    for a, depth in ((x0, 0), (mid - 0.03, 0), (x1 - 0.06, 0.012)):
        box(a, y + depth, 0.03, a + 0.06, y + 0.07 + depth, z1, dark, 0.003)
    for z in (0.03, z1 - 0.06):
        box(x0 + 0.06, y, z, x1 - 0.06, y + 0.07, z + 0.06, dark, 0.003)
    box(x0 - 0.03, y - 0.06, -0.02, x1 + 0.03, y + 0.12, 0.03, m.concrete('#b9b1a3', 0.7), 0.006)
    with at(mid - 0.07, y - 0.012, 1.0):
        box(-0.012, -0.02, -0.14, 0.012, 0.0, 0.14, m.steel(), 0.004)
    for a, b, depth in ((x0 + 0.06, mid - 0.03, 0.03), (mid + 0.03, x1 - 0.06, 0.045)):
        y_, top = y + depth, z1 - 0.06
        mesh([(a, y_, 0.09), (b, y_, 0.09), (b, y_, top), (a, y_, top)], [(0, 1, 2, 3)], m.garden_glass())


def room_behind(x0, x1, y, deep=3.8, high=2.62):
    """A dining room as it is seen through the glass: a floor, a window at its far end, a table and curtains."""
    left, right, back = x0 - 1.3, x1 + 1.2, y + deep
    white, floor = m.paint('#eee8dc', 0.7), m.wood('#b48a5c', 'y', 0.35)
    box(left, y, -0.02, right, back, 0.02, floor, 0)
    box(left, y, high, right, back, high + 0.1, white, 0)
    box(left - 0.1, y, 0, left, back, high, white, 0)
    box(right, y, 0, right + 0.1, back, high, white, 0)
    view = (x0 + 1.55, x0 + 2.95, 0.95, 2.2)
    wall('y', back, left, right, high, white, [view])
    window('y', back, *view, nx=2, nz=2, sky=0, view=False)
    garden = m.backdrop(1.5, low='#86a069', h0=0.9, h1=2.6)
    a, b, far = view[0] - 1, view[1] + 1, back + 0.6
    mesh([(a, far, 0), (b, far, 0), (b, far, 3), (a, far, 3)], [(0, 1, 2, 3)], garden)
    framed(x0 - 0.25, 1.15, x0 + 0.95, 2.0, back - 0.001, m.art(2.3, '#e9dfce', '#b3845c', '#5f7468'))
    box(x0 - 0.5, back - 0.45, 0.12, x0 + 1.2, back - 0.01, 0.80, m.wood('#8a6238'), 0.005)
    vase = [(0, 0), (0.07, 0), (0.09, 0.1), (0.05, 0.26), (0.03, 0.28)]
    lathe(vase, m.ceramic('#d8cdb9', 0.4), x0 + 0.1, back - 0.22, 0.80)
    shade = [(0.13, 0.34), (0.17, 0.10), (0.168, 0.10), (0.128, 0.34)]
    lathe(shade, m.emit('#ffdba6', 2.2), x0 + 0.9, back - 0.22, 0.80)
    cyl(0.012, 0.80, 1.0, m.brass(), x0 + 0.9, back - 0.22)
    table = m.wood('#9a7146')
    box(x0 + 0.7, y + 1.4, 0.72, x0 + 2.6, y + 2.25, 0.755, table, 0.006)
    for a in (x0 + 0.78, x0 + 2.52):
        for b in (y + 1.48, y + 2.17):
            box(a - 0.03, b - 0.03, 0, a + 0.03, b + 0.03, 0.72, table, 0.004)
    for a in (x0 + 1.15, x0 + 2.1):
        stool(a, y + 1.25, 0.46, 180)
        stool(a, y + 2.4, 0.46, 0)
    bowl(x0 + 1.6, y + 1.8, 0.755, m.ceramic('#e9e2d4', 0.3), 0.17, 0.09)
    fruit(x0 + 1.6, y + 1.8, 0.79, 5, 0.034)
    cyl(0.20, 1.72, 1.92, m.fabric('#e8dcc4', 0.4), x0 + 1.6, y + 1.8)
    tube([(x0 + 1.6, y + 1.8, 1.92), (x0 + 1.6, y + 1.8, high)], 0.004, m.black(), smooth=False)
    for a, b, seed in ((x0 - 0.16, x0 + 0.34, 0.0), (x1 - 0.30, x1 + 0.16, 1.7)):
        door_curtain(a, b, y + 0.10, 0.04, 2.5, seed)
    area((x0 + 1.4, y + 1.9, high - 0.02), (x0 + 1.4, y + 1.9, 0), 3.2, 2.6, 75, (1, 0.95, 0.88), glossy=False)


def door_curtain(x0, x1, y, z0, z1, phase=0.0, color='#ece5d6'):
    """A curtain of linen in soft folds."""
    n = int((x1 - x0) / 0.006)
    x = np.linspace(x0, x1, n)
    t = (x - x0) / 0.085 * 2 * math.pi
    low = y + 0.022 * np.sin(t + phase) + 0.008 * np.sin(0.43 * t + phase)
    high = y + 0.014 * np.sin(t + phase) + 0.003 * np.sin(0.43 * t + phase)
    corners = [(a, b, z0) for a, b in zip(x, low)] + [(a, b, z1) for a, b in zip(x, high)]
    mesh(corners, [(k, k + 1, n + k + 1, n + k) for k in range(n - 1)], m.fabric(color, 0.5), True)


def eaves(x0, x1, y, z, back=3.2):
    """A roof of clay tiles over the ends of its rafters; y is where it overhangs to."""
    timber = m.wood('#6f4f33', 'y')
    slope = math.degrees(math.atan(0.34))
    with at(x0, y, z, 0, slope):
        for k in range(int((x1 - x0) / 0.62) + 1):
            box(k * 0.62, 0.02, -0.02, k * 0.62 + 0.07, 1.2, 0.11, timber, 0.004)
        box(-0.05, -0.02, 0.11, x1 - x0 + 0.05, back, 0.13, m.wood('#7d5a3a'), 0.002)
        box(-0.05, -0.045, 0.06, x1 - x0 + 0.05, -0.02, 0.16, m.wood('#5d4430'), 0.003)
        count = int((x1 - x0 + 0.1) / 0.22)
        for k in range(count):
            clay = m.clay(('#b4694a', '#a65d42', '#bd7857', '#9c5a44')[(k * 7) % 4])
            for row in range(8):
                a, b = row * 0.38 - 0.07, row * 0.38 + 0.40
                up = 0.0 if k % 2 else 0.012
                tube([(k * 0.22, a, 0.175 + up + 0.03), (k * 0.22, b, 0.165 + up)], 0.075, clay, smooth=False, res=5)
        box(-0.05, 0, 0.13, x1 - x0 + 0.05, back, 0.175, m.clay('#8f523b'), 0.002)


def pergola(x0, x1, y0, y1, post=(-1.2, 3.4), high=2.55):
    """Two posts, a double beam and rafters that rest on the house."""
    upright, along, across = m.wood('#8f6a44', 'z'), m.wood('#8f6a44'), m.wood('#8a6642', 'y')
    for x in post:
        box(x - 0.08, y0 + 0.45, 0.03, x + 0.08, y0 + 0.61, high, upright, 0.006)
        box(x - 0.085, y0 + 0.445, 0, x + 0.085, y0 + 0.615, 0.12, m.metal('#3a3a3c', 0.5), 0.004)
    for y in (y0 + 0.42, y0 + 0.56):
        box(x0, y, high, x1, y + 0.08, high + 0.2, along, 0.005)
    count = int((x1 - x0 - 0.2) / 0.42)
    for i in range(count):
        a = x0 + 0.2 + i * 0.42
        box(a, y0, high + 0.2, a + 0.05, y1, high + 0.35, across, 0.004)
    for k in range(5):
        b = y0 + 0.55 + k * 0.72
        box(x0 + 0.1, b, high + 0.35, x1 - 0.1, b + 0.035, high + 0.39, along, 0.003)


def fence(x0, y0, x1, y1, high):
    """A fence of boards that lie on edge over one another, on dark posts; it runs along x or along y."""
    along = x1 - x0 > y1 - y0
    length = x1 - x0 if along else y1 - y0
    timber = [m.wood(color, 'x' if along else 'y', 0.6) for color in ('#9a7350', '#8b6647', '#a57f5a')]
    dark = m.paint('#33312e', 0.5)
    with at(x0, y0, 0, 0 if along else 90):
        for k in range(int(high / 0.152)):
            low = 0.06 + 0.152 * k
            for i in range(int(length / 1.8) + 1):
                box(1.8 * i + 0.002, 0, low, min(1.8 * (i + 1), length) - 0.002, 0.022, low + 0.14, timber[(2 * i + k) % 3], 0.003)
        for i in range(int(length / 1.8) + 2):
            a = min(1.8 * i, length)
            box(a - 0.03, 0.022, 0, a + 0.03, 0.08, high, dark, 0.003)
