import { isHidden } from './hidden.ts';
import type { Path } from './path.ts';
import type { TextExcerpt } from './source.ts';
import type { TextValue } from './texts.ts';

/** A reference in a text: a token, a link, an image, a phone number or the URL of an embedded page. */
export type Reference = {
  path: Path;
  /** The name of the token, the target of the link, the file of the image, the phone number, or the URL. */
  target: string;
  /** The position in the text; undefined if the whole text is the reference. */
  excerpt?: TextExcerpt;
};

/** All references in a document's texts, by kind. */
export type References = Record<'tokens' | 'links' | 'images' | 'phones' | 'frames', Reference[]>;

/** The references of a document without texts. */
export const noReferences: References = { tokens: [], links: [], images: [], phones: [], frames: [] };

/** The white space that browsers remove around a URL; a no-break space is part of it (WHATWG URL Standard, section 4.4). */
const spaceAround = /^[ \t\r\n\f]+|[ \t\r\n\f]+$/g;

/** Matches a token, or text in braces that looks like one. */
const token = /\{([^{}\n]{1,60})\}/g;
/** Matches a link in rich text; a phone number in its target may contain brackets. */
const linkInText = /(?<!!\[[^\]\n]*)\]\(((?:[^()\n]|\([^()\n]*\))+)\)/g;
/** Matches a phone number of the United States: ten digits in the usual groups, with or without +1. */
const phone =
  /(?<![\d$#.\-/])(?:\+?1[\s.-]?)?(?:\([2-9]\d{2}\)\s?|[2-9]\d{2}[\s.\-\u2010-\u2013]?)[2-9]\d{2}[\s.\-\u2010-\u2013]?\d{4}(?![\d-])/g;

/** Matches texts that may contain a phone number. Nearly all do not and are skipped. */
const lastDigits = /\d{4}/;

/** Returns all matches of a pattern. @param offset offset in the match at which a problem points */
const matchReferences = ({ path, text }: TextValue, pattern: RegExp, offset: number): Reference[] => {
  const seen = new Map<string, number>();
  return [...text.matchAll(pattern)].map((match) => {
    const occurrence = seen.get(match[0]) ?? 0;
    seen.set(match[0], occurrence + 1);
    return { path, target: match[1] ?? match[0], excerpt: { text: match[0], occurrence, offset } };
  });
};

/** Finds tokens, links, images and phone numbers in texts. @param before those that come first in the result */
export const findReferences = (texts: TextValue[], before = noReferences): References => {
  const references = {
    tokens: [...before.tokens],
    links: [...before.links],
    images: [...before.images],
    phones: [...before.phones],
    frames: [...before.frames],
  };
  for (const text of texts) {
    if (text.text.includes('{')) references.tokens.push(...matchReferences(text, token, 0));
    // The name is not trimmed, because the build uses the exact value as a file name.
    if (text.use === 'picture')
      references.images.push({ path: text.path, target: text.text.normalize('NFC') });
    if (text.use === 'frame') references.frames.push({ path: text.path, target: text.text });
    if (text.use === 'link')
      references.links.push({ path: text.path, target: text.text.replace(spaceAround, '').normalize('NFC') });
    if (text.use === 'text' && text.text.includes(']('))
      references.links.push(...matchReferences(text, linkInText, ']('.length));
    if (lastDigits.test(text.text) && !text.text.startsWith('https://'))
      references.phones.push(...matchReferences(text, phone, 0));
  }
  return references;
};

const pathInText = /^\/[^\s#?]*|(?<=\]\()\/[^\s#?)]*/g;

/** Returns every site path in the texts of a value, also in unknown fields, but not in hidden sections. */
export const findMentions = (value: unknown): string[] => {
  if (typeof value === 'string') return value.includes('/') ? (value.match(pathInText) ?? []) : [];
  return typeof value === 'object' && value !== null && !isHidden(value)
    ? Object.values(value).flatMap(findMentions)
    : [];
};
