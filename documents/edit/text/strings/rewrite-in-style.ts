import { parse, Scalar } from 'yaml';

/** Characters that must be escaped: YAML does not allow them, or they are invisible. */
// oxlint-disable-next-line no-control-regex -- the pattern matches control characters
const needsEscape = /[\0-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]|\p{Surrogate}/u;

/** Whether a text contains characters that require double quotes. */
export const requiresEscapes = (text: string): boolean => needsEscape.test(text);

/** Escapes a text for double quotes. */
export const escapeText = (text: string): string =>
  JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(
      /[\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]/g,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );

/** The smallest unit of a scalar's source, and the text that it represents. */
type TextUnit = { raw: string; meaning: string };

/** A line ending with surrounding spaces and following blank lines. */
const fold = String.raw`[ \t]*(?:\r?\n[ \t]*)+`;
const patterns: Partial<Record<Scalar.Type, string>> = {
  [Scalar.PLAIN]: fold,
  [Scalar.QUOTE_SINGLE]: `''|${fold}`,
  [Scalar.QUOTE_DOUBLE]: String.raw`\\(?:x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8}|\r?\n[ \t]*|[^])|${fold}`,
};

const patternOf = (type: Scalar.Type, indent: number): string => {
  const line = String.raw`\r?\n {0,${indent}}`;
  if (type === Scalar.BLOCK_LITERAL) return line;
  return type === Scalar.BLOCK_FOLDED ? `(?:${line})+` : (patterns[type] ?? fold);
};

/** Returns the meaning of folded line endings: one is a space, n are n - 1. */
const foldedMeaning = (raw: string): string => {
  const ends = raw.split('\n').length - 1;
  return ends === 1 ? ' ' : '\n'.repeat(ends - 1);
};

const meaningOf = (raw: string, type: Scalar.Type): string => {
  if (type === Scalar.QUOTE_DOUBLE && raw.startsWith('\\')) return String(parse(`"${raw}"`));
  if (type === Scalar.QUOTE_SINGLE && raw === "''") return "'";
  if (!raw.includes('\n')) return raw;
  return type === Scalar.BLOCK_LITERAL ? '\n' : foldedMeaning(raw);
};

/**
 * Splits the source of a scalar into units.
 * @param raw the source without quotes, or without header and indentation of the first line
 * @param indent indentation of a block scalar
 */
const unitsOf = (raw: string, type: Scalar.Type, indent: number): TextUnit[] =>
  (raw.match(new RegExp(`${patternOf(type, indent)}|[^]`, 'gu')) ?? []).map((each) => ({
    raw: each,
    meaning: meaningOf(each, type),
  }));

/** Line length without indentation, and the text between two lines. */
type LineLayout = { width: number; lineBreak: string };

/** Number of characters by which a line may exceed the limit, so that a few new words do not move line breaks. */
const slack = 20;
const maxSmallChange = 40; // characters

const isBreak = ({ raw }: TextUnit): boolean => raw.includes('\n');
const isSpace = (unit: TextUnit | undefined): boolean => unit === undefined || /^\s/.test(unit.meaning);

/** Whether a line may break at a space: there is a word on either side. */
const canBreak = (units: TextUnit[], index: number): boolean =>
  units[index]?.raw === ' ' && !isSpace(units[index - 1]) && !isSpace(units[index + 1]);

const lengthOf = (units: TextUnit[], begin: number, end: number): number =>
  units.slice(begin, end).reduce((sum, { raw }) => sum + raw.length, 0);

/** Returns the first and last unit of the lines that contain a range of units. */
const linesAround = (units: TextUnit[], from: number, to: number): [number, number][] => {
  const begin = units.slice(0, from).findLastIndex(isBreak) + 1;
  const next = units.findIndex((unit, index) => index >= to && isBreak(unit));
  const end = next === -1 ? units.length : next;
  const breaks = units.flatMap((unit, index) =>
    index >= begin && index < end && isBreak(unit) ? [index] : [],
  );
  const begins = [begin, ...breaks.map((index) => index + 1)];
  return begins.map((each, index) => [each, breaks[index] ?? end]);
};

/**
 * Wraps changed lines that are too long; all other lines stay.
 * @param from index of the first new unit
 * @param to index after the last one
 */
const withLineBreaks = (units: TextUnit[], from: number, to: number, layout: LineLayout): TextUnit[] => {
  const result = units.slice();
  const longest = layout.width + (to - from > maxSmallChange ? 0 : slack);
  for (const [begin, end] of linesAround(units, from, to)) {
    if (lengthOf(units, begin, end) <= longest) continue;
    const places = units.flatMap((_, index) =>
      index > begin && index < end && canBreak(units, index) ? [index] : [],
    );
    let start = begin;
    for (const [index, place] of places.entries()) {
      if (lengthOf(units, start, places[index + 1] ?? end) <= layout.width) continue;
      result[place] = { raw: layout.lineBreak, meaning: ' ' };
      start = place + 1;
    }
  }
  return result;
};

/** Line ending, and indentation of the next line. */
type LineBreak = { end: string; indent: string };

/** Writes line endings in a scalar style: in folded styles one more than the text has. */
const lineEnds = (count: number, type: Scalar.Type, { end, indent }: LineBreak): string =>
  end.repeat(type === Scalar.BLOCK_LITERAL ? count : count + 1) + indent;

const newUnits = (text: string, type: Scalar.Type, lineBreak: LineBreak): TextUnit[] =>
  (text.match(type === Scalar.QUOTE_DOUBLE ? /[^]/gu : /\n+|[^]/gu) ?? []).map((meaning) => {
    if (type === Scalar.QUOTE_DOUBLE) return { raw: escapeText(meaning), meaning };
    if (meaning.startsWith('\n')) return { raw: lineEnds(meaning.length, type, lineBreak), meaning };
    return { raw: type === Scalar.QUOTE_SINGLE && meaning === "'" ? "''" : meaning, meaning };
  });

/** Returns the number of leading units that equal the start of a text. */
const equalAtStart = (units: TextUnit[], text: string): number => {
  let at = 0;
  const differs = units.findIndex(({ meaning }) => {
    const isSame = text.startsWith(meaning, at);
    at += meaning.length;
    return !isSame;
  });
  return differs === -1 ? units.length : differs;
};

const equalAtEnd = (units: TextUnit[], text: string): number => {
  let at = text.length;
  const differs = units.findLastIndex(({ meaning }) => {
    const isSame = text.slice(0, at).endsWith(meaning);
    at -= meaning.length;
    return !isSame;
  });
  return units.length - 1 - differs;
};

const meaningOfUnits = (units: TextUnit[]): string => units.map(({ meaning }) => meaning).join('');
const sourceOfUnits = (units: TextUnit[]): string => units.map(({ raw }) => raw).join('');

/**
 * Returns a text in the style of another one: shared parts keep their escapes and line breaks.
 * @param old source of the previous text without quotes or header, and its value
 * @param width maximum line length without indentation; undefined for no limit
 */
export const rewriteInStyle = (
  old: { raw: string; value: string; type: Scalar.Type },
  text: string,
  lineBreak: LineBreak,
  width: number | undefined,
): string => {
  const units = unitsOf(old.raw, old.type, lineBreak.indent.length);
  const known = meaningOfUnits(units) === old.value ? units : [];
  const before = known.slice(0, equalAtStart(known, text));
  const rest = text.slice(meaningOfUnits(before).length);
  const remaining = known.slice(before.length);
  const after = remaining.slice(remaining.length - equalAtEnd(remaining, rest));
  const middle = newUnits(rest.slice(0, rest.length - meaningOfUnits(after).length), old.type, lineBreak);
  const all = [...before, ...middle, ...after];
  const layout = width && { width, lineBreak: lineBreak.end + lineBreak.indent };
  const end = before.length + middle.length;
  return sourceOfUnits(layout ? withLineBreaks(all, before.length, end, layout) : all);
};
