import { addNotice, element } from './corner-stack.ts';

/** URL of the development server that opens a file in the developer's editor. */
export const editorUrl = '/__open-in-editor';

const style = `
  :host { padding: 8px 8px 8px 16px; display: flex; gap: 12px; align-items: flex-start; background: #1e2421; color: #f6f3ee; font: 14px/1.5 ui-monospace, monospace; border-left: 4px solid #f0803c; }
  :host([hidden]) { display: none; }
  p { margin: 0; overflow-wrap: anywhere; } p + p { font-family: system-ui, sans-serif; color: #ebc795; }
  button { flex: none; min-width: 28px; min-height: 28px; font: inherit; color: inherit; background: none; border: 1px solid #8b958f; cursor: pointer; }
  button:focus-visible { outline: 2px solid #ebc795; outline-offset: 2px; }`;

let notice: { host: HTMLElement; status: HTMLElement } | undefined;

const createNotice = () => {
  // A live region: screen readers announce its text without moving the focus.
  const status = element('div', { role: 'status' });
  const dismiss = () => (host.hidden = true);
  const button = element('button', { textContent: '×', ariaLabel: 'Dismiss', onclick: dismiss });
  const host = addNotice('source-place', style, status, button);
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && dismiss());
  return { host, status };
};

/**
 * Shows a source location until the notice is dismissed by its button or Escape, or replaced by the next one.
 * @param place file, line, column and path of the value
 * @param error why the editor did not open the file, if it failed
 */
export const showSourceNotice = (place: string, error?: string): void => {
  notice ??= createNotice();
  notice.host.hidden = false;
  const lines = error === undefined ? [place] : [place, error];
  notice.status.replaceChildren(...lines.map((textContent) => element('p', { textContent })));
};

/**
 * Opens a file in the developer's editor and shows its location, so that it can also be opened by hand.
 * @param where file, line and column, such as `pages/about.yaml:3:5`
 * @param note the path of the value at this location
 */
export const openSourceInEditor = async (where: string, note = ''): Promise<void> => {
  const location = `${where}  ${note}`.trim();
  showSourceNotice(location);
  const response = await fetch(`${editorUrl}?file=${encodeURIComponent(where)}`, { method: 'POST' }).catch(
    () => undefined,
  );
  if (response?.ok) return;
  const reason = response
    ? ((await response.json()) as { message: string }).message
    : '"npm start" is not running.';
  showSourceNotice(location, reason);
};
