/** The letters of Windows-1252 by their byte, for words that were read in the wrong encoding. */
const special = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const letters = Array.from({ length: 256 }, (_, byte) => special[byte - 0x80] ?? String.fromCodePoint(byte));

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Letters of UTF-8 that were read as Windows-1252: `â€™` is an apostrophe. */
export const garbled = /[\u00c3\u00c2\u00e2](?:[\u0080-\u00bf\u0152-\u0192\u02c6\u02dc\u2013-\u2122]{1,2})/g;

/** The letters that garbled ones were before; nothing when they are not garbled. */
export const ungarbled = (text: string): string | undefined => {
  const bytes = [...text].map((letter) => letters.indexOf(letter));
  if (bytes.includes(-1)) return undefined;
  try {
    return decoder.decode(Uint8Array.from(bytes));
  } catch {
    return undefined;
  }
};

const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  copy: '©',
  reg: '®',
  trade: '™',
  deg: '°',
  times: '×',
  frac12: '½',
  eacute: 'é',
  bull: '•',
  middot: '·',
};

/** The sign that an entity of HTML stands for: `&#8217;` is an apostrophe. */
export const signOf = (entity: string): string => {
  const [, hex, decimal] = /^&#(?:x([\da-f]{1,6})|(\d{1,7}));$/i.exec(entity) ?? [];
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  const sign =
    Number.isNaN(code) || code > 0x10_ffff ? named[entity.slice(1, -1)] : String.fromCodePoint(code);
  if (entity === '&nbsp;' || sign === '\u00a0') return 'a space';
  return sign ?? 'the sign itself';
};
