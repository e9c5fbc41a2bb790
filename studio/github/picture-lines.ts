import { unreadableSize, type Look } from '../../documents/pictures/limits.ts';
import { pictureText } from '../../documents/read/site/picture-text.ts';
import { noPicture } from '../pictures/no-picture.ts';
import { isFileOfSite, isPicture } from '../store/site-file.ts';
import type { Contents } from './contents.ts';
import type { Entry, Files } from './repository.ts';

/** Finds out what a picture shows, where the Studio runs. */
export type LookAt = (content: Uint8Array) => Promise<Look>;

/** Pictures are fetched so many at once, beside what the editor does: with four, a save meanwhile took 2.8 s, and 1.7 with two. */
const atOnce = 2;

/**
 * The lines of pictures. They are not known at first, because their contents have to be fetched and looked at; the site
 * is shown before.
 */
export class PictureLines {
  readonly #lines = new Map<string, string>();
  readonly #urls = new Map<string, string>();

  constructor(
    readonly contents: Contents,
    readonly look: LookAt,
  ) {}

  /** The line of a picture; an empty text while nobody has looked at it. */
  lineOf({ sha }: Entry): string {
    return this.#lines.get(sha) ?? '';
  }

  /** Where a content can be shown from; an empty picture while it is not here. */
  urlOf(sha: string): string {
    return this.#urls.get(sha) ?? noPicture;
  }

  /** Takes a content in, and looks at it. @returns its line */
  async take(name: string, sha: string, content: Uint8Array): Promise<string> {
    const look = await this.look(content);
    const bytes = content.length;
    const line = pictureText('fault' in look ? look : { path: name, hash: sha, bytes, ...look }, sha);
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
  async lookAt(files: Files): Promise<boolean> {
    const unknown = [...files].filter(
      ([name, { sha }]) => isPicture(name) && isFileOfSite(name) && !this.#lines.has(sha),
    );
    const rest = unknown.values();
    const work = async (): Promise<void> => {
      for (const [name, { sha, size }] of rest) {
        const fault = unreadableSize(size);
        if (fault) this.#lines.set(sha, pictureText({ fault }, sha));
        else if (!this.#lines.has(sha)) await this.take(name, sha, await this.contents.bytes(sha));
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    return unknown.length > 0;
  }
}
