import { useMemo } from 'react';
import { useStudio } from '../state/use-studio.ts';
import { pictureLibrary } from './pictures.ts';

/** The pictures of the site, as pages in frames show them. */
export const useLibrary = (): ReturnType<typeof pictureLibrary> => {
  const { stored, store } = useStudio();
  return useMemo(() => pictureLibrary(stored.pictures, (name) => store.pictureUrl(name)), [stored, store]);
};
