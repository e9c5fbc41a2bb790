import { realpath } from 'node:fs/promises';
import { sep } from 'node:path';
import { FileInfoCache, type CacheFile } from './file-info-cache.ts';
import { resolveUnicodePath } from '../unicode-path.ts';
import type { ImageFact, ImageProblem } from '../../read/site/image-info.ts';

/** Images that are read at the same time: each may take 200 MB for a moment, and all of them are to stay below 1 GB. */
const together = 2;

const itself = 'Put the picture itself into media.';

/** A file that the system does not open. It is asked again the next time: nothing of it shows when that changes. */
const unopened = (error: unknown): ImageProblem => {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'ELOOP')
    return { message: 'is a link to a file that is not there', fix: itself };
  if (code === 'EACCES' || code === 'EPERM')
    return { message: 'may not be read', fix: 'Allow every user to read the file.' };
  return { message: `cannot be opened (${code ?? message})`, fix: itself };
};

/** The picture files of a site. One that has not changed is read once, however often and by however many it is asked for. */
export class ImageInfos {
  readonly #facts;

  /** @param record where later processes find what is known */
  constructor(record?: CacheFile) {
    // Native code takes longer to load than most readings that meet no new picture.
    const inspect = async (path: string) => (await import('./inspect-image.ts')).inspectImage(path);
    this.#facts = new FileInfoCache(inspect, record);
  }

  /**
   * What is known of files. It throws for none of them.
   * @param folder that holds them: a link may not lead out of it
   */
  async of(folder: string, names: readonly string[]): Promise<Map<string, ImageFact>> {
    const facts = new Map<string, ImageFact>();
    const rest = names.values();
    const readRest = async (): Promise<void> => {
      for (const name of rest)
        facts.set(name, await this.#of(folder, await resolveUnicodePath(folder, name)));
    };
    await Promise.all(Array.from({ length: together }, readRest));
    return new Map(names.map((name) => [name, facts.get(name) as ImageFact]));
  }

  /** Keeps what is known for later processes. */
  save(): Promise<void> {
    return this.#facts.save();
  }

  async #of(folder: string, path: string): Promise<ImageFact> {
    try {
      const [real, home] = await Promise.all([realpath(path), realpath(folder)]);
      if (!real.startsWith(home + sep))
        return { fault: { message: 'is a link that leads out of media', fix: itself } };
      const fact = await this.#facts.of(path);
      return 'fault' in fact ? fact : { path, ...fact };
    } catch (error) {
      return { fault: unopened(error) };
    }
  }
}
