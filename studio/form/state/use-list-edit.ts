import { copyEntry } from '../../../documents/edit/text/copy-entry.ts';
import { insertEntry } from '../../../documents/edit/text/insert-entry.ts';
import { moveEntry } from '../../../documents/edit/text/move-entry.ts';
import { removeValue } from '../../../documents/edit/text/remove-value.ts';
import { entriesOf } from '../../../documents/read/document/path.ts';
import { resolveNode } from '../../../documents/read/document/schemas.ts';
import { fill, words } from '../../words/words.ts';
import type { FieldProps } from '../field-props.ts';
import { newValue } from '../new-entry.ts';
import { useFocusSoon } from './focus.ts';
import { idOf, useForm } from './form.ts';
import { useEdit } from './use-edit.ts';
import { useKnown } from './use-known.ts';

/** What can be done to a list. */
export type ListEdit = {
  add: () => void;
  copy: (index: number) => void;
  move: (from: number, to: number) => void;
  remove: (index: number) => void;
  /** Why the last change could not be made; empty when it could. */
  refusal: string;
};

/** Changes a list; what was done is announced, and the focus goes to what it was done to. */
export const useListEdit = ({ path, label, node, value, order, inherited }: FieldProps): ListEdit => {
  const { root, openings, announce } = useForm();
  const known = useKnown();
  const edit = useEdit(path, order);
  const focusSoon = useFocusSoon();
  const entries = entriesOf(value);
  const shape = resolveNode(root, node);
  const count = entries.length;
  const say = (text: string, index: number): void =>
    announce(fill(text, { name: fill(words.form.entry, { list: label, number: index + 1 }), count }));
  const after = (text: string, index: number, opened?: number): void => {
    openings.openOnly(path, opened);
    say(text, index);
  };
  return {
    refusal: edit.refusal,
    add: () => {
      if (count === 0) edit.set(inherited ?? newValue(root, node, known()));
      else
        edit.change([...path, count], (source) =>
          insertEntry(source, path, count, newValue(root, shape.items ?? {}, known())),
        );
      after(words.form.added, count, count);
      focusSoon(idOf([...path, count]));
    },
    copy: (index) => {
      edit.change([...path, index, 'copy'], (source) => copyEntry(source, path, index));
      after(words.form.copied, index + 1, index + 1);
      focusSoon(idOf([...path, index + 1]));
    },
    move: (from, to) => {
      const isOpen = openings.isOpen([...path, from]);
      edit.change([...path, from, 'move', to], (source) => moveEntry(source, path, from, to));
      after(words.form.moved, to, isOpen ? to : undefined);
      const entry = idOf([...path, to]);
      focusSoon(...(to < from ? [`${entry}-up`, `${entry}-down`] : [`${entry}-down`, `${entry}-up`]));
    },
    remove: (index) => {
      edit.change([...path, index, 'remove'], (source) => removeValue(source, [...path, index]));
      after(words.form.removed, index);
      focusSoon(idOf([...path, Math.min(index, count - 2)]), idOf(path));
    },
  };
};
