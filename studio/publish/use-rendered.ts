import { useEffect, useState } from 'react';
import type { Rendered } from '../checking/checker.worker.ts';
import { checkerThread } from '../checking/checker-thread.ts';
import { useStudio } from '../state/use-studio.ts';

/** A page as a state of the site gives it; nothing until it is read. @param texts of all documents */
export const useRendered = (texts: ReadonlyMap<string, string>, route: string): Rendered | undefined => {
  const { stored } = useStudio();
  const [rendered, setRendered] = useState<Rendered>();
  useEffect(() => {
    const thread = checkerThread(stored.prefix, texts);
    void thread.ask('read', route).then(setRendered);
    return () => thread.worker.terminate();
  }, [stored, texts, route]);
  return rendered;
};
