import type { PictureFact } from '../../documents/read/site/picture.ts';
import type { Media, MediaFile } from '../../renderer/media.ts';

/** A grey field, where a picture is named that is not there; what is wrong is told at its field. */
const nothing =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"%3E%3Crect width="16" height="9" fill="%23d5d9df"/%3E%3C/svg%3E';

/** Pictures as they were taken, since those of the build are made when it runs. */
export const pictureLibrary = (facts: ReadonlyMap<string, PictureFact>, urlOf: (name: string) => string) => {
  const fileOf = (name: string): MediaFile => {
    const size = { width: 1600, height: 900, colour: 'transparent', widths: [] };
    if (name.startsWith('https://')) return { ...size, base: name };
    const fact = facts.get(name);
    if (!fact || 'fault' in fact) return { ...size, base: nothing };
    const { width, height, colour } = fact;
    return { width, height, colour, widths: [], base: urlOf(name) };
  };
  return {
    describe: (names: Iterable<string>): Media =>
      Object.fromEntries([...names].map((name) => [name, fileOf(name)])),
  };
};
