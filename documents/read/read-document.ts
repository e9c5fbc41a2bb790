import { findPendingMigrations } from '../migrations/pending-migrations.ts';
import { internalError, resolveFinding } from '../problems/finding.ts';
import { findMentions, findReferences } from './document/references.ts';
import { schemas, type DocumentKind } from './document/schemas.ts';
import type { ParsedDocument, SiteDocument, UnparsedDocument } from './site-document.ts';
import { emptyDocument } from './site-document.ts';
import { Source } from './document/source.ts';
import { textsOf } from './document/texts.ts';
import { findWrongKind } from './schema/wrong-kind.ts';
import { validateDocument } from './schema/schema-findings.ts';
import { explainStructure } from './syntax/explain-error.ts';
import { checkSyntax } from './syntax/check-syntax.ts';

const parse = ({ source, kind }: UnparsedDocument): ParsedDocument => {
  const { value, problems } = checkSyntax(source, kind);
  if (value === undefined) return { ...emptyDocument, problems };
  const other = findWrongKind(source.file, kind, value);
  if (other) return { ...emptyDocument, problems: [other] };
  const pending = findPendingMigrations(value);
  const { originalPathOf } = pending;
  const ofSchema = validateDocument(kind, pending.value, (path) => source.textAt(originalPathOf(path)));
  const inOriginal = ofSchema.map((found) => ({ ...found, path: originalPathOf(found.path) }));
  const findings = [...pending.findings, ...inOriginal];
  const inDocument = findings.map((found) => resolveFinding({ source, value }, found));
  const structure =
    ofSchema.length > 0 && !pending.findings.length ? explainStructure(source, kind, inDocument) : undefined;
  const found = structure ? [structure] : inDocument;
  const references = findReferences(textsOf(schemas[kind], schemas[kind], value));
  const mentions = findMentions(value);
  return { value, readable: true, problems: [...problems, ...found], references, mentions };
};

/** Parses texts and validates them against their schemas. Never throws, whatever the texts contain. */
export const parseDocuments = (documents: UnparsedDocument[]): ParsedDocument[] =>
  documents.map((document) => {
    try {
      return parse(document);
    } catch (error) {
      return { ...emptyDocument, problems: [internalError(document.source.file, error)] };
    }
  });

/** Like `parseDocuments`, for one text. @param file the path that problems show */
export const readDocument = (file: string, text: string, kind: DocumentKind): SiteDocument => {
  const document = { source: new Source(file, text), kind };
  return { ...document, ...(parseDocuments([document])[0] as ParsedDocument) };
};
