import { useMemo } from 'react';
import { useDraft, useStudio } from '../../state/use-studio.ts';
import type { Known } from '../new-entry.ts';

/** What the site has that a new entry may name. */
export const useKnown = (): Known => {
  const studio = useStudio();
  const { current } = useDraft();
  return useMemo(() => {
    const { pages, media } = studio.files;
    return { pictures: [...media], addresses: new Set(pages.map(({ route }) => route)) };
    // The files are those of the texts as they are.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [studio, current]);
};
