import { fieldOf, resolveNode, schemas } from '../../read/document/schemas.ts';
import type { Explain } from './first-error.ts';
import { contentAbove, contentFrom, fieldNames, indentOf, readLine } from './lines.ts';
import { mistake } from './mistake.ts';

const secondField =
  /^(?<start>\s*(?:- +)*)(?<name>[A-Za-z]\w*): (?<value>.*?[^,\s])(?<comma>,?)\s+(?<other>[A-Za-z]\w*):(?<rest>\s.*)?$/;

/** Two fields on one line; the entry of a list may have them in braces. */
export const twoFields: Explain = ({ lines, at }) => {
  const line = lines[at] ?? '';
  const groups = secondField.exec(line)?.groups ?? {};
  const { start = '', name = '', value = '', comma = '', other = '', rest = '' } = groups;
  if (![name, other].every((field) => fieldNames.has(field)) || rest.trim() === '' || /^["'[{]/.test(value))
    return undefined;
  const isWhole =
    start.includes('-') && comma !== '' && indentOf(lines[contentFrom(lines, at + 1)]) < start.length;
  if (isWhole) {
    const fixed = lines.with(at, `${start}{ ${line.slice(start.length)} }`);
    return mistake(['yaml-bracket', 'braces'], at, start.length, { fixed });
  }
  const second = `${other}:${rest}`;
  const fixed = lines.with(at, `${start}${name}: ${value}\n${start.replaceAll('-', ' ')}${second}`);
  return mistake(['yaml-syntax', 'two-fields'], at, start.length, { name: other, sign: second, fixed });
};

/** A text on the lines below its field, whose `>-` or `|` is missing, misspelt or followed by words. */
export const textHeader: Explain = ({ lines, at }) => {
  const head = lines.findLastIndex((line, place) => place <= at && readLine(line).name !== '');
  const { indent, dash, name, value, valueColumn } = readLine(lines[head]);
  const next = lines[contentFrom(lines, head + 1)] ?? '';
  const below = readLine(next);
  if (indentOf(next) <= indent.length + dash.length || below.dash !== '') return undefined;
  if (value === '' && head < at && below.name === '' && /:(?:\s|$)/.test(next)) {
    const fixed = lines.with(head, `${(lines[head] ?? '').trimEnd()} >-`);
    return mistake(['yaml-quotes', 'no-header'], head, indent.length, { name, fixed });
  }
  const sign = /^[|>»][|>»→+\-\d]*(?=\s|$)/.exec(value)?.[0];
  if (head !== at || sign === undefined) return undefined;
  return mistake(['yaml-quotes', / /.test(value) ? 'header-words' : 'header'], head, valueColumn, {
    name,
    sign,
  });
};

/** Whether a field of some schema is a group with another field in it. */
const isInGroup = (group: string, field: string): boolean =>
  Object.values(schemas).some((root) =>
    [root, ...Object.values(root.$defs ?? {})].some((node) => {
      const child = fieldOf(node, group);
      return child !== undefined && fieldOf(resolveNode(root, child), field) !== undefined;
    }),
  );

/** `image: hall.svg` with `alt:` below it. */
export const valueAndFields: Explain = ({ lines, at }) => {
  const below = readLine(lines[at]);
  const index = contentAbove(lines, at);
  const { indent, dash, name, value } = readLine(lines[index]);
  const column = indent.length + dash.length;
  const isBelow = below.indent.length > column && isInGroup(name, below.name);
  if (value === '' || /^[[{|>"']/.test(value) || !isBelow) return undefined;
  return mistake(['yaml-syntax', 'value-and-fields'], index, column, { name, sign: value });
};

const bracketAndWords = /^(?<start>\s*(?:- +)*(?:[A-Za-z]\w*: +)?[[{].*[}\]])(?<sign>[^\s}\],].*)$/;

/** Words behind the closing bracket of a list or group. */
export const afterBracket: Explain = ({ lines, at }) => {
  const { start = '', sign = '' } = bracketAndWords.exec(lines[at] ?? '')?.groups ?? {};
  return sign === '' ? undefined : mistake(['yaml-syntax', 'after-bracket'], at, start.length, { sign });
};

/** Words that are in no field. */
export const strayWords: Explain = ({ lines, at }) => {
  const { indent, dash, name, value } = readLine(lines[at]);
  if (name !== '' || dash !== '') return undefined;
  return mistake(['yaml-syntax', 'words'], at, indent.length, { sign: value });
};
