import { inOldPlace, waitingIn } from '../migrations/pending-migrations.ts';
import { internalError, toProblem } from '../problems/finding.ts';
import type { Kind } from '../read/document/schemas.ts';
import type { Reading, SiteDocument, Unread } from '../read/document/site-document.ts';
import { referencesIn, unreadable } from '../read/document/site-document.ts';
import { Source } from '../read/document/source.ts';
import { otherKind } from './schema/wrong-kind.ts';
import { schemaFindings } from './schema/schema-findings.ts';
import { checkSyntax } from './syntax/check-syntax.ts';

/**
 * Reads the text of one file and checks it against its schema. Never throws, whatever the text contains.
 * @param file the path that problems show
 */
export const readDocument = (file: string, text: string, kind: Kind): SiteDocument => {
  const source = new Source(file, text);
  try {
    return readSource(source, kind);
  } catch (error) {
    return { ...unreadable, source, kind, problems: [internalError(file, error)] };
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
  const ofSchema = schemaFindings(kind, waiting.value, (path) => source.written(placeOf(path)));
  const findings = [...waiting.findings, ...ofSchema.map((found) => inOldPlace(found, placeOf))];
  const inDocument = findings.map((found) => toProblem({ source, value }, found));
  return {
    source,
    kind,
    value,
    readable: true,
    problems: [...problems, ...inDocument],
    ...referencesIn(kind, value),
  };
};
