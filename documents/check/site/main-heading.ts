import { toProblem } from '../../problems/legacy.ts';
import { doubledSections } from '../pages/doubled-sections.ts';
import { childOf } from '../../read/document/path.ts';
import { shownSections } from '../../read/page/hidden.ts';
import type { Problem } from '../../problems/problem.ts';
import { sectionTypes, sectionTypesThat } from '../../read/document/schemas.ts';
import type { SiteModel } from '../../read/site/site-model.ts';
import { hasAllSections } from '../../read/site/site-model.ts';

/** The section types that open a page with its main heading. */
const openings = sectionTypesThat('opening');

/** Pages without exactly one main heading at their top. */
export function* checkMainHeadings({ pages }: SiteModel): Generator<Problem> {
  for (const page of pages) {
    const { document, resolved } = page;
    if (!hasAllSections(page, sectionTypes) || resolved.sections.length === 0) continue;
    const shown = shownSections(resolved).map(([index, section]) => ({
      index,
      type: childOf(section, 'type'),
    }));
    const [first, ...others] = shown.filter(({ type }) => openings.has(type));
    if (!first) {
      const fix = `Begin "sections" with ${[...openings].map((type) => `a ${String(type)}`).join(' or ')}.`;
      const message = 'the page has no main heading';
      yield toProblem(document, { code: 'main-heading', path: ['sections'], part: 'key', message, fix });
    }
    if (first && first !== shown[0]) {
      const message = 'the main heading does not come first';
      const fix = `Move the ${String(first.type)} to the beginning of "sections".`;
      yield toProblem(document, { code: 'main-heading', path: ['sections', first.index], message, fix });
    }
    const doubled = doubledSections(page);
    for (const { index } of others) {
      if (doubled.has(index)) continue;
      const fix = 'Use another type of section here, such as prose or call-to-action.';
      const message = 'the page has a main heading already';
      yield toProblem(document, { code: 'main-heading', path: ['sections', index], message, fix });
    }
  }
}
