import { useMemo } from 'react';
import type { Media, MediaFile } from '../../renderer/media.ts';
import { usePictures, useStudio } from '../state/use-studio.ts';

/** Gray placeholder of a missing image; the problem is reported at its field. */
const placeholder =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"%3E%3Crect width="16" height="9" fill="%23d5d9df"/%3E%3C/svg%3E';

/**
 * Returns a library that describes the site's current images for pages in frames. They use the original files, because
 * only a build creates image variants.
 */
export const useLibrary = () => {
  const studio = useStudio();
  const pictures = usePictures();
  return useMemo(() => {
    const fileOf = (name: string): MediaFile => {
      const info = pictures.get(name);
      const known = info && !('fault' in info) ? info : undefined;
      const { width, height, colour } = known ?? { width: 1600, height: 900, colour: 'transparent' };
      const exists = known !== undefined || name.startsWith('https://');
      return { width, height, colour, widths: [], base: exists ? studio.pictureUrl(name) : placeholder };
    };
    return {
      describe: (names: Iterable<string>): Media =>
        Object.fromEntries([...names].map((name) => [name, fileOf(name)])),
    };
  }, [pictures, studio]);
};
