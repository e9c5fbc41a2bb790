import { wrap, type Remote } from 'comlink';
import type { SiteContent } from '../../documents/read/site/site-content.ts';
import { callWorker } from '../core/call-worker.ts';
import type { CheckerCalls } from './checker.worker.ts';

const startWorker = (): Worker =>
  new Worker(new URL('./checker.worker.ts', import.meta.url), { type: 'module' });

export type Checker = Remote<CheckerCalls>;

/** Starts a worker that reads and checks a site. @param prefix folder shown before file names */
export const startChecker = (prefix: string, content: SiteContent): Checker => {
  const checker = wrap<CheckerCalls>(startWorker());
  void checker.open(prefix, content);
  return checker;
};

/** Whether a site has errors; checks in a separate worker, so that typing and the preview are not delayed. */
export const hasErrorsInWorker = (content: SiteContent): Promise<boolean> =>
  callWorker<CheckerCalls, boolean>(startWorker(), (checker) => checker.hasErrors(content));
