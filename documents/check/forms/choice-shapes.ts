import { finding, type Finding } from '../../problems/finding.ts';
import { toPlainYaml } from '../../problems/format-value.ts';
import { getChild, isMapping, toArray, type Path } from '../../read/document/path.ts';
import { schemas } from '../../read/document/schemas.ts';
import { slugify } from '../../read/slug.ts';
import type { ValidatedDocument } from '../schema/schema-findings.ts';

type Choice = { value: string; label: string };

const isWord = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

const fromWord = (word: string | number): Choice => ({ value: slugify(String(word)), label: String(word) });

/** Returns the choices of `{ kitchen: Kitchen }`; undefined for a mapping with other values. */
const fromMapping = (value: object): Choice[] | undefined => {
  const entries = Object.entries(value);
  return entries.length > 0 && entries.every(([, label]) => isWord(label))
    ? entries.map(([name, label]) => ({ value: slugify(name), label: String(label) }))
    : undefined;
};

/** Returns the choices that an editor wrote in another form; undefined if they have the right one or cannot be guessed. */
const readChoices = (written: unknown): Choice[] | undefined => {
  if (typeof written === 'string') return written.split(/\s*[,;|]\s*/).map(fromWord);
  if (isMapping(written)) return fromMapping(written);
  const entries = toArray(written).map((entry) => {
    if (isWord(entry)) return [fromWord(entry)];
    return isMapping(entry) && Object.keys(entry).length === 1 ? fromMapping(entry) : undefined;
  });
  return entries.length > 0 && entries.every((entry) => entry !== undefined) ? entries.flat() : undefined;
};

const formatChoice = ({ value, label }: Choice): string =>
  `{ value: ${value}, label: ${toPlainYaml(label)} }`;

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
      const choices = isOfKind ? readChoices(written) : undefined;
      if (!choices) continue;
      const path = ['steps', step, 'fields', index, 'choices', ...(Array.isArray(written) ? [0] : [])];
      const line = `[${choices.map(formatChoice).join(', ')}]`;
      findings.push(finding('wrong-kind', path, { cause: 'choices', line }));
    }
  const lists = findings.map(({ path }) => path.slice(0, path.indexOf('choices') + 1).join());
  return { findings, explains: (path) => lists.some((list) => `${path.join()},`.startsWith(`${list},`)) };
};
