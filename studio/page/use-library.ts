import { useMemo } from 'react';
import { usePictures, useStudio } from '../state/use-studio.ts';
import { pictureLibrary } from './pictures.ts';

/** The pictures of the site, as pages in frames show them. */
export const useLibrary = (): ReturnType<typeof pictureLibrary> => {
  const { store } = useStudio();
  const pictures = usePictures();
  return useMemo(() => pictureLibrary(pictures, (name) => store.pictureUrl(name)), [pictures, store]);
};
