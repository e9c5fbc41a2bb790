import { yamlTokens } from './yaml-tokens.ts';

/** Maximum nesting depth of lists and mappings; no section needs ten levels. */
export const maxDepth = 30;

/**
 * Whether a line is indented so far, or has so many indicators, that it may exceed the depth limit together with
 * other lines.
 */
const mayNestDeeply = (line: string): boolean =>
  /^[ \t]{15}/.test(line) || (line.match(/[?:-](?=\s|$)/g)?.length ?? 0) >= maxDepth / 2;

/**
 * Whether a text may be nested too deep, by its indentation, indicators and brackets alone. Reading the tokens of every
 * document instead makes a cold build of 1,000 pages about a tenth slower.
 */
const mayBeDeep = (text: string): boolean =>
  text.split('\n').some(mayNestDeeply) || (text.match(/[[{]/g)?.length ?? 0) > maxDepth;

/** Token types that may precede a list or mapping without beginning one. */
const isBefore = new Set<string | null>(['space', 'comment', 'byte-order-mark', 'anchor', 'tag']);

/** Caches the result for the last text, because the syntax check and the parser request the same one. */
let last: { text: string; offset: number | undefined } = { text: '', offset: undefined };

/**
 * Returns the offset at which lists and mappings are nested deeper than `maxDepth`. This is checked before parsing,
 * because the parser and all readers of a document are recursive: they would overflow the stack or take minutes.
 */
export const findExcessiveDepth = (text: string): number | undefined => {
  if (last.text !== text) last = { text, offset: mayBeDeep(text) ? findDepth(text) : undefined };
  return last.offset;
};

const findDepth = (text: string): number | undefined => {
  /** The columns at which the open lists and mappings begin, outermost first. */
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
