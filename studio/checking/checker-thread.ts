import type { SiteContent } from '../../documents/read/site/site-content.ts';
import { Thread } from '../thread.ts';
import type { CheckerCalls } from './checker.worker.ts';

/** A thread that reads and checks a site, which begins with these files. @param prefix stands before their names */
export const checkerThread = (prefix: string, content: SiteContent): Thread<CheckerCalls> => {
  const worker = new Worker(new URL('./checker.worker.ts', import.meta.url), { type: 'module' });
  const thread = new Thread<CheckerCalls>(worker);
  void thread.ask('open', prefix, content);
  return thread;
};
