import { finding, type Finding } from '../../problems/finding.ts';
import { toPlainYaml } from '../../problems/format-value.ts';
import { getChild, isMapping, toArray, type Path } from '../document/path.ts';
import { schemas } from '../document/schemas.ts';
import { slugify } from '../slug.ts';
import type { ValidatedDocument } from './schema-findings.ts';

/**
 * Returns the values and labels of choices that are not written as objects: words, or `kitchen: Kitchen` in a mapping
 * or a list.
 */
const readPairs = (written: unknown): unknown[][] => {
  if (typeof written === 'string') return written.split(/\s*[,;|]\s*/).map((word) => [word, word]);
  if (isMapping(written)) return Object.entries(written);
  return toArray(written).map((entry) => (isMapping(entry) ? Object.entries(entry).flat() : [entry, entry]));
};

const isWord = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';

/** Returns the choices that an editor wrote in another form; undefined if they have the right one or cannot be guessed. */
const formatChoices = (written: unknown): string | undefined => {
  const pairs = readPairs(written);
  if (pairs.length === 0 || !pairs.every((pair) => pair.length === 2 && pair.every(isWord))) return undefined;
  const choices = pairs.map(
    ([value, label]) => `{ value: ${slugify(String(value))}, label: ${toPlainYaml(String(label))} }`,
  );
  return `[${choices.join(', ')}]`;
};

/**
 * Finds choices that are written as words or as `kitchen: Kitchen`.
 * @returns one finding for each list, and a function that returns whether it explains an error of the value at a path
 */
export const findChoiceShapes = ({
  root,
  document,
}: ValidatedDocument): { findings: Finding[]; explains: (path: Path) => boolean } => {
  const findings: Finding[] = [];
  const steps = root === schemas.form ? toArray(getChild(document, 'steps')) : [];
  for (const [step, value] of steps.entries())
    for (const [index, field] of toArray(getChild(value, 'fields')).entries()) {
      const written = getChild(field, 'choices');
      const isOfKind = ['choice', 'choices'].includes(String(getChild(field, 'kind')));
      const line = isOfKind ? formatChoices(written) : undefined;
      if (line === undefined) continue;
      const path = ['steps', step, 'fields', index, 'choices', ...(Array.isArray(written) ? [0] : [])];
      findings.push(
        finding('wrong-kind', path, {
          cause: 'value',
          found: 'this is another form of choices',
          wanted: 'a list of values and labels',
          example: '',
          write: `choices: ${line}`,
        }),
      );
    }
  const lists = findings.map(({ path }) => path.slice(0, path.indexOf('choices') + 1).join());
  return { findings, explains: (path) => lists.some((list) => `${path.join()},`.startsWith(`${list},`)) };
};
