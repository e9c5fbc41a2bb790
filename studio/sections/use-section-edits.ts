import { useMemo } from 'react';
import { EditRefusal } from '../../documents/edit/edit-refusal.ts';
import { copyEntry } from '../../documents/edit/text/copy-entry.ts';
import type { Edit } from '../../documents/edit/text/edits.ts';
import { insertEntry } from '../../documents/edit/text/insert-entry.ts';
import { moveEntry } from '../../documents/edit/text/move-entry.ts';
import { removeValue } from '../../documents/edit/text/remove-value.ts';
import { toggleHidden } from '../../documents/edit/text/toggle-hidden.ts';
import type { Source } from '../../documents/read/document/source.ts';
import type { SectionAction } from '../page/messages.ts';
import { useStudio } from '../state/use-studio.ts';
import { palette } from './palette.ts';

const path = ['sections'];

/** What can be done to the sections of the page that is shown, where they stand on it. */
export const useSectionEdits = (): Record<SectionAction, (index: number) => void> => {
  const studio = useStudio();
  return useMemo(() => {
    /** Changes the page, and looks at the section that stands at the index then. */
    const change = (index: number, edits: (source: Source) => Edit | Edit[]): void => {
      const file = studio.view.fileOf(studio.view.snapshot().route) ?? '';
      try {
        studio.edit(file, path, edits);
        studio.view.choose({ file, path: [...path, index] });
      } catch (error) {
        if (!(error instanceof EditRefusal)) throw error;
        studio.notice.set(error.message);
      }
    };
    const move = (from: number, to: number): void =>
      change(to, (source) => moveEntry(source, path, from, to));
    return {
      add: (index) =>
        palette.open((value) => change(index + 1, (source) => insertEntry(source, path, index + 1, value))),
      up: (index) => move(index, index - 1),
      down: (index) => move(index, index + 1),
      copy: (index) => change(index + 1, (source) => copyEntry(source, path, index)),
      hide: (index) => change(index, (source) => toggleHidden(source, [...path, index])),
      remove: (index) => change(Math.max(0, index - 1), (source) => removeValue(source, [...path, index])),
    };
  }, [studio]);
};
