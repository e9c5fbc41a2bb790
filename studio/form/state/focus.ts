import type { Path } from '../../../documents/read/document/path.ts';
import { idOf } from './form.ts';

/**
 * Elements that keep the focus when they select a field, so that they can be used again by keyboard: tabs, undo and
 * redo.
 */
const keepsFocus = '[role=tab], header :focus-visible:not([aria-haspopup])';

/** Scrolls to the field of a value, or its nearest rendered ancestor, and focuses it by default. */
export const focusField = (path: Path, takesFocus = true): void => {
  for (let { length } = path; length > 0; length -= 1) {
    const element = document.getElementById(idOf(path.slice(0, length)));
    if (!element) continue;
    element.closest('details')?.setAttribute('open', '');
    const frame = element.closest('[data-path]') ?? element;
    if (frame.contains(document.activeElement)) return;
    if (takesFocus && !document.activeElement?.matches(keepsFocus)) element.focus({ preventScroll: true });
    frame.scrollIntoView({ block: 'nearest' });
    return;
  }
};

/** Focuses the first existing, enabled element after the next render. */
export const focusSoon = (...ids: string[]): void => {
  requestAnimationFrame(() => {
    const all = ids.map((id) => document.getElementById(id));
    const found = all.find((each) => each && !each.matches(':disabled'));
    found?.focus();
    found?.scrollIntoView({ block: 'nearest' });
  });
};
