import { findPendingMigrations } from '../../migrations/pending-migrations.ts';
import { resolveFinding, type Finding } from '../../problems/finding.ts';
import type { Problem } from '../../problems/problem.ts';
import { isMapping, type Mapping, type Path } from '../../read/document/path.ts';
import { sectionTypes } from '../../read/document/schemas.ts';
import type { SiteDocument } from '../../read/site-document.ts';
import type { ModelPage } from '../../read/site/site-model.ts';
import { validateDocument } from '../../read/schema/schema-findings.ts';
import type { SiteModel } from '../site-model.ts';

/** Returns the findings in the fields with which a page overrides a shared section. */
const checkOverrides = (piece: Mapping, overrides: Mapping, index: number, page: SiteDocument): Finding[] => {
  const { value, findings, originalPathOf } = findPendingMigrations({ ...overrides, type: piece['type'] });
  const merged = { ...piece, ...(value as Mapping) };
  const written = (path: Path) => page.source.textAt(['sections', index, ...originalPathOf(path)]);
  const own = validateDocument('section', merged, written)
    .map((found) => ({ ...found, path: originalPathOf(found.path) }))
    .filter(({ path }) => Object.hasOwn(overrides, path[0] ?? ''));
  // The type of the section is only known from the shared section, so the document cannot be migrated alone.
  const cause = 'site' as const;
  const pending = findings.map((found) => ({ ...found, params: { ...found.params, cause } }));
  return [...pending, ...own].map((found) => ({ ...found, path: ['sections', index, ...found.path] }));
};

const getOverrideFindings = ({ resolved }: ModelPage): Finding[] => {
  const { document, sharedSections, overrides: all } = resolved;
  return [...sharedSections].flatMap(([index, { value }]) => {
    const overrides = all.get(index) ?? {};
    if (Object.keys(overrides).length === 0 || !isMapping(value)) return [];
    const isKnown = sectionTypes.has(String({ ...value, ...overrides }['type']));
    return isKnown ? checkOverrides(value, overrides, index, document) : [];
  });
};

/** Reports problems in the fields with which pages override shared sections. */
export function* checkSharedEntries(model: SiteModel): Generator<Problem> {
  for (const page of model.pages)
    for (const found of getOverrideFindings(page)) yield resolveFinding(page.document, found);
}
