import { fileProblem } from '../../problems/finding.ts';
import type { Problem } from '../../problems/problem.ts';
import type { Source } from '../../read/document/source.ts';
import { yamlTokens } from './lines/yaml-tokens.ts';

/** The deepest nesting of lists and groups; no section needs ten levels. */
const mostDepth = 30;

/** A line that begins with so many spaces, dashes and the like. */
const deepLine = new RegExp(`^[ \\t?:-]{${mostDepth / 2},}`, 'm');

/** A quick test whether a text may be nested deeper, by its indentation and brackets alone. */
const mayBeDeep = (text: string): boolean => {
  if (deepLine.test(text)) return true;
  let open = 0;
  for (const [sign] of text.matchAll(/[[\]{}]/g)) {
    open = Math.max(0, open + (sign === '[' || sign === '{' ? 1 : -1));
    if (open > mostDepth) return true;
  }
  return false;
};

/** The offset at which lists and groups stand too deep in one another. */
const tooDeepAt = (text: string): number | undefined => {
  if (!mayBeDeep(text)) return undefined;
  /** The columns at which lists and groups of the lines above begin, from the outside in. */
  let columns: number[] = [];
  let brackets = 0;
  let lineStart = 0;
  let isLineBegin = true;
  for (const { kind, text: word, offset } of yamlTokens(text)) {
    if (word.includes('\n')) {
      lineStart = offset + word.lastIndexOf('\n') + 1;
      isLineBegin = word.endsWith('\n');
    } else if (kind === 'flow-map-start' || kind === 'flow-seq-start') brackets += 1;
    else if (kind === 'flow-map-end' || kind === 'flow-seq-end') brackets = Math.max(0, brackets - 1);
    else if (brackets === 0 && isLineBegin && kind !== 'space' && kind !== 'comment') {
      const column = offset - lineStart;
      columns = columns.filter((other) => other < column);
      columns.push(column);
      isLineBegin = kind === 'seq-item-ind' || kind === 'explicit-key-ind' || kind === 'map-value-ind';
    }
    if (brackets + columns.length > mostDepth) return offset;
  }
  return undefined;
};

/**
 * Lists and groups that stand too deep in one another: one problem where they do. Everything that reads a document
 * goes down into it level by level, and would overflow the stack.
 */
export const excessiveDepth = ({ file, text }: Source): Problem[] => {
  const offset = tooDeepAt(text);
  if (offset === undefined) return [];
  const message = `lists and groups stand more than ${mostDepth} deep in one another`;
  const problem = fileProblem(file, 'yaml-depth', message, 'Remove the dashes, brackets or spaces too many.');
  const before = text.slice(0, offset).split('\n');
  return [{ ...problem, line: before.length, column: [...(before.at(-1) ?? '')].length + 1 }];
};
