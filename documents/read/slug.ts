/** A text without accents. */
export const plainLetters = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '');

/** Small letters, digits and hyphens: `The prices` as `the-prices`. */
export const slug = (text: string): string =>
  plainLetters(text)
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
