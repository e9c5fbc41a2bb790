import { readFileSync, statSync } from 'node:fs';
import { stampOf } from '../../site-builder/cache/stamp.ts';
import { decode } from '../read/document/decode.ts';
import { fileProblem } from '../problems/finding.ts';
import type { Kind } from '../read/document/schemas.ts';
import type { Reading, SiteDocument, Unread } from '../read/document/site-document.ts';
import { readTexts, unreadableDocument } from '../read/document/site-document.ts';
import { Source } from '../read/document/source.ts';

/** A file with a document. */
export type DocumentFile = {
  path: string;
  /** The path that problems show. */
  file: string;
  kind: Kind;
};

/** What reads many documents at once. */
export type Helpers = {
  readMany?: (documents: Unread[]) => Promise<Reading[]>;
};

/** A page of the size of a novel; what is larger was not written by hand, and reading it would take minutes. */
const mostBytes = 1_000_000;

type Entry = { stamp: string; document: SiteDocument };
/** A file whose document has to be read. */
type Found = DocumentFile & { source: Source; stamp: string };

/** Keeps documents as long as their files do not change, so that a second reading parses only what was edited. */
export class DocumentCache {
  readonly #entries = new Map<string, Entry>();

  constructor(readonly helpers: Helpers = {}) {}

  /** The documents of files, in their order; the same objects as long as the texts are the same. */
  async load(files: DocumentFile[]): Promise<SiteDocument[]> {
    const found = files.map((file) => this.#find(file));
    const unread = found.filter(isUnread);
    for (const [index, document] of (await this.#read(unread)).entries())
      this.#keep(unread[index] as Found, document);
    return found.map((file) => (isUnread(file) ? this.#documentOf(file) : file));
  }

  /** Forgets every document but these. */
  keepOnly(documents: ReadonlySet<SiteDocument>): void {
    for (const [path, { document }] of this.#entries)
      if (!documents.has(document)) this.#entries.delete(path);
  }

  /** The document if it is known, else the text. */
  #find({ path, file, kind }: DocumentFile): SiteDocument | Found {
    const known = this.#entries.get(path);
    try {
      const state = statSync(path, { bigint: true });
      const stamp = stampOf(state);
      if (known?.stamp === stamp) return known.document;
      if (state.size > mostBytes) return tooLarge(file, kind, Number(state.size));
      const text = decode(file, readFileSync(path));
      if (typeof text !== 'string') {
        this.#entries.delete(path);
        return unreadableDocument(file, kind, text);
      }
      const same = known?.document.source.text === text ? known.document : undefined;
      const source = new Source(file, text);
      if (!same) return { path, file, kind, source, stamp };
      this.#entries.set(path, { stamp, document: same });
      return same;
    } catch (error) {
      this.#entries.delete(path);
      return unreadable(file, kind, error instanceof Error ? error.message : String(error));
    }
  }

  async #read(unread: Found[]): Promise<SiteDocument[]> {
    const { readMany = readTexts } = this.helpers;
    const texts = unread.map(({ file, source: { text }, kind }): Unread => ({ file, text, kind }));
    const readings = await readMany(texts);
    return unread.map(({ source }, index) => ({ ...(readings[index] as Reading), source }));
  }

  #keep({ path, stamp }: Found, document: SiteDocument): void {
    this.#entries.set(path, { stamp, document });
  }

  #documentOf({ path }: Found): SiteDocument {
    return (this.#entries.get(path) as Entry).document;
  }
}

const isUnread = (found: SiteDocument | Found): found is Found => 'stamp' in found;

const unreadable = (file: string, kind: Kind, reason: string): SiteDocument => {
  const message = `the file cannot be read (${reason})`;
  return unreadableDocument(
    file,
    kind,
    fileProblem(file, 'file-unreadable', message, 'Look whether it is a file, and whether you may read it.'),
  );
};

const tooLarge = (file: string, kind: Kind, bytes: number): SiteDocument => {
  const [size, most] = [bytes, mostBytes].map((count) => `${Number((count / 1e6).toFixed(1))} MB`);
  const message = `the file has ${size}, and a document has at most ${most}`;
  return unreadableDocument(
    file,
    kind,
    fileProblem(file, 'file-size', message, 'Divide it into several pages.'),
  );
};
