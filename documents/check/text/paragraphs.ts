import { finding, type Finding } from '../../problems/finding.ts';
import type { TextValue } from '../../read/document/texts.ts';
import type { Tokens } from '../../read/site/tokens.ts';
import type { TextCheck } from './text-checks.ts';

/** Maximum number of words in a paragraph: eleven lines of seven words fill the screen of a phone. */
const maxWords = 80;

/** Lines longer than this were folded by YAML; lines of a literal block scalar are shorter. */
const maxLineLength = 160;

const firstWords = (paragraph: string): string => paragraph.split(/\s+/).slice(0, 3).join(' ');

/** Returns the number of words, or 0 for a text that is too short to exceed the limit. */
const countWords = (paragraph: string): number =>
  paragraph.length > 2 * maxWords ? paragraph.split(/\s+/).length : 0;

/** Matches a line that is used as a heading: `## Care`, or a bold line. */
const headingLine = /^#{1,6} +(\S[^\n]*)(?:\n|$)|^\*\*([^*\n]+)\*\*:?$/;

/** Reports paragraphs that are too long for a phone, and lines that are used as headings. */
export function* checkParagraphs({ path, text, isRich }: TextValue): Generator<Finding> {
  for (const paragraph of text.split(/\n\s*\n/).map((part) => part.trim())) {
    const count = countWords(paragraph);
    const begin = firstWords(paragraph);
    const options = { excerpt: { text: begin } };
    const [, numbered, bold] = headingLine.exec(paragraph) ?? [];
    const heading = numbered ?? bold;
    if (count > maxWords) {
      // In a plain scalar, YAML reduces a blank line to one line break.
      const lines = paragraph.split('\n');
      const isFolded = lines.length > 1 && lines.some((line) => line.length > maxLineLength);
      const params = { cause: isFolded ? 'folded' : 'text', begin, count, most: maxWords } as const;
      yield finding('long-paragraph', path, params, options);
    } else if (heading !== undefined)
      yield finding('heading-by-hand', path, { cause: isRich ? 'text' : 'heading', text: heading }, options);
  }
}

/** Matches placeholder text: template text, TODO notes and random letters. */
const placeholder =
  /\blorem ipsum\b|\bdolor sit amet\b|\b(?:TBD|TBC|TBA|FIXME|XXX+)\b|\?{3,}|\[(?:insert|your|add|fill in|enter|name|date|city)\b[^\]\n]*\](?!\()|\b(?:your|insert|add|enter) (?:text|title|name|heading|content|words) here\b|\b(?:asdf|qwert[yz])\w*|\bError! (?:Reference|Bookmark)[^.]*\./;
const placeholderIgnoringCase =
  /\blorem ipsum\b|\bdolor sit amet\b|\b(?:your|insert|add|enter) (?:text|title|name|heading|content|words) here\b/i;
/** Also a word of Spanish, Portuguese and Galician. */
const todo = /\b(?:TODO|TO DO)\b|^[Tt]odo\b/;

/** Returns a check for placeholder text that was not replaced. */
export const createPlaceholderCheck = ({ values }: Pick<Tokens, 'values'>): TextCheck => {
  const patterns = [placeholder, placeholderIgnoringCase];
  if (!/^(?:es|pt|gl)\b/i.test(values.get('language') ?? '')) patterns.push(todo);
  return function* ({ path, text }) {
    const found = patterns.map((pattern) => pattern.exec(text)).find(Boolean);
    if (found) yield finding('placeholder', path, { text: found[0] }, { excerpt: { text: found[0] } });
  };
};

/** Matches link texts that are meaningless in the link list of a screen reader (WCAG 2.4.4). */
const meaninglessLinkText =
  /^(click|tap|press) here\b|^(click|tap|press)( this)?$|^(here|this|this page|link|this link|more|read more|learn more|see more|details)$/i;

const linkInText = /\[([^[\]]*)\]\(/g;

const isMeaningless = (words: string): boolean => {
  const plain = words.replace(/[^\p{L}\p{N}\s]/gu, '').trim();
  return meaninglessLinkText.test(plain) || /^(https?:\/\/|www\.)/.test(words.trim());
};

/** Reports links whose text does not describe their target. */
export function* checkLinkTexts({ path, text }: TextValue): Generator<Finding> {
  const isLabel = path.at(-1) === 'label' && path[2] !== 'fields';
  if (isLabel && isMeaningless(text)) yield finding('link-words', path, { words: text });
  for (const [whole, words = ''] of text.matchAll(linkInText))
    if (isMeaningless(words)) yield finding('link-words', path, { words }, { excerpt: { text: whole } });
}

const bareLink = /(?<!\]\(|[\w@/.])(?:https?:\/\/|www\.)[^\s)\]<>"]+[^\s)\]<>".,;:!?]/;

/** Reports bare URLs in a text. */
export function* checkBareLinks({ path, text, isRich }: TextValue): Generator<Finding> {
  const found = isRich && /https?:|www\./.test(text) ? bareLink.exec(text) : undefined;
  if (!found || /\[[^\]]*$/.test(text.slice(0, found.index))) return;
  const [address] = found;
  const write = `[words](${address.replace(/^(?:http:\/\/|(?=www\.))/, 'https://')})`;
  yield finding('link-words', path, { words: address, write }, { excerpt: { text: address } });
}
