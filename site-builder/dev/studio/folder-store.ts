import { hash as hashOf } from 'node:crypto';
import { copyFile, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { ImageInfos } from '../../../documents/node/images/image-infos.ts';
import { isInsideFolder } from '../../../documents/node/paths.ts';
import { readFolder } from '../../../documents/node/read-folder.ts';
import { resolveUnicodePath } from '../../../documents/node/unicode-path.ts';
import { writeFiles, type PendingWrite } from '../../../documents/node/write-files.ts';
import { ConcurrentWriteError, WriteError } from '../../../documents/node/write-error.ts';
import type { ImageFact } from '../../../documents/read/site/image-info.ts';
import type { FileContent } from '../../../documents/read/site/site-content.ts';
import { mediaFolder, serializeImageInfo } from '../../../documents/read/site/serialize-image-info.ts';
import { isWritableName, isImageName } from '../../../studio/store/site-file.ts';
import type { Conflict, FileChange, PreparedImage } from '../../../studio/store/site-store.ts';
import type { BuildCache } from '../../cache/build-cache.ts';
import { realPath } from '../../output/real-path.ts';
import { hashFile, parseImageHash, hasContent, StoreError, readText } from './file-content.ts';
import { prepareImage } from './prepare-image.ts';
import { Mutex } from '../../../studio/core/mutex.ts';

const imageContentName = (hash: string): string => `held-${hash}`;

/** Attempts to save if another program writes the same files at the same time. */
const maxAttempts = 5;

/** Folders of a site that may be symbolic links to folders outside. */
const linkableFolders = ['', 'media', '_shared'];

type Options = {
  pagesDir: string;
  /** The cache for the contents of images that are not on the site yet, or no longer. */
  store: BuildCache;
  imageInfos: ImageInfos;
};

/** Reads and writes the files of a site in a folder for the Studio. */
export class FolderStore {
  /** Serializes changes to the folder, so that a file does not change between being compared and being written. */
  readonly #mutex = new Mutex();

  constructor(readonly options: Options) {}

  /** Returns all files of the folder: the text of documents, and serialized image info for images. */
  async read(): Promise<Map<string, FileContent>> {
    const content = new Map(await readFolder(this.options.pagesDir));
    const texts = await this.#readImageTexts([...content.keys()]);
    return new Map([...content, ...texts]);
  }

  /**
   * Writes all of the changes or none.
   * @returns the files whose content is not the one that the change started from; if there are any, nothing is written
   * @throws StoreError for a name that is not a file of the site, and for an image whose content is not stored
   */
  write(changes: readonly FileChange[]): Promise<Conflict[]> {
    return this.#mutex.runExclusive(async () => {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await this.#write(changes);
        } catch (error) {
          const isConcurrent = error instanceof ConcurrentWriteError;
          if (!isConcurrent && !(error instanceof WriteError)) throw error;
          // Another program has written a file in the meantime: the next attempt compares with its content and reports
          // a conflict.
          if (!isConcurrent || attempt === maxAttempts) throw new StoreError(error.message);
        }
      }
    });
  }

  /**
   * Prepares an uploaded image for the site and stores its content until it is saved.
   * @param fileName the name of the uploaded file
   * @throws StoreError with the reason and a fix if the site cannot show the image
   */
  async addImage(fileName: string, content: Buffer): Promise<PreparedImage> {
    const stored = await prepareImage(fileName, content);
    const { path, fact, text } = await this.#storeContent(stored.content);
    if (!('fault' in fact)) return { name: stored.name, text };
    await rm(path, { force: true });
    throw new StoreError(`${fileName} ${fact.fault.message}. ${fact.fault.fix}`);
  }

  /** Returns the path of an image's file. @throws StoreError if the image is neither in the folder nor stored */
  async findImageFile(name: string, hash: string): Promise<string> {
    const file = (await this.#findStored(hash)) ?? (await this.#resolvePath(mediaFolder + name));
    if (await stat(file).catch(() => undefined)) return file;
    throw new StoreError(`The image ${name} does not exist.`);
  }

  async #write(changes: readonly FileChange[]): Promise<Conflict[]> {
    const pictures = await this.#readImageTexts(changes.map(({ name }) => name));
    const found = await Promise.all(
      changes.map(async (change) => {
        const path = await this.#resolvePath(change.name);
        const stored = isImageName(change.name) ? (pictures.get(change.name) ?? null) : await readText(path);
        return { ...change, path, stored };
      }),
    );
    // Content that is already as requested is no conflict, for example if the response to an earlier request was lost.
    const conflicts = found.filter(({ before, after, stored }) => stored !== before && stored !== after);
    if (conflicts.length > 0) return conflicts.map(({ name, stored }) => ({ name, stored }));
    const writes: PendingWrite[] = [];
    for (const { name, path, after, stored } of found) {
      if (stored === after) continue;
      const content = after !== null && isImageName(name) ? await this.#readStored(name, after) : after;
      if (isImageName(name) && stored !== null) await this.#storeFormer(path, stored);
      writes.push({ path, content, mayReplace: (former) => hasContent(name, former, stored) });
    }
    await writeFiles(writes);
    return [];
  }

  async #resolvePath(name: string): Promise<string> {
    const path = await resolveUnicodePath(resolve(this.options.pagesDir), name);
    const roots = linkableFolders.map((folder) => realPath(resolve(this.options.pagesDir, folder)));
    if (
      !isWritableName(name) ||
      !roots.some((root) => realPath(path) !== root && isInsideFolder(realPath(path), root))
    )
      throw new StoreError(`${name} is not a file of this site; nothing was saved.`);
    return path;
  }

  /** Returns the serialized image info of those files that are existing images. */
  async #readImageTexts(files: readonly string[]): Promise<Map<string, string>> {
    const media = join(this.options.pagesDir, mediaFolder);
    const names = files.filter((name) => isImageName(name) && isWritableName(name));
    const images = names.map((name) => name.slice(mediaFolder.length));
    const infos = await this.options.imageInfos.get(media, images);
    const texts = [...infos].map(async ([name, fact]) => {
      const hash = 'hash' in fact ? fact.hash : await hashFile(await resolveUnicodePath(media, name));
      return hash === undefined ? [] : [[mediaFolder + name, serializeImageInfo(fact, hash)] as const];
    });
    return new Map((await Promise.all(texts)).flat());
  }

  async #storeContent(content: Buffer): Promise<{ path: string; fact: ImageFact; text: string }> {
    const hash = hashOf('sha256', content);
    const name = imageContentName(hash);
    const path = await this.options.store.path(name, (made) => writeFile(made, content));
    const infos = await this.options.imageInfos.get(this.options.store.folder, [name]);
    const fact = infos.get(name) as ImageFact;
    return { path, fact, text: serializeImageInfo(fact, hash) };
  }

  async #findStored(hash: string): Promise<string | undefined> {
    const path = join(this.options.store.folder, imageContentName(hash));
    return /^[0-9a-f]{64}$/.test(hash) && (await stat(path).catch(() => undefined)) ? path : undefined;
  }

  async #storeFormer(path: string, text: string): Promise<void> {
    await this.options.store.path(imageContentName(parseImageHash(text)), (stored) => copyFile(path, stored));
  }

  async #readStored(name: string, text: string): Promise<Buffer> {
    const stored = await this.#findStored(parseImageHash(text));
    if (stored !== undefined) return readFile(stored);
    throw new StoreError(
      `The content of ${name} is no longer stored. Add the image again; nothing was saved.`,
    );
  }
}
