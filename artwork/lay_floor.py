"""Lays the floor of one picture of `sample_room` into another: python3 artwork/lay_floor.py ROOM.jpg FLOOR.jpg OUT.jpg

The room around all samples is then the same, and nothing but the floor changes.
"""

import sys

import cv2
import numpy as np

# Where the floor meets the walls, in parts of the width and height: left front, left back, right back, right front.
OUTLINE = ((-0.419, 1.055), (0.2089, 0.4692), (0.7789, 0.4692), (1.3804, 1.055))
FRACTION_BITS = 4


def main(room, floor, out):
    """Both pictures have the same size."""
    around, laid = (cv2.imread(path).astype(np.float32) for path in (room, floor))
    height, width = around.shape[:2]
    corners = np.round(np.array(OUTLINE) * (width, height) * 2**FRACTION_BITS).astype(np.int32)
    mask = cv2.fillPoly(np.zeros((height, width), np.uint8), [corners], 255, cv2.LINE_AA, FRACTION_BITS)
    share = cv2.GaussianBlur(mask / np.float32(255), (0, 0), 0.7)[..., None]
    pixels = np.clip(around * (1 - share) + laid * share + 0.5, 0, 255).astype(np.uint8)
    cv2.imwrite(out, pixels, [cv2.IMWRITE_JPEG_QUALITY, 86, cv2.IMWRITE_JPEG_PROGRESSIVE, 1])


main(*sys.argv[1:])
