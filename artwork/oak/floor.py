"""A floor of oak boards as two pictures: its color, and how high and how rough it is."""

import cv2
import numpy as np

from .log import STEP, blend, saw, smooth_step, streaks
from .water import soak

LIGHT, DARK = (0.52, 0.272, 0.125), (0.092, 0.038, 0.015)
# A new board: years of light have not yet darkened it.
NEW = (0.63, 0.362, 0.186)
# How much of a stain is left on the neighbors when they have been sanded.
GHOST = 0.30
KINDS = ('plain', 'side', 'plain', 'rift', 'plain', 'side', 'plain')


class Floor:
    """Boards along x within an area (left, low, right, high); the first rows of its pictures lie at `low`.

    bad: one of the boards; wet: the stain is on it and its neighbors, or it is new and a trace is left on these
    color: linear; surface: height, of which 0.5 is level, roughness, and how much of the finish is gone
    """

    def __init__(self, area, boards, bad, stain, wet):
        self.area, self.stain = area, stain
        size = [int(np.ceil((area[k + 2] - area[k]) / STEP[k])) for k in (1, 0)]
        self.color = np.full((*size, 3), 0.1, np.float32)
        self.surface = np.full((*size, 3), 0.5, np.float32)
        for number, outline in enumerate(boards):
            if (outline.min(0) < area[2:]).all() and (outline.max(0) > area[:2]).all():
                self.lay(number, outline, bad, wet)
        self.wear(np.random.default_rng(3))

    def lay(self, number, outline, bad, wet):
        """Saws a board, stains it if the water reached it, and puts it in its place."""
        low, high = outline.min(0), outline.max(0)
        spoiled = outline is bad
        new = spoiled and not wet
        near = (low < bad.max(0) + 0.02).all() and (high > bad.min(0) - 0.02).all()
        kind = 'plain' if spoiled and wet else 'rift' if new else KINDS[(5 * number + number // 3) % len(KINDS)]
        tone = 0.0 if spoiled else None
        # The finish has filled the pores of some boards more than of others.
        filled = 0.0 if near else np.random.default_rng(number).uniform(0.08, 0.28)
        seed = 900 + number + (7 if spoiled else 0) + (50 if new else 0)
        board = saw(seed, *(high - low), NEW if new else LIGHT, DARK, kind, tone, 0.51 - filled)
        bare, crack = np.zeros((2, *board.pore.shape), np.float32)
        if near and not new:
            bare, crack = soak(board, self.stain, low, 0.0 if spoiled else -0.42, 1.0 if wet else GHOST, 40 + number)
        if spoiled and wet:
            self.open_joint(board, low[0])
        self.soil(np.random.default_rng(number), board)
        height = 0.5 - 0.42 * board.pore + 0.035 * board.fiber * (1 + 2 * bare) - 0.5 * crack
        rough = 0.20 + 0.12 * board.pore + 0.58 * bare
        board.color = blend(board.color, 0.12 * np.array(DARK), 0.9 * crack)
        self.put(low, board.color, np.stack([height, rough, bare], -1))

    def open_joint(self, board, start):
        """Blackens the edge of a board that has moved, where one looks into the joint before it."""
        away = start + board.along - self.stain.spots[0][0]
        reach = 0.0006 + 0.0019 * np.exp(-((away / 0.15) ** 2))
        board.color = blend(board.color, 0.15 * np.array(DARK), smooth_step(board.across / reach, 1.0, 0.8))

    def soil(self, rng, board):
        """Dirt has settled in the joints, here more than there."""
        (length, width), shape = board.size, board.pore.shape
        joint = np.minimum(board.across, width - board.across) + 0 * board.along
        joint = np.minimum(joint, 0.6 * np.minimum(board.along, length - board.along))
        much = np.clip(0.55 + 0.25 * streaks(rng, shape, 0.05, 0.02), 0.15, 1)
        board.color = blend(board.color, 0.35 * np.array(DARK), much * np.exp(-joint / 0.0006))

    def put(self, low, color, surface):
        """Copies what lies within the area."""
        x, y = (int(round((low[k] - self.area[k]) / STEP[k])) for k in (0, 1))
        rows, columns = self.color.shape[:2]
        left, bottom = max(0, -x), max(0, -y)
        right, top = min(color.shape[1], columns - x), min(color.shape[0], rows - y)
        if right > left and top > bottom:
            place = np.s_[y + bottom : y + top, x + left : x + right]
            self.color[place] = color[bottom:top, left:right]
            self.surface[place] = surface[bottom:top, left:right]

    def wear(self, rng):
        """Hairline scratches, and a finish that feet have dulled in places."""
        shape = self.color.shape[:2]
        marks = np.zeros(shape, np.float32)
        for _ in range(70):
            start = np.array([rng.uniform(0, shape[1]), rng.uniform(0, shape[0])])
            turn, long = rng.uniform(0, 6.3), rng.uniform(0.01, 0.07)
            turns = turn + np.linspace(0, rng.normal(0, 0.5), 8)
            steps = np.stack([np.cos(turns) / STEP[0], np.sin(turns) / STEP[1]], -1) * long / 8
            line = np.int32((start + np.cumsum(steps, 0)) * 8)
            cv2.polylines(marks, [line], False, float(rng.uniform(0.2, 0.7)), 1, cv2.LINE_AA, 3)
        sound = 1 - self.surface[..., 2]
        self.color = blend(self.color, 1.35 * np.array(LIGHT), 0.16 * marks * sound)
        dull = cv2.resize(rng.normal(0, 1, (9, 14)).astype(np.float32), shape[::-1], interpolation=cv2.INTER_CUBIC)
        self.surface[..., 1] += (0.035 * smooth_step(dull, -1, 1.5) + 0.25 * marks) * sound
        self.surface[..., 0] -= 0.12 * marks
