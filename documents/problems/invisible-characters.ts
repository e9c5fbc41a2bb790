/** Matches characters that nobody sees, or that look like a space: other programs write them into texts that are copied. */
export const invisibleCharacter =
  /[\u0085\u00a0\u00ad\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff]/;

const names: Record<string, string> = {
  '\u00a0': 'a no-break space',
  '\u00ad': 'a soft hyphen',
  '\u200b': 'a zero-width space',
  '\u3000': 'a full-width space',
  '\ufeff': 'a byte order mark',
};

export const formatCodePoint = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Returns the name of a character that nobody sees, such as `a no-break space (U+00A0)`. */
export const nameOfInvisible = (character: string): string =>
  character === '\t'
    ? 'a tab'
    : `${names[character] ?? 'an invisible character'} (${formatCodePoint(character)})`;
