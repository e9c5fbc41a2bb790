import { addToCornerStack } from './corner-stack.ts';
import { element, createShadowElement } from './shadow-element.ts';

const style = `
  :host { padding: 8px 8px 8px 16px; display: flex; gap: 12px; align-items: flex-start; background: #1e2421; color: #f6f3ee; font: 14px/1.5 ui-monospace, monospace; border-left: 4px solid #f0803c; }
  p { margin: 0; overflow-wrap: anywhere; } p + p { font-family: system-ui, sans-serif; color: #ebc795; }
  button { flex: none; min-width: 28px; min-height: 28px; font: inherit; color: inherit; background: none; border: 1px solid #8b958f; cursor: pointer; }
  button:focus-visible { outline: 2px solid #ebc795; outline-offset: 2px; }`;

let notice: { host: HTMLElement; words: HTMLElement } | undefined;

const dismiss = (): void => {
  notice?.host.remove();
  notice = undefined;
  document.removeEventListener('keydown', dismissOnEscape);
};

const dismissOnEscape = ({ key }: KeyboardEvent): void => {
  if (key === 'Escape') dismiss();
};

const make = () => {
  // A screen reader says what comes into it, and leaves the keyboard where it is.
  const words = element('div', { role: 'status' });
  const button = element('button', { textContent: '×', ariaLabel: 'Dismiss', onclick: dismiss });
  const host = createShadowElement('source-place', style, words, button);
  addToCornerStack(host);
  document.addEventListener('keydown', dismissOnEscape);
  return { host, words };
};

/**
 * Tells the person who edits the site where something is written. It stays until it is dismissed, with its button or
 * with Escape, or until the next one.
 * @param place file, line, column and what stands there
 * @param trouble why the file was not opened, when it was not
 */
export const showSourceNotice = (place: string, trouble?: string): void => {
  notice ??= make();
  const lines = trouble === undefined ? [place] : [place, trouble];
  notice.words.replaceChildren(...lines.map((textContent) => element('p', { textContent })));
};
