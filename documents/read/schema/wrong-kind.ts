import { fileProblem } from '../../problems/finding.ts';
import type { ParamsOf } from '../../problems/codes.ts';
import type { Problem } from '../../problems/problem.ts';
import { getChild, isMapping } from '../document/path.ts';
import { sectionTypes, type DocumentKind } from '../document/schemas.ts';

/** The kinds of documents by their typical fields, and the folder of each. */
const files = {
  page: ['a page', 'the pages, one folder up'],
  form: ['a form', '_forms'],
  section: ['one section', '_shared, or write it below sections: of a page'],
  site: ['the facts of the site', '_site.yaml'],
  brand: ['the colors and fonts of the site', '_brand.yaml'],
} as const;

const has = (value: unknown, field: string): boolean => isMapping(value) && Object.hasOwn(value, field);

const kindOf = (value: unknown): keyof typeof files | undefined => {
  if (Array.isArray(getChild(value, 'sections'))) return 'page';
  if (has(value, 'steps') && has(value, 'texts')) return 'form';
  if (has(value, 'facts')) return 'site';
  if (has(value, 'fonts')) return 'brand';
  return sectionTypes.has(String(getChild(value, 'type'))) ? 'section' : undefined;
};

const findCause = (kind: DocumentKind, value: unknown): ParamsOf<'wrong-kind'> | undefined => {
  const isSection = (entry: unknown) => getChild(entry, 'type') !== undefined;
  if (kind === 'page' && Array.isArray(value) && value.some(isSection)) return { cause: 'sections' };
  if (kind === 'page' && !isMapping(value)) return { cause: 'page' };
  const found = kind === 'page' && has(value, 'sections') ? kind : kindOf(value);
  if (kind === 'site' || kind === 'stages' || found === undefined || found === kind) return undefined;
  if (kind === 'section' && found === 'page' && getChild(value, 'title') === undefined)
    return { cause: 'shared' };
  const [what, place] = files[found];
  return { cause: 'file', what, place };
};

/**
 * Returns the problem of a file whose content belongs in another folder, such as a page in `_shared`. Such a file is
 * not checked further.
 */
export const findWrongKind = (file: string, kind: DocumentKind, value: unknown): Problem | undefined => {
  const cause = findCause(kind, value);
  return cause && fileProblem(file, 'wrong-kind', cause);
};
