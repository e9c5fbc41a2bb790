import { useMemo } from 'react';
import { copyEntry } from '../../documents/edit/text/copy-entry.ts';
import { insertEntry } from '../../documents/edit/text/insert-entry.ts';
import { moveEntry } from '../../documents/edit/text/move-entry.ts';
import { removeValue } from '../../documents/edit/text/remove-value.ts';
import { childOf, entriesOf } from '../../documents/read/document/path.ts';
import type { SectionAction } from '../page/messages.ts';
import { useStudio } from '../state/use-studio.ts';
import { palette } from './palette.ts';

const sections = ['sections'] as const;

/** What can be done to the sections of the page that is shown. */
export const useSectionEdits = () => {
  const studio = useStudio();
  return useMemo(() => {
    const file = (): string => studio.view.fileOf(studio.view.snapshot().route) ?? '';
    const count = (): number => entriesOf(childOf(studio.document(file())?.value, 'sections')).length;
    const choose = (index: number): void => studio.view.choose({ file: file(), path: [...sections, index] });

    /** Puts a section into the page, before the one that stands at the index now. */
    const insert = (index: number, value: unknown): void => {
      studio.edit(file(), sections, (source) => insertEntry(source, sections, index, value));
      choose(index);
    };
    const move = (from: number, to: number): void => {
      if (to < 0 || to >= count()) return;
      studio.edit(file(), sections, (source) => moveEntry(source, sections, from, to));
      choose(to);
    };
    const copy = (index: number): void => {
      studio.edit(file(), sections, (source) => copyEntry(source, sections, index));
      choose(index + 1);
    };
    const remove = (index: number): void => {
      studio.edit(file(), sections, (source) => removeValue(source, [...sections, index]));
      choose(Math.min(index, count() - 1));
    };
    const acts: Record<SectionAction, (index: number) => void> = {
      add: (index) => palette.open((value) => insert(index + 1, value)),
      up: (index) => move(index, index - 1),
      down: (index) => move(index, index + 1),
      copy,
      remove,
    };
    return { insert, move, act: (action: SectionAction, index: number): void => acts[action](index) };
  }, [studio]);
};
