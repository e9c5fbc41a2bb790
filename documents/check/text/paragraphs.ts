import { finding, type Finding } from '../../problems/finding.ts';
import type { TextValue } from '../../read/document/texts.ts';

/** A paragraph of so many words fills a phone from top to bottom: eleven lines of seven words. */
const mostWords = 80;

/** Lines of a text under | are shorter, because people write them. */
const longestLine = 160;

const firstWords = (paragraph: string): string => paragraph.split(/\s+/).slice(0, 3).join(' ');

/** How many words there are; not counted in texts too short to have too many. */
const wordsIn = (paragraph: string): number =>
  paragraph.length > 2 * mostWords ? paragraph.split(/\s+/).length : 0;

/** A line that is used as a heading: `## Care`, or a line all in bold. */
const headingByHand = /^#{1,6} +(\S[^\n]*)(?:\n|$)|^\*\*([^*\n]+)\*\*:?$/;

/** Paragraphs that are too long for a phone, and lines that are used as headings. */
export function* paragraphs({ path, text, isRich }: TextValue): Generator<Finding> {
  for (const paragraph of text.split(/\n\s*\n/).map((part) => part.trim())) {
    const count = wordsIn(paragraph);
    const begin = firstWords(paragraph);
    const options = { excerpt: { text: begin, occurrence: 0 } };
    const [, numbered, bold] = headingByHand.exec(paragraph) ?? [];
    const heading = numbered ?? bold;
    if (count > mostWords) {
      // In a plain scalar YAML folds a blank line into one line break.
      const lines = paragraph.split('\n');
      const isFolded = lines.length > 1 && lines.some((line) => line.length > longestLine);
      const params = { cause: isFolded ? 'folded' : 'text', begin, count, most: mostWords } as const;
      yield finding('long-paragraph', path, params, options);
    } else if (heading !== undefined)
      yield finding('heading-by-hand', path, { cause: isRich ? 'text' : 'heading', text: heading }, options);
  }
}

/** Placeholder words: those of templates, notes to oneself, random letters. */
const placeholder =
  /\blorem ipsum\b|\bdolor sit amet\b|\b(?:TODO|TO DO|TBD|TBC|TBA|FIXME|XXX+)\b|\?{3,}|\[(?:insert|your|add|fill in|enter|name|date|city)\b[^\]\n]*\](?!\()|\b(?:your|insert|add|enter) (?:text|title|name|heading|content|words) here\b|\b(?:asdf|qwert[yz])\w*|\bError! (?:Reference|Bookmark)[^.]*\./;
const smallLetters =
  /\blorem ipsum\b|\bdolor sit amet\b|\b(?:your|insert|add|enter) (?:text|title|name|heading|content|words) here\b|^todo\b/i;

/** Placeholder words that were never replaced. */
export function* placeholders({ path, text }: TextValue): Generator<Finding> {
  const found = placeholder.exec(text) ?? smallLetters.exec(text);
  if (found) {
    const excerpt = { text: found[0], occurrence: 0 };
    yield finding('placeholder', path, { text: found[0] }, { excerpt });
  }
}

/** Link texts that say nothing without their context, as a screen reader lists them (WCAG 2.4.4). */
const empty =
  /^(click|tap|press) here\b|^(click|tap|press)( this)?$|^(here|this|this page|link|this link|more|read more|learn more|see more|details)$/i;

const linkInText = /\[([^[\]]*)\]\(/g;

const isEmpty = (words: string): boolean => {
  const plain = words.replace(/[^\p{L}\p{N}\s]/gu, '').trim();
  return empty.test(plain) || /^(https?:\/\/|www\.)/.test(words.trim());
};

/** Links whose words do not say where they lead. */
export function* linkWords({ path, text }: TextValue): Generator<Finding> {
  const isLabel = path.at(-1) === 'label' && !path.includes('labels');
  if (isLabel && isEmpty(text)) yield finding('link-words', path, { cause: 'words', words: text });
  for (const [whole, words = ''] of text.matchAll(linkInText))
    if (isEmpty(words)) {
      const excerpt = { text: whole, occurrence: 0, letter: 1 };
      yield finding('link-words', path, { cause: 'words', words }, { excerpt });
    }
}

const bareLink = /(?<!\]\(|[\w@/.])(?:https?:\/\/|www\.)[^\s)\]<>"]+[^\s)\]<>".,;:!?]/;

/** Web addresses that are in a text as they are. */
export function* bareLinks({ path, text, isRich }: TextValue): Generator<Finding> {
  const found = isRich && /https?:|www\./.test(text) ? bareLink.exec(text) : undefined;
  if (!found || /\[[^\]]*$/.test(text.slice(0, found.index))) return;
  const [address] = found;
  const target = address.replace(/^(?:http:\/\/|(?=www\.))/, 'https://');
  const excerpt = { text: address, occurrence: 0 };
  yield finding('link-words', path, { cause: 'address', address, target }, { excerpt });
}
