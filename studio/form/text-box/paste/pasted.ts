/** What a field cannot hold of a text from another program. */
export type Lost = 'bold' | 'links' | 'paragraphs' | 'lists' | 'tables' | 'headings' | 'images' | 'styles';

/** A text from another program as paragraphs in the form of a field, and what the field cannot hold of it. */
export type Pasted = { paragraphs: string[]; lost: ReadonlySet<Lost> };

/** Cells of a row in one paragraph. */
export const rowOf = (cells: readonly string[]): string =>
  cells
    .map((cell) => cell.replaceAll(/\s+/g, ' ').trim())
    .filter((cell) => cell !== '')
    .join(', ');
