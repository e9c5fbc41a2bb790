import { maxBytes, type FileContent } from '../../documents/read/site/site-content.ts';
import type { Held } from '../store/join-file.ts';
import { isFileOfSite, isPicture } from '../store/site-file.ts';
import type { Contents } from './contents.ts';
import type { PictureLines } from './picture-lines.ts';
import type { Entry, Files } from './repository.ts';

/** A byte order mark stays, to be written again. */
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

const decoded = (content: Uint8Array): string | Uint8Array => {
  try {
    return utf8.decode(content);
  } catch {
    return content;
  }
};

const isHidden = (name: string): boolean => name.split('/').some((part) => part.startsWith('.'));
const isDocument = (name: string): boolean => isFileOfSite(name) && !isPicture(name);

/** Reads what files hold as the site is given it. */
export class SiteReading {
  constructor(
    readonly contents: Contents,
    readonly pictures: PictureLines,
  ) {}

  /** Documents with their texts, pictures with their lines, other files by their names alone. */
  async contentOf(files: Files): Promise<Map<string, FileContent>> {
    const documents = [...files].filter(([name, { size }]) => isDocument(name) && size <= maxBytes);
    const read = await this.contents.read(documents.map(([, entry]) => entry));
    const shown = [...files].filter(([name]) => !isHidden(name));
    return new Map(shown.map(([name, entry]) => [name, this.#contentOf(name, entry, read)]));
  }

  /**
   * What a file holds as a text of the site; of a picture its line, for which it is looked at.
   * @throws StoreFailure when it cannot be fetched
   */
  async textOf(name: string, entry: Entry | undefined): Promise<Held> {
    if (!entry) return null;
    if (!isFileOfSite(name)) return undefined;
    const file = new Map([[name, entry]]);
    await this.pictures.lookAt(file);
    const content = (await this.contentOf(file)).get(name);
    return typeof content === 'string' ? content : undefined;
  }

  #contentOf(name: string, entry: Entry, read: ReadonlyMap<string, Uint8Array>): FileContent {
    if (isPicture(name)) return this.pictures.lineOf(entry);
    if (!isDocument(name)) return '';
    const content = read.get(entry.sha);
    return content ? decoded(content) : { bytes: entry.size };
  }
}
