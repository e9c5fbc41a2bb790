import { useEffect, useState } from 'react';
import { usePublishing } from '../publish/publishing-context.ts';
import { useObserved, useStudio } from '../state/use-studio.ts';
import type { Publishing } from '../store/publishing.ts';

type Texts = ReadonlyMap<string, string>;

/** What was read after so many publications of this window, for all who ask. */
let last: { publishing: Publishing; count: number; texts: Promise<Texts | undefined> } | undefined;

const read = async (publishing: Publishing): Promise<Texts | undefined> => {
  const { base } = await publishing.status();
  return base && publishing.version(base.id);
};

const readOnce = (publishing: Publishing, count: number): Promise<Texts | undefined> => {
  if (last?.publishing !== publishing || last.count !== count)
    last = { publishing, count, texts: read(publishing) };
  return last.texts;
};

/**
 * The texts of the site as they are published, read once they are wanted and again after each publication; `'unknown'`
 * until they are there, or when they cannot be read.
 */
export const usePublished = (isWanted: boolean): Texts | 'unknown' => {
  const publishing = usePublishing();
  const count = useObserved(useStudio().publications);
  const [published, setPublished] = useState<Texts>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isOver = false;
    // Without an answer it is said what holds in both cases.
    readOnce(publishing, count).then(
      (texts) => isOver || setPublished(texts),
      () => (last = undefined),
    );
    return () => {
      isOver = true;
    };
  }, [publishing, isWanted, count]);
  return published ?? 'unknown';
};
