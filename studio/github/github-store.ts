import { formatMessage, words } from '../messages/messages.ts';
import { convertHeic } from '../store/convert-heic.ts';
import { parseImageInfo } from '../../documents/read/site/serialize-image-info.ts';
import { isWritableName, isImageName } from '../store/site-file.ts';
import type { Conflict, FileChange, SiteStore, StoredSite, PreparedImage } from '../store/site-store.ts';
import { Mutex } from '../core/mutex.ts';
import { imageTimeLimit } from '../core/time-limits.ts';
import { type Contents, gitBlobId } from './content-cache.ts';
import { StoreFailure } from './failures.ts';
import type { FileChanges, GitTreeEntry, GitTreeFiles, Repository } from './repository.ts';
import type { SiteReading } from './site-reading.ts';

/** Maximum number of attempts to write while another window of the same user writes too. */
const maxAttempts = 4;

/** Interval of polling for changes, in milliseconds. */
const pollInterval = 60_000;

const encodeBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

/** Returns the Git object id of a file's content. */
const contentId = async (file: string, text: string | null): Promise<string | undefined> => {
  if (text === null) return undefined;
  return isImageName(file) ? parseImageInfo(file, text).hash : gitBlobId(new TextEncoder().encode(text));
};

/** Returns a change with the Git object ids of the content before (`from`) and after (`to`). */
const identify = async ({ name, before, after }: FileChange) => ({
  name,
  after,
  from: await contentId(name, before),
  to: await contentId(name, after),
});
type IdentifiedChange = Awaited<ReturnType<typeof identify>>;

/** Dependencies of the store. */
export type StoreDependencies = {
  repository: Repository;
  contents: Contents;
  reading: SiteReading;
  /** Prepares an image for storage: upright, not larger than needed, without metadata. */
  prepare: (file: File) => Promise<{ name: string; content: Uint8Array }>;
};

/** Stores a site in a GitHub repository. Changes are written to the user's draft branch. */
export class GitHubStore implements SiteStore {
  /** Listener for changes by others and for new image info; undefined until the site is watched. */
  #changed?: () => void;
  /** Files of the last read. */
  #lastFiles: GitTreeFiles = new Map();
  /** Serializes image inspections, so that no image is fetched twice. */
  readonly #inspections = new Mutex();

  constructor(readonly parts: StoreDependencies) {}

  async read(): Promise<StoredSite> {
    const { repository, reading } = this.parts;
    this.#lastFiles = (await this.#stored()).files;
    const content = await reading.readContent(this.#lastFiles);
    const { owner, name, folder } = repository.where;
    if (this.#changed) this.#inspectImages(this.#lastFiles);
    return { id: `${owner}/${name} ${repository.login}`, prefix: `${folder}/`, content };
  }

  async write(changes: readonly FileChange[]): Promise<Conflict[]> {
    const stray = changes.find(({ name }) => !isWritableName(name));
    if (stray) throw new StoreFailure('refused', formatMessage(words.github.stray, { name: stray.name }));
    const changesWithIds = await Promise.all(changes.map(identify));
    const { repository } = this.parts;
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const { accepted, draft, files } = await this.#stored();
      const stored = (name: string): string | undefined => files.get(name)?.sha;
      // A file that already has the new content is no conflict: an earlier response may have been lost.
      const changedByOthers = changesWithIds.filter(
        ({ name, from, to }) => stored(name) !== from && stored(name) !== to,
      );
      if (changedByOthers.length > 0)
        return Promise.all(changedByOthers.map(({ name }) => this.#conflict(name, files.get(name))));
      const missing = changesWithIds.filter(({ name, to }) => stored(name) !== to);
      if (missing.length === 0) return [];
      // Ignores a published draft that could not be removed: it would conflict with its own published changes.
      const parent = draft && draft.site !== accepted.site ? draft : accepted;
      const limit = missing.some(({ name }) => isImageName(name)) ? imageTimeLimit : undefined;
      if (await repository.commitToDraft({ draft, parent }, await this.#fileChanges(missing), limit))
        return [];
    }
    throw new StoreFailure('refused', words.github.overtaken);
  }

  watch(changed: () => void): void {
    this.#changed = changed;
    this.#inspectImages(this.#lastFiles);
    const poll = async (): Promise<void> => {
      const { files } = await this.#stored();
      if (files !== this.#lastFiles) changed();
      // Some images may not have been fetched while the connection was lost.
      else this.#inspectImages(files);
    };
    // Errors are ignored here: the next poll retries, and saving reports them.
    const pollQuietly = (): void => void poll().catch(() => undefined);
    setInterval(() => document.hidden || pollQuietly(), pollInterval);
    addEventListener('online', pollQuietly);
  }

  async takePicture(file: File): Promise<PreparedImage> {
    const { contents, reading, prepare } = this.parts;
    const { name, content } = await prepare(new File([await convertHeic(file)], file.name));
    const text = await reading.take(name, await contents.store(content), content);
    const fact = parseImageInfo(name, text);
    if (!('fault' in fact)) return { name, text };
    throw new StoreFailure('refused', `${file.name} ${fact.fault.message}. ${fact.fault.fix}`);
  }

  pictureUrl(_name: string, hash: string): string {
    return this.parts.reading.imageUrl(hash);
  }

  /** Reads the heads of both branches, and the files of the draft, or of the site if there is none. */
  async #stored() {
    const heads = await this.parts.repository.heads();
    return { ...heads, files: await this.parts.repository.files(heads.draft ?? heads.accepted) };
  }

  #inspectImages(files: GitTreeFiles): void {
    void this.#inspections.runExclusive(async () => {
      const hasNewInfo = await this.parts.reading.inspectImages(files).catch(() => false);
      if (hasNewInfo) this.#changed?.();
    });
  }

  async #conflict(name: string, entry: GitTreeEntry | undefined): Promise<Conflict> {
    const stored = await this.parts.reading.readText(name, entry);
    if (stored === undefined)
      throw new StoreFailure('refused', formatMessage(words.github.notText, { name }));
    return { name, stored };
  }

  async #fileChanges(changes: readonly IdentifiedChange[]): Promise<FileChanges> {
    const { contents, repository } = this.parts;
    const fileChanges: FileChanges = { additions: [], deletions: [] };
    for (const { name, after, to } of changes) {
      const path = `${repository.where.folder}/${name}`;
      if (after === null || to === undefined) fileChanges.deletions.push({ path });
      else {
        const bytes = isImageName(name) ? await contents.bytes(to) : new TextEncoder().encode(after);
        fileChanges.additions.push({ path, contents: encodeBase64(bytes) });
      }
    }
    return fileChanges;
  }
}
