import { element, createShadowElement } from './shadow-element.ts';
import { openSourceInEditor } from './open-in-editor.ts';

/** A problem in the overlay; `frame` contains the lines around its location. */
export type OverlayProblem = { where: string; location: string; message: string; fix: string; frame: string };

const name = 'problem-overlay';

const style = `
  :host { position: fixed; inset: 0; z-index: 99999; overflow: auto; background: rgb(20 24 22 / 0.85); font: 16px/1.5 system-ui, sans-serif; color: #f6f3ee; }
  main { max-width: 900px; margin: 5vh auto; padding: 24px; background: #1e2421; border-top: 4px solid #f0803c; }
  h1 { font-size: 20px; margin: 0 0 16px; }
  article { border-top: 1px solid #55605a; padding: 16px 0; }
  .place { padding: 0; border: 0; background: none; color: #ebc795; text-align: left; text-decoration: underline; cursor: pointer; } p { margin: 4px 0; } .fix { color: #b9e0c5; }
  pre { overflow: auto; background: #131815; padding: 12px; font: 13px/1.5 ui-monospace, monospace; }
  button { font: inherit; padding: 8px 16px; }`;

const createArticle = ({ where, location, message, fix, frame }: OverlayProblem): HTMLElement => {
  const article = element('article');
  const button = element('button', { textContent: where, className: 'place' });
  button.addEventListener('click', () => void openSourceInEditor(where));
  article.append(
    button,
    element('p', { textContent: location ? `${location}: ${message}` : message }),
    element('p', { textContent: fix, className: 'fix' }),
    element('pre', { textContent: frame }),
  );
  return article;
};

/** Removes the overlay. */
export const hideProblems = (): void => document.querySelector(name)?.remove();

/** Shows the problems in an overlay; the page below is unchanged. */
export const showProblems = (problems: OverlayProblem[]): void => {
  hideProblems();
  const main = element('main');
  const close = element('button', { textContent: 'Hide until the next save', onclick: hideProblems });
  const count = problems.length === 1 ? 'One problem' : `${problems.length} problems`;
  const title = `${count} in the documents. The page shows the last good version.`;
  main.append(element('h1', { textContent: title }), ...problems.map(createArticle), close);
  const overlay = createShadowElement(name, style, main);
  overlay.role = 'alert';
  document.body.append(overlay);
};
