/** Fields that name a picture file by itself: the logo of the header, the logo of a client. */
const fileFields = new Set(['mark', 'image']);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * The pictures that a document (or a part of it) names, each once.
 * A picture is an object with `src` and `alt`, or a text in a field that names a file.
 */
export const picturesIn = (value: unknown, found = new Set<string>()): Set<string> => {
  if (Array.isArray(value)) for (const item of value) picturesIn(item, found);
  if (!isObject(value) || Array.isArray(value)) return found;
  if (typeof value['src'] === 'string' && typeof value['alt'] === 'string') found.add(value['src']);
  for (const [field, inner] of Object.entries(value)) {
    if (fileFields.has(field) && typeof inner === 'string') found.add(inner);
    picturesIn(inner, found);
  }
  return found;
};
