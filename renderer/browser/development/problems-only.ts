import { showProblems, type OverlayProblem } from './problem-overlay.ts';

/** For a site that has never been right since the start: shows its problems, and the site when they are fixed. */
import.meta.hot?.on('documents:changed', () => location.reload());
import.meta.hot?.on('documents:problems', (problems: OverlayProblem[]) => showProblems(problems));
showProblems((await (await fetch('/data/_problems.json')).json()) as OverlayProblem[]);
