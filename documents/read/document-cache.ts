import { fileProblem } from '../problems/finding.ts';
import type { Problem } from '../problems/problem.ts';
import { maxDocumentBytes, type FileContent } from './site/site-content.ts';
import { decode } from './decode.ts';
import type { DocumentKind } from './document/schemas.ts';
import {
  emptyDocument,
  type ParsedDocument,
  type SiteDocument,
  type UnparsedDocument,
} from './site-document.ts';
import { Source } from './document/source.ts';

/** A file that contains a document. */
export type DocumentFile = {
  /** The path that problems show. */
  file: string;
  kind: DocumentKind;
  content: FileContent;
};

/**
 * Parses documents independently of each other: directly, in workers or from a cache. The results are in the same
 * order.
 */
export type ParseDocuments = (unparsed: UnparsedDocument[]) => ParsedDocument[] | Promise<ParsedDocument[]>;

/** Caches documents as long as their texts do not change, so that a second load parses only edited ones. */
export class DocumentCache {
  readonly #known = new Map<string, SiteDocument>();

  constructor(readonly parse: ParseDocuments) {}

  /**
   * Returns the documents of files, in their order. A document is the same object as long as its text is the same.
   */
  async load(files: DocumentFile[]): Promise<SiteDocument[]> {
    const found = files.map((file) => this.#find(file));
    const unparsed = found.filter(isUnparsed);
    const parsed = await this.parse(unparsed);
    for (const [index, document] of unparsed.entries())
      this.#known.set(document.source.file, { ...document, ...(parsed[index] as ParsedDocument) });
    return found.map((each) =>
      isUnparsed(each) ? (this.#known.get(each.source.file) as SiteDocument) : each,
    );
  }

  /** Returns the document if it is cached or cannot be read, otherwise its text. */
  #find({ file, kind, content }: DocumentFile): SiteDocument | UnparsedDocument {
    const text = textOf(file, content);
    if (typeof text !== 'string')
      return { ...emptyDocument, source: new Source(file, ''), kind, problems: [text] };
    const known = this.#known.get(file);
    return known?.kind === kind && known.source.text === text
      ? known
      : { source: new Source(file, text), kind };
  }
}

const isUnparsed = (found: SiteDocument | UnparsedDocument): found is UnparsedDocument =>
  !('problems' in found);

const textOf = (file: string, content: FileContent): string | Problem => {
  if (typeof content === 'string') return content;
  if (!(content instanceof Uint8Array))
    return 'bytes' in content
      ? tooLarge(file, content.bytes)
      : fileProblem(file, 'file-unreadable', { cause: 'system', reason: content.unreadable });
  return content.length > maxDocumentBytes ? tooLarge(file, content.length) : decode(file, content);
};

const tooLarge = (file: string, bytes: number): Problem =>
  fileProblem(file, 'file-size', { part: 'file', size: bytes, unit: 'bytes', most: maxDocumentBytes });
