import { LineCounter } from 'yaml';
import { diffText, detectLineEnding } from '../../edit/text/edits.ts';
import type { yamlTextCodes } from '../../problems/codes/yaml-text.ts';
import type { yamlCodes } from '../../problems/codes/yaml.ts';
import { fileProblem } from '../../problems/finding.ts';
import type { Problem } from '../../problems/problem.ts';
import type { DocumentKind } from '../../read/document/schemas.ts';
import { parseYaml, type Source } from '../../read/document/source.ts';
import { validators } from '../../read/validators.ts';
import { atColumn, indentOf, linesOf } from './lines.ts';

type Table = typeof yamlCodes & typeof yamlTextCodes;

/** A code and one of its causes, of a mistake in the lines of a file. */
export type LineCause = { [C in keyof Table]: [C, keyof Table[C]['causes']] }[keyof Table];

/** A mistake in the lines of a file: what it is, and where. */
export type LineFinding = {
  of: LineCause;
  index: number;
  column: number;
  sign?: string;
  name?: string;
  /** The line that shows what belongs here, and the column that it shows. */
  example?: number;
  to?: number;
  /** All lines as they should be, if that can be guessed. */
  fixed?: string[];
  /** What it is where that is not certainly right. */
  otherwise?: LineFinding;
};

export const lineFinding = (
  of: LineCause,
  index: number,
  column: number,
  details: Partial<LineFinding> = {},
): LineFinding => ({ ...details, of, index, column });

/** Whether a text is certainly what was meant: it can be read, and follows the schema. */
export const isRight = (text: string, kind: DocumentKind): boolean => {
  const document = parseYaml(text, new LineCounter());
  if (document.errors.length > 0 || document.warnings.length > 0) return false;
  try {
    return validators[kind](document.toJS());
  } catch {
    // A correction may have made an alias that points to nothing.
    return false;
  }
};

/** The problem of a mistake in the lines of a file; what to write is named only where it is certain. */
export const toLineProblem = (source: Source, kind: DocumentKind, found: LineFinding): Problem => {
  const { of, index, sign, name, example, to, fixed, otherwise } = found;
  const [code, cause] = of;
  const lines = linesOf(source.text);
  const line = lines[index] ?? '';
  const text = fixed?.join(detectLineEnding(source.text)) ?? source.text;
  const isCertain = text !== source.text && isRight(text, kind);
  if (!isCertain && otherwise) return toLineProblem(source, kind, otherwise);
  const write = isCertain ? (fixed?.[index] ?? '').trim().replace(/\n.*/s, '') : '';
  const isSeveral = isCertain && lines.filter((other, place) => other !== fixed?.[place]).length > 1;
  const shown = example === undefined ? undefined : (lines[example] ?? '').trim().slice(0, 40);
  const params = {
    cause,
    sign: sign?.slice(0, 80),
    name,
    write: write !== '' && write.length <= 120 ? write : undefined,
    others: (isSeveral && fixed?.length === lines.length) || undefined,
    from: indentOf(line),
    to: isCertain || cause !== 'column' ? to : undefined,
    example: shown === undefined ? undefined : { line: Number(example) + 1, text: shown },
  };
  const { start } = atColumn(line, index, found.column);
  const { start: end } = atColumn(line, index, line.length);
  const problem = fileProblem(source.file, code, params as never, { start, end });
  return isCertain ? { ...problem, edits: [diffText(source.text, text)] } : problem;
};
