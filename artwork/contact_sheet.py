"""Writes the pages of every picture into docs/pictures/contact.md, and the sheet beside it: python3 artwork/contact_sheet.py

Grades and what keeps a picture from 7 are written by hand in the table; a picture without a row gets one.
"""

import re
from pathlib import Path

import cv2
import numpy as np

from pictures import PICTURES

ROOT = Path(__file__).parent.parent
TABLE = ROOT / 'docs/pictures/contact.md'
HEAD = '| picture | of 10 | what keeps it from 7 | pages |\n|---|---|---|---|\n'
WIDTH, HEIGHT, LABEL, COLUMNS = 240, 135, 18, 6


def pages_of():
    """The documents that name each picture: those of `_site.yaml` are menus."""
    pages = {picture.stem: [] for picture in (ROOT / 'pages/media').glob('*.jpg')}
    for document in sorted((ROOT / 'pages').rglob('*.yaml')):
        name = 'menus' if document.stem == '_site' else document.stem
        for picture in set(re.findall(r'([\w-]+)\.jpg', document.read_text())):
            pages[picture].append(name)
    return dict(sorted(pages.items()))


def graded(text):
    """The grade of each picture and what it lacks, as they stand in the table."""
    rows = re.findall(r'^\| ([\w-]+) \| (\d+) \| (.*?) ?\| [^|]*\|$', text, re.M)
    return {name: (int(grade), lacks) for name, grade, lacks in rows}


def sheet(grades):
    """All pictures by name, small, with their grades under them."""
    cells = []
    for name, (grade, _) in grades.items():
        cell = np.full((HEIGHT + LABEL, WIDTH, 3), 255, np.uint8)
        picture = cv2.imread(str(ROOT / f'pages/media/{name}.jpg'))
        cell[:HEIGHT] = cv2.resize(picture, (WIDTH, HEIGHT), interpolation=cv2.INTER_AREA)
        place = (3, HEIGHT + 13)
        cv2.putText(cell, f'{name} {grade}', place, cv2.FONT_HERSHEY_SIMPLEX, 0.4, (0, 0, 0), 1, cv2.LINE_AA)
        cells.append(np.pad(cell, ((0, 0), (0, 6), (0, 0)), constant_values=255))
    blank = np.full_like(cells[0], 255)
    cells += [blank] * (-len(cells) % COLUMNS)
    rows = [np.hstack(cells[start : start + COLUMNS]) for start in range(0, len(cells), COLUMNS)]
    return np.vstack(rows)


def main():
    """Writes both; a picture that nobody has graded stands with 0."""
    text = TABLE.read_text()
    known = graded(text)
    pages = pages_of()
    grades = {name: known.get(name, (0, 'not graded yet')) for name in pages}
    good = sum(grade >= 7 for grade, _ in grades.values())
    before = text[: text.index(HEAD)]
    before = re.sub(r'\d+ of \d+ have 7', f'{good} of {len(grades)} have 7', before)
    waiting = ', '.join(sorted(PICTURES.keys() - pages.keys()))
    before = re.sub(r'(?<=grade them 7: ).*', f'{waiting}.', before)
    rows = (
        f'| {name} | {grade} | {lacks} | {", ".join(pages[name])} |\n' for name, (grade, lacks) in grades.items()
    )
    TABLE.write_text(before + HEAD + ''.join(rows))
    cv2.imwrite(str(TABLE.with_suffix('.jpg')), sheet(grades), [cv2.IMWRITE_JPEG_QUALITY, 80])


main()
