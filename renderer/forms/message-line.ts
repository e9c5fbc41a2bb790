import { createStore } from '../store.ts';

/** The first line of the next message, such as a calculated price, and the label of the button that removes it. */
type MessageLine = { line: string; remove: string };

/** Only in memory: it is lost when the visitor leaves the site. */
export const messageLine = createStore<MessageLine | undefined>(undefined);

/** Returns the field that shows the line and sends it, or null if there is no line or the form does not show such a field. */
export const findLineField = (form: HTMLFormElement) =>
  form.querySelector<HTMLTextAreaElement>('textarea[data-line]');

/** Puts the line, if there is one, above a message. */
export const addMessageLine = (message: string): string =>
  [messageLine.get()?.line, message].filter(Boolean).join('\n');
