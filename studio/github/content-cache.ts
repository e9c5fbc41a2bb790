import { imageTimeLimit, type Client } from './client.ts';
import { invalidResponse } from './failures.ts';
import type { GitTreeEntry } from './repository.ts';
import { responseSchemas } from './response-schemas.ts';

/** Where contents are kept between visits, by name; a browser may refuse to. */
export type ContentCache = {
  getMany(keys: string[]): Promise<(Uint8Array | undefined)[]>;
  setMany(entries: [string, Uint8Array][]): Promise<void>;
};

/** Texts are asked for so many at once: 1,000 pages are 20 calls. */
const mostTexts = 50;

const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The name that Git gives a content: from equal bytes the same everywhere. */
export const gitBlobId = async (content: Uint8Array): Promise<string> => {
  const begin = new TextEncoder().encode(`blob ${content.length}\0`);
  const whole = new Uint8Array(begin.length + content.length);
  whole.set(begin);
  whole.set(content, begin.length);
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-1', whole)));
};

/** What is written as base64. `Uint8Array.from` takes a second for the pictures of a site, and the page stands still. */
const bytesOf = (base64: string): Uint8Array => {
  const signs = atob(base64.replace(/\s/g, ''));
  const bytes = new Uint8Array(signs.length);
  for (let index = 0; index < signs.length; index += 1) bytes[index] = signs.charCodeAt(index);
  return bytes;
};

/** What files hold, by Git's name of it: such a content never changes, so it is fetched once and kept. */
export class Contents {
  readonly #known = new Map<string, Uint8Array>();

  constructor(
    readonly client: Client,
    readonly cache: ContentCache,
  ) {}

  /** Keeps what was made here. @returns its name */
  async store(content: Uint8Array): Promise<string> {
    const name = await gitBlobId(content);
    await this.#keep([[name, content]]);
    return name;
  }

  /** The contents of files, texts in few calls. @throws StoreFailure when one cannot be had */
  async read(entries: readonly GitTreeEntry[]): Promise<ReadonlyMap<string, Uint8Array>> {
    const wanted = [...new Map(entries.map((entry) => [entry.sha, entry])).values()];
    await this.#take(wanted);
    const missing = wanted.filter(({ sha }) => !this.#known.has(sha));
    const starts = missing.flatMap((_, index) => (index % mostTexts === 0 ? index : []));
    await Promise.all(starts.map((start) => this.#fetchTexts(missing.slice(start, start + mostTexts))));
    await Promise.all(missing.map(({ sha }) => this.bytes(sha)));
    return this.#known;
  }

  /** One content, whatever it is. @throws StoreFailure when it cannot be had */
  async bytes(sha: string): Promise<Uint8Array> {
    await this.#take([{ sha }]);
    const known = this.#known.get(sha);
    if (known) return known;
    const route = 'GET /repos/{owner}/{repo}/git/blobs/{file_sha}';
    const data = await this.client.request(responseSchemas.blob, route, { file_sha: sha }, imageTimeLimit);
    const content = bytesOf(data.content);
    if ((await gitBlobId(content)) !== sha) throw invalidResponse();
    await this.#keep([[sha, content]]);
    return content;
  }

  async #take(wanted: readonly Pick<GitTreeEntry, 'sha'>[]): Promise<void> {
    const names = wanted.map(({ sha }) => sha).filter((sha) => !this.#known.has(sha));
    if (names.length === 0) return;
    const kept = await this.cache.getMany(names).catch(() => []);
    for (const [index, name] of names.entries()) {
      const content = kept[index];
      if (content) this.#known.set(name, content);
    }
  }

  /** A text that came otherwise than it is (cut off, or no text) has another name, and is left for `bytes`. */
  async #fetchTexts(batch: readonly GitTreeEntry[]): Promise<void> {
    const fields = batch.map(({ sha }, index) => `t${index}: object(oid: "${sha}") { ... on Blob { text } }`);
    const texts = await this.client.query(responseSchemas.texts, fields.join('\n'));
    const found: [string, Uint8Array][] = [];
    for (const [index, { sha }] of batch.entries()) {
      const content = new TextEncoder().encode(texts[`t${index}`]?.text ?? '');
      if ((await gitBlobId(content)) === sha) found.push([sha, content]);
    }
    await this.#keep(found);
  }

  async #keep(contents: [string, Uint8Array][]): Promise<void> {
    for (const [name, content] of contents) this.#known.set(name, content);
    // Without it everything is fetched again the next time.
    await this.cache.setMany(contents).catch(() => undefined);
  }
}
