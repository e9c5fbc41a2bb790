import { consentValue } from '../../../schema/forms/kinds/consent.ts';
import { finding, type Finding } from '../../problems/finding.ts';
import { getIn, isMapping, type Path } from '../document/path.ts';
import { schemas } from '../document/schemas.ts';
import type { ValidatedDocument } from './schema-findings.ts';

/** Returns the words of a condition in any form, such as `rooms = kitchen` or `[rooms, kitchen]`. */
const wordsOf = (value: unknown): string[] => {
  if (typeof value === 'string') {
    const words = value.match(/[\w-]+/g) ?? [];
    return words.length > 2 ? [words[0] ?? '', words.at(-1) ?? ''] : words;
  }
  if (Array.isArray(value)) return value.flatMap(wordsOf);
  if (isMapping(value)) return Object.entries(value).flatMap(([name, inner]) => [name, ...wordsOf(inner)]);
  return value === true ? [consentValue] : [];
};

/**
 * Returns the finding for a condition that is not the name of a field and one value. Undefined for a value that is no
 * condition.
 */
export const findConditionShape = (
  { root, document }: ValidatedDocument,
  path: Path,
  value: unknown,
): Finding | undefined => {
  const place = path.slice(0, path.lastIndexOf('when') + 1);
  if (root !== schemas.form || place.length === 0 || (value === null && place.length === path.length))
    return undefined;
  const [name, choice] = wordsOf(getIn(document, place));
  const write = choice === undefined ? undefined : `when: { ${name}: ${choice} }`;
  return finding('wrong-condition', place, { cause: 'shape', write });
};
