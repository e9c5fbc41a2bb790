import { useCallback } from 'react';
import { useStudio } from '../../state/use-studio.ts';
import type { Known } from '../new-entry.ts';

/** Looks up what the site has that a new entry may name. */
export const useKnown = (): (() => Known) => {
  const studio = useStudio();
  return useCallback(
    () => ({
      pictures: [...studio.pictures.snapshot().keys()],
      addresses: new Set(studio.files.pages.map(({ route }) => route)),
    }),
    [studio],
  );
};
