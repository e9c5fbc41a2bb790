import type { Path } from './path.ts';
import type { TextExcerpt } from './source.ts';
import type { TextValue } from './texts.ts';

/** What a text refers to: a token, a link, a picture or a telephone number. */
export type Reference = {
  path: Path;
  /** The thing itself: the name of the token, the target of the link, the file of the picture, the number. */
  what: string;
  /** Where it stands in the text; without it, the whole text is the reference. */
  excerpt?: TextExcerpt;
};

/** All references in a document's texts, by kind. */
export type References = {
  tokens: Reference[];
  links: Reference[];
  pictures: Reference[];
  phones: Reference[];
};

/** A token, or what looks like one: words in braces. */
const token = /\{([^{}\n]{1,60})\}/g;
/** A link in rich text; a telephone number in its target may have brackets of its own. */
const linkInText = /(?<!!\[[^\]\n]*)\]\(((?:[^()\n]|\([^()\n]*\))+)\)/g;
/** A telephone number of the United States: ten digits in the usual groups, with or without +1. */
const phone =
  /(?<![\d$#.\-/])(?:\+?1[\s.-]?)?(?:\([2-9]\d{2}\)\s?|[2-9]\d{2}[\s.\-\u2010-\u2013]?)[2-9]\d{2}[\s.\-\u2010-\u2013]?\d{4}(?![\d-])/g;

/** A quick test for texts without a number, which are nearly all. */
const lastDigits = /\d{4}/;

/** @param letter the offset in the match at which a problem points */
const referencesIn = ({ path, text }: TextValue, pattern: RegExp, letter: number): Reference[] => {
  const seen = new Map<string, number>();
  return [...text.matchAll(pattern)].map((match) => {
    const occurrence = seen.get(match[0]) ?? 0;
    seen.set(match[0], occurrence + 1);
    return { path, what: match[1] ?? match[0], excerpt: { text: match[0], occurrence, letter } };
  });
};

/** Finds tokens, links, pictures and telephone numbers in texts. */
export const findReferences = (texts: TextValue[]): References => {
  const references: References = { tokens: [], links: [], pictures: [], phones: [] };
  for (const text of texts) {
    if (text.text.includes('{')) references.tokens.push(...referencesIn(text, token, 0));
    // Not trimmed, because the build uses it as the name of a file as it is.
    if (text.use === 'picture')
      references.pictures.push({ path: text.path, what: text.text.normalize('NFC') });
    if (text.use === 'link')
      references.links.push({ path: text.path, what: text.text.trim().normalize('NFC') });
    if (text.use === 'text' && text.text.includes('](')) {
      references.links.push(...referencesIn(text, linkInText, ']('.length));
    }
    if (lastDigits.test(text.text) && !text.text.startsWith('https://'))
      references.phones.push(...referencesIn(text, phone, 0));
  }
  return references;
};

/** Joins the references of several documents. */
export const mergeReferences = (all: References[]): References => ({
  tokens: all.flatMap((references) => references.tokens),
  links: all.flatMap((references) => references.links),
  pictures: all.flatMap((references) => references.pictures),
  phones: all.flatMap((references) => references.phones),
});
