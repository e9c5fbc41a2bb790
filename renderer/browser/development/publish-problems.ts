import { addToCornerStack } from './corner-stack.ts';
import { element, createShadowElement } from './shadow-element.ts';
import { openSourceInEditor } from './open-in-editor.ts';

/** Where the development server tells what may be said of documents that can be rendered. */
export const publishProblemsUrl = '/data/_notes.json';

/** A problem that does not keep the pages from being rendered: a line of `npm run check`. */
export type ListedProblem = { where: string; severity: 'error' | 'warning'; text: string };

const style = `
  :host { display: block; max-width: min(560px, calc(100vw - 32px)); font: 14px/1.5 system-ui, sans-serif; color: #f6f3ee; }
  :host([hidden]) { display: none; }
  [role=status] { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  button { font: inherit; color: inherit; min-height: 28px; background: #1e2421; border: 1px solid #8b958f; cursor: pointer; }
  button:focus-visible, ul:focus-visible { outline: 2px solid #f0803c; outline-offset: 2px; }
  ul { margin: 0 0 8px; padding: 0 16px; max-height: min(45vh, 420px); overflow: auto; list-style: none; background: #1e2421; border-left: 4px solid #ebc795; }
  ul[hidden] { display: none; }
  li { padding: 8px 0; border-bottom: 1px solid #55605a; overflow-wrap: anywhere; }
  li button { padding: 0; border: 0; color: #ebc795; text-align: left; text-decoration: underline; }
  p { margin: 0; }`;

const counted = (count: number, word: string): string[] =>
  count === 0 ? [] : [`${count} ${word}${count === 1 ? '' : 's'}`];

const summaryOf = (notes: ListedProblem[]): string => {
  const errors = notes.filter(({ severity }) => severity === 'error').length;
  return [...counted(errors, 'error'), ...counted(notes.length - errors, 'warning')].join(', ');
};

const lineOf = ({ where, severity, text }: ListedProblem): HTMLElement => {
  const line = element('li');
  const place = element('button', { textContent: where });
  place.addEventListener('click', () => void openSourceInEditor(where));
  line.append(element('strong', { textContent: severity }), ' ', place, element('p', { textContent: text }));
  return line;
};

/** A count in the corner that opens the list, and the list. */
const make = () => {
  const list = element('ul', { id: 'list', hidden: true, tabIndex: 0, ariaLabel: 'Errors and warnings' });
  const count = element('button', { ariaExpanded: 'false' });
  const hide = element('button', { textContent: '×', ariaLabel: 'Hide until they change' });
  const news = element('span', { role: 'status' });
  const host = createShadowElement('problem-notes', style, news, list, count, hide);
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
  return { host, list, count, news };
};

/** Shows quietly, beside the page, what `npm run check` says of the site while it can be rendered. */
export const watchPublishProblems = async (): Promise<void> => {
  const { host, list, count, news } = make();
  let shown = '';

  const show = (notes: ListedProblem[]): void => {
    const now = JSON.stringify(notes);
    if (now === shown) return;
    shown = now;
    host.hidden = notes.length === 0;
    const summary = summaryOf(notes);
    count.textContent = summary;
    if (news.textContent !== summary) news.textContent = summary;
    list.replaceChildren(...notes.map(lineOf));
  };
  import.meta.hot?.on('documents:notes', show);
  show((await (await fetch(publishProblemsUrl)).json()) as ListedProblem[]);
};
