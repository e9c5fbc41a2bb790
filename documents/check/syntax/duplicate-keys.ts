import { isMap, isScalar, isSeq, type Node, type Pair, type YAMLMap } from 'yaml';
import { finding, resolveFinding } from '../../problems/finding.ts';
import { pathAt } from '../../problems/path-at-offset.ts';
import type { Problem } from '../../problems/problem.ts';
import type { Source } from '../../read/document/source.ts';
import { linesOf } from './lines.ts';

const nameOf = ({ key }: Pair): string => String(isScalar(key) ? key.value : key);

const startOf = ({ key }: Pair): number => (isScalar(key) ? (key.range?.[0] ?? 0) : 0);

const textOf = ({ value }: Pair): string => JSON.stringify((value as Node | null)?.toJSON?.() ?? null);

/** The most problems that are reported; a file with more of them was made by a program. */
const mostReported = 20;

/** A field that is in a mapping a second time, with the first one. */
type Twin = { map: YAMLMap; pair: Pair; first: Pair };

/** The first doubled field of each mapping: others of the same one were copied together with it. */
const twinsIn = (node: unknown): Twin[] => {
  if (isSeq(node)) return node.items.flatMap(twinsIn);
  if (!isMap(node)) return [];
  const seen = new Map<string, Pair>();
  const pair = node.items.find((each) => seen.get(nameOf(each)) ?? !seen.set(nameOf(each), each));
  const first = pair && seen.get(nameOf(pair));
  return [
    ...(first ? [{ map: node, pair, first }] : []),
    ...node.items.flatMap(({ value }) => twinsIn(value)),
  ];
};

/** The field with which another entry begins: the last one below an empty line, up to the doubled one. */
const beginning = ({ map: { items }, pair }: Twin, source: Source): Pair | undefined => {
  const lines = linesOf(source.text);
  const isBelowBlank = (each: Pair) => (lines[source.positionOf(startOf(each)).line - 2] ?? '').trim() === '';
  return items.slice(1, items.indexOf(pair) + 1).findLast(isBelowBlank);
};

/**
 * Fields that are in one mapping twice; YAML would use the last one and drop the others without a message. Where the
 * first field of an entry is there twice, or an empty line is between, two entries have run into one.
 * @returns the problems, and whether the rest can be checked: not where whole lists, groups or entries are doubled
 */
export const duplicateKeys = (
  source: Source,
  value: unknown,
): { problems: Problem[]; isReadable: boolean } => {
  let isReadable = true;
  const problems = twinsIn(source.parse().document.contents)
    .slice(0, mostReported)
    .map((twin) => {
      const { map, pair, first } = twin;
      const name = nameOf(pair);
      const path = pathAt(source, startOf(pair) + 1).slice(0, -1);
      const isEntry = typeof path.at(-1) === 'number';
      const isSame = textOf(pair) === textOf(first);
      const isFirst = isEntry && first === map.items[0] && !(isSame && map.items.indexOf(pair) === 1);
      const begin = isEntry && !isFirst ? beginning(twin, source) : undefined;
      const isPage = path.length === 0 && name === 'title' && map.items.at(-1) !== pair;
      if (isSeq(pair.value) || isMap(pair.value) || isFirst || isPage || begin) isReadable = false;
      const other = isSame ? 'same' : isSeq(pair.value) ? 'lists' : 'texts';
      const cause = isPage ? 'page' : begin ? 'section' : other;
      const { line } = source.positionOf(startOf(first));
      const found = isFirst
        ? finding('yaml-indent', path, { cause: 'entry', name })
        : finding('duplicate-key', path, { cause, name, line, isEntry });
      const start = startOf(begin ?? pair);
      const range = source.rangeOf(start, start + nameOf(begin ?? pair).length);
      return { ...resolveFinding({ source, value }, found), range } as Problem;
    });
  return { problems, isReadable };
};
