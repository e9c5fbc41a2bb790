import { useMemo } from 'react';
import { usePictures, useStudio } from '../state/use-studio.ts';
import { pictureLibrary } from './pictures.ts';

/** The pictures of the site, as pages in frames show them. */
export const useLibrary = (): ReturnType<typeof pictureLibrary> => {
  const studio = useStudio();
  const pictures = usePictures();
  return useMemo(() => pictureLibrary(pictures, (name) => studio.pictureUrl(name)), [pictures, studio]);
};
