import { LineCounter, type YAMLError } from 'yaml';
import { diffText, detectLineEnding } from '../../edit/text/edits.ts';
import { fileProblem } from '../../problems/finding.ts';
import { invisibleCharacter } from '../../problems/invisible-characters.ts';
import type { Problem } from '../../problems/problem.ts';
import type { DocumentKind } from '../document/schemas.ts';
import { parseYaml, type Source } from '../document/source.ts';
import { validators } from '../validators.ts';
import { atColumn, contentFrom, indentOf, linesOf, readLine, type TextLines } from './lines.ts';
import { findDuplicates } from './duplicate-keys.ts';
import { findRepairs, findStructureRepairs, findSureRepairs } from './repairs.ts';
import type { Repair } from './repair.ts';

/**
 * Maximum number of characters that are parsed to find a repair, so that a large document with an error is checked
 * quickly.
 */
const maxParsed = 500_000;

/** Repairs of columns and lists, which are a guess if the text is still invalid. */
const isMove = /yaml-(?:indent|list|dash)/;

/** Schema problems that may be caused by lines in a wrong column or without their dash or colon. */
const aboutStructure = /^(?:unknown-field|missing-field|wrong-kind|unknown-type)$/;

/** Base rank of a text with a syntax error: worse than any number of schema errors. */
const unreadable = 1e9;

/** Returns the number of errors of a text, 0 if it is valid; a text that is invalid YAML ranks by the line of its first error. */
const countErrors = (text: string, kind: DocumentKind): number => {
  const lines = new LineCounter();
  const document = parseYaml(text, lines);
  const [error] = [...document.errors, ...document.warnings].toSorted((a, b) => a.pos[0] - b.pos[0]);
  if (error) return unreadable - lines.linePos(error.pos[0]).line;
  try {
    const validate = validators[kind];
    const isValid = validate(document.toJS());
    return (isValid ? 0 : Number(validate.errors?.length)) + findDuplicates(document.contents).length;
  } catch {
    // A repair may have created an alias without an anchor.
    return unreadable;
  }
};

/** Whether a document is valid after a repair. */
export const isRepaired = ({ lines }: Repair, kind: DocumentKind): boolean =>
  countErrors(lines.join('\n'), kind) === 0;

/** Returns the repair that leaves the fewest errors, and their number; undefined if none helps. */
const findBestRepair = (
  source: Source,
  kind: DocumentKind,
  repairs: Iterable<Repair>,
  after: number,
): { repair?: Repair; errors: number } => {
  const unchanged = linesOf(source.text).join('\n');
  let best: { repair?: Repair; errors: number } = { errors: unreadable - after };
  let parsed = 0;
  for (const repair of repairs) {
    const text = repair.lines.join('\n');
    if (text === unchanged) continue;
    const errors = countErrors(text, kind);
    const isGuess = errors > unreadable / 2 && isMove.test(repair.code);
    if (errors < best.errors && !isGuess) best = { repair, errors };
    parsed += text.length;
    if (errors === 0 || parsed > maxParsed) break;
  }
  return best;
};

/** Returns the problem that a repair solves, with the text to write and an edit if that makes the document valid. */
export const toLineProblem = (source: Source, repair: Repair, isCertain: boolean): Problem => {
  const lines = linesOf(source.text);
  const { code, cause, index, column, sign = '', lines: fixed } = repair;
  const line = lines[index] ?? '';
  const range = { start: atColumn(line, index, column).start, end: atColumn(line, index, line.length).start };
  const written = (fixed[index] ?? '').trim();
  const canShow = isCertain && written.length <= 120 && !/^yaml-(?:indent|line|list|tab|words)$/.test(code);
  const params = {
    cause,
    sign: sign.slice(0, 80),
    from: indentOf(line),
    to: indentOf(fixed[index]),
    write: canShow ? written : undefined,
  };
  const problem = fileProblem(source.file, code, params as never, range);
  const text = fixed.join(detectLineEnding(source.text));
  return isCertain ? { ...problem, edits: [diffText(source.text, text)] } : problem;
};

/** Returns the index of the line with an error. The parser treats some lines as one, and reports the upper one. */
const findErrorLine = (source: Source, lines: TextLines, { code, message, pos }: YAMLError): number => {
  const index = contentFrom(lines, source.positionOf(pos[0]).line - 1);
  const { isEntry, value } = readLine(lines[index]);
  const isList = isEntry && message.includes('block sequence');
  const isNext = code === 'BLOCK_AS_IMPLICIT_KEY' && !isList && !/: |^["'*&!]/.test(value);
  return isNext ? contentFrom(lines, index + 1) : index;
};

/**
 * Returns the problem of a document that is valid YAML but means something else than its author intended, if one repair
 * makes it satisfy the schema.
 * @param problems the schema problems of the document
 */
export const explainStructure = (
  source: Source,
  kind: DocumentKind,
  problems: readonly Problem[],
): Problem | undefined => {
  const lines = linesOf(source.text);
  const places = problems
    .filter(({ code }) => aboutStructure.test(code))
    .map(({ range }) => range.start.line - 1)
    .slice(0, 5);
  // Invisible characters are reported by another check.
  if (places.some((at) => invisibleCharacter.test(lines[at] ?? ''))) return undefined;
  const { repair, errors } = findBestRepair(source, kind, findStructureRepairs(lines, places), 0);
  if (!repair || errors > 0) return undefined;
  return { ...toLineProblem(source, repair, true), path: problems[0]?.path ?? [] };
};

/** Returns the problem of a text that the parser does not understand. */
export const explainError = (source: Source, kind: DocumentKind, error: YAMLError): Problem => {
  const lines = linesOf(source.text);
  const at = findErrorLine(source, lines, error);
  const stop = { source, lines, at, error };
  const [sure, ...others] = findSureRepairs(stop);
  const { repair, errors } = findBestRepair(
    source,
    kind,
    sure ? [sure, ...others] : findRepairs(stop),
    at + 2,
  );
  if (sure && errors > 0) return toLineProblem(source, sure, false);
  if (repair) return toLineProblem(source, repair, errors === 0);
  const params = { error: error.message.replace(/\.$/, '') };
  return fileProblem(source.file, 'yaml-syntax', params, atColumn(lines[at] ?? '', at, indentOf(lines[at])));
};
