import type { Messages } from '../../../messages/messages.ts';

/** Kinds of formatting that a field may not support. */
export type LostFormatting = keyof Messages['form']['pasted']['lost'];

/** Called with each kind of formatting that is lost. */
export type Lose = (lost: LostFormatting) => void;

/** Joins the cells of a table row with commas. */
export const rowOf = (cells: readonly string[]): string =>
  cells
    .map((cell) => cell.replaceAll(/\s+/g, ' ').trim())
    .filter((cell) => cell !== '')
    .join(', ');

/** Bullet characters of Word, browsers and mail programs, with the following white space. */
const bullet = /^[ \t\u00a0]*(?:[•▪◦‣●⁃∙■□○➢➤·\uf0a7\uf0b7]|[o§](?=\t| {2}|\u00a0))[ \t\u00a0]+(?=\S)/;

/** Length range, in characters, of a line that a mail program has wrapped. */
const [minWrapLength, maxWrapLength] = [45, 100];

/** Whether a line break is a soft wrap inside a sentence. */
const isSoftWrap = (line: string, next: string): boolean =>
  line.length >= minWrapLength &&
  line.length <= maxWrapLength &&
  !/[.!?:;]["'’”)]?$/.test(line) &&
  !/^[-*–]\s/.test(next);

/**
 * Splits plain text into paragraphs: one per line, with soft wraps joined.
 * @param text with normalized line breaks
 */
export const readPlainText = (text: string, lose: Lose): string[] => {
  const paragraphs: string[] = [];
  let former = '';
  for (const written of text.split('\n')) {
    const isListItem = bullet.test(written);
    const content = written.replace(bullet, '');
    const isRow = /\S.*\t.*\S/.test(content);
    const line = rowOf(content.split('\t'));
    if (isListItem) lose('lists');
    if (isRow) lose('tables');
    if (!isListItem && line !== '' && isSoftWrap(former, line))
      paragraphs.push(`${paragraphs.pop()} ${line}`);
    else if (line !== '') paragraphs.push(line);
    former = isRow ? '' : line;
  }
  return paragraphs;
};
