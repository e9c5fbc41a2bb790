import { toProblem } from '../../problems/legacy.ts';
import { childOf } from '../../read/document/path.ts';
import type { Problem } from '../../problems/problem.ts';
import type { SiteModel } from '../../read/site/site-model.ts';
import { interpolateText } from '../../read/site/tokens.ts';

const comparable = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

function* checkField({ pages, tokens }: SiteModel, field: 'title' | 'description'): Generator<Problem> {
  const first = new Map<string, string>();
  for (const { document } of pages) {
    const value = childOf(document.value, field);
    if (typeof value !== 'string' || value.trim() === '') continue;
    const text = comparable(interpolateText(value, tokens.values));
    const other = first.get(text);
    if (other === undefined) first.set(text, document.source.file);
    else {
      const message = `${other} has the same ${field}`;
      const fix = 'Write one that fits this page alone.';
      yield toProblem(document, { code: `duplicate-${field}`, path: [field], message, fix });
    }
  }
}

/** Pages with the same title or description. */
export function* checkTitles(model: SiteModel): Generator<Problem> {
  yield* checkField(model, 'title');
  yield* checkField(model, 'description');
}
