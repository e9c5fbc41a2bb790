/** Removes accents from a text. */
export const removeAccents = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '');

/** Converts a text to lowercase letters, digits and hyphens: `The prices` becomes `the-prices`. */
export const slugify = (text: string): string =>
  removeAccents(text)
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
