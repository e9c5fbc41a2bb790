import { type YAMLError, LineCounter, type Document } from 'yaml';
import type { LineParams } from '../../problems/line-text.ts';
import { fileProblem } from '../../problems/finding.ts';
import type { Problem } from '../../problems/problem.ts';
import type { Kind } from '../../read/document/schemas.ts';
import { parseYaml, type Edit, type Source } from '../../read/document/source.ts';
import { validators } from '../../read/validators.ts';
import { conflictMarkers } from './conflict-markers.ts';
import { duplicateKeys } from './duplicate-keys.ts';
import { languageFeature } from './features.ts';
import { explainError } from './first-error.ts';
import { controlCharacters, excessiveDepth, longTexts, namedControlCharacters, oversized } from './limits.ts';
import { linesOf } from './lines.ts';
import type { Mistake } from './mistake.ts';
import { otherFormat } from './other-formats.ts';
import { swallowedField, swallowedLine } from './swallowed.ts';

/** Errors about anchors, tags and directives, which `languageFeature` explains. */
const aboutFeatures: ReadonlySet<string> = new Set([
  'ALIAS_PROPS',
  'BAD_COLLECTION_TYPE',
  'BAD_DIRECTIVE',
  'MULTIPLE_ANCHORS',
  'MULTIPLE_TAGS',
  'TAG_RESOLVE_FAILED',
]);

const firstError = ({ errors, warnings }: Document.Parsed): YAMLError | undefined =>
  [...errors, ...warnings]
    .filter(({ code }) => !aboutFeatures.has(code))
    .toSorted((a, b) => a.pos[0] - b.pos[0])[0];

/** Whether a text is certainly what was meant: it can be read, and follows the schema. */
const isRight = (text: string, kind: Kind): boolean => {
  const document = parseYaml(text, new LineCounter());
  if (document.errors.length > 0 || document.warnings.length > 0) return false;
  try {
    return validators[kind](document.toJS());
  } catch {
    // A correction may have made an alias that points to nothing.
    return false;
  }
};

/** The edits that make lines what they should be; a line that is inserted or divided is a line break in one of them. */
const editsBetween = (text: string, fixed: readonly string[]): Edit[] => {
  const lines = text.split('\n');
  const added = fixed.length - lines.length;
  let start = 0;
  let shift = 0;
  return lines.flatMap((written, index) => {
    const line = written.replace(/\r$/, '');
    const end = start + line.length;
    const from = start;
    start += written.length + 1;
    const next = fixed[index + shift] ?? '';
    if (next === line) return [];
    if (shift === 0 && added > 0) {
      shift = added;
      return { start: from, end: from, text: `${next}\n` };
    }
    return { start: from, end, text: next };
  });
};

/** The problem of a mistake in the lines of a file; what to write is named only where it is certain. */
const problemOf = (source: Source, kind: Kind, mistake: Mistake): Problem => {
  const {
    of: [code, cause],
    index,
    sign,
    name,
    example,
    to,
    fixed,
  } = mistake;
  const lines = linesOf(source.text);
  const line = lines[index] ?? '';
  const column = Math.min(mistake.column, line.length);
  const isCertain =
    fixed !== undefined && fixed.join('\n') !== lines.join('\n') && isRight(fixed.join('\n'), kind);
  if (!isCertain && mistake.otherwise) return problemOf(source, kind, mistake.otherwise);
  const edits = isCertain ? editsBetween(source.text, fixed) : [];
  const write = isCertain ? (fixed[index] ?? '').trim().split('\n', 1).join('') : '';
  const params: LineParams = {
    ...(sign !== undefined && { sign: sign.slice(0, 80) }),
    ...(name !== undefined && { name }),
    ...(write !== '' && write.length <= 120 && { write }),
    ...(edits.length > 1 && { others: true }),
    from: line.search(/\S|$/),
    ...(to !== undefined && (isCertain || cause !== 'column') && { to }),
    ...(example !== undefined && {
      example: { line: example + 1, text: (lines[example] ?? '').trim().slice(0, 40) },
    }),
  };
  const start = { line: index + 1, column: Array.from(line.slice(0, column)).length + 1 };
  const end = { line: index + 1, column: [...line].length + 1 };
  const problem = fileProblem(source.file, code, { cause, ...params } as never, { start, end });
  return edits.length > 0 ? { ...problem, edits } : problem;
};

/** What a text says, and what is wrong with its YAML; no value when nothing may be concluded from it. */
export type Syntax = { value?: unknown; problems: Problem[] };

/**
 * Checks the YAML of a file. After the first mistake in its lines nothing else is reported of it, because the parser
 * reads what follows in another way than it is meant.
 */
export const checkSyntax = (source: Source, kind: Kind): Syntax => {
  const unread = [conflictMarkers, controlCharacters, excessiveDepth, oversized].map((check) =>
    check(source),
  );
  const first = unread.find((problems) => problems.length > 0);
  if (first) return { problems: first };
  const { document } = source.parse();
  const error = firstError(document);
  const isOther = error !== undefined || document.contents === null;
  const other = isOther ? otherFormat(source, kind) : undefined;
  if (other) return { problems: [other] };
  if (document.contents === null && !error) return { problems: [fileProblem(source.file, 'file-empty', {})] };
  const mistake = error
    ? explainError(source, kind, error)
    : (languageFeature(source) ?? swallowedLine(source));
  if (mistake) return { problems: [problemOf(source, kind, mistake)] };
  const value: unknown = document.toJS();
  const swallowed = swallowedField(source, kind, value);
  if (swallowed) return { problems: [problemOf(source, kind, swallowed)] };
  const tooLong = [...longTexts(source, value), ...namedControlCharacters(source, value)];
  if (tooLong.length > 0) return { problems: tooLong };
  const { problems, isReadable } = duplicateKeys(source, value);
  return isReadable ? { value, problems } : { problems };
};
