import { slug } from '../../suggestions/form.ts';
import { aComment } from '../../../problems/words.ts';
import { garbled, signOf, ungarbled } from './garbled.ts';

/** A sign that a reader would see although it has no meaning on a page, and what to write in its place. */
export type Sign = { pattern: RegExp; fix: (found: string) => string };

const noList = 'A text has no lists: use a section such as feature-list or benefits.';
const remove = 'Remove it.';
const setAside = `Move it out of the text, into ${aComment}.`;
const always = (fix: string) => () => fix;

const cleared = (word: string): string => word.replace(/[\u00ad\u200b\u2060\ufeff]/g, '');

const blank = String.raw`[ \t\u00a0]`;

/**
 * A bullet and the blanks behind it: a sign that is nothing else, or one that is a bullet before a tab or several blanks,
 * as Word writes "·", "o" and "§".
 */
const bullet = String.raw`^(?:[-•▪◦‣●⁃∙■○\uf0a7\uf0b7]${blank}+|[*+–·o§]\t${blank}*|[·o§]${blank}{2,})(?=\S)`;

/** Signs in every text, whether it may have bold words and links or not. */
export const signs: Sign[] = [
  { pattern: /\{%[^%]*%\}|<\?[^>]*\?>|<!--[^]*?-->/g, fix: always(setAside) },
  { pattern: /[{}｛｝]/g, fix: always('A token is a name in one pair of braces, such as {phone}.') },
  {
    pattern: /!\[[^\]]*\]\([^)]*\)|<img\b[^>]*>/gi,
    fix: always('Write its file into the field image, or into a section with pictures.'),
  },
  {
    pattern: /\([^()\n]+\)\[[#/][^\]\n]*\]/g,
    fix: (found) => `Write ${found.replace(/^\((.*)\)\[(.*)\]$/, '[$1]($2)')}.`,
  },
  {
    pattern: /\[[^\]\n([]+\((?:\/|#|https?:)[^)\s]*\)/g,
    fix: (found) => `Write ${found.replace('(', '](')}.`,
  },
  { pattern: /\] ?\(/g, fix: always('Write the address right behind the words: [words](/page).') },
  { pattern: /\*\*/g, fix: always('Write ** right before and right behind the bold words.') },
  {
    pattern: /<\/?[a-z][a-z\d]*(?: [^<>]*)?\/?>/gi,
    fix: always('Write **words** for bold and [words](/page) for a link.'),
  },
  {
    pattern: /&(?:#x?[\da-f]+|[a-z][a-z\d]{1,9});/gi,
    fix: (found) => `Write ${signOf(found)} in its place.`,
  },
  { pattern: garbled, fix: (found) => `Write ${ungarbled(found) ?? 'the right letter'} in its place.` },
  { pattern: /¶|\[[a-z]{1,3}\d{0,2}\](?=$|[\s.,])(?<=\S \[\w+\]|\w\[\w+\])/gi, fix: always(setAside) },
  {
    pattern: /(?<![\p{L}\d_])__(?=[^\s_])[^_\n]*__(?![\p{L}\d_])/gu,
    fix: (found) => `Write ${found.slice(2, -2)} alone, or between ** for bold words.`,
  },
  {
    pattern: /\\[nrt](?![\w\\])/g,
    fix: always('Write a space in its place, or begin a new paragraph after an empty line.'),
  },
  { pattern: /\ufffd/g, fix: always('Write the letter that was lost.') },
  {
    pattern: /(?<!\S)\S*[\u00ad\u200b\u2060\ufeff]\S*/g,
    fix: (found) => `Write the word anew: ${cleared(found)}.`,
  },
  {
    pattern: /=[89A-F][0-9A-F]=[0-9A-F]{2}(?:=[0-9A-F]{2})*|=20(?=\w|$)/g,
    fix: always('Write the words anew: a mail was encoded so.'),
  },
  { pattern: /\[\/[a-z][\w-]*\]|\[[a-z][\w-]*(?:\s+[\w-]+=[^\]]*)+\]/gi, fix: always(setAside) },
  { pattern: /^\[\d[^\]\n]*\d:\d\d[^\]\n]*\] [^:\n]{1,40}:|\bSent from my \w+/gm, fix: always(setAside) },
  { pattern: /(?<=\s)\/\/(?=\s)/g, fix: always('Move the note to a line of its own, after #.') },
  { pattern: new RegExp(bullet, 'gm'), fix: always(noList) },
  { pattern: /^[*+–·][ \t\u00a0]+(?=\S[^\n]*\n+[*+–·][ \t\u00a0])/gm, fix: always(noList) },
  {
    pattern: /^1[.)][ \t\u00a0]+(?=\S[^\n]*\n+2[.)][ \t\u00a0])/gm,
    fix: always('A text has no lists: use a section such as process-steps or feature-list.'),
  },
  { pattern: /^\|[^\n]*\|$/gm, fix: always('A text has no tables: use a section such as fact-table.') },
  { pattern: /^> (?=\S)|^(?:-{3,}|\*{3,}|_{3,})$/gm, fix: always(remove) },
  {
    pattern: /^(?:->|»-|>>|=>|→|-->) ?(?=\S)/g,
    fix: always('Remove it: words on the lines below stand after >-.'),
  },
  { pattern: /~~/g, fix: always(`Move the words between ~~ into ${aComment}, or remove the signs alone.`) },
  { pattern: /`/g, fix: always('Write the words without `.') },
  {
    pattern: /(?<![\p{L}\d*])\*(?=[^\s*])[^*\n]*[^\s*]\*(?![\p{L}\d*])/gu,
    fix: (found) => `Write *${found}* for bold words.`,
  },
  {
    pattern: /(?<![\p{L}\d_/])_(?=\p{L})[^_\n]*\p{L}_(?![\p{L}\d_])/gu,
    fix: (found) => `Write ${found.slice(1, -1)} alone, or between ** for bold words.`,
  },
];

const anywhere = String.raw`[{}｛｝*<>(&\`~|=_\\¶»→\ufffd\u00ad\u200b\u2060\ufeff\u00c3\u00c2\u00e2]|\/\/|\]|Sent from`;
const atStart = String.raw`^(?:[-•▪◦‣●⁃∙■○\uf0a7\uf0b7+–·o§]|1[.)])${blank}|^-{3}`;

/** A quick test for texts without any of these signs, which are nearly all. */
export const mayHaveSigns = new RegExp(`${anywhere}|${atStart}`, 'm');

/** Signs in pairs around words, each reported with the words between them. */
export const pairs: { pattern: RegExp; fix: (found: string) => string }[] = [
  {
    pattern: /\*{3,}[^*\n]+\*{3,}/,
    fix: (found) => `Write **${found.replaceAll('*', '').trim()}**.`,
  },
  {
    pattern: /\[b\][^[\]\n]*\[\/b\]/i,
    fix: (found) => `Write **${found.slice('[b]'.length, -'[/b]'.length)}**.`,
  },
  {
    pattern: /\[(i|u|s|size|color|center|quote)(?:=[^\]\n]*)?\][^[\]\n]*\[\/\1\]/i,
    fix: (found) => `Write ${found.replace(/\[[^\]]*\]/g, '')}.`,
  },
  {
    pattern: /\[url=[^\]\s]+\][^[\]\n]*\[\/url\]/i,
    fix: (found) => `Write ${found.replace(/\[url=([^\]]+)\]([^[]*)\[\/url\]/i, '[$2]($1)')}.`,
  },
  {
    pattern: /\[\[[^\]|\n]+\|[^\]\n]+\]\]/,
    fix: (found) => {
      const [page = '', words = ''] = found.slice(2, -2).split('|');
      return `Write [${words.trim()}](/${slug(page)}).`;
    },
  },
];
