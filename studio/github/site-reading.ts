import { tryOrUndefined } from '../core/try-or-undefined.ts';
import { fileSizeProblem, type ImageInspection } from '../../documents/images/limits.ts';
import { serializeImageInfo } from '../../documents/read/site/serialize-image-info.ts';
import { maxDocumentBytes, type FileContent } from '../../documents/read/site/site-content.ts';
import { placeholderImage } from '../store/site-file.ts';
import type { FileText } from '../store/merge-file.ts';
import { isWritableName, isImageName } from '../store/site-file.ts';
import type { Contents } from './content-cache.ts';
import type { GitTreeEntry, GitTreeFiles } from './repository.ts';

/** Finds out what a picture shows, where the Studio runs. */
export type InspectImage = (content: Uint8Array) => Promise<ImageInspection>;

/** Pictures are fetched so many at once, beside what the editor does: with four, a save meanwhile took 2.8 s, and 1.7 with two. */
const atOnce = 2;

/** A byte order mark stays, to be written again. */
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

const decoded = (content: Uint8Array): string | Uint8Array =>
  tryOrUndefined(() => utf8.decode(content)) ?? content;

const isHidden = (name: string): boolean => name.split('/').some((part) => part.startsWith('.'));
const isDocument = (name: string): boolean => isWritableName(name) && !isImageName(name);

/**
 * Reads what files hold as the site is given it: documents as their texts, pictures as their lines. Lines are not known at
 * first, because contents have to be fetched and looked at; the site is shown before.
 */
export class SiteReading {
  readonly #lines = new Map<string, string>();
  readonly #urls = new Map<string, string>();

  constructor(
    readonly contents: Contents,
    readonly inspectImage: InspectImage,
  ) {}

  /** Documents with their texts, pictures with their lines (empty while nobody has looked at them), others by their names alone. */
  async readContent(files: GitTreeFiles): Promise<Map<string, FileContent>> {
    const documents = [...files].filter(([name, { size }]) => isDocument(name) && size <= maxDocumentBytes);
    const read = await this.contents.read(documents.map(([, entry]) => entry));
    const texts = new Map(documents.map(([name, { sha }]) => [name, decoded(read.get(sha) as Uint8Array)]));
    const contentOf = (name: string, { sha, size }: GitTreeEntry): FileContent => {
      if (isImageName(name)) return this.#lines.get(sha) ?? '';
      return isDocument(name) ? (texts.get(name) ?? { bytes: size }) : '';
    };
    const shown = [...files].filter(([name]) => !isHidden(name));
    return new Map(shown.map(([name, entry]) => [name, contentOf(name, entry)]));
  }

  /**
   * What a file holds as a text of the site; of a picture its line, for which it is looked at.
   * @throws StoreFailure when it cannot be fetched
   */
  async readText(name: string, entry: GitTreeEntry | undefined): Promise<FileText> {
    if (!entry) return null;
    if (!isWritableName(name)) return undefined;
    const file = new Map([[name, entry]]);
    await this.inspectImages(file);
    const content = (await this.readContent(file)).get(name);
    return typeof content === 'string' ? content : undefined;
  }

  /** Where a picture can be shown from, by Git's name of it; an empty picture while it is not here. */
  imageUrl(sha: string): string {
    return this.#urls.get(sha) ?? placeholderImage;
  }

  /** Takes a picture in, and looks at it. @returns its line */
  async take(name: string, sha: string, content: Uint8Array): Promise<string> {
    const look = await this.inspectImage(content);
    const bytes = content.length;
    const line = serializeImageInfo('fault' in look ? look : { path: name, hash: sha, bytes, ...look }, sha);
    // Browsers find out for themselves what a picture is, but for drawings.
    const type = name.endsWith('.svg') ? 'image/svg+xml' : '';
    this.#urls.set(sha, URL.createObjectURL(new Blob([content as Uint8Array<ArrayBuffer>], { type })));
    this.#lines.set(sha, line);
    return line;
  }

  /**
   * Looks at the pictures among some files that nobody has looked at.
   * @returns whether there were some
   * @throws StoreFailure when one cannot be fetched; those that came before it are known
   */
  async inspectImages(files: GitTreeFiles): Promise<boolean> {
    const unknown = [...files].filter(
      ([name, { sha }]) => isImageName(name) && isWritableName(name) && !this.#lines.has(sha),
    );
    const rest = unknown.values();
    const work = async (): Promise<void> => {
      for (const [name, { sha, size }] of rest) {
        const fault = fileSizeProblem(size);
        if (fault) this.#lines.set(sha, serializeImageInfo({ fault }, sha));
        else if (!this.#lines.has(sha)) await this.take(name, sha, await this.contents.bytes(sha));
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    return unknown.length > 0;
  }
}
