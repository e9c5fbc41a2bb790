import { copyEntry } from '../../../documents/edit/text/copy-entry.ts';
import { insertEntry } from '../../../documents/edit/text/insert-entry.ts';
import { moveEntry } from '../../../documents/edit/text/move-entry.ts';
import { removeValue } from '../../../documents/edit/text/remove-value.ts';
import { toggleHidden } from '../../../documents/edit/text/toggle-hidden.ts';
import { entriesOf } from '../../../documents/read/document/path.ts';
import { resolveNode } from '../../../documents/read/document/schemas.ts';
import { palette } from '../../sections/palette.ts';
import { useStudio } from '../../state/use-studio.ts';
import { fill, words } from '../../words/words.ts';
import type { FieldProps } from '../field-props.ts';
import { knownOf, newValue } from '../new-entry.ts';
import { idOf, useForm } from './form.ts';
import { useEdit } from './use-edit.ts';

/** What can be done to a list. */
export type ListEdit = {
  /** Adds an entry before the one that stands at the index now. */
  add: (index: number) => void;
  copy: (index: number) => void;
  /** @param part of the entry's tools that has the focus afterwards */
  move: (from: number, to: number, part: 'up' | 'down' | 'drag') => void;
  remove: (index: number) => void;
  /** Hides a section from visitors, or shows it again. */
  toggleHidden: (index: number) => void;
};

/** Changes a list; what was done is announced, and the focus goes to what it was done to. */
export const useListEdit = ({ path, node, value, order, inherited }: FieldProps): ListEdit => {
  const { root, openings, announce, focusSoon } = useForm();
  const studio = useStudio();
  const edit = useEdit(path, order);
  const count = entriesOf(value).length;
  const { items = {} } = resolveNode(root, node);
  const after = (text: string, index: number, opened: number | undefined, ...focused: string[]): void => {
    openings.openOnly(path, opened);
    announce(fill(text, { number: index + 1, count }));
    focusSoon(...focused);
  };
  const insert = (index: number, entry: unknown): void => {
    const isDone = edit.change([...path, index], (source) => insertEntry(source, path, index, entry));
    if (isDone) after(words.form.added, index, index, idOf([...path, index]));
  };
  return {
    add: (index) => {
      if (resolveNode(root, items).oneOf) palette.open((chosen) => insert(index, chosen));
      else if (count > 0) insert(index, newValue(root, items, knownOf(studio)));
      else if (edit.set(inherited ?? newValue(root, node, knownOf(studio))))
        after(words.form.added, 0, 0, idOf([...path, 0]));
    },
    copy: (index) => {
      if (edit.change([...path, index, 'copy'], (source) => copyEntry(source, path, index)))
        after(words.form.copied, index + 1, index + 1, idOf([...path, index + 1]));
    },
    move: (from, to, part) => {
      const opened = openings.isOpen([...path, from]) ? to : undefined;
      const entry = idOf([...path, to]);
      if (edit.change([...path, from, 'move', to], (source) => moveEntry(source, path, from, to)))
        after(words.form.moved, to, opened, `${entry}-${part}`, `${entry}-up`, `${entry}-down`);
    },
    toggleHidden: (index) => {
      edit.change([...path, index, 'hidden'], (source) => toggleHidden(source, [...path, index]));
    },
    remove: (index) => {
      if (edit.change([...path, index, 'remove'], (source) => removeValue(source, [...path, index])))
        after(words.form.removed, index, undefined, idOf([...path, Math.min(index, count - 2)]), idOf(path));
    },
  };
};
