/** What a field cannot hold of a text from another program. */
export type LostFormatting =
  | 'bold'
  | 'links'
  | 'paragraphs'
  | 'lists'
  | 'tables'
  | 'headings'
  | 'images'
  | 'styles';

/** A text from another program as paragraphs in the form of a field, and what the field cannot hold of it. */
export type PastedText = { paragraphs: string[]; lost: ReadonlySet<LostFormatting> };

/** Cells of a row in one paragraph. */
export const rowOf = (cells: readonly string[]): string =>
  cells
    .map((cell) => cell.replaceAll(/\s+/g, ' ').trim())
    .filter((cell) => cell !== '')
    .join(', ');

/** A bullet, as Word, browsers and mail programs write it, with the blanks behind it. */
const bullet = /^[ \t\u00a0]*(?:[•▪◦‣●⁃∙■□○➢➤·\uf0a7\uf0b7]|[o§](?=\t| {2}|\u00a0))[ \t\u00a0]+(?=\S)/;

/** A line that a mail program has wrapped is about this long, in characters. */
const [shortest, longest] = [45, 100];

/** Whether a line goes on in the next one: it was wrapped in the middle of a sentence. */
const goesOn = (line: string, next: string): boolean =>
  line.length >= shortest &&
  line.length <= longest &&
  !/[.!?:;]["'’”)]?$/.test(line) &&
  !/^[-*–]\s/.test(next);

/** Reads a text without formatting: each line is a paragraph, unless it was wrapped. @param text with clean line breaks */
export const readPlainText = (text: string): PastedText => {
  const lost = new Set<LostFormatting>();
  const paragraphs: string[] = [];
  let isOpen = false;
  for (const written of text.split('\n')) {
    const isPoint = bullet.test(written);
    const cells = written.replace(bullet, '').trim().split('\t');
    const line = rowOf(cells);
    if (isPoint) lost.add('lists');
    if (cells.filter((cell) => cell.trim() !== '').length > 1) lost.add('tables');
    const last = paragraphs.at(-1) ?? '';
    if (line !== '' && isOpen && !isPoint && goesOn(last.split('\n').at(-1) ?? '', line))
      paragraphs.splice(-1, 1, `${last}\n${line}`);
    else if (line !== '') paragraphs.push(line);
    isOpen = line !== '' && cells.length === 1;
  }
  return { paragraphs: paragraphs.map((each) => each.replaceAll('\n', ' ')), lost };
};
