import { parse } from 'yaml';
import { getIn, type Path } from '../read/document/path.ts';
import type { Edit, TextExcerpt, KeyOrValue, Position, Range, Source } from '../read/document/source.ts';
import { problemTypes, type Code, type ParamsOf } from './codes.ts';
import { sectionLabel } from './format-path.ts';
import type { CommonParams, Problem } from './problem.ts';
import { toPlainYaml, toQuoted } from './format-value.ts';

/** Optional properties of a finding. */
export type FindingOptions = {
  /** `key` points at the name of the last field of `path` instead of its value. */
  at?: KeyOrValue;
  /** Points at a text inside the value. */
  excerpt?: TextExcerpt | undefined;
  /** A replacement for the highlighted text that certainly fixes the problem. */
  replacement?: string | undefined;
  /** Text edits that certainly fix it. */
  edits?: readonly Edit[] | undefined;
  /** Overrides the severity of the code. */
  severity?: Problem['severity'] | undefined;
};

/** A problem of one value of a document, before its position in the file is determined. */
export type Finding<C extends Code = Code> = {
  [K in C]: FindingOptions & { code: K; path: Path; params: ParamsOf<K> & CommonParams };
}[C];

/** Creates a finding. @param path path of the value, or of the field that is missing or has the wrong name */
export const finding = <C extends Code>(
  code: C,
  path: Path,
  params: ParamsOf<C>,
  options: FindingOptions = {},
): Finding<C> => ({ ...options, code, path, params }) as unknown as Finding<C>;

/** Merges findings of the same mistake, which have the same key, into the first one, marked with `isRepeated`. */
export const mergeFindings = (
  findings: readonly Finding[],
  keyOf: (found: Finding, index: number) => string,
): Finding[] => {
  const first = new Map<string, Finding>();
  for (const [index, found] of findings.entries()) {
    const key = keyOf(found, index);
    const known = first.get(key);
    first.set(key, known ? ({ ...known, params: { ...known.params, isRepeated: true } } as Finding) : found);
  }
  return [...first.values()];
};

/** The properties of a document that findings need. */
type Document = { source: Source; value: unknown };

/** Writes a text in the quote style of the former one, or without quotes if it needs none. */
const writeInStyle = (written: string, text: string): string => {
  if (written.startsWith("'")) return `'${text.replaceAll("'", "''")}'`;
  const isPlain = !written.startsWith('"') && toPlainYaml(text) === text && typeof parse(text) === 'string';
  return isPlain ? text : toQuoted(text);
};

/** Returns the edit that writes the replacement of a finding; none if the text in the file is not as expected. */
const editsFor = (
  { source, value }: Document,
  { path, at = 'value', excerpt, replacement: text }: Finding,
): readonly Edit[] => {
  if (text === undefined || getIn(value, path) === undefined) return [];
  const [start, end] = source.offsets(path, at, excerpt);
  const written = source.text.slice(start, end);
  if (excerpt) return written === excerpt.text.slice(excerpt.offset) ? [{ start, end, text }] : [];
  // Aliases and multi-line texts are not edited automatically.
  if (at === 'value' && /^[*|>&!]|\n/.test(written)) return [];
  return [{ start, end, text: at === 'key' ? text : writeInStyle(written, text) }];
};

/** Caches problems by finding, so that the next check does not parse the text again to report them. */
const knownProblems = new WeakMap<Source, Map<string, Problem>>();

/** Resolves a finding to a problem with its position in the file. */
export const resolveFinding = (document: Document, found: Finding): Problem => {
  const known = knownProblems.get(document.source) ?? new Map<string, Problem>();
  knownProblems.set(document.source, known);
  const key = JSON.stringify(found);
  const problem = known.get(key) ?? createProblem(document, found);
  known.set(key, problem);
  return problem;
};

const createProblem = (document: Document, found: Finding): Problem => {
  const { source, value } = document;
  const { code, path, at = 'value', excerpt, params } = found;
  const section = sectionLabel(value, path);
  const edits = found.edits ?? editsFor(document, found);
  return {
    file: source.file,
    path,
    range: source.range(path, at, excerpt),
    code,
    params: section ? { ...params, section } : params,
    severity: found.severity ?? problemTypes[code].severity,
    ...(edits.length > 0 && { edits }),
  } as Problem;
};

/** Creates a problem of one value of a document; the other parameters are those of `finding`. */
export const valueProblem = <C extends Code>(
  document: Document,
  ...found: Parameters<typeof finding<C>>
): Problem => resolveFinding(document, finding(...found) as unknown as Finding);

const fileStart: Position = { line: 1, column: 1 };

/** Creates a problem of a whole file, or of a position that has no path. */
export const fileProblem = <C extends Code>(
  file: string,
  code: C,
  params: ParamsOf<C>,
  range: Range = { start: fileStart, end: fileStart },
): Problem<C> =>
  ({ file, path: [], range, code, params, severity: problemTypes[code].severity }) as unknown as Problem<C>;

/** Creates the problem for an internal error that occurred while a file or folder was processed. */
export const internalError = (
  file: string,
  error: unknown,
  cause: 'crash' | 'rendering' = 'crash',
): Problem => fileProblem(file, 'file-unreadable', { cause, error: String(error).split('\n', 1).join('') });
