import { realpath } from 'node:fs/promises';
import { sep } from 'node:path';
import { FileInfoCache, type InfoStorage } from './file-info-cache.ts';
import type { inspectImage } from './inspect-image.ts';
import { resolveUnicodePath } from '../unicode-path.ts';
import type { ImageFact, ImageProblem } from '../../read/site/image-info.ts';

/** Number of images that are decoded in parallel: each may take 200 MB, and the total must stay below 1 GB. */
const maxParallel = 2;

const replaceLink = 'Put the image file itself into media.';

/**
 * Returns the problem of a file that cannot be opened. It is not cached, because the file does not change when its
 * permissions do.
 */
const openProblem = (error: unknown): ImageProblem => {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'ELOOP')
    return { message: 'is a link to a file that does not exist', fix: replaceLink };
  if (code === 'EACCES' || code === 'EPERM')
    return {
      message: 'cannot be read because of its permissions',
      fix: 'Allow every user to read the file.',
    };
  return { message: `cannot be opened (${code ?? message})`, fix: replaceLink };
};

/** Metadata of the image files of a site. A file is decoded only once until it changes. */
export class ImageInfos {
  readonly #facts;

  /** @param storage persists the metadata for later processes */
  constructor(storage?: InfoStorage<Awaited<ReturnType<typeof inspectImage>>>) {
    // The native image library is loaded only when a new image has to be decoded, because loading takes longer than
    // most checks.
    const inspect = async (path: string) => (await import('./inspect-image.ts')).inspectImage(path);
    this.#facts = new FileInfoCache(inspect, storage);
  }

  /**
   * Returns the metadata of images. Problems are returned, not thrown.
   * @param folder the media folder; symbolic links to files outside of it are problems
   */
  async get(folder: string, names: readonly string[]): Promise<Map<string, ImageFact>> {
    const facts = new Map<string, ImageFact>();
    const rest = names.values();
    const readRest = async (): Promise<void> => {
      for (const name of rest)
        facts.set(name, await this.#of(folder, await resolveUnicodePath(folder, name)));
    };
    await Promise.all(Array.from({ length: maxParallel }, readRest));
    return new Map(names.map((name) => [name, facts.get(name) as ImageFact]));
  }

  /** Saves the metadata for later processes. */
  save(): Promise<void> {
    return this.#facts.save();
  }

  async #of(folder: string, path: string): Promise<ImageFact> {
    try {
      const [real, home] = await Promise.all([realpath(path), realpath(folder)]);
      if (!real.startsWith(home + sep))
        return { fault: { message: 'is a link to a file outside of media', fix: replaceLink } };
      const fact = await this.#facts.get(path);
      return 'fault' in fact ? fact : { path, ...fact };
    } catch (error) {
      return { fault: openProblem(error) };
    }
  }
}
