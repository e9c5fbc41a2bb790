import type { Code } from '../codes.ts';
import { fileProblem } from '../finding.ts';
import type { Problem } from '../problem.ts';
import type { Source } from '../source.ts';
import type { SyntaxFault } from './faults.ts';
import { faultsOfText, syntaxFaults } from './faults.ts';
import { addDash, hasOddStep, moveLine, moveText, replaceTabs } from './indent-menders.ts';
import { languageFeatures } from './language-features.ts';
import {
  addFirstDash,
  removeMailMarks,
  replaceBullets,
  replaceNotes,
  replaceSeparators,
  type ForeignMender,
} from './foreign-menders.ts';
import { isBlankLine } from './line.ts';
import { addListName } from './list-name-mender.ts';
import type { Mend, Mender } from './mend.ts';
import { closeQuote, doubleBackslash, quoteInBraces, quoteParagraph, quoteText } from './quote-menders.ts';
import {
  joinValue,
  moveRest,
  removeComma,
  removeDash,
  removeStray,
  splitFields,
  splitText,
} from './rest-menders.ts';
import { mendBrackets } from './bracket-menders.ts';
import { addColon, addSpace, removeDivider } from './sign-menders.ts';

/** Every guess that is tried, the most specific first. */
const menders: Mender[] = [
  replaceTabs,
  removeDivider,
  closeQuote,
  splitFields,
  splitText,
  mendBrackets,
  quoteInBraces,
  quoteText,
  addSpace,
  quoteParagraph,
  doubleBackslash,
  removeDash,
  removeComma,
  removeStray,
  moveText,
  moveRest,
  addListName,
  joinValue,
  addColon,
  moveLine,
  addDash,
];

/** Signs of other ways to write; they are looked for everywhere, and explain more than any single line does. */
const foreign: ForeignMender[] = [
  addFirstDash,
  replaceBullets,
  replaceSeparators,
  replaceNotes,
  removeMailMarks,
];

const linesBefore = 3;
const mostMistakes = 20;

/** Errors that YAML finds in a field because the line below it is taken for a part of its text. */
const isAboutNextLine = ({ code }: SyntaxFault): boolean => code.endsWith('IMPLICIT_KEY');

/**
 * The lines in which the mistake may be, the likeliest first: YAML stumbles at the mistake or soon after it, over an
 * open quote at the end.
 */
const suspects = (lines: readonly string[], faults: SyntaxFault[]): number[] => {
  const first = faults[0]?.line ?? 0;
  const next = faults.find(({ line }) => line > first)?.line ?? first;
  const open = lines.flatMap((_, index) =>
    index < first && closeQuote(lines, index).length > 0 ? [index] : [],
  );
  const near = faults[0] && isAboutNextLine(faults[0]) ? [first + 1, first] : [first, first + 1];
  near.push(next, next + 1);
  for (let index = first - 1; index >= 0 && near.length < 4 + linesBefore; index -= 1) {
    if (!isBlankLine(lines[index] ?? '')) near.push(index);
  }
  const odd = near.filter((index) => hasOddStep(lines, index));
  return [...new Set([...odd, ...near, ...open])].filter((index) => index < lines.length);
};

type Candidate = { mend: Mend; left: SyntaxFault[]; cost: number };

const costAbove = 10;
const gainOfOdd = 2;

/** A mistake above the line at which YAML stumbles is less likely than one in it or below, unless the line looks odd. */
const costOf = (mend: Mend, lines: readonly string[], stumble: number): number => {
  if (mend.code === 'yaml-indent' && hasOddStep(lines, mend.line)) return mend.changes - gainOfOdd;
  return mend.changes + (mend.line < stumble ? costAbove : 0);
};

function* guesses(lines: readonly string[], faults: SyntaxFault[]): Generator<Mend> {
  const places = suspects(lines, faults);
  for (const mender of menders) for (const index of places) yield* mender(lines, index);
}

const isBetter = (one: Candidate, other: Candidate): boolean =>
  one.left.length < other.left.length || (one.left.length === other.left.length && one.cost < other.cost);

/** The guess that leaves the fewest faults; among equals the one that changes least, then the most specific. */
const bestMend = (lines: readonly string[], faults: SyntaxFault[]): Candidate | undefined => {
  const stumble = faults[0]?.line ?? 0;
  let best: Candidate | undefined;
  for (const mend of foreign.flatMap((mender) => mender(lines))) {
    const left = faultsOfText(mend.lines.join('\n'));
    const candidate = { mend, left, cost: 0 };
    if (left.length < faults.length && (!best || isBetter(candidate, best))) best = candidate;
  }
  if (best?.left.length === 0) return best;
  for (const mend of guesses(lines, faults)) {
    const left = faultsOfText(mend.lines.join('\n'));
    const candidate = { mend, left, cost: costOf(mend, lines, stumble) };
    if (left.length < faults.length && (!best || isBetter(candidate, best))) best = candidate;
    if (best?.left.length === 0 && best.cost <= 1) break;
  }
  return best;
};

const problemAt = (
  file: string,
  line: number,
  column: number,
  code: Code,
  message: string,
  fix: string,
): Problem => ({
  ...fileProblem(file, code, message, fix),
  line: line + 1,
  column: column + 1,
});

const conflictMark = /^[ \t]*(<{7}|>{7})( |$)/m;

/** The marks of two versions of the same lines, wherever they stand; nothing else of the file is judged then. */
export const conflictIn = ({ file, text }: Source): Problem | undefined => {
  const found = text.includes('<<<<<<<') || text.includes('>>>>>>>') ? conflictMark.exec(text) : null;
  if (!found) return undefined;
  const message = 'the file holds two versions of the same lines';
  const fix = 'Keep one of them and remove the lines with <<<<<<<, ======= and >>>>>>>.';
  const line = text.slice(0, found.index).split('\n').length - 1;
  return problemAt(file, line, 0, 'yaml-conflict', message, fix);
};

/**
 * Explains what YAML cannot read. A guess at a mistake is right when mending it lets YAML go on: so each mistake gives
 * one problem however many errors follow from it, and the next one is found behind it.
 */
export const syntaxProblems = (source: Source): Problem[] => {
  const { document, lines: counter } = source.parse();
  let faults = syntaxFaults(source.text, document, counter);
  let lines = source.text.split(/\r?\n/);
  const problems: Problem[] = [];
  const added: number[] = [];
  while (faults.length > 0 && problems.length < mostMistakes) {
    const best = bestMend(lines, faults);
    if (!best) return [...problems, unexplained(source.file, lines, faults[0], added)];
    const { mend, left } = best;
    const line = writtenLine(mend.line, added);
    problems.push(problemAt(source.file, line, mend.column, mend.code, mend.message, mend.fix));
    for (const [index, text] of mend.lines.entries()) if (text.includes('\n')) added.push(index + 1);
    [lines, faults] = [mend.lines.join('\n').split('\n'), left];
  }
  return [...problems, ...featureProblems(source.file, lines, added)];
};

/** The line of the file that a line of the mended text was. */
const writtenLine = (line: number, added: readonly number[]): number =>
  added.toReversed().reduce((place, index) => (place >= index ? place - 1 : place), line);

const featureProblems = (file: string, lines: readonly string[], added: readonly number[]): Problem[] =>
  languageFeatures(lines).map(({ line, column, code, message, fix }) => {
    const before = lines[line]?.slice(0, column) ?? '';
    return problemAt(file, writtenLine(line, added), [...before].length, code, message, fix);
  });

const unexplained = (
  file: string,
  lines: readonly string[],
  fault: SyntaxFault | undefined,
  added: readonly number[],
): Problem => {
  const message = 'YAML cannot read this line';
  const fix =
    'Compare it with the lines above: the same indentation, a colon and a space after each name, quotes in pairs.';
  const line = fault?.line ?? 0;
  const start = lines.slice(0, line).reduce((sum, text) => sum + text.length + 1, 0);
  const before = (lines[line] ?? '').slice(0, Math.max(0, (fault?.offset ?? 0) - start));
  return problemAt(file, writtenLine(line, added), [...before].length, 'yaml-syntax', message, fix);
};
