import type { YAMLError } from 'yaml';
import type { Source } from '../document/source.ts';
import { yamlTokens } from '../document/yaml-tokens.ts';
import { columnRepairs, dashRepairs, listRepair } from './column-repairs.ts';
import { lineRepairs, quoteRepair } from './line-repairs.ts';
import {
  blockHeader,
  contentAbove,
  contentFrom,
  indentOf,
  isBlank,
  isPlainText,
  linesOf,
  readLine,
  type TextLines,
} from './lines.ts';
import { replaceLine, type Repair } from './repair.ts';

/** An error of the parser, and the index of its line. */
export type Stop = { source: Source; lines: TextLines; at: number; error: YAMLError };

/** Repairs quotes that are open: YAML reads the following fields as text up to the next quote. */
function* openQuoteRepairs({ source, lines }: Stop): Generator<Repair> {
  for (const { kind, text, offset } of yamlTokens(source.text)) {
    const [first = '', ...below] = linesOf(text);
    if (!/^(?:single|double)-quoted-scalar$/.test(kind ?? '') || below.length === 0) continue;
    const { line, column } = source.positionOf(offset);
    const index = line - 1;
    const closed = first.replace(/["'”’“‘\s]*$/, '') + first.charAt(0);
    const fixed = replaceLine(
      lines,
      index,
      (lines[index] ?? '').replace(first, () => closed),
    );
    yield { code: 'yaml-quotes', cause: 'open', index, column: column - 1, lines: fixed };
  }
}

const closing: Record<string, string> = { '{': '}', '[': ']' };

/** Adds brackets that are missing where the parser stops, and removes surplus closing brackets. */
function* openBracketRepairs({ source, lines, at, error }: Stop): Generator<Repair> {
  const code = 'yaml-bracket';
  const [end] = error.pos;
  const { line, column } = source.positionOf(end);
  const stopped = lines[at] ?? '';
  if (error.message.includes('Unexpected flow-') && line - 1 === at) {
    const fixed = stopped.slice(0, column - 1) + stopped.slice(column);
    yield { code, index: at, column: column - 1, lines: replaceLine(lines, at, fixed) };
  }
  const open: { offset: number; bracket: string }[] = [];
  for (const { kind, text: bracket, offset } of yamlTokens(source.text)) {
    if (offset > end) break;
    if (kind === 'flow-map-start' || kind === 'flow-seq-start') open.push({ offset, bracket });
    else if (bracket === closing[open.at(-1)?.bracket ?? '']) open.pop();
  }
  const [outermost] = open;
  if (!outermost) return;
  const begin = source.positionOf(outermost.offset);
  const index = begin.line - 1;
  const ends = open
    .map(({ bracket }) => closing[bracket])
    .toReversed()
    .join('');
  const written = (lines[index] ?? '').trimEnd();
  for (const fixed of [`${written.replace(/,$/, '')} ${ends}`, written.replace(/[}\]]$/, '') + ends])
    yield { code, index, column: begin.column - 1, lines: replaceLine(lines, index, fixed) };
  for (const place of [at, Math.max(0, contentAbove(lines, at))])
    yield { code, index: place, column: 0, lines: replaceLine(lines, place, `${lines[place]},`) };
}

/** Makes a line that is not YAML a comment. */
const commentRepair = (lines: TextLines, index: number): Repair => ({
  code: 'yaml-words',
  index,
  column: indentOf(lines[index]),
  sign: (lines[index] ?? '').trim(),
  lines: replaceLine(lines, index, `# ${lines[index]}`),
});

/** Replaces tabs at the beginning of lines by spaces. */
const tabRepair = (lines: TextLines, index: number, width: number): Repair => ({
  code: 'yaml-tab',
  index,
  column: (lines[index] ?? '').indexOf('\t'),
  lines: lines.map((line) => line.replace(/^[-\s]*/, (before) => before.replaceAll('\t', ' '.repeat(width)))),
});

/** Yields the repairs of an error whose cause is certain; nothing for another one. */
export function* findSureRepairs({ lines, at, error }: Stop): Generator<Repair> {
  const { value } = readLine(lines[at]);
  const tab = [at, at + 1].find((index) => /^[ -]*\t/.test(lines[index] ?? ''));
  if (tab !== undefined) yield* [2, 4].map((width) => tabRepair(lines, tab, width));
  else if (error.code === 'BAD_DQ_ESCAPE' || (/^[|>]/.test(value) && !blockHeader.test(value)))
    yield quoteRepair(lines, at);
}

/** Yields possible repairs of a text with a syntax error, the most specific one first. */
export function* findRepairs(stop: Stop): Generator<Repair> {
  const { lines, at } = stop;
  const around = [...new Set([at, contentFrom(lines, at + 1), Math.max(0, contentAbove(lines, at))])];
  yield* openQuoteRepairs(stop);
  for (const index of around) yield* lineRepairs(lines, index);
  yield* openBracketRepairs(stop);
  if (isPlainText(lines[at])) yield* [...columnRepairs(lines, at), commentRepair(lines, at)];
  for (const index of around) yield* [...columnRepairs(lines, index), ...dashRepairs(lines, index)];
  // Several lines above may have been moved to the left together, which ends the list that they belong to.
  const indent = indentOf(lines[at]);
  const left = lines.findLastIndex((line, place) => place < at && !isBlank(line) && indentOf(line) < indent);
  for (
    let index = left;
    index >= 0 && indentOf(lines[index]) === indentOf(lines[left]);
    index = contentAbove(lines, index)
  )
    yield* columnRepairs(lines, index, at);
  for (const index of [contentFrom(lines, left + 1), ...around]) {
    const { isEntry, name } = readLine(lines[index]);
    const canBegin = isEntry ? name !== 'type' || !lines.includes('sections:') : index < at;
    for (const to of [indent, indent - 2]) if (to >= 0 && canBegin) yield listRepair(lines, index, to);
  }
}

/**
 * Yields possible repairs of a document in which some values violate the schema.
 * @param places the indexes of the lines with these values
 */
export function* findStructureRepairs(lines: TextLines, places: readonly number[]): Generator<Repair> {
  const isEntryOf = (at: number) => (line: string, place: number) =>
    place < at && readLine(line).isEntry && indentOf(line) < indentOf(lines[at]);
  const around = new Set(places.flatMap((at) => [at, lines.findLastIndex(isEntryOf(at))]));
  around.delete(-1);
  for (const index of around) {
    yield* lineRepairs(lines, index);
    yield* columnRepairs(lines, index);
    yield* dashRepairs(lines, index);
  }
}
