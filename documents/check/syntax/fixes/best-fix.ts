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
import { addDash, hasOddStep, moveFirstLine, moveLine, moveText, replaceTabs } from './lines/indents.ts';
import { isBlankLine, readLine } from '../lines/line.ts';
import { dashBeforeGroup, dropDash, joinEnd, splitEntry, wrapFields, writeBelow } from './entries/entries.ts';
import { removeFrontMatter } from './foreign/front-matter.ts';
import { addGroupName } from './entries/group-name.ts';
import { foldText } from './quotes/fold-text.ts';
import { addCommaAtEnd, quoteEntries } from './brackets/flow-lists.ts';
import { doubleBackslash } from './quotes/backslash.ts';
import { pictureBelow } from './entries/picture-below.ts';
import { removeWords } from './lines/words.ts';
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

/** Every guess at a line that is tried, the most specific first. */
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
  removeWords,
];

/** Signs of other ways to write; they are looked for everywhere, and explain more than any single line does. */
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

/** A guess, and what is wrong with the text when it is right. */
export type Guess = {
  fix: Fix;
  /** What finds the same mistake in the rest of the file. */
  everywhere: ForeignFixer | undefined;
  left: SyntaxFault[];
  cost: number;
};

const linesBefore = 3;
/** So many texts are read for one mistake. */
const mostTried = 250;
/** So many guesses that leave equally few faults are held against the schema. */
const mostCompared = 20;

/** Errors that YAML finds in a field because the line below it is taken for a part of its text. */
const isAboutNextLine = ({ code }: SyntaxFault): boolean => code.endsWith('IMPLICIT_KEY');

/** Lines above a fault with a quote that nothing closes; YAML stumbles much later. */
export const openQuotes = (lines: readonly string[], before: number): number[] =>
  lines.flatMap((_, index) => (index < before && closeQuote(lines, index).length > 0 ? [index] : []));

/**
 * The lines in which the mistake may be, the likeliest first: YAML stumbles at the mistake or soon after it, over an
 * open quote at the end.
 */
const suspects = (lines: readonly string[], faults: SyntaxFault[]): number[] => {
  const first = faults[0]?.line ?? 0;
  const next = faults.find(({ line }) => line > first)?.line ?? first;
  const near = faults[0] && isAboutNextLine(faults[0]) ? [first + 1, first] : [first, first + 1];
  near.push(next, next + 1);
  for (let index = first - 1; index >= 0 && near.length < 4 + linesBefore; index -= 1) {
    if (!isBlankLine(lines[index] ?? '')) near.push(index);
  }
  // The entry before may be the one that was moved.
  const { dash, key } = readLine(lines.slice(first).find((line) => !isBlankLine(line)) ?? '');
  const isAlike = (line: string) => readLine(line).dash !== '' && readLine(line).key === key;
  const alike = dash === '' ? -1 : lines.findLastIndex((line, index) => index < first && isAlike(line));
  if (alike >= 0) near.push(alike);
  const odd = near.filter((index) => hasOddStep(lines, index));
  return [...new Set([...odd, ...near, ...openQuotes(lines, first)])].filter((index) => index < lines.length);
};

const costAbove = 10;
const gainOfOdd = 2;

/** A mistake above the line at which YAML stumbles is less likely than one in it or below, unless the line looks odd. */
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

/** The guesses that leave the fewest faults, and fewer than there are. */
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

/** How much a text lacks to be a document of its kind. */
const schemaFaults = (text: string, kind: Kind): number => {
  const validate = validators[kind];
  try {
    return validate(new Source('', text).parse().document.toJS()) ? 0 : (validate.errors?.length ?? 0);
  } catch {
    // A guess may have made an alias of a sign.
    return Infinity;
  }
};

/**
 * The guess that leaves the fewest faults; among equals the one with which the document has what it needs, then the one
 * that changes least, then the most specific.
 * @returns nothing when no guess leaves fewer faults than there are
 */
export const bestGuess = (lines: readonly string[], faults: SyntaxFault[], kind: Kind): Guess | undefined => {
  const likely = bestOf(lines, faults)
    .toSorted((a, b) => a.cost - b.cost)
    .slice(0, mostCompared);
  if (likely.length < 2) return likely[0];
  const ranked = likely.map((guess) => ({ guess, lacks: schemaFaults(guess.fix.lines.join('\n'), kind) }));
  return ranked.toSorted((a, b) => a.lacks - b.lacks || a.guess.cost - b.guess.cost)[0]?.guess;
};
