import type { Node, Pair, YAMLMap } from 'yaml';
import { isMap, isPair, isScalar, isSeq, visit } from 'yaml';
import type { Finding } from '../../problems/legacy.ts';
import { toProblem } from '../../problems/legacy.ts';
import type { Problem } from '../../problems/problem.ts';
import type { Source } from '../../read/document/source.ts';
import { aComment, quoted } from '../../problems/words.ts';
import { someNode } from './some-node.ts';

type Path = (string | number)[];

const nameOf = ({ key }: Pair): string => String(isScalar(key) ? key.value : key);

const startOf = ({ key }: Pair): number => (isScalar(key) ? (key.range?.[0] ?? 0) : 0);

const pathOf = (ancestors: readonly unknown[]): Path =>
  ancestors.flatMap((node, index): Path => {
    const next = ancestors[index + 1];
    if (isPair(node)) return [nameOf(node)];
    return isSeq(node) ? [node.items.indexOf(next)] : [];
  });

/** A field that stands a second time, with the one before it. */
type Twin = { pair: Pair; first: Pair; map: YAMLMap; parent: unknown };

type Words = Pick<Finding, 'code' | 'message' | 'fix'>;

const textOf = ({ value }: Pair): string => JSON.stringify((value as Node | null)?.toJSON?.() ?? null);

/** In an entry of a list, the line with the dash and the first field of the next entry may be missing. */
const newEntry = ({ map, parent }: Twin): string => {
  const [start] = map.items;
  if (!isSeq(parent) || !start || nameOf(start) === 'type') return '';
  return `If another entry begins here, write its first line above: - ${nameOf(start)}: and its words. `;
};

const fixFor = ({ pair, first, map, parent }: Twin, line: number): string => {
  if (textOf(pair) === textOf(first)) return 'Remove it here: both say the same.';
  if (!isSeq(pair.value) || !isSeq(first.value))
    return `${newEntry({ pair, first, map, parent })}Only one is shown: bring the words of both together, or move one into ${aComment}.`;
  const isNext = map.items.indexOf(pair) === map.items.indexOf(first) + 1;
  return isNext
    ? 'Remove this line: the entries below it belong to the list above.'
    : `Move its entries to the end of the list on line ${line}, and remove this line.`;
};

const wordsFor = (twin: Twin, source: Source): Words => {
  const { pair, first, map, parent } = twin;
  const name = nameOf(pair);
  const isCopy = textOf(pair) === textOf(first) && map.items.indexOf(pair) === 1;
  if (first === map.items[0] && isSeq(parent) && !isCopy) {
    const fix = `Write "- " before ${quoted(name)}, in the column of the other dashes.`;
    return { code: 'yaml-indent', message: 'an entry begins here without a dash', fix };
  }
  const { line } = source.positionOf(startOf(first));
  if (!parent && name === 'title' && map.items.at(-1) !== pair) {
    const message = `a second page begins here; the first one begins on line ${line}`;
    return {
      code: 'duplicate-key',
      message,
      fix: 'Move it to a file of its own.',
    };
  }
  const message = `the field ${quoted(name)} stands here twice, first on line ${line}`;
  return { code: 'duplicate-key', message, fix: fixFor(twin, line) };
};

const hasTwins = (node: Node): boolean =>
  isMap(node) && new Set(node.items.map(nameOf)).size < node.items.length;

/**
 * Fields that stand twice in one mapping; YAML would keep the last one and drop the others without a word. Several in
 * a row were copied together and are one problem. Where the first field of an entry stands twice, two entries have run
 * into one.
 * @returns the problems, and whether the rest can be judged: not where whole lists, groups or entries stand twice
 */
export const duplicateKeys = (
  source: Source,
  value: unknown,
): { problems: Problem[]; isReadable: boolean } => {
  const { document } = source.parse();
  if (!someNode(document.contents, hasTwins)) return { problems: [], isReadable: true };
  const problems: Problem[] = [];
  let isReadable = true;
  visit(document, {
    Map: (_, map, ancestors) => {
      const seen = new Map<string, Pair>();
      let before: Pair | undefined;
      for (const pair of map.items) {
        const first = seen.get(nameOf(pair));
        if (!first) {
          seen.set(nameOf(pair), pair);
          continue;
        }
        const isCopiedOn = before !== undefined && map.items.indexOf(before) === map.items.indexOf(pair) - 1;
        before = pair;
        if (isSeq(pair.value) || isMap(pair.value)) isReadable = false;
        if (isCopiedOn) continue;
        const parent = ancestors.at(-1) === document ? undefined : ancestors.at(-1);
        const words = wordsFor({ pair, first, map, parent }, source);
        const finding = { path: pathOf([...ancestors, map]), ...words };
        problems.push({
          ...toProblem({ source, value }, finding),
          range: source.rangeOf(startOf(pair), startOf(pair)),
        });
        if (words.code !== 'yaml-indent') continue;
        isReadable = false;
        break;
      }
    },
  });
  return { problems, isReadable };
};
