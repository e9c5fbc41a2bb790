"""Renders the pictures that a folder does not hold yet: python3 artwork/render_missing.py --out FOLDER [NAME ...]

Stop it whenever you like and start it again: a picture appears in the folder when it is finished, and never before.
To render one again, delete it.
"""

import argparse
import subprocess
import time
from pathlib import Path

from pictures import PICTURES

HERE = Path(__file__).parent


def main():
    """One Blender after another, each with the lowest priority."""
    parser = argparse.ArgumentParser(description='Renders the pictures that a folder does not hold yet.')
    parser.add_argument('--out', type=Path, required=True)
    parser.add_argument('names', nargs='*', help='all of them unless named')
    args = parser.parse_args()
    for name in args.names or PICTURES:
        if (args.out / f'{name}.jpg').exists():
            continue
        started = time.monotonic()
        blender = ['blender', '-b', '--factory-startup', '--python-exit-code', '1', '-P', HERE / 'render.py']
        run = subprocess.run(
            ['nice', '-n', '19', *blender, '--', name, '--out', args.out], capture_output=True, text=True
        )
        if run.returncode != 0:
            # Blender tells errors of scripts among its progress.
            said = [line for line in run.stdout.splitlines() if not line.startswith('Fra:')]
            raise SystemExit('\n'.join([*said, run.stderr, f'{name} was not rendered.']))
        print(f'{name}: {time.monotonic() - started:.0f} s', flush=True)


main()
