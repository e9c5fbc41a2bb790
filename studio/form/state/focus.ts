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

/** Gives the focus to the first of several elements that can have it, once the page shows what was changed. */
export const focusSoon = (...ids: string[]): void => {
  requestAnimationFrame(() => {
    const all = ids.map((id) => document.getElementById(id));
    const found = all.find((each) => each && !each.matches(':disabled'));
    found?.focus();
    found?.scrollIntoView({ block: 'nearest' });
  });
};
