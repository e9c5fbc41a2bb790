import { doubledSections } from './doubled-sections.ts';
import { toProblem } from '../../problems/legacy.ts';
import { childOf } from '../../read/document/path.ts';
import type { Problem } from '../../problems/problem.ts';
import { shownSections } from '../../read/page/hidden.ts';
import type { SiteModel } from '../../read/site/site-model.ts';
import { ownPath } from '../../read/site/site-model.ts';
import { isUnfinished } from '../../read/site/unfinished.ts';

/** Two sections of a page with the same heading: a reader who jumps from heading to heading cannot tell them apart. */
export function* checkHeadings({ pages }: SiteModel): Generator<Problem> {
  for (const page of pages) {
    const seen = new Set<string>();
    const doubled = doubledSections(page);
    for (const [index, section] of shownSections(page.resolved)) {
      const heading = childOf(section, 'heading');
      if (typeof heading !== 'string' || isUnfinished(heading) || doubled.has(index)) continue;
      const words = heading.trim().toLowerCase();
      if (seen.has(words)) {
        const path = ownPath(page, ['sections', index, 'heading']);
        const message = `another section of this page has the heading "${heading.trim()}"`;
        const fix = 'Say in each heading what its section tells.';
        yield toProblem(page.document, { code: 'heading-twice', path, message, fix });
      }
      seen.add(words);
    }
  }
}
