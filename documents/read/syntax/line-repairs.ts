import {
  blockHeader,
  blockHeads,
  contentFrom,
  isPlainText,
  knownFieldNames,
  readLine,
  type TextLines,
} from './lines.ts';
import { replaceLine, type Repair } from './repair.ts';

const name = String.raw`(?<name>[A-Za-z]\w*)`;
const start = String.raw`(?<start>\s*(?:- +)*)`;

/**
 * Mistakes in the characters of a line, and their replacements. `name` must be a known field; lines with the same
 * `sign` contain the same mistake.
 */
const lineMistakes: [Repair['code'], RegExp, string][] = [
  ['yaml-colon', new RegExp(String.raw`^${start}${name}: +\k<name>: `), '$<start>$<name>: '],
  [
    'yaml-colon',
    new RegExp(
      String.raw`^${start}["“”'*]{0,2}${name}(?<sign>["“”'*]{0,2}(?:\s*[^\w\s"“'{[(]{1,2}\*{0,2}|(?=\s|$)))[ \t]*(?<rest>.*)$`,
    ),
    '$<start>$<name>: $<rest>',
  ],
  [
    'yaml-dash',
    /^(?<start>\s*)(?<sign>--|- -|-|\d{1,2}[.)]|[^\s\p{L}\p{N}"'“„{[(<#&!|>-])\s*(?=[\p{L}\p{N}"'{[])/u,
    '$<start>- ',
  ],
  ['yaml-comma', /^(?<start>\s*\S.*["'}\]\w.])(?<sign>,)\s*$/, '$<start>'],
  [
    'yaml-note',
    /^(?<start>\s*)(?<sign>\/\/|\/\*+|<!--)\s*(?<rest>.*?)\s*(?:-->|\*\/)?$/,
    '$<start># $<rest>',
  ],
];

const matchMistake = (pattern: RegExp, line = ''): Record<string, string> | undefined => {
  const groups = pattern.exec(line)?.groups;
  return groups?.['name'] === undefined || knownFieldNames.has(groups['name']) ? groups : undefined;
};

/** Repairs a mistake in the characters of a line, and the same mistake in all other lines. */
function* characterRepairs(lines: TextLines, index: number): Generator<Repair> {
  const texts = blockHeads(lines);
  for (const [code, pattern, write] of lineMistakes) {
    const found = matchMistake(pattern, lines[index]);
    if (!found) continue;
    const { sign, start: before = '' } = found;
    const isSame = (line: string, place: number) =>
      place === index || (!texts.has(place) && matchMistake(pattern, line)?.['sign'] === sign);
    const fixed = lines.map((line, place) =>
      isSame(line, place) ? line.replace(pattern, write).trimEnd() : line,
    );
    yield { code, cause: 'missing', index, column: before.length, sign: sign?.trim(), lines: fixed };
  }
}

const field = String.raw`["']?[A-Za-z]\w*["']?:(?=\s)`;
const knownField = String.raw`["']?(?:${[...knownFieldNames].join('|')})["']?:(?=\s)`;
const secondPart = new RegExp(
  String.raw`^(?<first>\s*(?:- +)*["']?\w+["']?:(?: .*?\S)??),?\s+(?<rest>(?:${knownField}|- ).*)$`,
);
const missingComma = new RegExp(String.raw`(?<=[^\s,{[;]);?(\s+${knownField})|(?<=["'])( +["'])`, 'g');
const flowValue = new RegExp(
  String.raw`(?<=[{,]\s*)(${field}\s+)(.*?)(?=\s*,\s*${field}|\s*[}\]]*\s*$)`,
  'g',
);

/** Returns a line with the brackets, commas and colons of fields on one line. */
const repairFlow = (line: string): string =>
  line
    .replace(/\((\s*\w+: [^()]*)\)/g, '{$1}')
    .replace(missingComma, ',$1$2')
    .replace(/,(?:\s*,)+/g, ',')
    .replace(/(?<=[{,]\s*)([A-Za-z]\w*)(?::(?=[^\s"'])|\s*=\s*)/g, '$1: ');

/** Returns a text in YAML quotes, without typographic or unbalanced quotes around it. */
const quoteText = (value: string): string => {
  const text = value
    .replace(/^(?:["“„‘‚«»`]|'{1,2})(.*?)(?:["”“’‘»«`]|'{1,2})$/s, '$1')
    .replace(/^(\/\S*) +(#\S+)$/, '$1$2');
  return text.includes('"') && !text.includes("'") ? `'${text}'` : JSON.stringify(text);
};

const needsNoQuotes = /^(?:\[.*\]|\{[^{}]*:[^{}]*\}|"[^"]*"|'[^']*'|[^"'{}[\]:,%@&*!#]*)$/;

/**
 * Matches what gives a text without quotes another meaning in YAML: its first character, or a colon or comment in it.
 */
const special = /^["'“„‘{[*&!@`%>|?#-]|: | #|[:,{}[\]"']/;

const quoteLine = (lines: TextLines, index: number, written: string): Repair => {
  const { value, valueColumn: column } = readLine(lines[index]);
  const sign = special.exec(value)?.[0].trim();
  return {
    code: 'yaml-quotes',
    cause: 'needed',
    index,
    column,
    sign,
    lines: replaceLine(lines, index, written),
  };
};

/** Puts the text of a line in quotes. */
export const quoteRepair = (lines: TextLines, index: number): Repair => {
  const { value, valueColumn } = readLine(lines[index]);
  return quoteLine(lines, index, (lines[index] ?? '').slice(0, valueColumn) + quoteText(value));
};

/** Puts texts of a line in quotes: those between brackets, or the whole text. */
export function* quoteRepairs(lines: TextLines, index: number): Generator<Repair> {
  const line = lines[index] ?? '';
  const { name: owner, isEntry, value, column, valueColumn } = readLine(line);
  if (owner === '' && !isEntry) return;
  const quoteFlow = (_: string, key: string, text: string) =>
    key + (needsNoQuotes.test(text) ? text : quoteText(text));
  const [, list] = /^\[(.*[^\]])\]$/.exec(value) ?? [];
  const quotedList = `${line.slice(0, valueColumn)}[${list?.split(/,\s*/).map(quoteText).join(', ')}]`;
  const written = list === undefined ? line.replace(flowValue, quoteFlow) : quotedList;
  yield { ...quoteLine(lines, index, written), sign: 'special characters' };
  const below = lines[contentFrom(lines, index + 1)] ?? '';
  const folded = [`${line.slice(0, valueColumn).trimEnd()} >-`, `${/^ */.exec(below)?.[0]}${value}`];
  if (isPlainText(below) && owner !== '' && !blockHeader.test(value))
    yield {
      ...quoteRepair(lines, index),
      sign: ':',
      lines: replaceLine(lines, index, ...folded.slice(0, value === '' ? 1 : 2)),
    };
  if (isEntry && owner !== '')
    yield quoteLine(lines, index, line.slice(0, column) + quoteText(line.slice(column)));
  if (/[^\s\p{L}\p{N}.,]/u.test(value) && !blockHeader.test(value)) yield quoteRepair(lines, index);
}

/** Repairs brackets that do not match, and two fields on one line. */
function* bracketRepairs(lines: TextLines, index: number): Generator<Repair> {
  const line = lines[index] ?? '';
  const { name: owner, isEntry, value, column, valueColumn } = readLine(line);
  const repair = (code: Repair['code'], at: number, ...written: string[]): Repair => ({
    code,
    index,
    column: at,
    lines: replaceLine(lines, index, ...written),
  });
  if (/[{[]/.test(line)) yield repair('yaml-bracket', valueColumn, repairFlow(line));
  const { first = '', rest: second = '' } = secondPart.exec(line)?.groups ?? {};
  const below = ' '.repeat(second.startsWith('-') ? column + 2 : column);
  if (second !== '' && !/^[{[]/.test(value))
    yield { ...repair('yaml-line', column, first, below + second), sign: second };
  const rest = value.replace(/^\(|\s*[})]$/g, '');
  if (/^["']?\w+["']?: /.test(rest))
    yield repair('yaml-bracket', valueColumn, `${line.slice(0, valueColumn)}{ ${rest} }`);
  if (isEntry && owner !== '')
    yield repair('yaml-bracket', column, `${line.slice(0, column)}{ ${owner}: ${rest} }`);
}

/** Maximum number of characters of a line that is repaired; a longer one was written by a program. */
const maxLength = 1000;

/** Yields possible repairs of one line, the most specific one first. */
export function* lineRepairs(lines: TextLines, index: number): Generator<Repair> {
  if ((lines[index] ?? '').length > maxLength) return;
  yield* characterRepairs(lines, index);
  yield* bracketRepairs(lines, index);
  yield* quoteRepairs(lines, index);
}
