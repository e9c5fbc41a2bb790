import { fileProblem } from '../../problems/finding.ts';
import type { ParamsOf } from '../../problems/codes.ts';
import type { Problem } from '../../problems/problem.ts';
import { getChild, isMapping } from '../../read/document/path.ts';
import { sectionTypes, type DocumentKind } from '../../read/document/schemas.ts';

const has = (value: unknown, field: string): boolean => isMapping(value) && Object.hasOwn(value, field);

const causeOf = (
  kind: DocumentKind,
  value: unknown,
):
  | Exclude<ParamsOf<'wrong-kind'>['cause'], 'value' | 'comma' | 'choices' | 'dashes' | 'entries'>
  | undefined => {
  const isForm = has(value, 'steps') && has(value, 'texts') && !has(value, 'sections');
  if (kind === 'section') {
    const isPage = Array.isArray(getChild(value, 'sections'));
    return isPage ? (has(value, 'title') ? 'page' : 'list') : isForm ? 'form' : undefined;
  }
  if (kind === 'form') {
    if (isForm || !isMapping(value)) return undefined;
    return has(value, 'sections')
      ? 'page-in-forms'
      : sectionTypes.has(String(value['type']))
        ? 'section-in-forms'
        : undefined;
  }
  if (kind !== 'page') return undefined;
  if (Array.isArray(value))
    return value.some((entry) => getChild(entry, 'type') !== undefined) ? 'sections' : 'not-a-page';
  if (!isMapping(value)) return 'not-a-page';
  if (has(value, 'sections')) return undefined;
  if (isForm) return 'form';
  return has(value, 'facts') ? 'site' : has(value, 'type') ? 'section' : undefined;
};

/**
 * Returns the problem of a file whose content belongs in another folder, such as a page in `_shared`. Such a file is
 * not checked further.
 */
export const findWrongKind = (file: string, kind: DocumentKind, value: unknown): Problem | undefined => {
  const cause = causeOf(kind, value);
  return cause && fileProblem(file, 'wrong-kind', { cause });
};
