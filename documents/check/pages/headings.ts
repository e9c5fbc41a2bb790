import { finding, toProblem, fileProblem } from '../../problems/finding.ts';
import type { Problem } from '../../problems/problem.ts';
import { childOf, entriesOf, isFields } from '../../read/document/path.ts';
import { sectionTypes, sectionTypesThat } from '../../read/document/schemas.ts';
import { shownSections } from '../../read/page/hidden.ts';
import { hasAllSections, ownPath } from '../../read/site/site-model.ts';
import { isUnfinished } from '../../read/site/unfinished.ts';
import { repeated } from '../find-duplicates.ts';
import type { SiteModel } from '../site-model.ts';
import { doubledSections } from './duplicate-sections.ts';

/** The section types that open a page with its main heading. */
const openings = sectionTypesThat('opening');

/** Pages without exactly one main heading at their top. */
export function* checkMainHeadings({ pages }: SiteModel): Generator<Problem> {
  for (const page of pages) {
    const { document, resolved } = page;
    if (!hasAllSections(page, sectionTypes) || resolved.sections.length === 0) continue;
    const shown = shownSections(resolved).map(([index, section]) => ({
      index,
      type: String(childOf(section, 'type')),
    }));
    const [first, ...others] = shown.filter(({ type }) => openings.has(type));
    if (!first) {
      const params = { cause: 'missing', types: [...openings].map(String) } as const;
      yield toProblem(document, finding('main-heading', ['sections'], params, { at: 'key' }));
    } else if (first !== shown[0]) {
      const params = { cause: 'late', type: first.type } as const;
      yield toProblem(document, finding('main-heading', ['sections', first.index], params));
    }
    const doubled = doubledSections(page);
    for (const { index } of others)
      if (!doubled.has(index))
        yield toProblem(document, finding('main-heading', ['sections', index], { cause: 'second' }));
  }
}

/** Two sections of a page with the same heading: a reader who jumps from heading to heading cannot tell them apart. */
export function* checkHeadings({ pages }: SiteModel): Generator<Problem> {
  for (const page of pages) {
    const doubled = doubledSections(page);
    const headings = shownSections(page.resolved).flatMap(([index, section]) => {
      const heading = childOf(section, 'heading');
      const isMeant = typeof heading === 'string' && !isUnfinished(heading) && !doubled.has(index);
      return isMeant ? [{ index, heading: heading.trim() }] : [];
    });
    for (const [{ index, heading }] of repeated(headings, (one) => one.heading.toLowerCase())) {
      const path = ownPath(page, ['sections', index, 'heading']);
      yield toProblem(page.document, finding('heading-twice', path, { heading }));
    }
  }
}

const inviting = sectionTypesThat('invites');
const directLink = /\]\((?:tel|mailto):/;

const invites = (section: unknown): boolean =>
  inviting.has(childOf(section, 'type')) ||
  entriesOf(childOf(section, 'actions')).length > 0 ||
  (isFields(section) &&
    Object.values(section).some((value) => typeof value === 'string' && directLink.test(value)));

/** Pages that end without saying what a reader may do next. */
export function* checkCallsToAction({ pages }: SiteModel): Generator<Problem> {
  for (const page of pages) {
    const { document, resolved } = page;
    if (childOf(document.value, 'noindex') === true || !hasAllSections(page, sectionTypes)) continue;
    if (resolved.sections.length === 0 || shownSections(resolved).some(([, section]) => invites(section))) continue;
    yield fileProblem(document.source.file, 'no-call-to-action', {});
  }
}
