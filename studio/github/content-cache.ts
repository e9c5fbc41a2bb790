import { imageTimeLimit } from '../core/time-limits.ts';
import { decodeBase64 } from '../store/site-file.ts';
import type { Client } from './client.ts';
import { invalidResponse } from './failures.ts';
import type { GitTreeEntry } from './repository.ts';
import { responseSchemas } from './response-schemas.ts';

/** Persistent cache of contents by Git object id; browsers may reject writes. */
export type ContentCache = {
  getMany(keys: string[]): Promise<(Uint8Array | undefined)[]>;
  setMany(entries: [string, Uint8Array][]): Promise<void>;
};

/** Number of texts per request: 1,000 pages take 20 requests. */
const textsPerRequest = 50;

/** Returns numbers below 256 with two hexadecimal digits each. */
export const toHex = (bytes: Iterable<number>): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Computes the Git object id of a content. */
export const gitBlobId = async (content: Uint8Array): Promise<string> => {
  const object = new Blob([`blob ${content.length}\0`, content as Uint8Array<ArrayBuffer>]);
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-1', await object.arrayBuffer())));
};

/** Contents of files by Git object id. They are immutable, so each is fetched once and cached. */
export class Contents {
  readonly #known = new Map<string, Uint8Array>();

  constructor(
    readonly client: Client,
    readonly cache: ContentCache,
  ) {}

  /** Caches a content created here. @returns its Git object id */
  async store(content: Uint8Array): Promise<string> {
    const name = await gitBlobId(content);
    await this.#cacheAll([[name, content]]);
    return name;
  }

  /** Reads the contents of files, fetching texts in batches. @throws StoreFailure if one cannot be fetched */
  async read(entries: readonly GitTreeEntry[]): Promise<ReadonlyMap<string, Uint8Array>> {
    const missing = await this.#loadCached(new Set(entries.map(({ sha }) => sha)));
    const starts = missing.flatMap((_, index) => (index % textsPerRequest === 0 ? index : []));
    await Promise.all(starts.map((start) => this.#fetchTexts(missing.slice(start, start + textsPerRequest))));
    await Promise.all(missing.map((sha) => this.bytes(sha)));
    return this.#known;
  }

  /** Reads one content, text or binary. @throws StoreFailure if it cannot be fetched */
  async bytes(sha: string): Promise<Uint8Array> {
    await this.#loadCached([sha]);
    const known = this.#known.get(sha);
    if (known) return known;
    const route = 'GET /repos/{owner}/{repo}/git/blobs/{file_sha}';
    const data = await this.client.request(responseSchemas.blob, route, { file_sha: sha }, imageTimeLimit);
    const content = decodeBase64(data.content);
    if ((await gitBlobId(content)) !== sha) throw invalidResponse();
    await this.#cacheAll([[sha, content]]);
    return content;
  }

  /** Loads contents from the persistent cache. @returns the ids of those that are in no cache */
  async #loadCached(ids: Iterable<string>): Promise<string[]> {
    const unknown = [...ids].filter((sha) => !this.#known.has(sha));
    const cached = unknown.length === 0 ? [] : await this.cache.getMany(unknown).catch(() => []);
    return unknown.filter((sha, index) => {
      const content = cached[index];
      if (content) this.#known.set(sha, content);
      return !content;
    });
  }

  /** Fetches texts in one request. Truncated or binary ones do not match their id and are left for `bytes`. */
  async #fetchTexts(batch: readonly string[]): Promise<void> {
    const fields = batch.map((sha, index) => `t${index}: object(oid: "${sha}") { ... on Blob { text } }`);
    const texts = await this.client.query(responseSchemas.texts, fields.join('\n'));
    const found: [string, Uint8Array][] = [];
    for (const [index, sha] of batch.entries()) {
      const content = new TextEncoder().encode(texts[`t${index}`]?.text ?? '');
      if ((await gitBlobId(content)) === sha) found.push([sha, content]);
    }
    await this.#cacheAll(found);
  }

  async #cacheAll(contents: [string, Uint8Array][]): Promise<void> {
    for (const [name, content] of contents) this.#known.set(name, content);
    // Without a persistent cache, contents are fetched again on the next visit.
    await this.cache.setMany(contents).catch(() => undefined);
  }
}
