"""A lobby with a glass front."""

import math

import bpy

import materials as m
from kit import *
from furniture import *


def lobby(
    floor='concrete',
    cam=((1.5, -1.4, 1.42), (-0.1, 9, 1.12), 24),
    sun_dir=(30, 160),
    focus=6.5,
    name='TORVANE',
    seats=(1.7, 4.6, -38),
    near=(-0.20, -0.04),
):
    """A hall with columns and a desk at its end.

    name: in letters of brass over the desk; seats: where two armchairs stand; near: a plant out of focus
    """
    X, Y, H = 6.2, 15, 4.2
    world((0.3, 0.5, 0.95), (0.85, 0.92, 1), 0.5)
    W = m.paint('#efece5', 0.6)
    box(-X, -3, H, X, Y, H + 0.1, m.paint('#f5f3ee', 0.7), 0)
    wall('y', Y, -X, X, H, W)
    wall('x', X, -3, Y, H, W)
    wall('y', -3, -X, X, H, W, out=-1)
    Bk = m.paint('#2e2f31', 0.4)
    for i in range(10):  # curtain wall
        y = -3 + i * 2
        box(-X - 0.05, y - 0.04, 0, -X + 0.08, y + 0.04, H, Bk, 0.004)
    for z in (0, 2.9, H - 0.12):
        box(-X - 0.04, -3, z, -X + 0.06, Y, z + 0.08, Bk, 0.004)
    area((-X - 0.4, 6, H / 2), (0, 6, H / 2 - 0.2), 18, H, 950, (0.93, 0.97, 1), glossy=False)
    d = -X - 4
    bd = mesh(
        [(d, -12, -1), (d, 24, -1), (d, 24, 9), (d, -12, 9)],
        [(0, 1, 2, 3)],
        m.backdrop(1.9, low='#7f966c', h0=0.8, h1=3.6),
    )
    bd.visible_diffuse = bd.visible_shadow = False
    if floor == 'concrete':
        box(-X, -3, -0.05, X, Y, 0, m.terrazzo_concrete('#86837d', 0.07), 0)
        J = m.paint('#4a4845', 0.8)
        for i in range(1, 4):
            box(-X + i * 3.1 - 0.003, -3, -0.01, -X + i * 3.1 + 0.003, Y, 0.0006, J, 0)
        for i in range(6):
            box(-X, -0.5 + i * 3.1 - 0.003, -0.01, X, -0.5 + i * 3.1 + 0.003, 0.0006, J, 0)
    else:

        def dark(c):
            return abs(abs(c[0]) - 3.6) < 0.4

        polys = brick(-X, -3, X, Y, 0.8, 0.8, 0)
        L, D = (
            m.marble(0.05, 0.9, 0.8, 0.9, 0.25, '#ece8e1', '#cfcac2', '#8d877d', tile=1),
            m.marble(0.06, 1.1, 0.6, 1.0, 0.0, '#4a4a4c', '#5e5f61', '#c4c4c2', tile=1),
        )
        pieces([p for p in polys if not dark(p.mean(0))], L, 0.0016, 0.012, 0.0008, 1, 0.0005, 0.0001)
        pieces([p for p in polys if dark(p.mean(0))], D, 0.0016, 0.012, 0.0008, 1, 0.0005, 0.0001)
        box(-X, -3, -0.05, X, Y, -0.001, m.grout('#b5b0a6'), 0)
    # back wall: wood slats + desk
    wd = m.wood('#94693f', 'z')
    box(-2.6, Y - 0.06, 0, 3.2, Y, H - 0.5, m.paint('#2b241d', 0.8), 0)
    for i in range(64):
        box(-2.6 + i * 0.09, Y - 0.12, 0, -2.6 + i * 0.09 + 0.05, Y - 0.05, H - 0.5, wd, 0.003)
    desk = m.marble(0.08, 1.0, 1.1, 0.9, 0.2)
    box(-1.3, 12.3, 0, 2.0, 13.1, 1.08, desk, 0.006)
    box(-1.36, 12.2, 1.08, 2.06, 13.2, 1.13, m.wood('#6f4c2c'), 0.005)
    for y in (2.2, 6.2, 10.2):  # columns
        box(3.7, y, 0, 4.4, y + 0.7, H, W if floor != 'marble' else m.marble(0.1, 0.8, 0.7, 0.8, 0.2), 0.008)
    for i in range(5):
        for x in (-2.2, 1.2):
            box(
                x - 0.05, -1 + i * 3.2, H - 0.012, x + 0.05, 1.2 + i * 3.2, H - 0.002, m.emit('#fff2df', 6), 0
            )
    area((0, 6, H - 0.05), (0, 6, 0), 7, 14, 190, (1, 0.96, 0.9), glossy=False)
    for y in (3.2, 7.4):
        with at(-3.9, y, 0, 90):
            box(-0.9, -0.32, 0.08, 0.9, 0.32, 0.36, m.fabric('#8f8574'), 0.03, 4)
            box(-0.84, -0.26, 0, 0.84, 0.26, 0.09, Bk, 0.003)
        plant(-5.3, y + 2.0, 2.0, int(y * 3), '#cfc8ba', 0.25, size=0.19)
    for x in (-0.3, 0.4, 1.1):
        lathe([(0.02, 0.36), (0.11, 0.30), (0.13, 0.15), (0.10, 0), (0.095, 0)], m.brass(), x, 12.6, 2.2)
        tube([(x, 12.6, 2.55), (x, 12.6, H)], 0.003, Bk, smooth=False)
        sphere(0.05, m.emit('#ffe6c4', 9), x, 12.6, 2.3)
    sun(*sun_dir, 16, 0.7, (1, 0.92, 0.82))
    brass_letters(name, 0.3, Y - 0.13, 2.95, 0.36)
    elevators(3.55, Y)
    panelled(X, -3, Y, H, floor == 'marble')
    resting_place(*seats)
    if near:
        plant(*near, 1.55, 11, '#8d8378', 0.2, size=0.2, n=260)
    camera(*cam, focus=focus, f=1.4)


def brass_letters(text, x, y, z, size):
    """Letters in the color of brass that stand before a wall which faces -y, their middle at x."""
    curve = bpy.data.curves.new('letters', 'FONT')
    curve.body, curve.size, curve.extrude, curve.bevel_depth = text, size, 0.012, 0.001
    curve.align_x, curve.space_character = 'CENTER', 1.25
    letters = bpy.data.objects.new('letters', curve)
    letters.location, letters.rotation_euler = (x, y - 0.012, z), (math.pi / 2, 0, 0)
    curve.materials.append(m.paint('#dcb877', 0.3))
    bpy.context.scene.collection.objects.link(letters)


def elevators(x, y):
    """Two elevators in a wall that faces -y; their doors tell how high the hall is."""
    steel, dark = m.steel(), m.paint('#2a2b2c', 0.4)
    for left in (x, x + 1.35):
        box(left - 0.09, y - 0.03, 0, left + 1.09, y, 2.24, dark, 0.004)
        for half in (0, 0.5):
            box(left + half + 0.004, y - 0.045, 0.01, left + half + 0.496, y - 0.028, 2.13, steel, 0.002)
        box(left + 0.36, y - 0.05, 2.15, left + 0.64, y - 0.03, 2.21, m.emit('#ffd9a0', 1.6), 0)
    box(x + 1.16, y - 0.02, 0.98, x + 1.26, y, 1.22, steel, 0.002)
    box(x - 0.5, y - 0.016, 0, x + 2.6, y, 0.10, dark, 0.002)


def panelled(x, y0, y1, height, timber):
    """The wall at the right: boards of plaster or walnut with open joints, pictures, a bench and a skirting."""
    sheet = m.wood('#77502f', 'z') if timber else m.paint('#d8d0c1', 0.65, 0.1)
    wide, y = 1.5, y0
    while y < y1 - 0.1:
        box(x - 0.03, y + 0.006, 0.12, x, min(y + wide, y1) - 0.006, height - 0.35, sheet, 0.002)
        y += wide
    box(x - 0.02, y0, 0, x, y1, 0.11, m.paint('#2e2f31', 0.4), 0.002)
    with at(x - 0.031, 0, 0, -90):
        for k, middle in enumerate((0.75, 4.75, 8.75)):
            colors = ('#e3dac8', ('#8f9a8c', '#b0764f', '#59636a')[k], ('#2f3d4a', '#6b5138', '#b98a56')[k])
            framed(-middle - 0.95, 1.15, -middle + 0.95, 2.55, 0, m.art(2.2 + 3 * k, *colors), m.black())
    box(x - 0.62, 3.6, 0.40, x - 0.12, 5.8, 0.46, m.wood('#94693f', 'y'), 0.004)
    for end in (3.8, 5.5):
        box(x - 0.58, end, 0, x - 0.16, end + 0.06, 0.40, m.black(), 0.003)


def resting_place(x, y, turn):
    """Two armchairs at a low table on a rug, and what somebody has left on it."""
    with at(x, y, 0, turn):
        bordered_rug(-1.25, -0.85, 1.25, 0.95, '#b9b09d')
        armchair(-0.72, 0.25, -62, '#6f7d68')
        armchair(0.74, 0.22, 58, '#a4663f')
        coffee_table(0, -0.25, '#6f4c2c', 0.38, 0.34)
        open_book(0.06, -0.30, 0.38, 20)
        cup_on(-0.13, -0.17, 0.38)
