import type { YAMLMap } from 'yaml';
import { applyEdits, editBetween, type Edit } from '../../edit/text/edits.ts';
import { noteBehind, slotsOf } from '../../edit/text/movement/movement.ts';
import { columnOf, isFirstInLine, startWithNotes } from '../../edit/text/places.ts';
import { removeValue } from '../../edit/text/remove-value.ts';
import { partsOf, type Part } from '../../edit/text/tree/parts.ts';
import type { Tree } from '../../edit/text/tree/tree.ts';
import { styleOf } from '../../edit/text/values/style.ts';
import { Source } from '../../read/document/source.ts';
import type { Gather } from '../migration.ts';
import { inQuotesOf, renameField } from './rename-field.ts';

type Piece = { start: number; end: number };

/** Lines that stand further to the right; the first one is not touched, and empty ones stay empty. */
const shifted = (text: string, by: number): string =>
  text.replaceAll(/\n(?=[^\r\n])/g, `\n${' '.repeat(by)}`);

/** Behind the blanks at a place. */
const behindBlanks = (text: string, start: number): number =>
  start + (/^[ \t]*/.exec(text.slice(start))?.[0].length ?? 0);

/** Fields of one group that are to be gathered, as they are written. */
class Gathering {
  readonly #text: string;
  readonly #renames: Edit[];
  readonly #chosen: Part[];
  readonly #parts: Part[];
  readonly #indent: number;
  readonly #style: ReturnType<typeof styleOf>;

  constructor(
    readonly tree: Tree,
    readonly group: YAMLMap,
    readonly change: Gather,
  ) {
    const { source } = tree;
    this.#text = source.text;
    this.#style = styleOf(tree);
    this.#parts = partsOf(source, group);
    this.#chosen = this.#parts.filter(({ key }) => Object.hasOwn(change.names, key));
    this.#indent = columnOf(source.text, this.#chosen[0]?.start ?? 0);
    this.#renames = this.#chosen.flatMap(({ key }) =>
      renameField(source.text, group, String(key), change.names[key] ?? ''),
    );
  }

  /** Fields that follow one another get the group around them where they are; else the others come up to the first. */
  *ways(): Generator<Edit[]> {
    if (this.#chosen.length === 0 || this.#renames.length < this.#chosen.length) return;
    const pieces = this.group.flow ? this.#parts : this.#slots();
    const places = this.#chosen.map((part) => this.#parts.indexOf(part));
    const chosen = places.flatMap((place) => pieces[place] ?? []);
    const [first, last] = [chosen[0], chosen.at(-1)];
    if (!first || !last) return;
    if (places.every((place, index) => place === (places[0] ?? 0) + index)) {
      const whole = { start: first.start, end: last.end };
      yield [{ ...whole, text: this.#around(this.#renamed(whole)) }];
    }
    yield this.#broughtTogether(first, this.group.flow ? this.#inBraces() : this.#inLines(chosen));
  }

  /** Where fields in lines stand, with their notes and without the indent of the first line. */
  #slots(): Piece[] {
    const text = this.#text;
    return slotsOf(text, this.#parts).map(({ start, end }) => ({
      start: isFirstInLine(text, start) ? behindBlanks(text, start) : start,
      end,
    }));
  }

  /** The text of a piece with the new names in it. */
  #renamed({ start, end }: Piece): string {
    const within = this.#renames.filter((edit) => edit.start >= start && edit.end <= end);
    const edits = within.map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start }));
    return applyEdits(this.#text.slice(start, end), edits);
  }

  /** A line end, with the indent that fields of the new group have, before it is moved to the right. */
  get #nextLine(): string {
    return this.#style.lineEnd + ' '.repeat(this.#indent);
  }

  /** The name of the new group, written as those of the fields are. */
  get #name(): string {
    return inQuotesOf(this.#text.slice(this.#renames[0]?.start), this.change.into);
  }

  /** The new group around the texts of fields. */
  #around(inside: string): string {
    if (!this.group.flow) return `${this.#name}:${shifted(this.#nextLine + inside, this.#style.step)}`;
    const pad = /^\{\S/.test(this.#text.slice(this.group.range?.[0])) ? '' : ' ';
    return `${this.#name}: {${pad}${inside}${pad}}`;
  }

  #inLines(chosen: Piece[]): string {
    return this.#around(chosen.map((piece) => this.#renamed(piece)).join(this.#nextLine));
  }

  /** On one line, or each field on one of its own where the others bring notes with them. */
  #inBraces(): string {
    const text = this.#text;
    const fields = this.#chosen.map((part, index) => {
      if (index === 0) return { field: this.#renamed(part), note: '' };
      const before = this.#parts[this.#parts.indexOf(part) - 1];
      const start = behindBlanks(text, startWithNotes(text, part, before?.end ?? 0));
      const note = noteBehind(text, part);
      return { field: this.#renamed({ start, end: part.end }), note: text.slice(note.start, note.end) };
    });
    if (fields.every(({ field, note }) => note.trim() === '' && !field.startsWith('#')))
      return this.#around(fields.map(({ field }) => field).join(', '));
    const lines = fields.map(({ field, note }) => `${this.#nextLine}${field},${note}`).join('');
    return `${this.#name}: {${shifted(lines, this.#style.step)}${this.#nextLine}}`;
  }

  /** The new group in the place of the first field; the others are taken away. */
  #broughtTogether(first: Piece, gathered: string): Edit[] {
    const { file } = this.tree.source;
    let text = applyEdits(this.#text, [{ ...first, text: gathered }]);
    for (const { key } of this.#chosen.slice(1))
      text = applyEdits(text, removeValue(new Source(file, text), [...this.change.group, key], 'go'));
    return [editBetween(this.#text, text)];
  }
}

/** The ways to gather fields of a group in one of their own: from their lines as they are to lines brought together. */
export const waysToGather = (tree: Tree, group: YAMLMap, change: Gather): Generator<Edit[]> =>
  new Gathering(tree, group, change).ways();
