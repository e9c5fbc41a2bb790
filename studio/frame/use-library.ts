import { useMemo } from 'react';
import type { Media, MediaFile } from '../../renderer/media.ts';
import type { Pictures } from '../state/images.ts';
import { usePictures, useStudio } from '../state/use-studio.ts';

/** Gray placeholder of a missing image; the problem is reported at its field. */
const placeholder =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"%3E%3Crect width="16" height="9" fill="%23d5d9df"/%3E%3C/svg%3E';

/** Describes images for pages in frames. They use the original files, because only a build creates image variants. */
type Library = { describe: (names: Iterable<string>) => Media };

/** Creates a library. @param urlOf returns the URL of an image by its name in a document */
const createLibrary = (pictures: Pictures, urlOf: (name: string) => string): Library => {
  const fileOf = (name: string): MediaFile => {
    const info = pictures.get(name);
    const known = info && !('fault' in info) ? info : undefined;
    const { width, height, colour } = known ?? { width: 1600, height: 900, colour: 'transparent' };
    const exists = known !== undefined || name.startsWith('https://');
    return { width, height, colour, widths: [], base: exists ? urlOf(name) : placeholder };
  };
  return { describe: (names) => Object.fromEntries([...names].map((name) => [name, fileOf(name)])) };
};

/** Returns the library of the site's current images. */
export const useLibrary = (): Library => {
  const studio = useStudio();
  const pictures = usePictures();
  return useMemo(() => createLibrary(pictures, (name) => studio.pictureUrl(name)), [pictures, studio]);
};
