import { addNotice, element } from './corner-stack.ts';
import { openSourceInEditor } from './source-notice.ts';

/** A problem as `npm run check` reports it, with the lines around it if it prevents rendering. */
export type ListedProblem = { where: string; severity: 'error' | 'warning'; text: string; frame?: string };

const style = `
  :host { display: block; max-width: min(560px, calc(100vw - 44px)); font: 14px/1.5 system-ui, sans-serif; color: #f6f3ee; }
  :host([hidden]) { display: none; }
  [role=status] { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  /* A narrow tab at the edge of the screen, where pages have a margin: it covers no text and no button. */
  div { position: fixed; left: 0; bottom: calc(16px + var(--bottom-bar, 0px)); display: flex; flex-direction: column; }
  button { font: inherit; color: inherit; background: #1e2421; border: 1px solid #8b958f; cursor: pointer; }
  div button { min-height: 24px; padding: 4px 0; border-left: 0; writing-mode: vertical-rl; font-size: 12px; line-height: 16px; }
  button:focus-visible, ul:focus-visible { outline: 2px solid #f0803c; outline-offset: 2px; }
  ul { margin: 0 0 8px; padding: 0 16px; max-height: min(45vh, 420px); overflow: auto; list-style: none; background: #1e2421; border-left: 4px solid #ebc795; }
  ul[hidden] { display: none; }
  li { padding: 8px 0; border-bottom: 1px solid #55605a; overflow-wrap: anywhere; }
  li button { padding: 0; border: 0; color: #ebc795; text-align: left; text-decoration: underline; }
  p { margin: 0; }
  pre { overflow: auto; margin: 4px 0 0; background: #131815; padding: 12px; font: 13px/1.5 ui-monospace, monospace; }`;

const summarize = (problems: ListedProblem[]): string =>
  ['error', 'warning']
    .map((word) => ({ word, count: problems.filter(({ severity }) => severity === word).length }))
    .flatMap(({ word, count }) => (count === 0 ? [] : `${count} ${word}${count === 1 ? '' : 's'}`))
    .join(', ');

const createListItem = ({ where, severity, text, frame }: ListedProblem): HTMLElement => {
  const item = element('li');
  const place = element('button', { textContent: where, onclick: () => void openSourceInEditor(where) });
  item.append(element('strong', { textContent: severity }), ' ', place, element('p', { textContent: text }));
  if (frame !== undefined) item.append(element('pre', { textContent: frame }));
  return item;
};

const lastGood = 'The page shows the last version without errors.';

/**
 * Creates a tab at the edge of the screen with the number of problems, and the list that it opens. The list opens by
 * itself when pages cannot be rendered, and closes when they can.
 * @returns a function that shows problems
 */
export const createProblemList = (): ((problems: ListedProblem[]) => void) => {
  const list = element('ul', { id: 'list', hidden: true, tabIndex: 0, ariaLabel: 'Errors and warnings' });
  const count = element('button', { ariaExpanded: 'false' });
  const hide = element('button', { textContent: '×', ariaLabel: 'Hide until they change' });
  const status = element('span', { role: 'status' });
  const tab = element('div');
  tab.append(hide, count);
  const host = addNotice('problem-notes', style, status, list, tab);
  host.hidden = true;
  count.setAttribute('aria-controls', 'list');
  let shown = '';
  let wasBlocked = false;

  const open = (isOpen: boolean): void => {
    list.hidden = !isOpen;
    count.ariaExpanded = String(isOpen);
  };
  count.addEventListener('click', () => open(list.hidden === true));
  hide.addEventListener('click', () => (host.hidden = true));
  host.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || list.hidden) return;
    open(false);
    count.focus();
  });
  return (problems) => {
    const serialized = JSON.stringify(problems);
    if (serialized === shown) return;
    shown = serialized;
    host.hidden = problems.length === 0;
    const isBlocked = problems.some(({ frame }) => frame !== undefined);
    const summary = summarize(problems);
    count.textContent = summary;
    const announcement = isBlocked ? `${summary}. ${lastGood}` : summary;
    if (status.textContent !== announcement) status.textContent = announcement;
    const items = problems.map(createListItem);
    list.replaceChildren(...(isBlocked ? [element('li', { textContent: lastGood })] : []), ...items);
    if (isBlocked !== wasBlocked) open(isBlocked);
    wasBlocked = isBlocked;
  };
};
