import type { StrayCharacterKind } from '../../../problems/codes/text.ts';

/** The characters of Windows-1252 by byte, to repair text that was decoded with the wrong encoding. */
const special = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const windows1252 = Array.from(
  { length: 256 },
  (_, byte) => special[byte - 0x80] ?? String.fromCodePoint(byte),
);

/** Matches UTF-8 that was decoded as Windows-1252: `â€™` is an apostrophe. */
const garbled = /[\u00c3\u00c2\u00e2](?:[\u0080-\u00bf\u0152-\u0192\u02c6\u02dc\u2013-\u2122]{1,2})/g;

/** Returns the original characters of garbled ones. */
const repairEncoding = (text: string): string => {
  const bytes = [...text].map((letter) => windows1252.indexOf(letter));
  const right = bytes.includes(-1) ? '\ufffd' : new TextDecoder().decode(Uint8Array.from(bytes));
  return right.includes('\ufffd') ? 'the correct letter' : right;
};

const names = [
  'amp & lt < gt > quot " lsquo ‘ rsquo ’ ldquo “ rdquo ” ndash – mdash — hellip … copy © reg ® trade ™',
  "apos ' deg ° times × frac12 ½ eacute é bull • middot ·",
]
  .join(' ')
  .split(' ');

/** Returns the character of a named HTML entity. */
const namedEntity = (name: string): string | undefined =>
  names.includes(name) ? names[names.indexOf(name) + 1] : undefined;

/** Returns the character of an HTML entity: `&#8217;` is an apostrophe. */
const decodeEntity = (entity: string): string => {
  const [, hex, decimal] = /^&#(?:x([\da-f]{1,6})|(\d{1,7}));$/i.exec(entity) ?? [];
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  const character =
    Number.isNaN(code) || code > 0x10_ffff ? namedEntity(entity.slice(1, -1)) : String.fromCodePoint(code);
  if (entity === '&nbsp;' || character === '\u00a0') return 'a space';
  return character ?? 'the character itself';
};

const blank = String.raw`[ \t\u00a0]`;

/**
 * Matches a bullet and the spaces after it: a character that is always a bullet, or one that is a bullet before a tab
 * or several spaces, as Word writes "·", "o" and "§".
 */
const bullet = String.raw`^(?:[-•▪◦‣●⁃∙■○\uf0a7\uf0b7]${blank}+|[*+–·o§]\t${blank}*|[·o§]${blank}{2,})(?=\S)`;

/** The kind of a stray character, its pattern, and a function that returns the replacement. */
type StrayCharacterRule = [cause: StrayCharacterKind, pattern: RegExp, instead?: (found: string) => string];

/**
 * Patterns of characters that readers would see although they are markup of another format, for all texts. Paired
 * characters come first, so that they are reported together with the text between them.
 */
export const strayCharacters: StrayCharacterRule[] = [
  ['words', /\*{3,}[^*\n]+\*{3,}/g, (found) => `**${found.replaceAll('*', '').trim()}**`],
  // Markup of forums and wikis: [b]text[/b], [[page|text]].
  ['markup', /\[([a-z]+)(?:=[^\]\n]*)?\][^[\]\n]*\[\/\1\]|\[\[[^\]|\n]+\|[^\]\n]+\]\]/gi],
  ['foreign', /\{%[^%]*%\}|<\?[^>]*\?>|<!--[^]*?-->/g],
  ['braces', /[{}｛｝]/g],
  ['image', /!\[[^\]]*\]\([^)]*\)|<img\b[^>]*>/gi],
  ['words', /\([^()\n]+\)\[[#/][^\]\n]*\]/g, (found) => found.replace(/^\((.*)\)\[(.*)\]$/, '[$1]($2)')],
  ['words', /\[[^\]\n([]+\((?:\/|#|https?:)[^)\s]*\)/g, (found) => found.replace('(', '](')],
  ['markup', /\] ?\(/g],
  ['markup', /\*\*/g],
  ['markup', /<\/?[a-z][a-z\d]*(?: [^<>]*)?\/?>/gi],
  ['words', /&(?:#x?[\da-f]+|[a-z][a-z\d]{1,9});/gi, decodeEntity],
  ['words', garbled, repairEncoding],
  ['foreign', /¶|\[[a-z]{1,3}\d{0,2}\](?=$|[\s.,])(?<=\S \[\w+\]|\w\[\w+\])/gi],
  ['words', /(?<![\p{L}\d_])__(?=[^\s_])[^_\n]*__(?![\p{L}\d_])/gu, (found) => found.slice(2, -2)],
  ['again', /\\[nrt](?![\w\\])/g],
  ['again', /\ufffd/g],
  [
    'words',
    /(?<!\S)\S*[\u00ad\u200b\u2060\ufeff]\S*/g,
    (found) => found.replace(/[\u00ad\u200b\u2060\ufeff]/g, ''),
  ],
  ['again', /=[89A-F][0-9A-F]=[0-9A-F]{2}(?:=[0-9A-F]{2})*|=20(?=\w|$)/g],
  ['foreign', /\[\/[a-z][\w-]*\]|\[[a-z][\w-]*(?:\s+[\w-]+=[^\]]*)+\]/gi],
  ['foreign', /^\[\d[^\]\n]*\d:\d\d[^\]\n]*\] [^:\n]{1,40}:|\bSent from my \w+/gm],
  ['foreign', /(?<=\s)\/\/(?=\s)/g],
  ['section', new RegExp(bullet, 'gm')],
  ['section', /^[*+–·][ \t\u00a0]+(?=\S[^\n]*\n+[*+–·][ \t\u00a0])/gm],
  ['section', /^1[.)][ \t\u00a0]+(?=\S[^\n]*\n+2[.)][ \t\u00a0])/gm],
  ['section', /^\|[^\n]*\|$/gm],
  ['words', /^> (?=\S)|^(?:-{3,}|\*{3,}|_{3,})$/gm],
  ['words', /^(?:->|»-|>>|=>|→|-->) ?(?=\S)/g],
  ['words', /~~/g],
  ['words', /`/g],
  ['words', /(?<![\p{L}\d*])\*(?=[^\s*])[^*\n]*[^\s*]\*(?![\p{L}\d*])/gu, (found) => `*${found}*`],
  ['words', /(?<![\p{L}\d_/])_(?=\p{L})[^_\n]*\p{L}_(?![\p{L}\d_])/gu, (found) => found.slice(1, -1)],
];

const anywhere = String.raw`[{}｛｝*<>(&\`~|=_\\¶»→\ufffd\u00ad\u200b\u2060\ufeff\u00c3\u00c2\u00e2]|\/\/|\]|Sent from`;
const atStart = String.raw`^(?:[-•▪◦‣●⁃∙■○\uf0a7\uf0b7+–·o§]|1[.)])${blank}|^-{3}`;

/** Matches texts that may contain stray characters. Nearly all texts do not and are skipped. */
export const mayHaveStrayCharacters = new RegExp(`${anywhere}|${atStart}`, 'm');
