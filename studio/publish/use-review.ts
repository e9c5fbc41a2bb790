import { useCallback, useEffect, useState } from 'react';
import type { PublishingStatus } from '../store/publishing.ts';
import { usePublishing } from './publishing-context.ts';

/** How far the site is, and the texts that what is written here began from. */
export type Review = { status: PublishingStatus; base: ReadonlyMap<string, string> };

const nothing: Review['base'] = new Map();

/** Asks the store how far the site is; again whenever `look` is called. */
export const useReview = () => {
  const publishing = usePublishing();
  const [review, setReview] = useState<Review>();
  const [failure, setFailure] = useState<string>();
  const look = useCallback(async () => {
    setFailure(undefined);
    try {
      const status = await publishing.status();
      setReview({ status, base: status.base ? await publishing.version(status.base.id) : nothing });
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
  }, [publishing]);
  useEffect(() => void look(), [look]);
  return { review, failure, look };
};
