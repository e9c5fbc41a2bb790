import { fileProblem } from '../../problems/finding.ts';
import type { Problem } from '../../problems/problem.ts';
import { maxDocumentBytes, type FileContent } from '../site/site-content.ts';
import { decode } from './decode.ts';
import type { DocumentKind } from './schemas.ts';
import {
  unreadableDocument,
  type ParsedDocument,
  type SiteDocument,
  type UnparsedDocument,
} from './site-document.ts';
import { Source } from './source.ts';

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
export type ParseDocuments = (unread: UnparsedDocument[]) => ParsedDocument[] | Promise<ParsedDocument[]>;

/** Caches documents as long as their texts do not change, so that a second load parses only edited ones. */
export class DocumentCache {
  #known = new Map<string, SiteDocument>();
  readonly #readMany: ParseDocuments;

  constructor(readMany: ParseDocuments) {
    this.#readMany = readMany;
  }

  /**
   * Returns the documents of files, in their order. A document is the same object as long as its text is the same.
   */
  async load(files: DocumentFile[]): Promise<SiteDocument[]> {
    const found = files.map((file) => this.#find(file));
    const unread = found.filter(isUnread);
    const readings = (await this.#readMany(unread)).values();
    const documents = found.map((one): SiteDocument => {
      if (!isUnread(one)) return one;
      return { ...(readings.next().value as ParsedDocument), source: new Source(one.file, one.text) };
    });
    this.#known = new Map(documents.map((document) => [document.source.file, document]));
    return documents;
  }

  /** Returns the document if it is cached or cannot be read, otherwise its text. */
  #find({ file, kind, content }: DocumentFile): SiteDocument | UnparsedDocument {
    const text = textOf(file, content);
    if (typeof text !== 'string') return unreadableDocument(file, kind, text);
    const known = this.#known.get(file);
    // A file that could not be read also has an empty text.
    const isSame = text !== '' && known?.kind === kind && known.source.text === text;
    return isSame ? known : { file, text, kind };
  }
}

const isUnread = (found: SiteDocument | UnparsedDocument): found is UnparsedDocument => 'text' in found;

const textOf = (file: string, content: FileContent): string | Problem => {
  if (typeof content === 'string') return content;
  if (!(content instanceof Uint8Array))
    return 'bytes' in content
      ? tooLarge(file, content.bytes)
      : fileProblem(file, 'file-unreadable', { cause: 'system', reason: content.unreadable });
  return content.length > maxDocumentBytes ? tooLarge(file, content.length) : decode(file, content);
};

const tooLarge = (file: string, bytes: number): Problem =>
  fileProblem(file, 'file-size', { cause: 'bytes', size: bytes, most: maxDocumentBytes });
