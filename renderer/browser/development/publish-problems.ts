import { addToCornerStack } from './corner-stack.ts';
import { element, createShadowElement } from './shadow-element.ts';
import { openSourceInEditor } from './open-in-editor.ts';

/** URL of the development server that returns the problems that do not prevent rendering. */
export const publishProblemsUrl = '/data/_notes.json';

/** A problem that does not prevent rendering, as reported by `npm run check`. */
export type ListedProblem = { where: string; severity: 'error' | 'warning'; text: string };

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
  p { margin: 0; }`;

const formatCount = (count: number, word: string): string[] =>
  count === 0 ? [] : [`${count} ${word}${count === 1 ? '' : 's'}`];

const summarize = (notes: ListedProblem[]): string => {
  const errors = notes.filter(({ severity }) => severity === 'error').length;
  return [...formatCount(errors, 'error'), ...formatCount(notes.length - errors, 'warning')].join(', ');
};

const createListItem = ({ where, severity, text }: ListedProblem): HTMLElement => {
  const item = element('li');
  const place = element('button', { textContent: where });
  place.addEventListener('click', () => void openSourceInEditor(where));
  item.append(element('strong', { textContent: severity }), ' ', place, element('p', { textContent: text }));
  return item;
};

/** Creates the tab with the number of problems and the list that it opens. */
const createProblemList = () => {
  const list = element('ul', { id: 'list', hidden: true, tabIndex: 0, ariaLabel: 'Errors and warnings' });
  const count = element('button', { ariaExpanded: 'false' });
  const hide = element('button', { textContent: '×', ariaLabel: 'Hide until they change' });
  const status = element('span', { role: 'status' });
  const tab = element('div');
  tab.append(hide, count);
  const host = createShadowElement('problem-notes', style, status, list, tab);
  host.hidden = true;
  count.setAttribute('aria-controls', 'list');

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
  addToCornerStack(host);
  return { host, list, count, status };
};

/** Shows the problems that `npm run check` reports at the edge while the site can be rendered. */
export const watchPublishProblems = async (): Promise<void> => {
  const { host, list, count, status } = createProblemList();
  let shown = '';

  const show = (notes: ListedProblem[]): void => {
    const serialized = JSON.stringify(notes);
    if (serialized === shown) return;
    shown = serialized;
    host.hidden = notes.length === 0;
    const summary = summarize(notes);
    count.textContent = summary;
    if (status.textContent !== summary) status.textContent = summary;
    list.replaceChildren(...notes.map(createListItem));
  };
  import.meta.hot?.on('documents:notes', show);
  show((await (await fetch(publishProblemsUrl)).json()) as ListedProblem[]);
};
