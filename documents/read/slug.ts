/** A text without accents. */
export const removeAccents = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '');

/** Small letters, digits and hyphens: `The prices` as `the-prices`. */
export const slugify = (text: string): string =>
  removeAccents(text)
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
