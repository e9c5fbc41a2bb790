import { openSourceOnAltClick } from './click-to-source.ts';
import { showAvailability } from './page-dates.ts';
import { watchPublishProblems } from './publish-problems.ts';
import { hideProblems, showProblems, type OverlayProblem } from './problem-overlay.ts';

const problemsUrl = '/data/_problems.json';

/**
 * While documents are edited: shows what is wrong with them over the page, and renders the page anew when they are
 * right, without loading it again, so that what is typed in a form stays.
 */
export const watchDocuments = async (rerender: () => void): Promise<void> => {
  openSourceOnAltClick();
  import.meta.hot?.on('documents:problems', (problems: OverlayProblem[]) => showProblems(problems));
  import.meta.hot?.on('documents:changed', () => {
    hideProblems();
    rerender();
  });
  void showAvailability();
  void watchPublishProblems();
  // What went wrong before this page was loaded.
  const problems = (await (await fetch(problemsUrl)).json()) as OverlayProblem[];
  if (problems.length > 0) showProblems(problems);
};
