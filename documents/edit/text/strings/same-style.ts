import { Scalar } from 'yaml';
import { escaped } from './escapes.ts';
import { withLineBreaks } from './line-breaks.ts';
import { unitsOf, type Unit } from './units.ts';

/** How a line ends, and how far the next is indented. */
export type LineBreak = { end: string; indent: string };

/** Line ends as they are written in a style: where lines are folded, they are one more than the text has. */
const lineEnds = (count: number, type: Scalar.Type, { end, indent }: LineBreak): string =>
  end.repeat(type === Scalar.BLOCK_LITERAL ? count : count + 1) + indent;

const newUnits = (text: string, type: Scalar.Type, lineBreak: LineBreak): Unit[] =>
  (text.match(type === Scalar.QUOTE_DOUBLE ? /[^]/gu : /\n+|[^]/gu) ?? []).map((meaning) => {
    if (type === Scalar.QUOTE_DOUBLE) return { raw: escaped(meaning), meaning };
    if (meaning.startsWith('\n')) return { raw: lineEnds(meaning.length, type, lineBreak), meaning };
    return { raw: type === Scalar.QUOTE_SINGLE && meaning === "'" ? "''" : meaning, meaning };
  });

/** How many units at the beginning say the same as a text does. */
const equalAtStart = (units: Unit[], text: string): number => {
  let at = 0;
  const differs = units.findIndex(({ meaning }) => {
    const isSame = text.startsWith(meaning, at);
    at += meaning.length;
    return !isSame;
  });
  return differs === -1 ? units.length : differs;
};

const equalAtEnd = (units: Unit[], text: string): number => {
  let at = text.length;
  const differs = units.findLastIndex(({ meaning }) => {
    const isSame = text.slice(0, at).endsWith(meaning);
    at -= meaning.length;
    return !isSame;
  });
  return units.length - 1 - differs;
};

const saidBy = (units: Unit[]): string => units.map(({ meaning }) => meaning).join('');
const writtenBy = (units: Unit[]): string => units.map(({ raw }) => raw).join('');

/**
 * A text in the style of another one: what both share stays as it is written, with its escapes and line breaks.
 * @param old how the former text is written, without quotes or header, and what it says
 * @param width how long a line may be without its indent; nothing when it may be of any length
 */
export const inSameStyle = (
  old: { raw: string; value: string; type: Scalar.Type },
  text: string,
  lineBreak: LineBreak,
  width: number | undefined,
): string => {
  const units = unitsOf(old.raw, old.type, lineBreak.indent.length);
  const known = saidBy(units) === old.value ? units : [];
  const before = known.slice(0, equalAtStart(known, text));
  const left = text.slice(saidBy(before).length);
  const behind = known.slice(before.length);
  const after = behind.slice(behind.length - equalAtEnd(behind, left));
  const middle = newUnits(left.slice(0, left.length - saidBy(after).length), old.type, lineBreak);
  const all = [...before, ...middle, ...after];
  const room = width && { width, lineBreak: lineBreak.end + lineBreak.indent };
  const end = before.length + middle.length;
  return writtenBy(room ? withLineBreaks(all, before.length, end, room) : all);
};
