"""A floor whose color and surface were computed as pictures."""

import bpy
import numpy as np

from .plain import SHEEN
from .shader import Shader


def drawn_floor(floor):
    """The material of an `oak.floor.Floor`: its pictures lie on the floor wherever its boards are."""
    s = Shader('drawn_floor')
    s.m.pass_index = SHEEN
    s.avg = tuple(floor.color.mean((0, 1)))
    left, low, right, high = floor.area
    wide, deep = right - left, high - low
    place = s.map(s.pos(), (1 / wide, 1 / deep, 1), loc=(-left / wide, -low / deep, 0))
    color = s.node('TexImage', {'Vector': place}, image=_image('color', _srgb(floor.color)), extension='EXTEND')
    surface = s.node('TexImage', {'Vector': place}, image=_image('surface', floor.surface), extension='EXTEND')
    height, rough, bare = s.sep(surface)
    smudge = s.rng(s.noise(s.pos(), 1.7, 4, 0.6), 0.3, 0.7, -0.03, 0.04)
    normal = s.bump(height, s.rng(bare, 0, 1, 0.22, 0.6), 0.0006)
    return s.pbr(color, s.math('ADD', rough, smudge), normal, spec=s.rng(bare, 0, 1, 0.46, 0.10))


def _srgb(color):
    """Linear colors as an image file has them."""
    color = np.clip(color, 0, 1)
    return np.where(color < 0.0031308, 12.92 * color, 1.055 * color ** (1 / 2.4) - 0.055)


def _image(name, values):
    """An image of Blender, its first row at the bottom."""
    height, width = values.shape[:2]
    pixels = np.ones((height, width, 4), np.float32)
    pixels[..., :3] = np.clip(values, 0, 1)
    image = bpy.data.images.new(name, width, height)
    image.colorspace_settings.name = 'sRGB' if name == 'color' else 'Non-Color'
    image.pixels.foreach_set(pixels.ravel())
    image.update()
    image.pack()
    return image
