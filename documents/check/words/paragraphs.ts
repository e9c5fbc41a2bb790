import type { Finding } from '../../problems/legacy.ts';
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
    const words = wordsIn(paragraph);
    const place = () => ({ path, excerpt: { text: firstWords(paragraph), occurrence: 0 } });
    const heading = headingByHand.exec(paragraph);
    if (words > mostWords) {
      const message = `the paragraph "${firstWords(paragraph)} …" has ${words} words`;
      // In a plain scalar YAML folds a blank line into one line break.
      const fix =
        paragraph.includes('\n') && paragraph.split('\n').some((line) => line.length > longestLine)
          ? 'Write | behind the colon of its field: then blank lines part paragraphs.'
          : `Part it with a blank line, or shorten it to ${mostWords} words: it fills a phone.`;
      yield { code: 'long-paragraph', ...place(), message, fix };
    } else if (heading) {
      const message = `"${heading[1] ?? heading[2]}" stands in for a heading`;
      const fix = !isRich
        ? 'Write the words alone: they are a heading already.'
        : 'Begin a section with it: screen readers and search engines know headings by their field.';
      yield { code: 'heading-by-hand', ...place(), message, fix };
    }
  }
}
