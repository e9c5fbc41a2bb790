import { normalizeText } from '../../../core/clean-text.ts';
import { readHtml } from './html-text.ts';
import { readPlainText, type LostFormatting } from './plain-text.ts';

/** What another program gives to be pasted. */
type Clipboard = { html: string; text: string };

/**
 * Reads what is pasted or dropped as the text of a field. Bold words, links and paragraphs stay where the field holds
 * them; points of a list and rows of a table become paragraphs, or parts of the line where there are none.
 * @param isRich whether the field holds paragraphs, bold words and links; others hold one line
 * @returns the text, and what the field cannot hold of it
 */
export const readPaste = (
  { html, text }: Clipboard,
  isRich: boolean,
): { text: string; lost: readonly LostFormatting[] } => {
  const plain = normalizeText(text);
  const { paragraphs, lost } = html === '' ? readPlainText(plain) : readHtml(html, isRich);
  const all = [...lost];
  if (paragraphs.length > 1)
    return isRich
      ? { text: paragraphs.join('\n\n'), lost: all }
      : { text: paragraphs.join(' '), lost: lost.size > 0 ? all : ['paragraphs'] };
  // Words from the middle of a sentence come with the blanks around them.
  const [before, after] = [/^[ \u00a0]/, /[ \u00a0]$/].map((blank) => (blank.test(plain) ? ' ' : ''));
  return { text: before + (paragraphs[0] ?? '') + after, lost: all };
};
