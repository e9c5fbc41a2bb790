import type { Page } from '../../schema/page.ts';
import { createStore } from '../store.ts';

/** The first line of the next message, such as a calculated price. */
type MessageLine = {
  line: string;
  /** The label of the button that removes it. */
  remove?: string;
  /** Whether the line of another page replaces it: nobody has edited it, and it is no price. */
  isOfPage?: boolean;
};

/** Only in memory: it is lost when the visitor leaves the site. */
export const messageLine = createStore<MessageLine | undefined>(undefined);

/** What the page that the visitor left by a link knows about the next request, by form; in memory until a form uses it. */
export const prefill = createStore<Page['prefill']>(undefined);

/** The label of the link that the visitor left that page by, if it was one of several choices. */
export const chosen = createStore<string | undefined>(undefined);

/** Makes these the chosen values of a field with choices. */
const choose = (form: HTMLFormElement, name: string, values: readonly string[]): void => {
  for (const control of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`))
    if (control instanceof HTMLInputElement) control.checked = values.includes(control.value);
    else control.value = values[0] ?? '';
};

/**
 * Chooses what the visitor's last page named, or the link to one of several choices that the visitor followed, and places
 * the line of that page, with the choice, if there is no other.
 */
export const applyPrefill = (form: HTMLFormElement, type: string): void => {
  const { line, ...choices } = prefill.get()?.[type] ?? {};
  prefill.set(undefined);
  for (const [name, values] of Object.entries(choices)) choose(form, name, values);
  const linked = document.getElementById(location.hash.slice(1));
  if (linked instanceof HTMLInputElement && form.contains(linked)) choose(form, linked.name, [linked.value]);
  const placed = messageLine.get();
  if (line && (!placed || placed.isOfPage))
    messageLine.set({ line: [line, chosen.get()].filter(Boolean).join(': '), isOfPage: true });
};

/** Returns the field that shows the line and sends it, or null if there is no line or the form does not show such a field. */
export const findLineField = (form: HTMLFormElement) =>
  form.querySelector<HTMLTextAreaElement>('textarea[data-line]');

/** Puts the line, if there is one, above a message. */
export const addMessageLine = (message: string): string =>
  [messageLine.get()?.line, message].filter(Boolean).join('\n');
