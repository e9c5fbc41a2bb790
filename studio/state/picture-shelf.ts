import type { PictureFact } from '../../documents/read/site/picture.ts';

/** What is known of the pictures of the site, by their names in `media/`. */
export type Pictures = ReadonlyMap<string, PictureFact>;

/** The pictures of the site, as they are now. */
export class PictureShelf {
  #pictures: Pictures;
  readonly #listeners = new Set<() => void>();

  constructor(pictures: Pictures) {
    this.#pictures = pictures;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  snapshot = (): Pictures => this.#pictures;

  /** Takes what the store has. */
  take(pictures: Pictures): void {
    const hashOf = (fact: PictureFact | undefined) => (fact && 'hash' in fact ? fact.hash : undefined);
    const isSame = [...pictures].every(([name, fact]) => {
      const known = this.#pictures.get(name);
      return known !== undefined && hashOf(known) === hashOf(fact);
    });
    if (isSame && pictures.size === this.#pictures.size) return;
    this.#pictures = pictures;
    for (const listener of this.#listeners) listener();
  }

  /** A picture that was put into the store. */
  add(name: string, fact: PictureFact): void {
    this.take(new Map([...this.#pictures, [name, fact]]));
  }
}
