import { mediaFolder, readPictureText } from '../../documents/read/site/picture-text.ts';
import { Observable } from '../core/observable.ts';
import { differences, type Texts } from '../store/patches.ts';
import type { SiteTexts } from './site-texts.ts';

/** What is known of the pictures of the site, by their names in `media/`. */
export type Pictures = ReadonlyMap<string, ReturnType<typeof readPictureText>>;

const pictureTexts = (texts: Texts): Texts =>
  new Map([...texts].filter(([name]) => name.startsWith(mediaFolder)));

const read = (texts: Texts): Pictures =>
  new Map(
    [...texts].map(([path, text]) => {
      const name = path.slice(mediaFolder.length);
      return [name, readPictureText(name, text)];
    }),
  );

/** What is known of the pictures among the texts of a site. */
export const picturesIn = (texts: Texts): Pictures => read(pictureTexts(texts));

/** The pictures of the site as they are now: another value only when one of them is another. */
export class PictureShelf extends Observable<Pictures> {
  #known: Texts;

  constructor(texts: SiteTexts) {
    const known = pictureTexts(texts.snapshot().current);
    super(read(known));
    this.#known = known;
    texts.subscribe(() => {
      const now = pictureTexts(texts.snapshot().current);
      if (differences(this.#known, now).length === 0) return;
      this.#known = now;
      this.refresh();
    });
  }

  /** Gives the pictures as another value, when they can be fetched by now. */
  refresh(): void {
    this.set(read(this.#known));
  }
}
