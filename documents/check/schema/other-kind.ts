import { fileProblem } from '../../problems/legacy.ts';
import { childOf, isFields } from '../../read/document/path.ts';
import type { Problem } from '../../problems/problem.ts';
import type { Kind } from '../../read/document/schemas.ts';

const headFix =
  'Write title:, description: and sections: above it, and begin its lines two spaces further to the right.';

const has = (value: unknown, field: string): boolean => isFields(value) && Object.hasOwn(value, field);

/** A file that holds something whole of another kind than its folder is for; nothing else of it is judged. */
export const otherKind = (file: string, kind: Kind, value: unknown): Problem | undefined => {
  const problem = (message: string, fix: string) => fileProblem(file, 'wrong-kind', message, fix);
  if (kind === 'section' && Array.isArray(childOf(value, 'sections')))
    return has(value, 'title')
      ? problem('this is a page, and _shared holds single sections', 'Move it to the pages, one folder up.')
      : problem(
          'a shared piece is a single section, and here is a list of them',
          'Remove sections: and the dash, and begin type: and the other fields at the beginning of their lines.',
        );
  if (kind !== 'page') return undefined;
  if (has(value, 'facts') && !has(value, 'sections'))
    return problem('these are the facts of the site', 'Rename it to _site.yaml.');
  if (has(value, 'type') && !has(value, 'sections'))
    return problem('this is one section, and no page', `Move it into _shared. Or make it a page: ${headFix}`);
  if (Array.isArray(value) && value.some((entry) => childOf(entry, 'type') !== undefined))
    return problem('these are sections without a page', headFix);
  if (Array.isArray(value) || !isFields(value))
    return problem(
      'the file is no page',
      'Write the lines title:, description: and sections:, as other pages have them.',
    );
  return undefined;
};
