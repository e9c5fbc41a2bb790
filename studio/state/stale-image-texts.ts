import { tryOrUndefined } from '../core/try-or-undefined.ts';
import { type Path, isMapping } from '../../documents/read/document/path.ts';
import { Observable } from '../core/observable.ts';
import { openDocument } from './open-document.ts';
import type { SiteTexts } from './site-texts.ts';

/** Fields that describe the image next to them: its alt text, and the focal point that crops keep in view. */
export const imageFields = ['alt', 'focus'] as const;
export type ImageField = (typeof imageFields)[number];

/** A text about an image: the image's name, the field, the text and its path. */
type ImageText = { src: string; field: ImageField; text: string; path: Path };

const isNonEmptyText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** Yields all texts about images in a value of a document, such as `alt` next to `src`. */
export function* imageTextsIn(value: unknown, path: Path = []): Generator<ImageText> {
  if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) yield* imageTextsIn(entry, [...path, index]);
    return;
  }
  if (!isMapping(value)) return;
  const { src } = value;
  for (const field of imageFields) {
    const text = value[field];
    // `decorative` is a marker, not a description, so it fits every image.
    if (isNonEmptyText(src) && isNonEmptyText(text) && text !== 'decorative')
      yield { src, field, text, path: [...path, field] };
  }
  for (const [name, inside] of Object.entries(value)) yield* imageTextsIn(inside, [...path, name]);
}

/** Image that a text was written for, and whether the editor confirmed that the text also fits the current image. */
type FormerImage = { src: string; isConfirmed: boolean };

/** A text about an image, independent of its path. */
type Pair = Pick<ImageText, 'src' | 'field' | 'text'>;
type Known = ReadonlyMap<string, FormerImage>;

/** Maximum number of stored entries; the oldest are dropped. */
const maxEntries = 500;

const keyOf = ({ src, field, text }: Pair): string => JSON.stringify([src, field, text]);

/** Returns the `src` lines of a document: if they stay the same, no other image was chosen. */
const namesIn = (text: string): string => text.match(/\bsrc["']?:[^\n]*/g)?.join('\n') ?? '';

const read = (key: string): Known =>
  tryOrUndefined(() => new Map(JSON.parse(localStorage.getItem(key) ?? '[]') as [string, FormerImage][])) ??
  new Map();

/**
 * Finds descriptions and focal points that were written for another image: choosing a new image leaves the old texts in
 * place until they are changed or confirmed. Entries are keyed by image and text, not by path, so that they survive undo
 * and moving a section. They are persisted in localStorage and shared with other windows.
 */
export class StaleImageTexts extends Observable<Known> {
  /** @param key localStorage key */
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
        // Changes of other people are not tracked: they check their own texts.
        const isOwn = before.saved.get(file) === now.saved.get(file);
        if (isOwn && former !== undefined && former !== text && namesIn(former) !== namesIn(text))
          this.#compare(former, text);
      }
      before = now;
    });
  }

  /** Whether a text was written for an image other than the one next to it now. */
  isStale(pair: Pair): boolean {
    return this.snapshot().get(keyOf(pair))?.isConfirmed === false;
  }

  /** Marks a text as confirmed for the image next to it. */
  confirm(src: string, field: ImageField, text: string): void {
    const key = keyOf({ src, field, text });
    const former = this.snapshot().get(key);
    if (former) this.#store([[key, { ...former, isConfirmed: true }]]);
  }

  #compare(before: string, after: string): void {
    const [known, former, now] = [this.snapshot(), imageTextsOf(before), imageTextsOf(after)];
    const places = new Map(former.map((each) => [each.path.join('.'), each]));
    const pairs = new Set(former.map(keyOf));
    const found = now.flatMap((each): [string, FormerImage][] => {
      const place = places.get(each.path.join('.'));
      // Reordered entries keep their own texts, so they are not stale.
      if (!place || place.src === each.src || place.text !== each.text || pairs.has(keyOf(each))) return [];
      const src = known.get(keyOf(place))?.src ?? place.src;
      return src === each.src || known.has(keyOf(each)) ? [] : [[keyOf(each), { src, isConfirmed: false }]];
    });
    if (found.length > 0) this.#store(found);
  }

  #store(found: [string, FormerImage][]): void {
    const all = [...new Map([...this.snapshot(), ...found])].slice(-maxEntries);
    this.set(new Map(all));
    // Without localStorage, the entries are lost on reload.
    tryOrUndefined(() => localStorage.setItem(this.key, JSON.stringify(all)));
  }
}

const imageTextsOf = (text: string): ImageText[] => [
  ...imageTextsIn(openDocument('image texts', text).value),
];
