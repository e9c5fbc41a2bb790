import { isUnfinished } from '../../read/site/unfinished.ts';
import { toProblem } from '../../problems/legacy.ts';
import { childOf } from '../../read/document/path.ts';
import type { Problem } from '../../problems/problem.ts';
import type { SiteModel } from '../../read/site/site-model.ts';
import { definitionOf, schemas } from '../../read/document/schemas.ts';
import { interpolateText } from '../../read/site/tokens.ts';

const wishes = {
  title: 'Say what the page offers and where',
  description: 'Say in one or two sentences what the reader gets',
};

const pageFields = definitionOf(schemas.page, 'page')?.properties;

/** Titles and descriptions that search results would cut off, or that say too little. */
export function* checkSearchResults({ pages, tokens }: SiteModel): Generator<Problem> {
  for (const { document } of pages) {
    if (childOf(document.value, 'noindex') === true) continue;
    for (const field of ['title', 'description'] as const) {
      const value = childOf(document.value, field);
      if (typeof value !== 'string' || value.trim() === '' || isUnfinished(value)) continue;
      const { length } = interpolateText(value, tokens.values).trim();
      const [least = 0, most = Infinity] = pageFields?.[field]?.advisedLength ?? [];
      if (length >= least && length <= most) continue;
      const much = length > most ? `, and search results show about ${most}` : '';
      const message = `the ${field} has ${length} characters${much}`;
      const fix = `${wishes[field]}, in ${least} to ${most} characters.`;
      yield toProblem(document, { code: `${field}-length`, path: [field], message, fix });
    }
  }
}
