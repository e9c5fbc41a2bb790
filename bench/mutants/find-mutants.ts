import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { diffLines } from 'diff';
import { parseSync } from 'vite';

/** A change of one place in a file, which a test should notice. Lines and columns start at 1 and 0. */
export type Mutant = {
  file: string;
  line: number;
  /** The same line in the baseline. */
  baselineLine: number;
  column: number;
  removed: string;
  inserted: string;
};

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const otherOperators: Record<string, string> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
};

/** Nodes without mutants: types, imports and what only says how a page looks. */
const isSkipped = (node: Node, code: string): boolean =>
  /^(TS(?!As|NonNull|Satisfies)|Import|ExportAll)/.test(node.type) ||
  (/^(JSXAttribute|Property|VariableDeclarator)$/.test(node.type) &&
    /^\w*(sx|style|styles)\b/i.test(code.slice(node.start, node.end)));

/** Returns the replacement of a node: conditions are negated, constants changed, statements removed. */
const replace = (node: Node, code: string): { start: number; end: number; inserted: string }[] => {
  const { type, start, end, value, operator, test } = node as Node & { operator?: string; test?: unknown };
  if (type === 'ExpressionStatement' && !('directive' in node && node['directive']))
    return [{ start, end, inserted: ';' }];
  if (type === 'Literal' && typeof value === 'number') return [{ start, end, inserted: String(value + 1) }];
  if (type === 'Literal' && typeof value === 'boolean') return [{ start, end, inserted: String(!value) }];
  if (/^(If|While)Statement$|^ConditionalExpression$/.test(type) && isNode(test))
    return [{ start: test.start, end: test.end, inserted: `!(${code.slice(test.start, test.end)})` }];
  const other = otherOperators[operator ?? ''];
  const [left, right] = [node['left'], node['right']];
  if (!other || !isNode(left) || !isNode(right)) return [];
  const between = code.slice(left.end, right.start);
  const at = left.end + between.indexOf(operator ?? '');
  return [{ start: at, end: at + (operator ?? '').length, inserted: other }];
};

const replacementsIn = (node: Node, code: string): ReturnType<typeof replace> => {
  if (isSkipped(node, code)) return [];
  const children = Object.values(node).flat().filter(isNode);
  return [...replace(node, code), ...children.flatMap((child) => replacementsIn(child, code))];
};

/** Returns the number of each line that is equal in the baseline, by its number in this commit. */
const commonLines = (baseline: string, code: string): Map<number, number> => {
  const lines = new Map<number, number>();
  let [here, there] = [1, 1];
  for (const { added, removed, count = 0 } of diffLines(baseline, code)) {
    if (!added && !removed) for (let n = 0; n < count; n += 1) lines.set(here + n, there + n);
    if (!removed) here += count;
    if (!added) there += count;
  }
  return lines;
};

const show = (commit: string, file: string): string | undefined => {
  try {
    return execFileSync('git', ['show', `${commit}:${file}`], { encoding: 'utf8', stdio: 'pipe' });
  } catch {
    return undefined;
  }
};

const mutantsOf = (file: string, baseline: string): Mutant[] => {
  const former = show(baseline, file);
  if (former === undefined) return [];
  const code = readFileSync(file, 'utf8');
  const common = commonLines(former, code);
  const program = parseSync(file, code).program as unknown as Node;
  return replacementsIn(program, code).flatMap(({ start, end, inserted }) => {
    const before = code.slice(0, start).split('\n');
    const removed = code.slice(start, end);
    const numbers = removed.split('\n').map((_, n) => common.get(before.length + n));
    const [baselineLine] = numbers;
    if (baselineLine === undefined || numbers.some((number, n) => number !== baselineLine + n)) return [];
    return [
      { file, line: before.length, baselineLine, column: before.at(-1)?.length ?? 0, removed, inserted },
    ];
  });
};

/**
 * Returns mutants of the engine, drawn at random: the same ones for the same seed and commits.
 * @param count how many
 * @param baseline commit in which the lines of every mutant are the same
 */
export const findMutants = (folders: string[], count: number, seed: string, baseline: string): Mutant[] => {
  const rank = ({ file, line, column, inserted }: Mutant) =>
    createHash('sha256').update(`${seed} ${file} ${line} ${column} ${inserted}`).digest('hex');
  return execFileSync('git', ['ls-files', ...folders], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file))
    .filter((file) => !/\.(test|d)\.|\/(test|compiled|theme)\/|oldest-browsers/.test(file))
    .flatMap((file) => mutantsOf(file, baseline))
    .map((mutant) => ({ mutant, rank: rank(mutant) }))
    .toSorted((a, b) => a.rank.localeCompare(b.rank))
    .slice(0, count)
    .map(({ mutant }) => mutant);
};

/** Returns a file's text with a mutant. @param line where the mutant is in this text, from 1 */
export const applyMutant = (code: string, { column, removed, inserted }: Mutant, line: number): string => {
  const start =
    code
      .split('\n')
      .slice(0, line - 1)
      .join('\n').length +
    (line > 1 ? 1 : 0) +
    column;
  if (!code.startsWith(removed, start)) throw new Error(`Line ${line} does not contain ${removed}.`);
  return code.slice(0, start) + inserted + code.slice(start + removed.length);
};
