import type { Code } from '../../problems/codes.ts';
import { fileProblem, placedAt } from '../../problems/legacy.ts';
import type { Problem } from '../../problems/problem.ts';
import type { Source } from '../../read/document/source.ts';
import { aComment } from '../../problems/words.ts';
import type { Kind } from '../../read/document/schemas.ts';
import type { SyntaxFault } from './faults.ts';
import { faultsOfText, syntaxFaults } from './faults.ts';
import { bestGuess, openQuotes, type Guess } from './fixes/best-fix.ts';
import { partAround, withPart, type Part } from './fixes/part.ts';
import { languageFeatures, mayUseFeatures } from './language-features.ts';
import type { Fix } from './fixes/fix.ts';

/** The most mistakes of one file that are explained at once. */
const mostMistakes = 20;
/** The most unclosed quotes above a fault that are looked at. */
const mostQuotes = 5;

const problemAt = (
  file: string,
  line: number,
  column: number,
  code: Code,
  message: string,
  fix: string,
): Problem => ({
  ...fileProblem(file, code, message, fix),
  ...placedAt(line + 1, column + 1),
});

const conflictMarker = /^[ \t]*(<{7}|>{7})( |\r?$)/;

/**
 * The markers that Git leaves around two versions of the same lines, one problem for each pair of versions; a file with
 * them is checked for nothing else.
 */
export const conflictsIn = ({ file, text }: Source): Problem[] => {
  if (!text.includes('<<<<<<<') && !text.includes('>>>>>>>')) return [];
  const message = 'the file holds two versions of the same lines';
  const fix = `Write one version in which nothing is missing; what is not to be shown can go into ${aComment}. Then remove the lines of Git with <<<<<<<, ======= and >>>>>>>.`;
  const problems: Problem[] = [];
  let isOpen = false;
  for (const [line, written] of text.split('\n').entries()) {
    const sign = conflictMarker.exec(written)?.[1];
    if (sign === undefined) continue;
    const isEnd = sign.startsWith('>');
    if (!isEnd || !isOpen) problems.push(problemAt(file, line, 0, 'yaml-conflict', message, fix));
    isOpen = !isEnd;
  }
  return problems;
};

/** The faults of a file, in the order of their places. */
type Wrong = { lines: string[]; faults: SyntaxFault[] };

/** The lines around which a mistake is looked for: the one that YAML reports, and unclosed quotes above it. */
const placesOf = ({ lines, faults }: Wrong): number[] => {
  const first = faults[0]?.line ?? 0;
  return [first, ...openQuotes(lines, first).slice(0, mostQuotes)];
};

/** The fix of the first mistake of a file, found in the part around it, and the file with the faults that are left. */
const nextFix = (wrong: Wrong, kind: Kind): (Wrong & { fix: Fix }) | undefined => {
  for (const place of placesOf(wrong)) {
    const part = partAround(wrong.lines, place);
    const isWhole = part.lines.length === wrong.lines.length;
    const faults = isWhole ? wrong.faults : faultsOfText(part.lines.join('\n'));
    const guess = faults.length === 0 ? undefined : bestGuess(part.lines, faults, kind);
    if (!guess) continue;
    const fix = inFile(wrong.lines, part, guess);
    const left = isWhole ? guess.left : faultsOfText(fix.lines.join('\n'));
    if (left.length === 0 || left.length < wrong.faults.length || isLater(left, wrong.faults))
      return { fix, lines: fix.lines, faults: left };
  }
  return undefined;
};

const isLater = ([one]: SyntaxFault[], [other]: SyntaxFault[]): boolean =>
  (one?.line ?? 0) > (other?.line ?? 0);

/** Turns the fix of a part into a fix of the file, which repairs the same mistake everywhere in it. */
const inFile = (lines: readonly string[], part: Part, { fix, everywhere }: Guess): Fix => {
  const whole = everywhere?.(lines).find(({ message }) => message === fix.message);
  if (whole) return whole;
  return { ...fix, line: part.places[fix.line] ?? 0, lines: withPart(lines, part, fix.lines) };
};

/** The problems in the YAML of a file, and its fixed text when it has a single mistake on a single line. */
export type Explained = { problems: Problem[]; fixed?: string };

/**
 * Explains what YAML cannot read. The parser reports many errors after one mistake; so the mistake is fixed in a copy,
 * and the copy is read again to find the next one. Each mistake gives one problem.
 */
export const syntaxProblems = (source: Source, kind: Kind): Explained => {
  const { document, lines: counter } = source.parse();
  let wrong: Wrong = {
    lines: source.text.split(/\r?\n/),
    faults: syntaxFaults(source.text, document, counter),
  };
  const problems: Problem[] = [];
  const added: number[] = [];
  while (wrong.faults.length > 0 && problems.length < mostMistakes) {
    const next = nextFix(wrong, kind);
    if (!next)
      return { problems: [...problems, unexplained(source.file, wrong.lines, wrong.faults[0], added)] };
    const { fix } = next;
    const line = writtenLine(fix.line, added);
    problems.push(problemAt(source.file, line, fix.column, fix.code, fix.message, fix.fix));
    for (const [index, text] of fix.lines.entries()) if (text.includes('\n')) added.push(index + 1);
    wrong = { lines: fix.lines.join('\n').split('\n'), faults: next.faults };
  }
  const isClean = document.errors.length === 0 && problems.length === 0;
  const features =
    isClean && !mayUseFeatures(source.text, document) ? [] : featureProblems(source.file, wrong.lines, added);
  const isFixed = problems.length === 1 && features.length === 0 && wrong.faults.length === 0;
  return {
    problems: [...problems, ...features],
    ...(isFixed && added.length === 0 && { fixed: wrong.lines.join('\n') }),
  };
};

/** The line of the file as it is written, for a line of the fixed text, which may have lines added. */
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
