"""Renders one picture: blender -b --factory-startup -P artwork/render.py -- NAME --out FOLDER [--width 480] [--samples 8]"""

import argparse
import importlib
import os
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import bpy

from denoise import combine
from develop import develop
from lens import smooth_blur
from passes import prepare, render_edges, render_passes
from pictures import PICTURES


def arguments():
    """What stands behind the two hyphens; before them are the options of Blender itself."""
    parser = argparse.ArgumentParser(prog='render.py')
    parser.add_argument('name', choices=PICTURES)
    parser.add_argument('--out', type=Path, required=True)
    parser.add_argument('--width', type=int, help='in place of that of the picture: a draft is smaller')
    parser.add_argument(
        '--samples', type=int, help='of each of the two passes of light, in place of those of the picture'
    )
    return parser.parse_args(sys.argv[sys.argv.index('--') + 1 :])


def main():
    """Builds the scene, renders its light twice, and writes the picture at once when it is finished."""
    args = arguments()
    picture = PICTURES[args.name]
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = importlib.import_module(f'scenes.{picture.scene}')
    getattr(scene, picture.scene)(**picture.args)
    prepare(picture, args.width or picture.width)
    samples = args.samples or picture.samples
    with tempfile.TemporaryDirectory() as folder:
        first, second = (render_passes(seed, samples, folder) for seed in (0, 1))
        light = smooth_blur(*combine(first, second, render_edges(picture.edges * samples, folder)))
        finished = develop(light, picture, Path(folder))
    args.out.mkdir(parents=True, exist_ok=True)
    unfinished = args.out / f'.{args.name}.jpg'
    unfinished.write_bytes(finished)
    unfinished.rename(args.out / f'{args.name}.jpg')


main()
sys.stdout.flush()
os._exit(0)  # Blender 3.4 sometimes crashes when it takes a large scene down.
