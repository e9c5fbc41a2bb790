import {
  blockHeads,
  contentAbove,
  indentOf,
  isBlank,
  isPlainText,
  readLine,
  type TextLines,
} from './lines.ts';
import { replaceLine, type Repair } from './repair.ts';

/** Returns the columns in which a line may begin: those of the lines above, and one level deeper; the likely ones are first. */
const findColumns = (lines: TextLines, index: number, isText: boolean): number[] => {
  const texts = blockHeads(lines);
  const columns = new Set<number>();
  let least = Infinity;
  for (let place = index - 1; place >= 0 && least > 0; place -= 1) {
    const { indent, column, isEntry, name } = readLine(lines[place]);
    const isOther = texts.has(place) || isPlainText(lines[place]);
    if (isBlank(lines[place]) || indent >= least || (isOther && !isText)) continue;
    for (const each of [indent, column, ...(isEntry || name !== '' ? [column + 2] : [])]) columns.add(each);
    least = indent;
  }
  const own = indentOf(lines[index]);
  columns.delete(own);
  const all = [...columns];
  return (isText ? all : all.toSorted((a, b) => Math.abs(a - own) - Math.abs(b - own))).slice(0, 4);
};

/**
 * Moves lines that begin in a column where no field, entry or text may begin to the columns of the lines above.
 * @param until index of a line that need not be moved
 */
export function* columnRepairs(lines: TextLines, index: number, until = index + 1): Generator<Repair> {
  const column = indentOf(lines[index]);
  const isText = isPlainText(lines[index]);
  const above = readLine(lines[contentAbove(lines, index)]);
  const isBelowText = above.name === '' || /^$|^[|>]/.test(above.value) || column < above.column;
  // Words below a text of one line need not belong to it: they may have been pasted.
  if (isText && !(isBelowText && /^\s*[\p{L}\p{N}*([]/u.test(lines[index] ?? ''))) return;
  const findEnd = (isEnd: (line: string) => boolean) => {
    const end = lines.findIndex((line, place) => place > index && !isBlank(line) && isEnd(line));
    return end < 0 ? lines.length : end;
  };
  const blockEnd = findEnd((line) => (isText ? !isPlainText(line) : indentOf(line) <= column));
  const groupEnd = findEnd((line) => indentOf(line) < column || readLine(line).isEntry);
  for (const to of findColumns(lines, index, isText))
    for (const end of new Set([index + 1, index + 2, index + 3, blockEnd, groupEnd, until])) {
      const moved = lines.map((line, place) =>
        place < index || place >= end || isBlank(line)
          ? line
          : ' '.repeat(Math.max(0, indentOf(line) + to - column)) + line.trimStart(),
      );
      // A line with the name of a field is not moved into the text above.
      if (isText || !blockHeads(moved).has(index)) yield { code: 'yaml-indent', index, column, lines: moved };
    }
}

/** Removes the dashes before fields that belong to the entry above, up to the next entry that begins like it. */
export function* dashRepairs(lines: TextLines, index: number): Generator<Repair> {
  const column = indentOf(lines[index]);
  if (!readLine(lines[index]).isEntry) return;
  const isEntryLine = (line: string) => indentOf(line) === column && readLine(line).isEntry;
  const { name: first } = readLine(lines.findLast((line, place) => place < index && isEntryLine(line)));
  const isNext = (line: string) =>
    isEntryLine(line) ? readLine(line).name === first : indentOf(line) < column;
  const next = lines.findIndex((line, place) => place > index && !isBlank(line) && isNext(line));
  const isSplit = (line: string, place: number) =>
    place >= index && (next < 0 || place < next) && isEntryLine(line);
  const joined = lines.map((line, place) => (isSplit(line, place) ? line.replace('- ', '  ') : line));
  const alone = replaceLine(lines, index, (lines[index] ?? '').replace(/- +/, ''));
  for (const fixed of [joined, alone])
    yield { code: 'yaml-dash', cause: 'split', index, column, lines: fixed };
}

/** Moves the name of a list to a separate line, or adds a dash before the first entry of the list. */
export const listRepair = (lines: TextLines, index: number, indent: number): Repair => {
  const { isEntry, name } = readLine(lines[index]);
  const sign = name === 'type' ? 'sections:' : 'items:';
  const before = ' '.repeat(indent);
  const line = lines[index] ?? '';
  const written = isEntry ? [before + sign, line] : [`${before}- ${line.trim()}`];
  const code = isEntry ? 'yaml-list' : 'yaml-dash';
  return {
    code,
    cause: 'missing',
    index,
    column: indentOf(line),
    sign,
    lines: replaceLine(lines, index, ...written),
  };
};
