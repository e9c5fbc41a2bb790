import { tryOrUndefined } from '../core/try-or-undefined.ts';
import { type Path, isMapping } from '../../documents/read/document/path.ts';
import { Observable } from '../core/observable.ts';
import { openDocument } from './open-document.ts';
import type { SiteTexts } from './site-texts.ts';

/** What a document says about an image beside its name: what it shows, and the point that crops keep in view. */
export const imageFields = ['alt', 'focus'] as const;
export type ImageField = (typeof imageFields)[number];

/** A text about an image: the name of the image, which field it is in, and where. */
type ImageText = { src: string; field: ImageField; text: string; path: Path };

const isWritten = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** All texts about images in a value of a document, such as `alt` beside `src`. */
export function* imageTextsIn(value: unknown, path: Path = []): Generator<ImageText> {
  if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) yield* imageTextsIn(entry, [...path, index]);
    return;
  }
  if (!isMapping(value)) return;
  const { src } = value;
  for (const field of imageFields) {
    const text = value[field];
    // A `decorative` image has no description that could be of another one.
    if (isWritten(src) && isWritten(text) && text !== 'decorative')
      yield { src, field, text, path: [...path, field] };
  }
  for (const [name, inside] of Object.entries(value)) yield* imageTextsIn(inside, [...path, name]);
}

/** Of an image and a text beside it: the image that the text was written for, and whether somebody says it fits both. */
type Former = { src: string; isConfirmed: boolean };

/** A text about an image, wherever it is. */
type Pair = Pick<ImageText, 'src' | 'field' | 'text'>;
type Known = ReadonlyMap<string, Former>;

/** Older ones are forgotten. */
const most = 500;

const keyOf = ({ src, field, text }: Pair): string => JSON.stringify([src, field, text]);

/** The names of all images that a text mentions, as written: when they stay the same, no other image was chosen. */
const namesIn = (text: string): string => text.match(/\bsrc["']?:[^\n]*/g)?.join('\n') ?? '';

const read = (key: string): Known =>
  tryOrUndefined(() => new Map(JSON.parse(localStorage.getItem(key) ?? '[]') as [string, Former][])) ??
  new Map();

/**
 * Knows which descriptions and focal points were written for another image: whoever chooses an image keeps the texts of
 * the former one until they are changed or confirmed. A pair of image and text is remembered, not its place, so that undo
 * and moving a section change nothing; the browser stores it for the next visit and for its other windows.
 */
export class StaleImageTexts extends Observable<Known> {
  /** @param key under which the browser stores it */
  constructor(
    texts: SiteTexts,
    readonly key: string,
  ) {
    super(read(key));
    addEventListener('storage', (event) => {
      if (event.key === key) this.set(read(key));
    });
    let before = texts.snapshot();
    texts.subscribe(() => {
      const now = texts.snapshot();
      for (const [file, text] of now.current) {
        const former = before.current.get(file);
        // What others store is theirs to describe.
        const isOwn = before.saved.get(file) === now.saved.get(file);
        if (isOwn && former !== undefined && former !== text && namesIn(former) !== namesIn(text))
          this.#compare(former, text);
      }
      before = now;
    });
  }

  /** Whether a text was written for another image than the one that it is beside now. */
  isFormer(pair: Pair): boolean {
    return this.snapshot().get(keyOf(pair))?.isConfirmed === false;
  }

  /** Says that a text fits the image that it is beside. */
  confirm(src: string, field: ImageField, text: string): void {
    const key = keyOf({ src, field, text });
    const former = this.snapshot().get(key);
    if (former) this.#store([[key, { ...former, isConfirmed: true }]]);
  }

  #compare(before: string, after: string): void {
    const [known, former, now] = [this.snapshot(), imageTextsOf(before), imageTextsOf(after)];
    const places = new Map(former.map((each) => [each.path.join('.'), each]));
    const pairs = new Set(former.map(keyOf));
    const found = now.flatMap((each): [string, Former][] => {
      const place = places.get(each.path.join('.'));
      // Entries that change places take their texts with them.
      if (!place || place.src === each.src || place.text !== each.text || pairs.has(keyOf(each))) return [];
      const src = known.get(keyOf(place))?.src ?? place.src;
      return src === each.src || known.has(keyOf(each)) ? [] : [[keyOf(each), { src, isConfirmed: false }]];
    });
    if (found.length > 0) this.#store(found);
  }

  #store(found: [string, Former][]): void {
    const all = [...new Map([...this.snapshot(), ...found])].slice(-most);
    this.set(new Map(all));
    // A browser that stores nothing forgets it with a reload.
    tryOrUndefined(() => localStorage.setItem(this.key, JSON.stringify(all)));
  }
}

const imageTextsOf = (text: string): ImageText[] => [
  ...imageTextsIn(openDocument('image texts', text).value),
];
