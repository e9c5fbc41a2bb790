import { fileProblem, valueProblem } from '../../problems/finding.ts';
import type { Problem } from '../../problems/problem.ts';
import { getChild, toArray, isMapping } from '../../read/document/path.ts';
import { sectionTypes, sectionTypesWith } from '../../read/document/schemas.ts';
import { visibleSections } from '../../read/document/hidden.ts';
import { hasAllSections, ownPath } from '../../read/site/site-model.ts';
import { isUnfinished } from '../../read/site/unfinished.ts';
import { findDuplicates } from '../find-duplicates.ts';
import type { SiteModel } from '../site-model.ts';
import { findDuplicateSections } from './duplicate-sections.ts';

/** The section types that contain the main heading of a page. */
const openings = sectionTypesWith('opening');

/** Reports pages that do not begin with exactly one main heading. */
export function* checkMainHeadings({ pages }: SiteModel): Generator<Problem> {
  for (const page of pages) {
    const { document, resolved } = page;
    if (!hasAllSections(page, sectionTypes) || resolved.sections.length === 0) continue;
    const shown = visibleSections(resolved);
    const [first, ...others] = shown.filter(([, section]) => openings.has(getChild(section, 'type')));
    const place = ['sections', ...(first ? [first[0]] : [])];
    const params = { cause: 'missing', types: [...openings].map(String) } as const;
    if (!first || first !== shown[0]) yield valueProblem(document, 'main-heading', place, params, { at: 'key' });
    const duplicates = findDuplicateSections(page);
    for (const [index] of others)
      if (!duplicates.has(index))
        yield valueProblem(document, 'main-heading', ['sections', index], { cause: 'second' });
  }
}

/** Reports two sections of a page with the same heading: users who navigate by headings cannot distinguish them. */
export function* checkHeadings({ pages }: SiteModel): Generator<Problem> {
  for (const page of pages) {
    const duplicates = findDuplicateSections(page);
    const headings = visibleSections(page.resolved).flatMap(([index, section]) => {
      const heading = getChild(section, 'heading');
      const isMeant = typeof heading === 'string' && !isUnfinished(heading) && !duplicates.has(index);
      return isMeant ? [{ index, heading: heading.trim() }] : [];
    });
    for (const [{ index, heading }] of findDuplicates(headings, (one) => one.heading.toLowerCase())) {
      const path = ownPath(page, ['sections', index, 'heading']);
      yield valueProblem(page.document, 'heading-twice', path, { heading });
    }
  }
}

const invitingTypes = sectionTypesWith('invites');
const directLink = /\]\((?:tel|mailto):/;

const hasCallToAction = (section: unknown): boolean =>
  invitingTypes.has(getChild(section, 'type')) ||
  toArray(getChild(section, 'actions')).length > 0 ||
  (isMapping(section) &&
    Object.values(section).some((value) => typeof value === 'string' && directLink.test(value)));

/** Reports pages without a call to action. */
export function* checkCallsToAction({ pages }: SiteModel): Generator<Problem> {
  for (const page of pages) {
    const { document, resolved } = page;
    if (getChild(document.value, 'noindex') === true || !hasAllSections(page, sectionTypes)) continue;
    if (resolved.sections.length === 0 || visibleSections(resolved).some(([, section]) => hasCallToAction(section))) continue;
    yield fileProblem(document.source.file, 'no-call-to-action', {});
  }
}
