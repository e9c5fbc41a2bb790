import { otherKind } from '../../check/schema/other-kind.ts';
import { toProblem } from '../../problems/finding.ts';
import type { References } from './references.ts';
import { referencesOf } from './references.ts';
import type { Problem } from '../../problems/problem.ts';
import type { Kind } from './schemas.ts';
import { schemas } from './schemas.ts';
import { inOldPlace, waitingIn } from '../../migrations/waiting.ts';
import { schemaFindings } from '../../check/schema/schema-findings.ts';
import { isHidden } from '../page/hidden.ts';
import { Source } from './source.ts';
import { checkSyntax } from '../../check/syntax/check-syntax.ts';
import { sideNotes } from '../../check/syntax/side-notes.ts';
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
  const { value, problems } = checkSyntax(source, kind);
  if (value === undefined) return { ...unreadable, source, kind, problems };
  const other = otherKind(source.file, kind, value);
  if (other) return { ...unreadable, source, kind, problems: [other] };
  const waiting = waitingIn(value);
  const { placeOf } = waiting;
  const schemaFaults = schemaFindings(kind, waiting.value, (path) => source.written(placeOf(path)));
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

/** A document that stands for a file that cannot be read. */
export const unreadableDocument = (file: string, kind: Kind, problem: Problem): SiteDocument => ({
  ...unreadable,
  source: new Source(file, ''),
  kind,
  problems: [problem],
});
