import { yamlTokens } from './yaml-tokens.ts';

/** The deepest nesting of lists and groups; no section needs ten levels. */
export const maxDepth = 30;

/** A line that is indented so far, or has so many indicators, may nest deeper than the limit together with others. */
const mayNestDeeply = (line: string): boolean =>
  /^[ \t]{15}/.test(line) || (line.match(/[?:-](?=\s|$)/g)?.length ?? 0) >= maxDepth / 2;

/**
 * Whether a text may be nested too deep, by its indentation, indicators and brackets alone. Reading the tokens of every
 * document instead makes a cold build of 1,000 pages about a tenth slower.
 */
const mayBeDeep = (text: string): boolean =>
  text.split('\n').some(mayNestDeeply) || (text.match(/[[{]/g)?.length ?? 0) > maxDepth;

/** What may come before a list or group without beginning one. */
const isBefore = new Set<string | null>(['space', 'comment', 'byte-order-mark', 'anchor', 'tag']);

/**
 * The offset at which lists and groups are nested deeper than `maxDepth`, found before the text is parsed: the parser
 * and everything that reads a document descend level by level, and would overflow the stack or take minutes.
 */
export const findExcessiveDepth = (text: string): number | undefined => {
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
    else if (brackets === 0 && isLineBegin && !isBefore.has(kind)) {
      const column = offset - lineStart;
      columns = columns.filter((other) => other < column);
      columns.push(column);
      isLineBegin = kind === 'seq-item-ind' || kind === 'explicit-key-ind' || kind === 'map-value-ind';
    }
    if (brackets + columns.length > maxDepth) return offset;
  }
  return undefined;
};
