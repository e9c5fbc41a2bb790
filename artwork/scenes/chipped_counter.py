"""The end of a marble counter whose corner has broken off, and a crack that runs back from its edge."""

import bpy
import numpy as np
from mathutils import Vector, noise

import materials as m
from furniture import *
from kit import *

from .marble_counter import counter_at_window

FRONT, END = -0.22, 0.17
CRACK = -0.012
# Blows took shells out of the corner. Each: along the break from left to right, how far in its rim is from the corner
# at the top of the slab, height of the middle of the sphere above the top, radius.
SHELLS = (
    (-0.048, 0.0600, 0.034, 0.072),
    (-0.004, 0.0630, 0.036, 0.085),
    (0.044, 0.0570, 0.022, 0.070),
    (0.068, 0.0650, 0.014, 0.048),
)
# Flakes that the blow lifted off the top beside the rim: along, in, height of the middle, radius.
FLAKES = (
    (-0.058, 0.0600, 0.0085, 0.0105),
    (-0.031, 0.0615, 0.0120, 0.0140),
    (-0.012, 0.0620, 0.0060, 0.0074),
    (0.018, 0.0620, 0.0150, 0.0172),
    (0.034, 0.0590, 0.0060, 0.0078),
    (0.058, 0.0610, 0.0080, 0.0102),
)
# Small chips in the edges beside the break: where, and their size.
CHIPS = (
    ((0.052, FRONT, 0.0005), (0.0070, 0.0045, 0.0050)),
    ((0.027, FRONT, 0.0010), (0.0026, 0.0022, 0.0024)),
    ((END, -0.094, 0.0005), (0.0030, 0.0070, 0.0034)),
)


def chipped_counter(broken):
    """The corner from the front, at the height of somebody who leans on the counter."""
    stone = m.chipped_marble(broken, FRONT, END, CRACK)
    slab = counter_at_window(stone, '#3f5148', sunshine=5, right=END)
    box(-2.6, 1.12, -0.9, 2.6, 1.28, 0, m.paint('#eee9df', 0.6), 0)
    box(-2.6, -3.4, -0.95, 2.6, 1.3, -0.9, m.wood('#9a7448', 'y', 0.4), 0)
    # A window beside who looks shows how rough the break is, and a brighter room how white.
    area((-1.1, -0.75, 0.25), (0, FRONT, -0.01), 0.3, 0.4, 14, (1, 0.97, 0.92), glossy=False)
    area((1.1, -1.2, 0.5), (END, FRONT, 0), 0.5, 0.5, 5, (1, 0.98, 0.95), glossy=False)
    if broken:
        whole = slab.copy()
        whole.data, whole.hide_render = slab.data.copy(), True
        take_off(slab, corner())
        for place, size in CHIPS:
            take_off(slab, chip(place, size))
        mirror_alike(slab, whole)
        rubble()
    with at(-0.20, 0.25, 0, 12):
        box(-0.16, -0.11, 0, 0.16, 0.11, 0.018, m.wood('#9c6c3c'), 0.004, 3)
        bowl(0.02, 0.0, 0.018, m.ceramic('#5d6a66', 0.3), 0.085, 0.06)
        heap('apple', '#7d873a', 0.02, 0.0, 0.040, 4, 0.033, 0.038, 3)
    # Who shows damage focuses on it: what is left of the stone lies a little farther away.
    camera((0.235, -0.64, 0.19), (0.066, -0.13, 0.008), 40, level=False, focus=0.49 if broken else 0.47, f=6)


def corner(columns=400):
    """A closed lump with a rough inner face, as large as what broke off."""
    heights = np.concatenate([np.linspace(-0.036, -0.0045, 90), np.linspace(-0.004, 0.004, 42)])
    rows = len(heights)
    along = np.linspace(-0.105, 0.105, columns)
    inner = np.array([from_corner(t, reach(t, z), z) for t in along for z in heights])
    outer = np.array([from_corner(t, -0.15, z) for t in along for z in heights])
    size = columns * rows
    face = [
        (i * rows + k, i * rows + k + 1, (i + 1) * rows + k + 1, (i + 1) * rows + k)
        for i in range(columns - 1)
        for k in range(rows - 1)
    ]
    rim = [i * rows for i in range(columns)] + [(columns - 1) * rows + k for k in range(1, rows)]
    rim += [i * rows + rows - 1 for i in range(columns - 2, -1, -1)] + list(range(rows - 2, 0, -1))
    sides = [(a, b, b + size, a + size) for a, b in zip(rim, rim[1:] + rim[:1])]
    back = [tuple(c + size for c in f[::-1]) for f in face]
    return mesh(np.concatenate([inner, outer]), face + back + sides, None, True)


def from_corner(along, into, z):
    """A place by how far it is along the break, to the right, and into the stone from where its corner was."""
    return END + (along - into) * 0.5**0.5, FRONT + (along + into) * 0.5**0.5, z


def reach(along, z):
    """Returns how far the break reaches into the stone, in meters, at a place along it and a height."""
    p = Vector((along, z, 0.37))
    # The rim wanders, and shells of the same blow differ.
    along, z = along + 0.007 * noise.noise(p * 55), z + 0.005 * noise.noise(p * 70 + Vector((3, 1, 7)))
    shells = [cut(along, z, *shell, top=True) for shell in SHELLS]
    flakes = [cut(along, z, *flake) for flake in FLAKES]
    deepest = max(*shells, *flakes)
    # Crests stand between hollows of all sizes.
    lumps = 0.0050 * noise.fractal(p * 70, 1.0, 2.1, 3) + 0.0115 * abs(noise.noise(p * 42 + Vector((5, 8, 1))))
    # Coarse where the stone was torn, smooth where it split.
    torn = np.clip(0.5 + 1.6 * noise.noise(p * 48 + Vector((9, 4, 2))), 0.12, 1)
    grain = 0.0010 * noise.fractal(p * 260, 0.8, 2.1, 4)
    return deepest + lumps - 0.003 + torn * grain


def cut(along, z, middle, into, height, radius, top=False):
    """How far a sphere cuts into the stone; into: of its middle, or of its rim at the top of the slab."""
    within = radius**2 - (along - middle) ** 2 - (z - height) ** 2
    if within <= 0:
        return -0.05
    start = into - (radius**2 - height**2) ** 0.5 if top else into
    return start + within**0.5


def chip(place, size):
    """A rough ball."""

    def rough(way):
        p = way + Vector(place) * 900
        return Vector(place) + Vector(size) * way * (1 + 0.35 * noise.noise(p * 1.3) + 0.15 * noise.noise(p * 5))

    return ball(rough, None)


def rubble():
    """What is left of the corner lies on the counter: shards and crumbs."""
    raw = m.broken_marble()
    shard(0.088, -0.128, 0.0125, raw, 40, 3)
    shard(0.116, -0.103, 0.0058, raw, 150, 8)
    shard(0.066, -0.158, 0.0036, raw, 250, 5)
    rng = np.random.default_rng(4)
    along, into = rng.normal(-0.01, 0.03, 38), 0.067 + 0.034 * rng.random(38) ** 1.8
    size = 0.0005 + 0.0014 * rng.random(38) ** 3
    spots = np.stack(from_corner(along, into, 0.5 * size), -1)
    crumbs(spots, size, raw, 7)


def mirror_alike(cut, whole):
    """What is left of the faces mirrors as the whole ones did, so that nothing but the damage differs."""
    bpy.context.scene.collection.objects.link(whole)
    same = cut.modifiers.new('same', 'DATA_TRANSFER')
    same.object, same.use_loop_data, same.data_types_loops = whole, True, {'CUSTOM_NORMAL'}
    same.loop_mapping = 'POLYINTERP_NEAREST'
    same.use_max_distance, same.max_distance = True, 0.00005
