import { createAvailabilityNotice, type UnavailablePage } from './page-dates.ts';
import { createProblemList, type ListedProblem } from './problem-list.ts';

/** URL of the development server that returns the status of the documents. */
export const statusUrl = '/data/_status.json';

/** The state of the documents that the server reads. */
export type SiteStatus = {
  /** Problems that prevent rendering, then the others. */
  problems: ListedProblem[];
  /** Pages that visitors cannot see today, by route. */
  unavailable: Record<string, UnavailablePage>;
};

/**
 * Shows the status of the documents whenever it changes.
 * @returns a function that loads it, shows it, and returns whether pages can be rendered
 */
export const watchStatus = (): (() => Promise<boolean>) => {
  const showProblems = createProblemList();
  const showAvailability = createAvailabilityNotice();
  const show = ({ problems, unavailable }: SiteStatus): void => {
    showProblems(problems);
    showAvailability(unavailable);
  };
  import.meta.hot?.on('documents:status', show);
  return async () => {
    const status = (await (await fetch(statusUrl)).json()) as SiteStatus;
    show(status);
    return status.problems.every(({ frame }) => frame === undefined);
  };
};
