import { likelyColumn, missingListName, movedBlock, movedAbove, textColumn } from './columns.ts';
import type { Explain } from './first-error.ts';
import {
  blockTextLines,
  contentAbove,
  contentFrom,
  indentOf,
  isBlank,
  listNames,
  readLine,
} from './lines.ts';
import { mistake, type Mistake } from './mistake.ts';

/** A dash behind the name of a list whose entries are below. */
export const sameLine: Explain = ({ lines, at }) => {
  const { indent, name, value } = readLine(lines[at]);
  const next = readLine(lines[contentFrom(lines, at + 1)]);
  const isList = next.dash !== '' && next.indent.length > indent.length;
  if (name === '' || !/^-(?:\s|$)/.test(value) || !isList) return undefined;
  return mistake(['yaml-dash', 'same-line'], at, indent.length, { name });
};

/** Dashes that are missing before the first field of a list, or that begin a list where a group belongs. */
export const firstDash: Explain = ({ lines, at }) => {
  const { indent, dash } = readLine(lines[at]);
  const column = indent.length;
  const parent = lines.findLastIndex(
    (line, place) => place < at && !isBlank(line) && indentOf(line) < column,
  );
  const first = contentFrom(lines, parent + 1);
  const line = lines[first] ?? '';
  const start = readLine(line);
  const begin = start.indent.length;
  if (first >= at || start.name === '') return undefined;
  if (dash !== '' && start.dash === '' && begin === column + 2)
    return mistake(['yaml-dash', 'first'], first, begin, {
      fixed: lines.with(first, `${indent}- ${line.trim()}`),
    });
  if (dash !== '' || start.dash === '' || begin !== column) return undefined;
  const rest = lines.slice(first + 1).filter((other) => !isBlank(other));
  const end = rest.findIndex((other) => indentOf(other) < column);
  const isList = rest
    .slice(0, end < 0 ? undefined : end)
    .some((other) => readLine(other).dash !== '' && indentOf(other) === column);
  if (isList || listNames.has(readLine(lines[parent]).name)) return undefined;
  return mistake(['yaml-dash', 'group'], first, begin, { fixed: lines.with(first, line.replace('- ', '')) });
};

/** The fields of a group whose name is missing: the file begins with spaces. */
export const groupName: Explain = ({ lines }) => {
  const first = contentFrom(lines, 0);
  const column = indentOf(lines[first]);
  const isInner =
    column > 0 && readLine(lines[first]).name !== '' && lines.some((line) => /^[A-Za-z]/.test(line));
  return isInner ? mistake(['yaml-indent', 'group-name'], first, column) : undefined;
};

/** A list below a field that has a value already. */
export const listName: Explain = ({ lines, at, kind }) => {
  const { indent, dash, name } = readLine(lines[at]);
  const above = readLine(lines[contentAbove(lines, at)]);
  const column = above.indent.length + above.dash.length;
  const isSection = name === 'type' && lines.some((line) => line.startsWith('sections:'));
  const hasValue = above.name !== '' && above.value !== '' && !/^[|>]/.test(above.value);
  if (isSection || dash === '' || name === '' || !hasValue || column > indent.length) return undefined;
  const list = missingListName(lines, at, kind);
  const fixed = list === undefined ? [...lines] : lines.toSpliced(at, 0, `${' '.repeat(column)}${list}:`);
  return mistake(['yaml-indent', 'list-name'], at, indent.length, { fixed });
};

/** A line of a text that begins too far to the left, or the first one too far to the right. */
export const textIndent: Explain = ({ lines, at }) => {
  const texts = blockTextLines(lines);
  const first = lines.findLastIndex((_, place) => place <= at && texts.has(place) && !texts.has(place - 1));
  const [begin, to] = [indentOf(lines[first]), indentOf(lines[at])];
  if (texts.has(at) && first < at && begin > to)
    return mistake(['yaml-indent', 'first-line'], first, begin, { to });
  const isText = (place: number) => {
    const { name, dash } = readLine(lines[place]);
    return place >= 0 && name === '' && dash === '' && !texts.has(place);
  };
  let index = at;
  while (isText(index - 1) && !isBlank(lines[index - 1])) index -= 1;
  const column = isText(at) ? textColumn(lines, index) : undefined;
  if (column === undefined || column <= indentOf(lines[index])) return undefined;
  const end = lines.findIndex((line, place) => place >= index && (!isText(place) || isBlank(line)));
  const fixed = lines.map((line, place) =>
    place >= index && (end < 0 || place < end) && indentOf(line) < column
      ? ' '.repeat(column) + line.trim()
      : line,
  );
  // Below a text on one line, other words may have been pasted.
  const { value } = readLine(lines[contentAbove(lines, index)]);
  const isPlain = value !== '' && !/^[|>]/.test(value) && !texts.has(contentAbove(lines, index));
  const words = mistake(['yaml-syntax', 'words'], at, to, { sign: lines[at]?.trim() ?? '' });
  const found = mistake(['yaml-indent', 'text'], index, indentOf(lines[index]), { to: column, fixed });
  return isPlain ? { ...found, otherwise: words } : found;
};

/** Lines in a wrong column of which YAML reports the one below. */
export const movedLines: Explain = ({ source, lines, at, error }) => {
  const { line, column } = source.positionOf(error.pos[0]);
  const isWithin = line - 1 === at && column - 1 > indentOf(lines[at]);
  const found = isWithin ? undefined : movedAbove(lines, at);
  if (!found) return undefined;
  const { index, columns } = found;
  const begin = indentOf(lines[index]);
  const least = readLine(lines[at]).dash === '' ? indentOf(lines[at]) : Infinity;
  const movedTo = (to: number) =>
    lines.map((text, place) => {
      if (place < index || place >= at || isBlank(text)) return text;
      if (to < begin) return text.slice(begin - to);
      return indentOf(text) < least ? ' '.repeat(to - begin) + text : text;
    });
  return columns.toReversed().reduce<Mistake | undefined>(
    (otherwise, { column: to, line: example }) =>
      mistake(['yaml-indent', 'column'], index, begin, {
        to,
        example,
        fixed: movedTo(to),
        ...(otherwise && { otherwise }),
      }),
    undefined,
  );
};

/** A field or an entry in a column in which none of its kind begins. */
export const otherColumn: Explain = ({ lines, at }) => {
  const { name, dash, indent } = readLine(lines[at]);
  const likely = name === '' && dash === '' ? undefined : likelyColumn(lines, at);
  if (!likely) return undefined;
  const { column: to, line: example } = likely;
  return mistake(['yaml-indent', 'column'], at, indent.length, {
    to,
    example,
    fixed: movedBlock(lines, at, to),
  });
};
