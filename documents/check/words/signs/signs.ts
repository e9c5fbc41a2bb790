import { slug } from '../../../read/slug.ts';
import type { strayMarks } from '../../../problems/codes/causes/stray-marks.ts';
import { garbled, signOf, ungarbled } from './garbled.ts';

/** Characters that a reader would see although they have no meaning on a page, and what to write in their place. */
export type Sign = {
  pattern: RegExp;
  cause: keyof typeof strayMarks;
  instead?: (found: string) => string;
};

const cleared = (word: string): string => word.replace(/[\u00ad\u200b\u2060\ufeff]/g, '');

const blank = String.raw`[ \t\u00a0]`;

/**
 * A bullet and the blanks behind it: a sign that is nothing else, or one that is a bullet before a tab or several blanks,
 * as Word writes "·", "o" and "§".
 */
const bullet = String.raw`^(?:[-•▪◦‣●⁃∙■○\uf0a7\uf0b7]${blank}+|[*+–·o§]\t${blank}*|[·o§]${blank}{2,})(?=\S)`;

/** Signs in every text, whether it may have bold words and links or not. */
export const signs: Sign[] = [
  { pattern: /\{%[^%]*%\}|<\?[^>]*\?>|<!--[^]*?-->/g, cause: 'foreign' },
  { pattern: /[{}｛｝]/g, cause: 'braces' },
  {
    pattern: /!\[[^\]]*\]\([^)]*\)|<img\b[^>]*>/gi,
    cause: 'image',
  },
  {
    pattern: /\([^()\n]+\)\[[#/][^\]\n]*\]/g,
    cause: 'instead',
    instead: (found) => found.replace(/^\((.*)\)\[(.*)\]$/, '[$1]($2)'),
  },
  {
    pattern: /\[[^\]\n([]+\((?:\/|#|https?:)[^)\s]*\)/g,
    cause: 'instead',
    instead: (found) => found.replace('(', ']('),
  },
  { pattern: /\] ?\(/g, cause: 'link' },
  { pattern: /\*\*/g, cause: 'asterisks' },
  {
    pattern: /<\/?[a-z][a-z\d]*(?: [^<>]*)?\/?>/gi,
    cause: 'html',
  },
  {
    pattern: /&(?:#x?[\da-f]+|[a-z][a-z\d]{1,9});/gi,
    cause: 'character',
    instead: signOf,
  },
  { pattern: garbled, cause: 'character', instead: (found) => ungarbled(found) ?? 'the right letter' },
  { pattern: /¶|\[[a-z]{1,3}\d{0,2}\](?=$|[\s.,])(?<=\S \[\w+\]|\w\[\w+\])/gi, cause: 'foreign' },
  {
    pattern: /(?<![\p{L}\d_])__(?=[^\s_])[^_\n]*__(?![\p{L}\d_])/gu,
    cause: 'emphasis',
    instead: (found) => found.slice(2, -2),
  },
  {
    pattern: /\\[nrt](?![\w\\])/g,
    cause: 'line-break',
  },
  { pattern: /\ufffd/g, cause: 'lost' },
  {
    pattern: /(?<!\S)\S*[\u00ad\u200b\u2060\ufeff]\S*/g,
    cause: 'word',
    instead: cleared,
  },
  {
    pattern: /=[89A-F][0-9A-F]=[0-9A-F]{2}(?:=[0-9A-F]{2})*|=20(?=\w|$)/g,
    cause: 'mail',
  },
  { pattern: /\[\/[a-z][\w-]*\]|\[[a-z][\w-]*(?:\s+[\w-]+=[^\]]*)+\]/gi, cause: 'foreign' },
  { pattern: /^\[\d[^\]\n]*\d:\d\d[^\]\n]*\] [^:\n]{1,40}:|\bSent from my \w+/gm, cause: 'foreign' },
  { pattern: /(?<=\s)\/\/(?=\s)/g, cause: 'comment' },
  { pattern: new RegExp(bullet, 'gm'), cause: 'list' },
  { pattern: /^[*+–·][ \t\u00a0]+(?=\S[^\n]*\n+[*+–·][ \t\u00a0])/gm, cause: 'list' },
  {
    pattern: /^1[.)][ \t\u00a0]+(?=\S[^\n]*\n+2[.)][ \t\u00a0])/gm,
    cause: 'steps',
  },
  { pattern: /^\|[^\n]*\|$/gm, cause: 'table' },
  { pattern: /^> (?=\S)|^(?:-{3,}|\*{3,}|_{3,})$/gm, cause: 'line' },
  {
    pattern: /^(?:->|»-|>>|=>|→|-->) ?(?=\S)/g,
    cause: 'arrow',
  },
  { pattern: /~~/g, cause: 'strike' },
  { pattern: /`/g, cause: 'backtick' },
  {
    pattern: /(?<![\p{L}\d*])\*(?=[^\s*])[^*\n]*[^\s*]\*(?![\p{L}\d*])/gu,
    cause: 'bold',
    instead: (found) => `*${found}*`,
  },
  {
    pattern: /(?<![\p{L}\d_/])_(?=\p{L})[^_\n]*\p{L}_(?![\p{L}\d_])/gu,
    cause: 'emphasis',
    instead: (found) => found.slice(1, -1),
  },
];

const anywhere = String.raw`[{}｛｝*<>(&\`~|=_\\¶»→\ufffd\u00ad\u200b\u2060\ufeff\u00c3\u00c2\u00e2]|\/\/|\]|Sent from`;
const atStart = String.raw`^(?:[-•▪◦‣●⁃∙■○\uf0a7\uf0b7+–·o§]|1[.)])${blank}|^-{3}`;

/** A quick test for texts without any of these signs, which are nearly all. */
export const mayHaveSigns = new RegExp(`${anywhere}|${atStart}`, 'm');

/** Signs in pairs around words, each reported with the words between them. */
export const pairs: Sign[] = [
  {
    pattern: /\*{3,}[^*\n]+\*{3,}/,
    cause: 'instead',
    instead: (found) => `**${found.replaceAll('*', '').trim()}**`,
  },
  {
    pattern: /\[b\][^[\]\n]*\[\/b\]/i,
    cause: 'instead',
    instead: (found) => `**${found.slice('[b]'.length, -'[/b]'.length)}**`,
  },
  {
    pattern: /\[(i|u|s|size|color|center|quote)(?:=[^\]\n]*)?\][^[\]\n]*\[\/\1\]/i,
    cause: 'instead',
    instead: (found) => found.replace(/\[[^\]]*\]/g, ''),
  },
  {
    pattern: /\[url=[^\]\s]+\][^[\]\n]*\[\/url\]/i,
    cause: 'instead',
    instead: (found) => found.replace(/\[url=([^\]]+)\]([^[]*)\[\/url\]/i, '[$2]($1)'),
  },
  {
    pattern: /\[\[[^\]|\n]+\|[^\]\n]+\]\]/,
    cause: 'instead',
    instead: (found) => {
      const [page = '', words = ''] = found.slice(2, -2).split('|');
      return `[${words.trim()}](/${slug(page)})`;
    },
  },
];
