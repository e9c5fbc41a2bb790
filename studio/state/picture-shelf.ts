import type { PictureFact } from '../../documents/read/site/picture.ts';

import { Observable } from './observable.ts';

/** What is known of the pictures of the site, by their names in `media/`. */
export type Pictures = ReadonlyMap<string, PictureFact>;

/** The pictures of the site, as they are now. */
export class PictureShelf extends Observable<Pictures> {
  /** Takes what the store has. */
  take(pictures: Pictures): void {
    const hashOf = (fact: PictureFact | undefined) => (fact && 'hash' in fact ? fact.hash : undefined);
    const isSame = [...pictures].every(([name, fact]) => {
      const known = this.snapshot().get(name);
      return known !== undefined && hashOf(known) === hashOf(fact);
    });
    if (isSame && pictures.size === this.snapshot().size) return;
    this.become(pictures);
  }

  /** A picture that was put into the store. */
  add(name: string, fact: PictureFact): void {
    this.take(new Map([...this.snapshot(), [name, fact]]));
  }
}
