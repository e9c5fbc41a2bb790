import { edgeMarks } from '../../check/words/signs/edge-marks.ts';
import { strayMarks } from '../../check/words/signs/stray-marks.ts';
import { findingsIn } from '../../check/words/word-facts.ts';
import { otherKind } from '../../check/schema/other-kind.ts';
import { toProblem } from '../../problems/finding.ts';
import { fileProblem, modern } from '../../problems/legacy.ts';
import type { References } from './references.ts';
import { referencesOf } from './references.ts';
import type { Problem } from '../../problems/problem.ts';
import type { Kind } from './schemas.ts';
import { schemas } from './schemas.ts';
import { inOldPlace, waitingIn } from '../../migrations/waiting.ts';
import { schemaFindings } from '../../check/schema/schema-findings.ts';
import { isHidden } from '../page/hidden.ts';
import { Source } from './source.ts';
import { controlCharacters, namedControlCharacters } from '../../check/syntax/control-characters.ts';
import { excessiveDepth } from '../../check/syntax/depth.ts';
import { duplicateKeys } from '../../check/syntax/duplicate-keys.ts';
import { headlessSections } from '../../check/syntax/headless-sections.ts';
import { longTexts, oversized } from '../../check/syntax/long-texts.ts';
import { sideNotes } from '../../check/syntax/side-notes.ts';
import { otherFormat } from '../../check/syntax/other-formats.ts';
import { swallowedFields } from '../../check/syntax/swallowed-fields.ts';
import { conflictsIn, syntaxProblems } from '../../check/syntax/syntax-problems.ts';
import { textsOf } from './texts.ts';
import { unforeseenProblem } from '../../problems/unforeseen.ts';

/** One YAML file, read and checked by itself. */
export type SiteDocument = {
  source: Source;
  kind: Kind;
  /** What the file says, right or wrong; undefined when it cannot be read. */
  value: unknown;
  /** False when the file is empty or not YAML: then nothing may be concluded from what it does not hold. */
  readable: boolean;
  /** Problems that the file has by itself. */
  problems: Problem[];
  /** The references in its texts, without those in fields beside the name of a shared piece. */
  references: References;
  /** Every path of the site that the file names anywhere but in hidden sections. */
  mentions: ReadonlySet<string>;
};

/** The part of a document that depends on its text alone. */
export type Reading = Omit<SiteDocument, 'source'>;

/** The text of a file that is to be read. */
export type Unread = {
  /** The path that problems show. */
  file: string;
  text: string;
  kind: Kind;
};

const pathInText = /^\/[^\s#?]*|(?<=\]\()\/[^\s#?)]*/g;

const pathsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.includes('/') ? (value.match(pathInText) ?? []) : [];
  return typeof value === 'object' && value !== null && !isHidden(value)
    ? Object.values(value).flatMap(pathsIn)
    : [];
};

/** What a text says, and what is wrong with its YAML; no value when nothing may be concluded from it. */
const valueOf = (source: Source, kind: Kind): { value?: unknown; problems: Problem[] } => {
  const conflicts = conflictsIn(source);
  if (conflicts.length > 0) return { problems: conflicts };
  const hostile = [...controlCharacters(source), ...excessiveDepth(source)];
  const unread = hostile.length > 0 ? hostile : oversized(source);
  if (unread.length > 0) return { problems: unread };
  const { value, problems } = readYaml(source, kind);
  const named = [...longTexts(source, value), ...namedControlCharacters(source, value)];
  return named.length > 0 ? { problems: [...problems, ...named] } : { value, problems };
};

/**
 * Replaces the advice to put a value in quotes when the quoted text would be a problem on the same line too: then that
 * problem is reported instead.
 */
const withoutVainQuotes = (syntax: Problem[], fixed: string, kind: Kind): Problem[] => {
  const [told] = syntax;
  if (told?.code !== 'yaml-quotes') return syntax;
  const source = new Source(told.file, fixed);
  const value: unknown = source.parse().document.toJS();
  const texts = textsOf(schemas[kind], schemas[kind], value);
  const findings = [
    ...schemaFindings(kind, value, (path) => source.written(path)),
    ...findingsIn(texts, [strayMarks, edgeMarks]),
  ];
  const next = findings.map((finding) => toProblem({ source, value }, modern(finding)));
  const same = next.find(({ range }) => range.start.line === told.range.start.line);
  return same ? [{ ...same, severity: told.severity }] : syntax;
};

const readYaml = (source: Source, kind: Kind): { value?: unknown; problems: Problem[] } => {
  const { problems: syntax, fixed } = syntaxProblems(source, kind);
  if (source.parse().document.contents === null) syntax.push(emptyFile(source.file));
  const other = syntax.length > 0 ? otherFormat(source, kind) : undefined;
  if (other) return { problems: [other] };
  if (syntax.length > 0)
    return { problems: fixed === undefined ? syntax : withoutVainQuotes(syntax, fixed, kind) };
  const value: unknown = source.parse().document.toJS();
  const swallowed = swallowedFields(source, kind, value);
  if (swallowed.length > 0) return { problems: swallowed };
  const headless = kind === 'page' ? headlessSections(source, value) : [];
  if (headless.length > 0) return { problems: headless };
  const { problems, isReadable } = duplicateKeys(source, value);
  return isReadable ? { value, problems } : { problems };
};

/**
 * Reads the text of one file and checks it against its schema. It throws for nothing that a text can hold.
 * @param file the path that problems show
 */
export const readDocument = (file: string, text: string, kind: Kind): SiteDocument => {
  const source = new Source(file, text);
  try {
    return readSource(source, kind);
  } catch (error) {
    return { ...unreadable, source, kind, problems: [unforeseenProblem(file, error)] };
  } finally {
    source.forget();
  }
};

/** Reads the texts of many files; their sources, which hold the texts once more, are left out. */
export const readTexts = (documents: Unread[]): Reading[] =>
  documents.map(({ file, text, kind }) => {
    const { source: _, ...reading } = readDocument(file, text, kind);
    return reading;
  });

const readSource = (source: Source, kind: Kind): SiteDocument => {
  const { value, problems } = valueOf(source, kind);
  if (value === undefined) return { ...unreadable, source, kind, problems };
  const other = otherKind(source.file, kind, value);
  if (other) return { ...unreadable, source, kind, problems: [other] };
  const waiting = waitingIn(value);
  const { placeOf } = waiting;
  const schemaFaults = schemaFindings(kind, waiting.value, (path) => source.written(placeOf(path))).map(
    modern,
  );
  const findings = [...waiting.findings, ...schemaFaults.map((finding) => inOldPlace(finding, placeOf))];
  const schema = schemas[kind];
  return {
    source,
    kind,
    value,
    readable: true,
    problems: [
      ...problems,
      ...sideNotes(source),
      ...findings.map((finding) => toProblem({ source, value }, finding)),
    ],
    references: referencesOf(textsOf(schema, schema, value)),
    mentions: new Set(pathsIn(value)),
  };
};

const unreadable = {
  value: undefined,
  readable: false,
  references: { tokens: [], links: [], pictures: [], phones: [] },
  mentions: new Set<string>(),
};

const emptyFile = (file: string): Problem =>
  fileProblem(
    file,
    'file-empty',
    'the file is empty',
    'Write its fields, or move the file out of this folder.',
  );

/** A document that stands for a file that cannot be read. */
export const unreadableDocument = (file: string, kind: Kind, problem: Problem): SiteDocument => ({
  ...unreadable,
  source: new Source(file, ''),
  kind,
  problems: [problem],
});
