import { openSourceOnAltClick } from './click-to-source.ts';
import { showAvailability } from './page-dates.ts';
import { watchPublishProblems } from './publish-problems.ts';
import { hideProblems, showProblems, type OverlayProblem } from './problem-overlay.ts';

const problemsUrl = '/data/_problems.json';

/**
 * Shows problems of edited documents over the page and rerenders the page when the documents are valid. The page is not
 * reloaded, so that form values are retained.
 * @param isOutdated whether the page shows an earlier version of the documents
 */
export const watchDocuments = async (
  rerender: () => void,
  isOutdated: () => Promise<boolean>,
): Promise<void> => {
  openSourceOnAltClick();
  import.meta.hot?.on('documents:problems', (problems: OverlayProblem[]) => showProblems(problems));
  import.meta.hot?.on('documents:changed', () => {
    hideProblems();
    rerender();
  });
  void showAvailability();
  void watchPublishProblems();
  const catchUp = async (): Promise<void> => {
    const problems = (await (await fetch(problemsUrl)).json()) as OverlayProblem[];
    if (problems.length > 0) showProblems(problems);
    else if (await isOutdated()) rerender();
  };
  // What changes while the page loads is not reported to it, until it is connected.
  import.meta.hot?.on('vite:ws:connect', () => void catchUp());
  await catchUp();
};
