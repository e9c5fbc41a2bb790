import type { SiteContent } from '../../documents/read/site/site-content.ts';
import { Thread } from '../core/thread.ts';
import type { CheckerCalls } from './checker.worker.ts';

const startThread = (): Thread<CheckerCalls> =>
  new Thread(new Worker(new URL('./checker.worker.ts', import.meta.url), { type: 'module' }));

/** A thread that reads and checks a site, which begins with these files. @param prefix stands before their names */
export const checkerThread = (prefix: string, content: SiteContent): Thread<CheckerCalls> => {
  const thread = startThread();
  void thread.ask('open', prefix, content);
  return thread;
};

/** Whether a site has errors. A thread of its own looks, which ends then: neither typing nor the page waits for it. */
export const hasErrorsInThread = async (content: SiteContent): Promise<boolean> => {
  const thread = startThread();
  try {
    return await thread.ask('hasErrors', content);
  } finally {
    thread.worker.terminate();
  }
};
