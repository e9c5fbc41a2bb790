import type { YAMLMap } from 'yaml';
import { applyEdits, editBetween, type Edit } from '../../edit/text/edits.ts';
import { slotsOf } from '../../edit/text/movement/movement.ts';
import { columnOf, isFirstInLine } from '../../edit/text/places.ts';
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

/** How fields are gathered in one document. */
class Gathering {
  readonly #text: string;
  readonly #renames: Edit[];
  readonly #chosen: Part[];
  readonly #parts: Part[];
  readonly #isInFlow: boolean;

  constructor(
    readonly tree: Tree,
    readonly group: YAMLMap,
    readonly change: Gather,
  ) {
    const { source } = tree;
    this.#text = source.text;
    this.#isInFlow = group.flow === true;
    this.#parts = partsOf(source, group);
    this.#chosen = this.#parts.filter(({ key }) => Object.hasOwn(change.names, key));
    this.#renames = this.#chosen.flatMap(({ key }) =>
      renameField(source.text, group, String(key), change.names[key] ?? ''),
    );
  }

  /** The text of a piece with the new names in it. */
  #renamed({ start, end }: Piece): string {
    const within = this.#renames.filter((edit) => edit.start >= start && edit.end <= end);
    const edits = within.map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start }));
    return applyEdits(this.#text.slice(start, end), edits);
  }

  /** The new group around the text of fields, which begins without its indent. */
  #around(inside: string, first: Piece): string {
    const name = inQuotesOf(this.#text.slice(this.#renames[0]?.start), this.change.into);
    if (this.#isInFlow) {
      const pad = /^\{\S/.test(this.#text.slice(this.group.range?.[0])) ? '' : ' ';
      return `${name}: {${pad}${inside}${pad}}`;
    }
    const { step, lineEnd } = styleOf(this.tree);
    const indent = ' '.repeat(columnOf(this.#text, first.start) + step);
    return `${name}:${lineEnd}${indent}${shifted(inside, step)}`;
  }

  /** Where fields stand: in lines with their notes, in braces without. */
  #pieces(): Piece[] {
    if (this.#isInFlow) return this.#parts;
    return slotsOf(this.#text, this.#parts).map(({ start, end }) => {
      const indent = isFirstInLine(this.#text, start) ? /^[ \t]*/.exec(this.#text.slice(start, end)) : null;
      return { start: start + (indent?.[0].length ?? 0), end };
    });
  }

  /** Fields that follow one another get the group around them; else the others come up to the first. */
  *ways(): Generator<Edit[]> {
    const pieces = this.#pieces();
    const places = this.#chosen.map((part) => this.#parts.indexOf(part));
    const chosen = places.map((place) => pieces[place]).filter((piece) => piece !== undefined);
    const [first, last] = [chosen[0], chosen.at(-1)];
    if (!first || !last || this.#renames.length < chosen.length) return;
    if (places.every((place, index) => place === (places[0] ?? 0) + index)) {
      const whole = { start: first.start, end: last.end };
      yield [{ ...whole, text: this.#around(this.#renamed(whole), first) }];
    }
    yield this.#broughtTogether(chosen, first);
  }

  #broughtTogether(chosen: Piece[], first: Piece): Edit[] {
    const { source } = this.tree;
    const { lineEnd } = styleOf(this.tree);
    const between = this.#isInFlow ? ', ' : lineEnd + ' '.repeat(columnOf(this.#text, first.start));
    const inside = chosen.map((piece) => this.#renamed(piece)).join(between);
    let text = applyEdits(this.#text, [{ ...first, text: this.#around(inside, first) }]);
    for (const { key } of this.#chosen.slice(1)) {
      const put = new Source(source.file, text);
      text = applyEdits(text, removeValue(put, [...this.change.group, key], 'go'));
    }
    return [editBetween(this.#text, text)];
  }
}

/** The ways to gather fields of a group in one of their own: from their lines as they are to lines brought together. */
export const waysToGather = (tree: Tree, group: YAMLMap, change: Gather): Generator<Edit[]> =>
  new Gathering(tree, group, change).ways();
