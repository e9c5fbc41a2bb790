import { isUnfinished } from '../../read/site/unfinished.ts';
import { toProblem } from '../../problems/finding.ts';
import { childOf } from '../../read/document/path.ts';
import type { Problem } from '../../problems/problem.ts';
import type { SiteModel } from '../../read/site/site-model.ts';
import { interpolateText } from '../../read/site/tokens.ts';

/** What search results show of a page, in characters; Google cuts at a width of about so many. */
const limits = { title: [15, 60], description: [50, 160] } as const;

const fixes = {
  title: 'Say what the page offers and where, in 15 to 60 characters.',
  description: 'Say in one or two sentences what the reader gets, in 50 to 160 characters.',
};

/** Titles and descriptions that search results would cut off, or that say too little. */
export function* checkSearchResults({ pages, tokens }: SiteModel): Generator<Problem> {
  for (const { document } of pages) {
    if (childOf(document.value, 'noindex') === true) continue;
    for (const field of ['title', 'description'] as const) {
      const value = childOf(document.value, field);
      if (typeof value !== 'string' || value.trim() === '' || isUnfinished(value)) continue;
      const { length } = interpolateText(value, tokens.values).trim();
      const [least, most] = limits[field];
      if (length >= least && length <= most) continue;
      const much = length > most ? `, and search results show about ${most}` : '';
      const message = `the ${field} has ${length} characters${much}`;
      yield toProblem(document, { code: `${field}-length`, path: [field], message, fix: fixes[field] });
    }
  }
}
