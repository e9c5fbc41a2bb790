import { showProblems, type OverlayProblem } from './problem-overlay.ts';

// Entry point while the site has not been valid since the start: shows the problems, and the site once they are fixed.
import.meta.hot?.on('documents:changed', () => location.reload());
import.meta.hot?.on('documents:problems', (problems: OverlayProblem[]) => showProblems(problems));
const problems = (await (await fetch('/data/_problems.json')).json()) as OverlayProblem[];
// They were fixed while the page was loading.
if (problems.length === 0) location.reload();
else showProblems(problems);
