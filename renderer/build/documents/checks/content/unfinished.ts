import { toProblem } from '../../finding.ts';
import type { Path } from '../../path.ts';
import { childOf, isFields } from '../../path.ts';
import type { Problem } from '../../problem.ts';
import type { SiteModel } from '../../site-model.ts';
import { unfinishedMark } from '../../unfinished-mark.ts';

function* unfinishedIn(value: unknown, path: Path = []): Generator<Path> {
  if (typeof value === 'string' && value.startsWith(unfinishedMark)) yield path;
  if (!Array.isArray(value) && !isFields(value)) return;
  for (const key of Object.keys(value)) {
    const step = Array.isArray(value) ? Number(key) : key;
    yield* unfinishedIn(childOf(value, step), [...path, step]);
  }
}

/** Pages whose texts are still those of the page that they were modelled on: one problem at the first of them. */
export function* checkUnfinished({ pages }: SiteModel): Generator<Problem> {
  for (const { document } of pages) {
    // Nearly all are finished, which is quick to see.
    if (!document.source.text.includes(unfinishedMark)) continue;
    const [first, ...others] = unfinishedIn(document.value);
    if (!first) continue;
    const count = others.length + 1;
    const message =
      count === 1 ? 'one text is still to be written' : `${count} texts are still to be written`;
    const fix = `Write your own in the place of each that begins with ${unfinishedMark}.`;
    yield toProblem(document, { code: 'unfinished', path: first, message, fix });
  }
}
