/** Converts a text to lowercase letters, digits and hyphens: `The prices` becomes `the-prices`. */
export const slugify = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** Returns a name that is not taken: the given one, or the first free one with a number. */
export const uniqueName = (base: string, isTaken: (name: string) => boolean): string => {
  let name = base;
  for (let number = 2; isTaken(name); number += 1) name = `${base}-${number}`;
  return name;
};
