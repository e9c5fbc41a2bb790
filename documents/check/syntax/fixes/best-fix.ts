import { Source } from '../../../read/document/source.ts';
import type { Kind } from '../../../read/document/schemas.ts';
import { validators } from '../../schema/validators.ts';
import { fixBrackets } from './brackets/brackets.ts';
import type { SyntaxFault } from '../faults.ts';
import { faultsOfText } from '../faults.ts';
import {
  addFirstDash,
  removeMailQuotes,
  replaceBullets,
  replaceNotes,
  replaceSeparators,
  type ForeignFixer,
} from './foreign/foreign-signs.ts';
import { moveFirstLine, moveText } from './lines/block-texts.ts';
import { replaceTabs } from './lines/tabs.ts';
import { addDash, hasOddStep, moveLine } from './lines/indents.ts';
import { isBlankLine, readLine } from '../lines/line.ts';
import { dashBeforeGroup, dropDash, joinEnd, splitEntry, wrapFields, writeBelow } from './entries/entries.ts';
import { removeFrontMatter } from './foreign/front-matter.ts';
import { addGroupName } from './entries/group-name.ts';
import { foldText } from './quotes/fold-text.ts';
import { addCommaAtEnd, quoteEntries } from './brackets/flow-lists.ts';
import { doubleBackslash } from './quotes/backslash.ts';
import { pictureBelow } from './entries/picture-below.ts';
import { setWordsAside } from './lines/words.ts';
import { foreignLines } from './foreign/foreign-lines.ts';
import { addListName } from './entries/list-name.ts';
import type { Fix, Fixer } from './fix.ts';
import { closeQuote, quoteInBraces, quoteParagraph, quoteText } from './quotes/quotes.ts';
import {
  joinValue,
  moveRest,
  removeComma,
  removeDash,
  removeStray,
  splitFields,
  splitText,
} from './lines/strays.ts';
import { addColon, addSpace, removeDivider } from './lines/signs.ts';

/** Every fixer that is tried on a line, the most specific first. */
const fixers: Fixer[] = [
  removeDivider,
  joinEnd,
  closeQuote,
  wrapFields,
  splitEntry,
  writeBelow,
  dropDash,
  dashBeforeGroup,
  pictureBelow,
  splitFields,
  splitText,
  foldText,
  addCommaAtEnd,
  quoteEntries,
  fixBrackets,
  quoteInBraces,
  quoteText,
  addSpace,
  quoteParagraph,
  doubleBackslash,
  removeDash,
  removeComma,
  removeStray,
  moveFirstLine,
  moveText,
  moveRest,
  addListName,
  addGroupName,
  joinValue,
  addColon,
  moveLine,
  addDash,
  setWordsAside,
];

/** Fixers for the syntax of other formats; tried first, because one of them may explain many lines. */
const foreign: ForeignFixer[] = [
  removeFrontMatter,
  replaceTabs,
  ...foreignLines,
  addFirstDash,
  replaceBullets,
  replaceSeparators,
  replaceNotes,
  removeMailQuotes,
];

/** A fix that was tried, and the faults that are left once it is applied. */
export type Guess = {
  fix: Fix;
  /** The fixer that finds the same mistake in the rest of the file. */
  everywhere: ForeignFixer | undefined;
  left: SyntaxFault[];
  cost: number;
};

const linesBefore = 3;
/** The most fixes that are tried for one mistake. */
const mostTried = 250;
/** The most fixes, among those that leave equally few faults, that are compared by the schema. */
const mostCompared = 20;

/** Whether YAML reports the error in a field although the line below it is wrong, because it joined the two. */
const isAboutNextLine = ({ code }: SyntaxFault): boolean => code.endsWith('IMPLICIT_KEY');

/** Lines above a fault with a quote that is never closed: YAML reports such a quote only much later. */
export const openQuotes = (lines: readonly string[], before: number): number[] =>
  lines.flatMap((_, index) => (index < before && closeQuote(lines, index).length > 0 ? [index] : []));

/**
 * The lines in which the mistake may be, the likeliest first. YAML reports most mistakes where they are or on the next
 * lines, and an open quote only at the end of the file.
 */
const suspects = (lines: readonly string[], faults: SyntaxFault[]): number[] => {
  const first = faults[0]?.line ?? 0;
  const next = faults.find(({ line }) => line > first)?.line ?? first;
  const near = faults[0] && isAboutNextLine(faults[0]) ? [first + 1, first] : [first, first + 1];
  near.push(next, next + 1);
  for (let index = first - 1; index >= 0 && near.length < 4 + linesBefore; index -= 1) {
    if (!isBlankLine(lines[index] ?? '')) near.push(index);
  }
  // The entry before this one may have the wrong indentation.
  const { dash, key } = readLine(lines.slice(first).find((line) => !isBlankLine(line)) ?? '');
  const isAlike = (line: string) => readLine(line).dash !== '' && readLine(line).key === key;
  const alike = dash === '' ? -1 : lines.findLastIndex((line, index) => index < first && isAlike(line));
  if (alike >= 0) near.push(alike);
  const odd = near.filter((index) => hasOddStep(lines, index));
  return [...new Set([...odd, ...near, ...openQuotes(lines, first)])].filter((index) => index < lines.length);
};

const costAbove = 10;
const gainOfOdd = 2;

/** Fixes above the line that YAML reports cost more, as they are less likely, unless their line is oddly indented. */
const costOf = (fix: Fix, lines: readonly string[], stumble: number): number => {
  if (fix.code === 'yaml-indent' && hasOddStep(lines, fix.line)) return fix.changes - gainOfOdd;
  return fix.changes + (fix.line < stumble ? costAbove : 0);
};

type Untried = Omit<Guess, 'left'>;

function* guessesAt(lines: readonly string[], faults: SyntaxFault[]): Generator<Untried> {
  for (const everywhere of foreign)
    for (const fix of everywhere(lines)) yield { fix, everywhere, cost: fix.changes };
  const stumble = faults[0]?.line ?? 0;
  const places = suspects(lines, faults);
  for (const fixer of fixers) {
    for (const fix of places.flatMap((index) => fixer(lines, index)))
      yield { fix, everywhere: undefined, cost: costOf(fix, lines, stumble) };
  }
}

/** The fixes that leave the fewest faults, and fewer than there are now. */
const bestOf = (lines: readonly string[], faults: SyntaxFault[]): Guess[] => {
  const tried = new Set<string>();
  let best: Guess[] = [];
  for (const guess of guessesAt(lines, faults)) {
    const text = guess.fix.lines.join('\n');
    if (tried.has(text)) continue;
    if (tried.size >= mostTried) break;
    tried.add(text);
    const left = faultsOfText(text);
    const least = best[0]?.left.length ?? faults.length - 1;
    if (left.length <= least) best = [...(left.length < least ? [] : best), { ...guess, left }];
  }
  return best;
};

/** How many errors the schema finds in a text; infinitely many when it cannot be read. */
const schemaFaults = (text: string, kind: Kind): number => {
  const validate = validators[kind];
  try {
    return validate(new Source('', text).parse().document.toJS()) ? 0 : (validate.errors?.length ?? 0);
  } catch {
    // A fix may have turned a sign into an alias that points to nothing.
    return Infinity;
  }
};

/**
 * The fix that leaves the fewest faults. Among equals, the one with the fewest errors of the schema, then the one that
 * changes least, then the most specific.
 * @returns nothing when no fix leaves fewer faults than there are
 */
export const bestGuess = (lines: readonly string[], faults: SyntaxFault[], kind: Kind): Guess | undefined => {
  const likely = bestOf(lines, faults)
    .toSorted((a, b) => a.cost - b.cost)
    .slice(0, mostCompared);
  if (likely.length < 2) return likely[0];
  const ranked = likely.map((guess) => ({ guess, lacks: schemaFaults(guess.fix.lines.join('\n'), kind) }));
  return ranked.toSorted((a, b) => a.lacks - b.lacks || a.guess.cost - b.guess.cost)[0]?.guess;
};
