import { showProblems, type OverlayProblem } from './problem-overlay.ts';

// Entry point while the site has not been valid since the start: shows the problems, and the site once they are fixed.
import.meta.hot?.on('documents:changed', () => location.reload());
import.meta.hot?.on('documents:problems', (problems: OverlayProblem[]) => showProblems(problems));
const catchUp = async (): Promise<void> => {
  const problems = (await (await fetch('/data/_problems.json')).json()) as OverlayProblem[];
  if (problems.length > 0) showProblems(problems);
  else location.reload();
};
// What changes while the page loads is not reported to it, until it is connected.
import.meta.hot?.on('vite:ws:connect', () => void catchUp());
await catchUp();
