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

/** A problem code and one of its causes, for a mistake in a line. */
export type LineCause = { [C in keyof Table]: [C, keyof Table[C]['causes']] }[keyof Table];

/** A mistake in a line of a file: its cause and position. `index` and `column` are counted from 0. */
export type LineFinding = {
  lineCause: LineCause;
  index: number;
  column: number;
  sign?: string;
  name?: string;
  /** Index of a line that is an example of the right column, and this column. */
  example?: number;
  to?: number;
  /** All lines of the file with the mistake fixed, if a fix can be guessed. */
  fixed?: string[];
  /** The finding to report instead if the fix does not make the document valid. */
  otherwise?: LineFinding;
};

export const lineFinding = (
  of: LineCause,
  index: number,
  column: number,
  details: Partial<LineFinding> = {},
): LineFinding => ({ ...details, lineCause: of, index, column });

/** Whether a text is valid YAML and matches the schema. */
export const isValidText = (text: string, kind: DocumentKind): boolean => {
  const document = parseYaml(text, new LineCounter());
  if (document.errors.length > 0 || document.warnings.length > 0) return false;
  try {
    return validators[kind](document.toJS());
  } catch {
    // A fix may have created an alias without an anchor.
    return false;
  }
};

/** Returns the problem for a finding. A fix is included only if it makes the document valid. */
export const toLineProblem = (source: Source, kind: DocumentKind, found: LineFinding): Problem => {
  const { lineCause: of, index, sign, name, example, to, fixed, otherwise } = found;
  const [code, cause] = of;
  const lines = linesOf(source.text);
  const line = lines[index] ?? '';
  const text = fixed?.join(detectLineEnding(source.text)) ?? source.text;
  const isCertain = text !== source.text && isValidText(text, kind);
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
