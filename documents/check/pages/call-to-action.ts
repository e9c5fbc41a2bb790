import { fileProblem } from '../../problems/finding.ts';
import { childOf, entriesOf, isFields } from '../../read/document/path.ts';
import type { Problem } from '../../problems/problem.ts';
import { sectionTypes, sectionTypesThat } from '../../read/document/schemas.ts';
import { shownSections } from '../../read/page/hidden.ts';
import type { SiteModel } from '../site-model.ts';
import { hasAllSections } from '../../read/site/site-model.ts';

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
