import { SiteChecker, type SiteDocuments } from '../../documents/check-site.ts';
import { PictureFacts } from '../../documents/node/pictures/picture-facts.ts';
import { readFolder } from '../../documents/node/read-folder.ts';
import type { PictureFact } from '../../documents/read/site/picture.ts';
import type { FileContent } from '../../documents/read/site/site-content.ts';

const folder = 'tests/fixtures/tiler/pages';
const content = (await readFolder(folder)) ?? new Map<string, FileContent>();

/** The tiler's site in memory, for slips in its texts: to write them to a disk is a third of the work. */
export class TextSite {
  #content = new Map(content);
  readonly #facts = new PictureFacts();
  readonly #known = new Map<string, PictureFact>();
  readonly #checker = new SiteChecker({ readPictures: (names) => this.#pictures(names) });

  text(file: string): string {
    const found = this.#content.get(file);
    if (!Buffer.isBuffer(found)) throw new Error(`there is no document ${file}`);
    return found.toString();
  }

  write(file: string, text: string | Uint8Array): void {
    this.#content.set(file, typeof text === 'string' ? Buffer.from(text) : text);
  }

  /** Replaces a text of a file. @throws Error when the file does not contain it exactly once */
  edit(file: string, from: string, to: string): void {
    const parts = this.text(file).split(from);
    if (parts.length !== 2)
      throw new Error(`${file} contains ${JSON.stringify(from)} ${parts.length - 1} times`);
    this.write(file, parts.join(to));
  }

  remove(file: string): void {
    this.#content.delete(file);
  }

  restore(): void {
    this.#content = new Map(content);
  }

  read(): Promise<SiteDocuments> {
    return this.#checker.check(this.#content);
  }

  /** No slip changes a picture, so each is looked at once. */
  async #pictures(names: string[]): Promise<ReadonlyMap<string, PictureFact>> {
    const unknown = names.filter((name) => !this.#known.has(name));
    for (const [name, fact] of await this.#facts.of(`${folder}/media`, unknown)) this.#known.set(name, fact);
    return new Map([...this.#known].filter(([name]) => names.includes(name)));
  }
}
