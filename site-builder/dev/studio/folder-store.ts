import { hash as hashOf } from 'node:crypto';
import { copyFile, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import type { ImageInfos } from '../../../documents/node/images/image-infos.ts';
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
import { hashAt, hashIn, hasContent, StoreError, textAt } from './file-content.ts';
import { storedPicture } from './prepare-image.ts';
import { Mutex } from '../../../studio/core/mutex.ts';

const heldName = (hash: string): string => `held-${hash}`;

/** How often a save begins anew because another program writes the same files at the same moment. */
const mostTries = 5;

/** Folders of a site that may be symbolic links to folders elsewhere. */
const homeFolders = ['', 'media', '_shared'];

type Options = {
  pagesDir: string;
  /** Where contents of pictures are held that are not on the site: not yet, or not any more. */
  store: BuildCache;
  facts: ImageInfos;
};

/** The files of a site in a folder, as the Studio reads and writes them. */
export class FolderStore {
  readonly #pagesDir: string;
  readonly #store: BuildCache;
  readonly #facts: ImageInfos;
  /** Whose turn it is to change the folder: between a look at a file and its new content nobody else writes. */
  readonly turns = new Mutex();

  constructor({ pagesDir, store, facts }: Options) {
    this.#pagesDir = pagesDir;
    this.#store = store;
    this.#facts = facts;
  }

  /** Everything that the folder holds; of pictures their lines. */
  async read(): Promise<Map<string, FileContent>> {
    const content = new Map(await readFolder(this.#pagesDir));
    const texts = await this.#pictureTexts([...content.keys()]);
    return new Map([...content, ...texts]);
  }

  /**
   * Writes files, all or none.
   * @returns those that hold something else than the change began from; when there are some, nothing is written
   * @throws StoreError for a name that is no file of the site, and for a picture whose content is not held
   */
  write(changes: readonly FileChange[]): Promise<Conflict[]> {
    return this.turns.take(() => this.writeInTurn(changes));
  }

  /** As `write`, for a task that runs in a turn itself. */
  async writeInTurn(changes: readonly FileChange[], tries = 1): Promise<Conflict[]> {
    try {
      return await this.#write(changes);
    } catch (error) {
      if (error instanceof WriteError) throw new StoreError(error.message);
      if (!(error instanceof ConcurrentWriteError)) throw error;
      // What it holds now is a conflict.
      if (tries < mostTries) return this.writeInTurn(changes, tries + 1);
      throw new StoreError(error.message);
    }
  }

  /**
   * Takes a picture as the site stores pictures; it is held until it is written.
   * @param wished the name that the file had
   * @throws StoreError when it is no picture that the site can show: why, and what to do
   */
  async takePicture(wished: string, content: Buffer): Promise<PreparedImage> {
    const stored = await storedPicture(wished, content);
    const { path, fact, text } = await this.#take(stored.content);
    if (!('fault' in fact)) return { name: stored.name, text };
    await rm(path, { force: true });
    throw new StoreError(`${wished} ${fact.fault.message}. ${fact.fault.fix}`);
  }

  /** Holds what a picture of the site was at another time. @returns its line */
  async hold(content: Buffer): Promise<string> {
    return (await this.#take(content)).text;
  }

  /** The file with a picture of the site. @throws StoreError for one that is neither there nor held */
  async pictureFile(name: string, hash: string): Promise<string> {
    const file = (await this.#held(hash)) ?? (await this.#pathOf(mediaFolder + name));
    if (await stat(file).catch(() => undefined)) return file;
    throw new StoreError(`There is no picture ${name}.`);
  }

  async #write(changes: readonly FileChange[]): Promise<Conflict[]> {
    const pictures = await this.#pictureTexts(changes.map(({ name }) => name));
    const found = await Promise.all(
      changes.map(async (change) => {
        const path = await this.#pathOf(change.name);
        const stored = isImageName(change.name) ? (pictures.get(change.name) ?? null) : await textAt(path);
        return { ...change, path, stored };
      }),
    );
    // What is there already, such as after an answer that was lost, is no conflict.
    const conflicts = found.filter(({ before, after, stored }) => stored !== before && stored !== after);
    if (conflicts.length > 0) return conflicts.map(({ name, stored }) => ({ name, stored }));
    const writes: PendingWrite[] = [];
    for (const { name, path, after, stored } of found) {
      if (stored === after) continue;
      const content = after !== null && isImageName(name) ? await this.#contentOf(name, after) : after;
      if (isImageName(name) && stored !== null) await this.#keep(path, stored);
      writes.push({ path, content, mayReplace: (former) => hasContent(name, former, stored) });
    }
    await writeFiles(writes);
    return [];
  }

  async #pathOf(name: string): Promise<string> {
    const path = await resolveUnicodePath(resolve(this.#pagesDir), name);
    const homes = homeFolders.map((folder) => realPath(resolve(this.#pagesDir, folder)));
    if (!isWritableName(name) || !homes.some((home) => realPath(path).startsWith(home + sep)))
      throw new StoreError(`${name} is no file of this site; nothing was saved.`);
    return path;
  }

  /** The lines of those files that are pictures and are there. */
  async #pictureTexts(files: readonly string[]): Promise<Map<string, string>> {
    const media = join(this.#pagesDir, mediaFolder);
    const names = files.filter((name) => isImageName(name) && isWritableName(name));
    const facts = await this.#facts.of(
      media,
      names.map((name) => name.slice(mediaFolder.length)),
    );
    const texts = [...facts].map(async ([name, fact]) => {
      const hash = 'hash' in fact ? fact.hash : await hashAt(await resolveUnicodePath(media, name));
      return hash === undefined ? [] : [[mediaFolder + name, serializeImageInfo(fact, hash)] as const];
    });
    return new Map((await Promise.all(texts)).flat());
  }

  async #take(content: Buffer): Promise<{ path: string; fact: ImageFact; text: string }> {
    const hash = hashOf('sha256', content);
    const name = heldName(hash);
    const path = await this.#store.path(name, (made) => writeFile(made, content));
    const fact = (await this.#facts.of(this.#store.folder, [name])).get(name) as ImageFact;
    return { path, fact, text: serializeImageInfo(fact, hash) };
  }

  async #held(hash: string): Promise<string | undefined> {
    const path = join(this.#store.folder, heldName(hash));
    return /^[0-9a-f]{64}$/.test(hash) && (await stat(path).catch(() => undefined)) ? path : undefined;
  }

  async #keep(path: string, text: string): Promise<void> {
    await this.#store.path(heldName(hashIn(text)), (held) => copyFile(path, held));
  }

  async #contentOf(name: string, text: string): Promise<Buffer> {
    const held = await this.#held(hashIn(text));
    if (held !== undefined) return readFile(held);
    throw new StoreError(`${name} is not held any more. Add it again; nothing was saved.`);
  }
}
