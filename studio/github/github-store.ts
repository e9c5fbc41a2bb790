import { formatMessage, words } from '../messages/messages.ts';
import { convertHeic } from '../store/convert-heic.ts';
import { parseImageInfo } from '../../documents/read/site/serialize-image-info.ts';
import { isWritableName, isImageName } from '../store/site-file.ts';
import type { Conflict, FileChange, SiteStore, StoredSite, PreparedImage } from '../store/site-store.ts';
import { Mutex } from '../core/mutex.ts';
import { type Contents, gitBlobId } from './content-cache.ts';
import { imageTimeLimit } from './client.ts';
import { invalidResponse, StoreFailure } from './failures.ts';
import type { TreeChange, GitTreeEntry, GitTreeFiles, Repository } from './repository.ts';
import { responseSchemas } from './response-schemas.ts';
import type { SiteReading } from './site-reading.ts';

/** How often a change is tried again that was overtaken by another one of the same person. */
const mostTries = 4;

/** How often is looked whether somebody else has changed something. */
const lookEvery = 60_000;

/** What a file holds by Git's name of it, as a change writes it. */
const nameOf = async (file: string, text: string | null): Promise<string | undefined> => {
  if (text === null) return undefined;
  return isImageName(file) ? parseImageInfo(file, text).hash : gitBlobId(new TextEncoder().encode(text));
};

/** A change with the names that Git gives what a file held and what it holds from now on. */
type Wanted = { name: string; after: string | null; from: string | undefined; to: string | undefined };

/** What the store is made of. */
export type StoreDependencies = {
  repository: Repository;
  contents: Contents;
  reading: SiteReading;
  /** Makes of a picture what the site stores: upright, not larger than needed, without its place. */
  prepare: (file: File) => Promise<{ name: string; content: Uint8Array }>;
};

/** A site in a repository behind GitHub's API. What is written is the draft of whoever signed in. */
export class GitHubStore implements SiteStore {
  #changed: () => void = () => undefined;
  #isWatched = false;
  /** The files that were read last. */
  #read: GitTreeFiles = new Map();
  /** One look at pictures after another: what the one before has seen is not fetched again. */
  readonly #looks = new Mutex();

  constructor(readonly parts: StoreDependencies) {}

  async read(): Promise<StoredSite> {
    const { repository, reading } = this.parts;
    const { accepted, draft } = await repository.heads();
    this.#read = await repository.files(draft ?? accepted);
    const content = await reading.readContent(this.#read);
    const { owner, name, folder } = repository.where;
    if (this.#isWatched) this.#lookAtPictures(this.#read);
    return { id: `${owner}/${name} ${repository.login}`, prefix: `${folder}/`, content };
  }

  async write(changes: readonly FileChange[]): Promise<Conflict[]> {
    const stray = changes.find(({ name }) => !isWritableName(name));
    if (stray) throw new StoreFailure('refused', formatMessage(words.github.stray, { name: stray.name }));
    const wanted = await Promise.all(
      changes.map(async ({ name, before, after }): Promise<Wanted> => ({
        name,
        after,
        from: await nameOf(name, before),
        to: await nameOf(name, after),
      })),
    );
    const { repository } = this.parts;
    for (let tries = 0; tries < mostTries; tries += 1) {
      const { accepted, draft } = await repository.heads();
      const files = await repository.files(draft ?? accepted);
      const stored = (name: string): string | undefined => files.get(name)?.sha;
      // What is there already, such as after an answer that was lost, is no conflict.
      const others = wanted.filter(({ name, from, to }) => stored(name) !== from && stored(name) !== to);
      if (others.length > 0)
        return Promise.all(others.map(({ name }) => this.#conflict(name, files.get(name))));
      const missing = wanted.filter(({ name, to }) => stored(name) !== to);
      if (missing.length === 0) return [];
      const written = await Promise.all(missing.map((each) => this.#change(each, files)));
      // A draft that was published and could not be removed must not meet itself as the work of others.
      const parent = draft && draft.site !== accepted.site ? draft : accepted;
      const commit = await repository.commit(parent, written, words.github.draft);
      if (await repository.moveDraft(draft, commit)) return [];
    }
    throw new StoreFailure('refused', words.github.overtaken);
  }

  watch(changed: () => void): void {
    this.#changed = changed;
    this.#isWatched = true;
    this.#lookAtPictures(this.#read);
    const look = async (): Promise<void> => {
      const { accepted, draft } = await this.parts.repository.heads();
      const files = await this.parts.repository.files(draft ?? accepted);
      if (files !== this.#read) changed();
      // Some may not have come while the connection was lost.
      else this.#lookAtPictures(files);
    };
    // What cannot be asked now is asked the next time; whoever saves is told.
    const lookQuietly = (): void => void look().catch(() => undefined);
    setInterval(() => {
      if (!document.hidden) lookQuietly();
    }, lookEvery);
    addEventListener('online', lookQuietly);
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

  #lookAtPictures(files: GitTreeFiles): void {
    void this.#looks.runExclusive(async () => {
      const hasNews = await this.parts.reading.inspectImages(files).catch(() => false);
      if (hasNews) this.#changed();
    });
  }

  async #conflict(name: string, entry: GitTreeEntry | undefined): Promise<Conflict> {
    const stored = await this.parts.reading.readText(name, entry);
    if (stored === undefined)
      throw new StoreFailure('refused', formatMessage(words.github.notText, { name }));
    return { name, stored };
  }

  async #change({ name, after, to }: Wanted, files: GitTreeFiles): Promise<TreeChange> {
    const mode = files.get(name)?.mode;
    if (after !== null && !isImageName(name)) return { name, mode, content: after };
    if (to !== undefined) await this.#upload(to, files);
    return { name, mode, sha: to ?? null };
  }

  /** Brings the content of a picture there that is on no page yet. */
  async #upload(sha: string, files: GitTreeFiles): Promise<void> {
    if ([...files.values()].some((entry) => entry.sha === sha)) return;
    const { contents, repository } = this.parts;
    const content = await contents.bytes(sha);
    const encoded = btoa(Array.from(content, (byte) => String.fromCharCode(byte)).join(''));
    const blob = { content: encoded, encoding: 'base64' };
    const route = 'POST /repos/{owner}/{repo}/git/blobs';
    const stored = await repository.client.request(responseSchemas.object, route, blob, imageTimeLimit);
    if (stored.sha !== sha) throw invalidResponse();
  }
}
