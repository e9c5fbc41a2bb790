import { wrap, type Remote } from 'comlink';
import type { SiteContent } from '../../documents/read/site/site-content.ts';
import { callWorker } from '../core/call-worker.ts';
import type { CheckerCalls } from './checker.worker.ts';

const startWorker = (): Worker =>
  new Worker(new URL('./checker.worker.ts', import.meta.url), { type: 'module' });

export type Checker = Remote<CheckerCalls>;

/** Starts a worker that reads and checks a site. */
export const startChecker = (content: SiteContent): Checker => {
  const checker = wrap<CheckerCalls>(startWorker());
  void checker.open(content);
  return checker;
};

/** Whether a site has errors; checks in a separate worker, so that typing and the preview are not delayed. */
export const hasErrorsInWorker = (content: SiteContent): Promise<boolean> =>
  callWorker<CheckerCalls, boolean>(startWorker(), (checker) => checker.hasErrors(content));
