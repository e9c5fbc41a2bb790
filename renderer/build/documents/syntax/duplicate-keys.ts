import type { Pair, YAMLMap } from 'yaml';
import { isPair, isScalar, isSeq, visit } from 'yaml';
import type { Finding } from '../finding.ts';
import { toProblem } from '../finding.ts';
import type { Problem } from '../problem.ts';
import type { Source } from '../source.ts';
import { quoted } from '../words.ts';

type Path = (string | number)[];

const nameOf = ({ key }: Pair): string => String(isScalar(key) ? key.value : key);

const startOf = ({ key }: Pair): number => (isScalar(key) ? (key.range?.[0] ?? 0) : 0);

const pathOf = (ancestors: readonly unknown[]): Path =>
  ancestors.flatMap((node, index): Path => {
    const next = ancestors[index + 1];
    if (isPair(node)) return [nameOf(node)];
    return isSeq(node) ? [node.items.indexOf(next)] : [];
  });

const twice = (
  pair: Pair,
  first: Pair,
  map: YAMLMap,
  parent: unknown,
  source: Source,
): Omit<Finding, 'path'> => {
  const name = nameOf(pair);
  if (first === map.items[0] && isSeq(parent)) {
    const fix = `Write "- " before ${quoted(name)}, in the column of the other dashes.`;
    return { code: 'yaml-indent', message: 'an entry begins here without a dash', fix };
  }
  const { line } = source.positionOf(startOf(first));
  const message = `the field ${quoted(name)} stands here twice, first on line ${line}`;
  return { code: 'duplicate-key', message, fix: 'Keep one of the two.' };
};

/**
 * Fields that stand twice in one mapping; YAML would keep the last one and drop the others without a word. Where the
 * first field of an entry stands twice, two entries have run into one.
 */
export const duplicateKeys = (source: Source, value: unknown): Problem[] => {
  const { document } = source.parse();
  const problems: Problem[] = [];
  if (document.errors.length === 0) return problems;
  visit(document, {
    Map: (_, map, ancestors) => {
      const seen = new Map<string, Pair>();
      for (const pair of map.items) {
        const first = seen.get(nameOf(pair));
        if (!first) {
          seen.set(nameOf(pair), pair);
          continue;
        }
        const finding = {
          path: pathOf([...ancestors, map]),
          ...twice(pair, first, map, ancestors.at(-1), source),
        };
        problems.push({ ...toProblem({ source, value }, finding), ...source.positionOf(startOf(pair)) });
        if (finding.code === 'yaml-indent') break;
      }
    },
  });
  return problems;
};
