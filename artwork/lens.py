"""What lies out of focus."""

import bpy
import cv2
import numpy as np


def smooth_blur(light, depth):
    """Takes the noise out of what is out of focus: a third more blur is not seen there, and averages many pixels."""
    spread = np.minimum(circles(depth) / 6, 12).astype(np.float32)
    levels = [0, 0.8, 1.6, 3.2, 6.4, 12]
    softer = [light]
    for sigma in levels[1:]:
        # What is sharp stays out of it, or it would shine into the blur around it.
        weight = np.clip(spread / sigma, 0, 1) ** 2 + 1e-4
        softer.append(
            cv2.GaussianBlur(light * weight[..., None], (0, 0), sigma)
            / cv2.GaussianBlur(weight, (0, 0), sigma)[..., None]
        )
    result = np.zeros_like(light)
    for k, sigma in enumerate(levels):
        before = levels[k - 1] if k else -1
        after = levels[k + 1] if k + 1 < len(levels) else 99
        share = np.clip(
            np.minimum((spread - before) / (sigma - before), (after - spread) / (after - sigma)), 0, 1
        )
        result += softer[k] * share[..., None]
    return result


def circles(depth):
    """The circle of confusion of each pixel, in pixels."""
    camera = bpy.context.scene.camera.data
    if not camera.dof.use_dof:
        return np.zeros_like(depth)
    focal, focus = camera.lens / 1000, camera.dof.focus_distance
    depth = np.clip(depth, 0.05, 100)
    on_sensor = focal**2 / camera.dof.aperture_fstop * np.abs(depth - focus) / (depth * (focus - focal))
    return on_sensor / (camera.sensor_width / 1000) * depth.shape[1]
