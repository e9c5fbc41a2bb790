"""A signed sheet on a table, a pen and the keys of a house: what is handed over when the work is done."""

import numpy as np

import materials as m
from furniture import *
from kit import *

from .table_by_window import table_by_window


def signed_paper(cam=((-0.10, -0.40, 1.12), (0.035, 0.075, 0.74), 40), focus=0.62):
    """Lines of writing that cannot be read, a signature below them, the pen beside it."""
    table_by_window()
    with at(0.0, 0.08, TABLE, -9):
        paper(0.216, 0.279, 0.018)
        written()
    pen(0.135, 0.015, 62)
    keys(-0.19, 0.13)
    with at(0, 0, TABLE):
        coffee_cup(0.27, 0.27)
    camera(*cam, level=False, focus=focus, f=4.5)


def written():
    """A heading, paragraphs of words, and a name signed over a rule."""
    rng = np.random.default_rng(4)
    stroke([(-0.082, 0.112), (0.012, 0.112)], 0.0052, '#35473d')
    stroke([(-0.082, 0.102), (0.082, 0.102)], 0.0009, '#b07a4a')
    for k, y in enumerate(np.arange(0.088, -0.055, -0.0062)):
        if k % 6 == 5:
            continue
        x, end = -0.082, 0.03 if k % 6 == 4 else 0.078
        while x < end:
            word = rng.uniform(0.004, 0.014)
            stroke([(x, y), (min(x + word, end), y)], 0.0017, '#77797c')
            x += word + 0.0028
    for a, b in ((-0.082, -0.012), (0.02, 0.082)):
        stroke([(a, -0.108), (b, -0.108)], 0.0006)
    t = np.linspace(0, 1, 60)
    x = -0.076 + 0.055 * t + 0.004 * np.sin(38 * t)
    y = -0.102 + 0.008 * np.sin(31 * t + 0.6) * (1 - 0.55 * t) + 0.003 * np.sin(9 * t)
    stroke(list(zip(x.tolist(), y.tolist())), 0.0009, '#27407a')


def pen(x, y, turn):
    """A fountain pen without its cap."""
    with at(x, y, TABLE + 0.0058, turn, 0, 90):
        lathe([(0, -0.07), (0.0045, -0.069), (0.0056, -0.03), (0.0056, 0.03), (0.0046, 0.045)], m.paint('#22342c', 0.2), seg=32)
        lathe([(0.0048, 0.044), (0.0048, 0.048), (0.0036, 0.049), (0.0012, 0.066), (0, 0.067)], m.brass(), seg=24)


def keys(x, y):
    """Two keys on a ring."""
    brass, steel = m.brass(), m.steel()
    with at(x, y, TABLE):
        turn = np.linspace(0, 2 * np.pi, 24, endpoint=False)
        tube([(0.016 * np.cos(a), 0.016 * np.sin(a), 0.0022) for a in turn], 0.0011, steel, cyclic=True)
    for turn, metal, lift in ((-62, brass, 0.0016), (-18, steel, 0.0040)):
        with at(x, y, TABLE + lift, turn):
            with at(0.026, 0, 0):
                lathe([(0.004, 0), (0.0115, 0), (0.0115, 0.0021), (0.004, 0.0021), (0.004, 0)], metal, seg=36)
            box(0.036, -0.0042, 0, 0.070, 0.0042, 0.0021, metal, 0.0004)
            for k, deep in enumerate((0.0026, 0.0012, 0.0032, 0.0018, 0.0028)):
                box(0.046 + 0.0046 * k, -0.0042 - deep, 0, 0.0496 + 0.0046 * k, -0.0042, 0.0021, metal, 0.0003)
