import { openInEditor } from './open-in-editor.ts';

/** A problem as the overlay shows it, with the lines around the place. */
export type ShownProblem = { where: string; place: string; message: string; fix: string; frame: string };

const name = 'problem-overlay';

const style = `
  :host { position: fixed; inset: 0; z-index: 99999; overflow: auto; background: rgb(20 24 22 / 0.85); font: 16px/1.5 system-ui, sans-serif; color: #f6f3ee; }
  main { max-width: 900px; margin: 5vh auto; padding: 24px; background: #1e2421; border-top: 4px solid #f0803c; }
  h1 { font-size: 20px; margin: 0 0 16px; }
  article { border-top: 1px solid #55605a; padding: 16px 0; }
  .place { padding: 0; border: 0; background: none; color: #ebc795; text-align: left; text-decoration: underline; cursor: pointer; } p { margin: 4px 0; } .fix { color: #b9e0c5; }
  pre { overflow: auto; background: #131815; padding: 12px; font: 13px/1.5 ui-monospace, monospace; }
  button { font: inherit; padding: 8px 16px; }`;

const element = <K extends keyof HTMLElementTagNameMap>(
  tag: K,
  text: string,
  className = '',
): HTMLElementTagNameMap[K] => {
  const made = document.createElement(tag);
  made.textContent = text;
  if (className) made.className = className;
  return made;
};

/** The place as a button that opens the file in the editor of the developer. */
const place = (where: string): HTMLElement => {
  const button = element('button', where, 'place');
  button.addEventListener('click', () => void openInEditor(where));
  return button;
};

const article = (problem: ShownProblem): HTMLElement => {
  const made = element('article', '');
  made.append(
    place(problem.where),
    element('p', problem.place ? `${problem.place}: ${problem.message}` : problem.message),
    element('p', problem.fix, 'fix'),
    element('pre', problem.frame),
  );
  return made;
};

/** Takes the overlay away. */
export const hideProblems = (): void => document.querySelector(name)?.remove();

/** Lays the problems over the page; the page beneath stays as it was. */
export const showProblems = (problems: ShownProblem[]): void => {
  hideProblems();
  const overlay = document.createElement(name);
  const main = element('main', '');
  const close = element('button', 'Hide until the next save');
  close.addEventListener('click', hideProblems);
  const count = problems.length === 1 ? 'One problem' : `${problems.length} problems`;
  main.append(element('h1', `${count} in the documents. The page shows the last good version.`));
  main.append(...problems.map(article), close);
  overlay.setAttribute('role', 'alert');
  overlay.attachShadow({ mode: 'open' }).append(element('style', style), main);
  document.body.append(overlay);
};
