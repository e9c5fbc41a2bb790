import { useEffect, useRef } from 'react';
import type { Path } from '../../../documents/read/document/path.ts';
import { idOf } from './form.ts';

/** What keeps the focus when it has led to a field, so that the keyboard can use it again: a tab, and undo. */
const keepsFocus = '[role=tab], [data-keeps-focus]:focus-visible';

/** Scrolls to the field of a value, or else to the nearest thing around it, and gives it the focus. */
export const focusField = (path: Path): void => {
  for (let { length } = path; length > 0; length -= 1) {
    const element = document.getElementById(idOf(path.slice(0, length)));
    if (!element) continue;
    const frame = element.closest('[data-path]') ?? element;
    if (frame.contains(document.activeElement)) return;
    if (!document.activeElement?.matches(keepsFocus)) element.focus({ preventScroll: true });
    frame.scrollIntoView({ block: 'nearest' });
    return;
  }
};

/**
 * Gives the focus to the first of several things that can have it, once what was changed is shown: what had it is gone
 * or elsewhere then. It is for what is rendered again at every change.
 */
export const useFocusSoon = (): ((...ids: string[]) => void) => {
  const wanted = useRef<string[]>([]);
  useEffect(() => {
    const all = wanted.current.map((id) => document.getElementById(id));
    wanted.current = [];
    const found = all.find((each) => each && !each.matches(':disabled'));
    found?.focus();
    found?.scrollIntoView({ block: 'nearest' });
  });
  return useRef((...ids: string[]): void => {
    wanted.current = ids;
  }).current;
};
