import type { Unit } from './same-style.ts';

/** How long lines are, without their indent, and how one ends and the next begins. */
export type Room = { width: number; lineBreak: string };

/** How much longer than others a line may grow by a few new words: when they are taken back, it is as it was. */
const slack = 20;
const fewLetters = 40;

const isBreak = ({ raw }: Unit): boolean => raw.includes('\n');
const isSpace = (unit: Unit | undefined): boolean => unit === undefined || /^\s/.test(unit.meaning);

/** Whether a line may end at a blank: there is a word on either side. */
const mayBreak = (units: Unit[], index: number): boolean =>
  units[index]?.raw === ' ' && !isSpace(units[index - 1]) && !isSpace(units[index + 1]);

const lengthOf = (units: Unit[], begin: number, end: number): number =>
  units.slice(begin, end).reduce((sum, { raw }) => sum + raw.length, 0);

/** Where lines begin and end, of those that hold anything from one unit to another. */
const linesAround = (units: Unit[], from: number, to: number): [number, number][] => {
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
 * Breaks the lines that were changed where they have become too long.
 * All other lines stay as they are.
 * @param from the first new unit
 * @param to behind the last one
 */
export const withLineBreaks = (units: Unit[], from: number, to: number, room: Room): Unit[] => {
  const result = units.slice();
  const longest = room.width + (to - from > fewLetters ? 0 : slack);
  for (const [begin, end] of linesAround(units, from, to)) {
    if (lengthOf(units, begin, end) <= longest) continue;
    const places = units.flatMap((_, index) =>
      index > begin && index < end && mayBreak(units, index) ? [index] : [],
    );
    let start = begin;
    for (const [index, place] of places.entries()) {
      if (lengthOf(units, start, places[index + 1] ?? end) <= room.width) continue;
      result[place] = { raw: room.lineBreak, meaning: ' ' };
      start = place + 1;
    }
  }
  return result;
};
