"""From linear light to a JPEG: bloom, vignette, Filmic, even edges, sharpness and grain."""

import bpy
import cv2
import numpy as np

from edges import smooth_edges


def develop(light, picture, folder):
    """The picture as a JPEG."""
    light = vignette(bloom(light), picture.vignette)
    tones = smooth_edges(filmic(light, str(folder / 'tones.png')))
    tones = tones + 0.35 * (tones - cv2.GaussianBlur(tones, (0, 0), 1.0))
    # A breath of grain hides the bands of a soft gradient.
    tones = tones + np.random.default_rng(0).normal(0, 0.8, tones.shape[:2])[..., None]
    tones = tones[:, ::-1] if picture.mirrored else tones
    pixels = np.clip(tones + 0.5, 0, 255).astype(np.uint8)
    return cv2.imencode('.jpg', pixels, [cv2.IMWRITE_JPEG_QUALITY, 86, cv2.IMWRITE_JPEG_PROGRESSIVE, 1])[
        1
    ].tobytes()


def bloom(light):
    """What is very bright shines over its edges, as in a lens."""
    hot = np.clip(light - 1.2, 0, 6)
    width = light.shape[1]
    return (
        light
        + 0.05 * cv2.GaussianBlur(hot, (0, 0), width / 130)
        + 0.03 * cv2.GaussianBlur(hot, (0, 0), width / 30)
    )


def vignette(light, strength):
    """Corners are a little darker."""
    height, width = light.shape[:2]
    y, x = np.mgrid[-1 : 1 : height * 1j, -1 : 1 : width * 1j]
    return light * (1 - strength * (x**2 + y**2))[..., None]


def filmic(light, path):
    """Tones of 0 to 255 by Blender's Filmic, blue first as OpenCV has it."""
    height, width = light.shape[:2]
    pixels = np.ones((height, width, 4), np.float32)
    pixels[..., :3] = light[::-1]
    image = bpy.data.images.new('light', width, height, float_buffer=True)
    image.colorspace_settings.name = 'Linear'
    image.pixels.foreach_set(pixels.ravel())
    settings = bpy.context.scene.render.image_settings
    settings.file_format, settings.color_depth = 'PNG', '16'
    image.save_render(path)
    return cv2.imread(path, cv2.IMREAD_UNCHANGED)[..., :3].astype(np.float32) / 257
