import { findPendingMigrations } from '../migrations/pending-migrations.ts';
import { internalError, resolveFinding } from '../problems/finding.ts';
import type { DocumentKind } from '../read/document/schemas.ts';
import type { ParsedDocument, SiteDocument, UnparsedDocument } from '../read/document/site-document.ts';
import { referencesIn, emptyDocument } from '../read/document/site-document.ts';
import { Source } from '../read/document/source.ts';
import { findWrongKind } from './schema/wrong-kind.ts';
import { validateDocument } from './schema/schema-findings.ts';
import { checkSyntax } from './syntax/check-syntax.ts';

/**
 * Reads the text of one file and checks it against its schema. Never throws, whatever the text contains.
 * @param file the path that problems show
 */
export const readDocument = (file: string, text: string, kind: DocumentKind): SiteDocument => {
  const source = new Source(file, text);
  try {
    return readSource(source, kind);
  } catch (error) {
    return { ...emptyDocument, source, kind, problems: [internalError(file, error)] };
  } finally {
    source.forget();
  }
};

/** Parses and checks the texts of many files. The results omit `source`, which contains the text again. */
export const parseDocuments = (documents: UnparsedDocument[]): ParsedDocument[] =>
  documents.map(({ file, text, kind }) => {
    const { source: _, ...reading } = readDocument(file, text, kind);
    return reading;
  });

const readSource = (source: Source, kind: DocumentKind): SiteDocument => {
  const { value, problems } = checkSyntax(source, kind);
  if (value === undefined) return { ...emptyDocument, source, kind, problems };
  const other = findWrongKind(source.file, kind, value);
  if (other) return { ...emptyDocument, source, kind, problems: [other] };
  const pending = findPendingMigrations(value);
  const { originalPathOf } = pending;
  const ofSchema = validateDocument(kind, pending.value, (path) => source.textAt(originalPathOf(path)));
  const inOriginal = ofSchema.map((found) => ({ ...found, path: originalPathOf(found.path) }));
  const findings = [...pending.findings, ...inOriginal];
  const inDocument = findings.map((found) => resolveFinding({ source, value }, found));
  return {
    source,
    kind,
    value,
    readable: true,
    problems: [...problems, ...inDocument],
    ...referencesIn(kind, value),
  };
};
