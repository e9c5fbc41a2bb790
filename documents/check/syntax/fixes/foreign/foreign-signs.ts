import { blockTextLines } from '../../lines/block-text.ts';
import { bulletSigns } from '../../lines/bullet-signs.ts';
import { fieldNames } from '../../lines/field-names.ts';
import { isBlankLine, readLine } from '../../lines/line.ts';
import type { Fix } from '../fix.ts';
import { inQuotes, wordsOf } from '../quotes/quotes.ts';

/** Proposes fixes for the syntax of other formats, which it looks for in the whole file. */
export type ForeignFixer = (lines: readonly string[]) => Fix[];

type Change = { index: number; column: number; text: string };

/** Two fixes: one that changes all the lines, and one that changes the first of them alone. */
const fixesOf = (
  lines: readonly string[],
  changes: Change[],
  words: (first: Change) => Pick<Fix, 'code' | 'message' | 'fix'>,
): Fix[] => {
  const [first] = changes;
  if (!first) return [];
  const apply = (some: Change[]) =>
    lines.map((line, index) => some.find((change) => change.index === index)?.text ?? line);
  const place = { line: first.index, column: first.column, changes: 0, ...words(first) };
  return [{ ...place, lines: apply(changes) }];
};

/** The changed lines that a pattern finds outside of block texts. */
const changesOf = (
  lines: readonly string[],
  change: (line: string, index: number) => Omit<Change, 'index'> | undefined,
): Change[] => {
  const texts = blockTextLines(lines);
  return lines.flatMap((line, index) => {
    const changed = texts.has(index) ? undefined : change(line, index);
    return changed ? [{ index, ...changed }] : [];
  });
};

const and = (changes: Change[], words: string): string => (changes.length > 1 ? words : '');

/** What other programs write in the place of a dash. */
export const bullet = new RegExp(String.raw`^([ \t]*)([${bulletSigns}»…*]|\d{1,2}[.)])[ \t\u00a0]+(?=\S)`);

/** An entry with its dash, its first field aligned with the fields on the lines below. */
const withDash = (lines: readonly string[], index: number, indent: number, rest: string): string => {
  const below = readLine(lines[index + 1] ?? '');
  const isField = below.key !== undefined && below.dash === '' && below.indent > indent + 1;
  return `${' '.repeat(indent)}${'-'.padEnd(isField ? below.indent - indent : 2)}${rest}`;
};

/** `• question: …` in the place of `- question: …`, once or in a whole list. */
export const replaceBullets: ForeignFixer = (lines) => {
  const first = changesOf(lines, (line) => (bullet.test(line) ? { column: 0, text: '' } : undefined))[0];
  const sign = bullet.exec(lines[first?.index ?? -1] ?? '')?.[2] ?? '';
  const isSame = (other: string) => other === sign || (/\d/.test(sign) && /\d/.test(other));
  const changes = changesOf(lines, (line, index) => {
    const [whole, indent = '', found = ''] = bullet.exec(line) ?? [];
    if (whole === undefined || !isSame(found)) return undefined;
    return { column: indent.length, text: withDash(lines, index, indent.length, line.slice(whole.length)) };
  });
  return fixesOf(lines, changes, ({ text }) => ({
    code: 'yaml-dash',
    message: `"${sign}" stands in the place of a dash`,
    fix: `Write ${text.trim()}${and(changes, `, and a dash before the other ${changes.length - 1} entries too`)}.`,
  }));
};

const separator =
  /^(\s*(?:- +)?)(["“”']?)([A-Za-z][\w-]*)\2\s*(：|=>|:=|=|;|->|→|::|\t+|:\u00a0|:\u3000|\s+:(?=\S)|\s+:(?=\s)|\s[-–—]\s|[,.](?=\s))\s*(.*)$/;

const needsQuotes = (words: string): boolean => /^[{[*&!|>%@`#"'-]|: | #/.test(words);

/** `heading = Marble` in the place of `heading: Marble`, once or in many lines. */
export const replaceSeparators: ForeignFixer = (lines) => {
  const bySign = new Map<string, Change[]>();
  for (const change of changesOf(lines, (line) => withColon(line))) {
    const sign = separator.exec(lines[change.index] ?? '')?.[4]?.trim() ?? '';
    bySign.set(sign, [...(bySign.get(sign) ?? []), change]);
  }
  return [...bySign].flatMap(([sign, changes]) =>
    fixesOf(lines, changes, ({ text }) => ({
      code: 'yaml-colon',
      message: `${sign === ':' || sign === '' ? 'a space' : `"${sign}"`} stands where a colon and a space belong`,
      fix: `Write ${text.trim().replace(/^- /, '')}${and(changes, ', and the other lines in the same way')}.`,
    })),
  );
};

const withColon = (line: string): Omit<Change, 'index'> | undefined => {
  const [, before = '', , name = '', , rest = ''] = separator.exec(line) ?? [];
  if (!fieldNames.has(name)) return undefined;
  const words = needsQuotes(wordsOf(rest)) ? inQuotes(wordsOf(rest)) : rest;
  return { column: before.length, text: `${before}${name}:${words === '' ? '' : ` ${words}`}` };
};

const opening = /^(\s*)(\/\/|<!--|\/\*+|--(?=\s)|[;%](?=\s))\s*(.*)$/;
const closing: Record<string, RegExp> = { '<!--': /-->/, '/*': /\*\// };

/** Notes of other languages: from a sign to the end of the line, or to another sign. */
export const replaceNotes: ForeignFixer = (lines) => {
  const texts = blockTextLines(lines);
  const index = lines.findIndex((line, place) => !texts.has(place) && opening.test(line));
  const [, indent = '', sign = '', rest = ''] = opening.exec(lines[index] ?? '') ?? [];
  if (index < 0) return [];
  const end = closing[sign.slice(0, sign === '<!--' ? 4 : 2)];
  const last = end ? lines.findIndex((line, place) => place >= index && end.test(line)) : index;
  if (last < 0) return [];
  const note = (line: string): string => {
    const words = line
      .replace(opening, '$3')
      .replace(end ?? /$^/, '')
      .replace(/^\s*\*(?=\s)/, '')
      .trim();
    return words === '' ? '' : `${indent}# ${words}`;
  };
  const changed = lines.map((line, place) => (place < index || place > last ? line : note(line)));
  const isOneLine = last === index;
  return [
    {
      code: 'yaml-note',
      line: index,
      column: indent.length,
      message: `a note begins with # and not with ${sign}`,
      fix: isOneLine
        ? `Write ${note(`${indent}${sign} ${rest}`).trim() || 'nothing'}.`
        : `Write # before each line of the note, and take ${sign} and its end away.`,
      lines: changed,
      // Two hyphens may also be the dash of a list typed twice, so this fix is less likely.
      changes: sign === '--' ? 1 : 0,
    },
  ];
};

/** The first entry of a list without its dash, where other entries have theirs. */
export const addFirstDash: ForeignFixer = (lines) => {
  const texts = blockTextLines(lines);
  for (const [index, line] of lines.entries()) {
    const head = readLine(line);
    if (texts.has(index) || head.key === undefined || head.value !== '') continue;
    const first = lines.findIndex((other, place) => place > index && !isBlankLine(other));
    const { indent, dash, key } = readLine(lines[first] ?? '');
    const step = indent - head.indent - head.dash.length;
    if (key === undefined || dash !== '' || step < 2) continue;
    const end = lines.findIndex(
      (other, place) =>
        place > first && !isBlankLine(other) && !texts.has(place) && readLine(other).indent < indent,
    );
    const next = readLine(lines[end] ?? '');
    if (
      end < 0 ||
      next.dash === '' ||
      next.indent + next.dash.length !== indent ||
      next.indent < head.indent + head.dash.length
    )
      continue;
    const text = `${' '.repeat(next.indent)}${next.dash}${(lines[first] ?? '').trim()}`;
    return fixesOf(lines, [{ index: first, column: indent, text }], () => ({
      code: 'yaml-dash',
      message: 'a dash is missing before the first field of the entry',
      fix: `Write ${text.trim()}.`,
    }));
  }
  return [];
};

/** Lines that begin with `>`, as mail programs quote them. */
export const removeMailQuotes: ForeignFixer = (lines) => {
  const changes = changesOf(lines, (line) => {
    const [whole, indent = ''] = /^(\s*)> ?(?=\S)/.exec(line) ?? [];
    return whole === undefined
      ? undefined
      : { column: indent.length, text: indent + line.slice(whole.length) };
  });
  return fixesOf(lines, changes, ({ text }) => ({
    code: 'yaml-syntax',
    message: 'the line begins with >, as mails are quoted',
    fix: `Write ${text.trim()}${and(changes, ', and the other lines in the same way')}.`,
  }));
};
