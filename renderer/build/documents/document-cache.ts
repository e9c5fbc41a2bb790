import { readFileSync, statSync } from 'node:fs';
import { fileProblem } from './finding.ts';
import type { KeptDocuments } from './kept-documents.ts';
import type { Kind } from './schemas.ts';
import type { SiteDocument } from './site-document.ts';
import { readDocument, unreadableDocument } from './site-document.ts';

type Entry = { stamp: string; document: SiteDocument };

/** Keeps documents as long as their files do not change, so that a second reading parses only what was edited. */
export class DocumentCache {
  #entries = new Map<string, Entry>();

  /** @param kept documents of earlier processes */
  constructor(readonly kept?: KeptDocuments) {}

  /**
   * The document of a file; the same object as long as the text is the same.
   * @param path where the file is
   * @param file the path that problems show
   */
  load(path: string, file: string, kind: Kind): SiteDocument {
    const known = this.#entries.get(path);
    try {
      const { mtimeNs, size, ino } = statSync(path, { bigint: true });
      const stamp = `${mtimeNs} ${size} ${ino}`;
      if (known?.stamp === stamp) return known.document;
      const text = decode(readFileSync(path));
      const read = () => readDocument(file, text, kind);
      const document =
        known?.document.source.text === text
          ? known.document
          : (this.kept?.get(file, text, kind, read) ?? read());
      this.#entries.set(path, { stamp, document });
      return document;
    } catch (error) {
      this.#entries.delete(path);
      return unreadable(file, kind, error instanceof Error ? error.message : String(error));
    }
  }

  /** Forgets every document but these. */
  keepOnly(documents: ReadonlySet<SiteDocument>): void {
    for (const [path, { document }] of this.#entries)
      if (!documents.has(document)) this.#entries.delete(path);
  }
}

/** @throws TypeError when the bytes are not UTF-8 */
const decode = (bytes: Uint8Array): string => new TextDecoder('utf-8', { fatal: true }).decode(bytes);

const unreadable = (file: string, kind: Kind, reason: string): SiteDocument => {
  const message = `the file cannot be read (${reason})`;
  return unreadableDocument(
    file,
    kind,
    fileProblem(file, 'file-unreadable', message, 'Save it as text in UTF-8.'),
  );
};
