"""Gives a wide picture of few samples the light of a narrower one of many: python3 artwork/take_light.py LIGHT.jpg WIDE.jpg OUT.jpg

Both show the same scene. Edges and grain remain those of the wide one.
"""

import sys

import cv2
import numpy as np

# Tones are compared from here, so that noise in the dark counts for little.
BLACK = 16
# What differs over more than this, in parts of the width, is light; over less, it is sharpness.
SPREAD = 1 / 290


def main(light, wide, out):
    """The narrower picture may have any size of the same proportions."""
    bright, sharp = (cv2.imread(path).astype(np.float32) for path in (light, wide))
    height, width = sharp.shape[:2]
    bright = cv2.resize(bright, (width, height), interpolation=cv2.INTER_CUBIC)
    ratio = np.log((np.maximum(bright, 0) + BLACK) / (sharp + BLACK))
    # A median keeps the border of a lamp, where a mean would leave a halo. It needs bytes: a step is 1 %.
    steps = np.clip(ratio * 100 + 127.5, 0, 255).astype(np.uint8)
    size = int(width * SPREAD) | 1
    ratio = (cv2.medianBlur(steps, size).astype(np.float32) - 127) / 100
    ratio = cv2.GaussianBlur(ratio, (0, 0), size / 12)
    pixels = np.clip((sharp + BLACK) * np.exp(ratio) - BLACK + 0.5, 0, 255).astype(np.uint8)
    cv2.imwrite(out, pixels, [cv2.IMWRITE_JPEG_QUALITY, 86, cv2.IMWRITE_JPEG_PROGRESSIVE, 1])


main(*sys.argv[1:])
