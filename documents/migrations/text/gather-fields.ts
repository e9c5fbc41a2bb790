import type { YAMLMap } from 'yaml';
import type { Edit } from '../../edit/text/edits.ts';
import { applyEdits, editBetween, columnOf, isFirstInLine, startWithNotes } from '../../edit/text/edits.ts';
import { noteBehind, slotsOf } from '../../edit/text/movement/movement.ts';
import { removeValue } from '../../edit/text/remove-value.ts';
import { partsOf, type Tree } from '../../edit/text/tree/tree.ts';
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

/** The ways to gather fields of a group in one of their own: from their lines as they are to lines brought together. */
export function* waysToGather(tree: Tree, group: YAMLMap, change: Gather): Generator<Edit[]> {
  const { text, file } = tree.source;
  const style = styleOf(tree);
  const parts = partsOf(tree.source, group);
  const chosen = parts.filter(({ key }) => Object.hasOwn(change.names, key));
  const renames = chosen.flatMap(({ key }) => renameField(text, group, String(key), change.names[key] ?? ''));
  const [firstPart] = chosen;
  if (!firstPart || renames.length < chosen.length) return;
  /** The name of the new group, written as those of the fields are. */
  const name = inQuotesOf(text.slice(renames[0]?.start), change.into);
  /** A line end, with the indent that fields of the new group have, before it is moved to the right. */
  const nextLine = style.lineEnd + ' '.repeat(columnOf(text, firstPart.start));

  /** The text of a piece with the new names in it. */
  const renamed = ({ start, end }: Piece): string => {
    const within = renames.filter((edit) => edit.start >= start && edit.end <= end);
    const edits = within.map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start }));
    return applyEdits(text.slice(start, end), edits);
  };

  /** The new group around the texts of fields. */
  const around = (inside: string): string => {
    if (!group.flow) return `${name}:${shifted(nextLine + inside, style.step)}`;
    const pad = /^\{\S/.test(text.slice(group.range?.[0])) ? '' : ' ';
    return `${name}: {${pad}${inside}${pad}}`;
  };

  /** On one line, or each field on one of its own where the others bring notes with them. */
  const inBraces = (): string => {
    const fields = chosen.map((part, index) => {
      if (index === 0) return { field: renamed(part), note: '' };
      const before = parts[parts.indexOf(part) - 1];
      const start = behindBlanks(text, startWithNotes(text, part, before?.end ?? 0));
      const note = noteBehind(text, part);
      return { field: renamed({ start, end: part.end }), note: text.slice(note.start, note.end) };
    });
    if (fields.every(({ field, note }) => note.trim() === '' && !field.startsWith('#')))
      return around(fields.map(({ field }) => field).join(', '));
    const lines = fields.map(({ field, note }) => `${nextLine}${field},${note}`).join('');
    return `${name}: {${shifted(lines, style.step)}${nextLine}}`;
  };

  // Fields in lines stand with their notes, and without the indent of the first line.
  const pieces = group.flow
    ? parts
    : slotsOf(text, parts).map(({ start, end }) => ({
        start: isFirstInLine(text, start) ? behindBlanks(text, start) : start,
        end,
      }));
  const places = chosen.map((part) => parts.indexOf(part));
  const own = places.flatMap((place) => pieces[place] ?? []);
  const [first = firstPart, last = first] = [own[0], own.at(-1)];
  // Fields that follow one another get the group around them where they are; else the others come up to the first.
  if (places.every((place, index) => place === (places[0] ?? 0) + index)) {
    const whole = { start: first.start, end: last.end };
    yield [{ ...whole, text: around(renamed(whole)) }];
  }
  const gathered = group.flow ? inBraces() : around(own.map(renamed).join(nextLine));
  let together = applyEdits(text, [{ start: first.start, end: first.end, text: gathered }]);
  for (const { key } of chosen.slice(1)) {
    const left = removeValue(new Source(file, together), [...change.group, key], 'go');
    together = applyEdits(together, left);
  }
  yield [editBetween(text, together)];
}
