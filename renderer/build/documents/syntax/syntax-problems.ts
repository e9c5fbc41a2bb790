import type { Code } from '../codes.ts';
import { fileProblem } from '../finding.ts';
import type { Problem } from '../problem.ts';
import type { Source } from '../source.ts';
import type { SyntaxFault } from './faults.ts';
import { faultsOfText, syntaxFaults } from './faults.ts';
import { addDash, hasOddStep, moveLine, moveText, replaceTabs } from './indent-menders.ts';
import { isBlankLine } from './line.ts';
import type { Mend, Mender } from './mend.ts';
import { closeQuote, doubleBackslash, quoteInBraces, quoteParagraph, quoteText } from './quote-menders.ts';
import { addColon, addSpace, mendBrackets, removeDivider } from './sign-menders.ts';

/** Every guess that is tried, the most specific first. */
const menders: Mender[] = [
  replaceTabs,
  removeDivider,
  closeQuote,
  quoteInBraces,
  mendBrackets,
  quoteText,
  addSpace,
  quoteParagraph,
  doubleBackslash,
  moveText,
  addColon,
  moveLine,
  addDash,
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

const conflictMark = /^(<{7}|={7}|>{7})( |$)/;

/**
 * Explains what YAML cannot read. A guess at a mistake is right when mending it lets YAML go on: so each mistake gives
 * one problem however many errors follow from it, and the next one is found behind it.
 */
export const syntaxProblems = (source: Source): Problem[] => {
  const { document, lines: counter } = source.parse();
  let faults = syntaxFaults(source.text, document, counter);
  if (faults.length === 0) return [];
  let lines = source.text.split(/\r?\n/);
  const conflict = lines.findIndex((line) => conflictMark.test(line));
  if (conflict !== -1) {
    const message = 'the file holds two versions of the same lines';
    const fix = 'Keep one of them and remove the lines with <<<<<<<, ======= and >>>>>>>.';
    return [problemAt(source.file, conflict, 0, 'yaml-conflict', message, fix)];
  }
  const problems: Problem[] = [];
  while (faults.length > 0 && problems.length < mostMistakes) {
    const best = bestMend(lines, faults);
    if (!best) return [...problems, unexplained(source, faults[0])];
    const { mend, left } = best;
    problems.push(problemAt(source.file, mend.line, mend.column, mend.code, mend.message, mend.fix));
    [lines, faults] = [mend.lines, left];
  }
  return problems;
};

const unexplained = (source: Source, fault: SyntaxFault | undefined): Problem => {
  const message = 'YAML cannot read this line';
  const fix =
    'Compare it with the lines above: the same indentation, a colon and a space after each name, quotes in pairs.';
  const problem = fileProblem(source.file, 'yaml-syntax', message, fix);
  return fault ? { ...problem, ...source.positionOf(fault.offset) } : problem;
};
