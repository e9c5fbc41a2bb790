import { useEffect, useState } from 'react';
import { usePublishing } from '../publish/publishing-context.ts';

/**
 * The texts of the site as they are published, asked for once they are wanted; `'unknown'` until they are there, or when
 * they cannot be read.
 */
export const usePublished = (isWanted: boolean): ReadonlyMap<string, string> | 'unknown' => {
  const publishing = usePublishing();
  const [published, setPublished] = useState<ReadonlyMap<string, string>>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isOver = false;
    const read = async (): Promise<void> => {
      const { base } = await publishing.status();
      const texts = base && (await publishing.version(base.id));
      if (!isOver) setPublished(texts);
    };
    // Without an answer it is said what holds in both cases.
    void read().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [publishing, isWanted]);
  return published ?? 'unknown';
};
