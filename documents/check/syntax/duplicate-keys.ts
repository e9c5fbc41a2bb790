import { isMap, isPair, isScalar, isSeq, visit, type Node, type Pair, type YAMLMap } from 'yaml';
import { finding, toProblem } from '../../problems/finding.ts';
import type { Problem } from '../../problems/problem.ts';
import type { Path } from '../../read/document/path.ts';
import type { Source } from '../../read/document/source.ts';
import { someNode } from './some-node.ts';

const nameOf = ({ key }: Pair): string => String(isScalar(key) ? key.value : key);

const startOf = ({ key }: Pair): number => (isScalar(key) ? (key.range?.[0] ?? 0) : 0);

const pathOf = (ancestors: readonly unknown[]): Path =>
  ancestors.flatMap((node, index): Path => {
    if (isPair(node)) return [nameOf(node)];
    return isSeq(node) ? [node.items.indexOf(ancestors[index + 1])] : [];
  });

const textOf = ({ value }: Pair): string => JSON.stringify((value as Node | null)?.toJSON?.() ?? null);

const hasTwins = (node: Node): boolean =>
  isMap(node) && new Set(node.items.map(nameOf)).size < node.items.length;

/** The most problems that are reported; a file with more of them was made by a program. */
const mostReported = 20;

/** A field that is in a mapping a second time, with the first one. */
type Twin = { pair: Pair; first: Pair };

/** The first field of each run of doubled fields: those in a row were copied together. */
const twinsIn = ({ items }: YAMLMap): Twin[] => {
  const seen = new Map<string, Pair>();
  let before = -2;
  return items.flatMap((pair, index) => {
    const first = seen.get(nameOf(pair));
    if (!first) seen.set(nameOf(pair), pair);
    if (!first) return [];
    const isNext = before === index - 1;
    before = index;
    return isNext ? [] : { pair, first };
  });
};

/** The field with which another entry begins: the last one below an empty line, up to the doubled one. */
const beginning = ({ items }: YAMLMap, twin: Pair, source: Source): Pair | undefined => {
  const lines = source.text.split('\n');
  const isBelowBlank = (pair: Pair) => (lines[source.positionOf(startOf(pair)).line - 2] ?? '').trim() === '';
  return items.slice(1, items.indexOf(twin) + 1).findLast(isBelowBlank);
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
  const { document } = source.parse();
  if (!someNode(document.contents, hasTwins)) return { problems: [], isReadable: true };
  const problems: Problem[] = [];
  let isReadable = true;
  const report = (map: YAMLMap, { pair, first }: Twin, path: Path, isEntry: boolean): boolean => {
    const name = nameOf(pair);
    const { line } = source.positionOf(startOf(first));
    const isSame = textOf(pair) === textOf(first);
    const isFirst = isEntry && first === map.items[0] && !(isSame && map.items.indexOf(pair) === 1);
    const begin = isEntry && !isFirst ? beginning(map, pair, source) : undefined;
    const isGroup = isSeq(pair.value) || isMap(pair.value);
    const isPage = path.length === 0 && name === 'title' && map.items.at(-1) !== pair;
    if (isGroup || isFirst || isPage || begin) isReadable = false;
    const cause = isPage
      ? 'page'
      : begin
        ? 'section'
        : isSame
          ? 'same'
          : isSeq(pair.value)
            ? 'lists'
            : 'texts';
    const found = isFirst
      ? finding('yaml-indent', path, { cause: 'entry', name })
      : finding('duplicate-key', path, { cause, name, line, isEntry });
    const start = startOf(begin ?? pair);
    problems.push({
      ...toProblem({ source, value }, found),
      range: source.rangeOf(start, start + nameOf(begin ?? pair).length),
    } as Problem);
    return isFirst;
  };
  visit(document, {
    Map: (_, map, ancestors) => {
      const isEntry = isSeq(ancestors.at(-1));
      for (const twin of twinsIn(map).slice(0, mostReported - problems.length))
        if (report(map, twin, pathOf([...ancestors, map]), isEntry)) break;
    },
  });
  return { problems, isReadable };
};
