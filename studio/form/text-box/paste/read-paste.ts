import { normalizeText } from '../../../core/clean-text.ts';
import { readHtml } from './html-text.ts';
import { readPlainText, type LostFormatting } from './plain-text.ts';

/** Clipboard content by type. */
type Clipboard = { html: string; text: string };

/**
 * Converts pasted or dropped content to the text of a field. List items and table rows become paragraphs, or are
 * joined in a single-line field.
 * @param isRich whether the field supports paragraphs, bold text and links
 * @returns the text and the formatting that was lost
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
  // Preserve the spaces around a fragment of a sentence.
  const [before, after] = [/^[ \u00a0]/, /[ \u00a0]$/].map((blank) => (blank.test(plain) ? ' ' : ''));
  return { text: before + (paragraphs[0] ?? '') + after, lost: all };
};
