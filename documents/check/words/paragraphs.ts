import { finding, type Finding } from '../../problems/finding.ts';
import type { Text } from '../../read/document/texts.ts';

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
export function* paragraphs({ path, text, isRich }: Text): Generator<Finding> {
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
