import {
  copyEntry,
  insertEntry,
  moveEntry,
  removeValue,
  setValue,
  toggleHidden,
} from '../../../documents/edit/text/edit-document.ts';
import type { Edit } from '../../../documents/edit/text/edits.ts';
import { getChild, type Path } from '../../../documents/read/document/path.ts';
import { resolveRef } from '../../../documents/read/document/schemas.ts';
import type { Source } from '../../../documents/read/document/source.ts';
import { formatMessage, words } from '../../messages/messages.ts';
import { removeBrokenConditions } from '../conditions.ts';
import { focusSoon } from './focus.ts';
import { idOf, useForm, type Form, type FormFieldProps } from './form.ts';
import { useStudio } from '../../state/use-studio.ts';

/** The result of a list edit. */
type ListEditResult = {
  announcement: string;
  /** Current index and former path of the edited entry; undefined if it was removed or is new. */
  at?: number;
  from?: Path;
  /** Ids of elements to focus, by preference. */
  focused?: string[];
  /** Says which conditions of a form were removed; empty if none. */
  warning?: string;
};

/** A list and the number of its entries. */
export type EditedList = Pick<FormFieldProps, 'path' | 'node' | 'order' | 'inherited'> & { count: number };

/** Actions on a list. */
export type ListEdits = ReturnType<typeof listEdits>;

/** Creates the actions on a list. @param done called after a successful edit */
export const listEdits = (
  { root, edits }: Pick<Form, 'root' | 'edits'>,
  { path, node, count, order, inherited }: EditedList,
  done: (result: ListEditResult) => void,
) => {
  const { items = {} } = resolveRef(root, node);
  const entryId = (index: number): string => idOf([...path, index]);
  /** Changes the list. A change that breaks conditions of a form removes them, and the result says which. */
  const run = (subject: Path, change: (source: Source) => Edit | Edit[], result: ListEditResult): void => {
    const { at, from } = result;
    const key = [...path, ...subject];
    let warning = '';
    const changeSafely = (source: Source): Edit[] => {
      const changed = removeBrokenConditions(source, [change(source)].flat());
      ({ warning } = changed);
      return changed.edits;
    };
    if (!edits.change(path, changeSafely, key)) return;
    if (at !== undefined && from === undefined) edits.makeNamesUnique([...path, at], key);
    const number = 1 + (at ?? Number(subject[0]));
    const announcement = formatMessage(result.announcement, { number, count });
    done({ focused: [entryId(number - 1)], ...result, announcement, warning });
  };
  const { added, copied, moved, removed } = words.form;
  const insert = (at: number, entry: unknown): void =>
    run([at], (source) => insertEntry(source, path, at, entry), {
      announcement: added,
      at,
      // Editors write the label of a new form field first.
      focused: [...(getChild(entry, 'label') === undefined ? [] : [`${entryId(at)}.label`]), entryId(at)],
    });
  const createList = (source: Source): Edit[] =>
    setValue(source, path, inherited ?? edits.createInitialValue(node), order);
  /** Moves an entry. @param tool the button of the entry that gets the focus afterwards */
  const move = (from: number, at: number, tool?: 'up' | 'down'): void =>
    run([at, 'move', from], (source) => moveEntry(source, path, from, at), {
      announcement: moved,
      at,
      from: [...path, from],
      ...(tool && { focused: [tool, 'up', 'down'].map((each) => `${entryId(at)}-${each}`) }),
    });
  return {
    move,
    up: (index: number): void => move(index, index - 1, 'up'),
    down: (index: number): void => move(index, index + 1, 'down'),
    /** Adds an entry after an index. */
    add: (index: number): void => {
      if (resolveRef(root, items).oneOf) edits.pickEntry(items, (chosen) => insert(index + 1, chosen));
      else if (count > 0) insert(index + 1, edits.createInitialValue(items));
      else run([], createList, { announcement: added, at: 0 });
    },
    copy: (index: number): void => {
      const result = { announcement: copied, at: index + 1 };
      run([index, 'copy'], (source) => copyEntry(source, path, index), result);
    },
    /** @param name what the announcement calls the entry */
    remove: (index: number, name = ''): void => {
      const focused = [entryId(Math.min(index, count - 2)), idOf(path)];
      const result = { announcement: formatMessage(removed, { name }), focused };
      run([index, 'remove'], (source) => removeValue(source, [...path, index]), result);
    },
    /** Toggles whether visitors see a section. */
    hide: (index: number): void => {
      const from = [...path, index];
      const result = { announcement: '', at: index, from, focused: [`${entryId(index)}-hide`] };
      run([index, 'hidden'], (source) => toggleHidden(source, from), result);
    },
  };
};

/** Returns the actions on a list of the form, which open the changed entry, announce the change and move the focus. */
export const useListEdits = (list: EditedList): ListEdits => {
  const { root, edits, openState } = useForm();
  const studio = useStudio();
  return listEdits({ root, edits }, list, ({ announcement, at, from, focused = [], warning = '' }) => {
    openState.openOnly(list.path, at, from);
    // What was removed is no longer on the screen, so its notice is visible.
    if (at === undefined && warning === '') studio.notice.set({ text: announcement });
    else studio.announce(announcement);
    if (warning !== '') studio.notice.set({ text: warning, isError: true });
    focusSoon(...focused);
  });
};
