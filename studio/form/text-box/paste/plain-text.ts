/** Kinds of formatting that a field may not support. */
export type LostFormatting =
  | 'bold'
  | 'links'
  | 'paragraphs'
  | 'lists'
  | 'tables'
  | 'headings'
  | 'images'
  | 'styles';

/** Pasted text as paragraphs in the field's syntax, and the formatting that was lost. */
export type PastedText = { paragraphs: string[]; lost: ReadonlySet<LostFormatting> };

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
export const readPlainText = (text: string): PastedText => {
  const lost = new Set<LostFormatting>();
  const paragraphs: string[] = [];
  let isOpen = false;
  for (const written of text.split('\n')) {
    const isListItem = bullet.test(written);
    const cells = written.replace(bullet, '').trim().split('\t');
    const line = rowOf(cells);
    if (isListItem) lost.add('lists');
    if (cells.filter((cell) => cell.trim() !== '').length > 1) lost.add('tables');
    const last = paragraphs.at(-1) ?? '';
    if (line !== '' && isOpen && !isListItem && isSoftWrap(last.split('\n').at(-1) ?? '', line))
      paragraphs.splice(-1, 1, `${last}\n${line}`);
    else if (line !== '') paragraphs.push(line);
    isOpen = line !== '' && cells.length === 1;
  }
  return { paragraphs: paragraphs.map((each) => each.replaceAll('\n', ' ')), lost };
};
