import { isFields, type Path } from '../../../documents/read/document/path.ts';

/** What a document says about an image beside its name: what it shows, and the point that crops keep in view. */
export const imageFields = ['alt', 'focus'] as const;
export type ImageField = (typeof imageFields)[number];

/** A text about an image: the name of the image, which field it is in, and where. */
export type ImageText = { src: string; field: ImageField; text: string; path: Path };

const isWritten = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** All texts about images in a value of a document, such as `alt` beside `src`. */
export function* imageTextsIn(value: unknown, path: Path = []): Generator<ImageText> {
  if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) yield* imageTextsIn(entry, [...path, index]);
    return;
  }
  if (!isFields(value)) return;
  const { src } = value;
  for (const field of imageFields) {
    const text = value[field];
    // A `decorative` image has no description that could be of another one.
    if (isWritten(src) && isWritten(text) && text !== 'decorative')
      yield { src, field, text, path: [...path, field] };
  }
  for (const [name, inside] of Object.entries(value)) yield* imageTextsIn(inside, [...path, name]);
}
