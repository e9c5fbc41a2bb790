import { createHash } from 'node:crypto';
import { ConditionFailed, type ObjectStore, type ObjectVersion } from '../../publish/object-store.ts';
import type { Answer, Request } from './account/answer.ts';
import { fault } from './account/answer.ts';
import type { Files } from './versions.ts';

const tagOf = (text: string): string => createHash('md5').update(text).digest('hex');

/** Whether the conditions of a write are met by an existing or missing object. */
const holds = (there: string | undefined, ifMatch?: string, ifNoneMatch?: string): boolean =>
  (ifNoneMatch === undefined || there === undefined) &&
  (ifMatch === undefined || (there !== undefined && tagOf(there) === ifMatch.replaceAll('"', '')));

/**
 * An S3 bucket.
 * @param around called with every change, which it executes when it is time
 */
export class Bucket {
  files: Files = {};
  /** Noncurrent versions and delete markers, which have no text; oldest first. */
  #older: { key: string; id: string; text?: string }[] = [];
  /** Ids of the current versions. */
  #ids: Record<string, string> = {};
  #count = 0;
  readonly #around: (change: () => void) => Promise<void>;

  constructor(around: (change: () => void) => Promise<void> = async (change) => change()) {
    this.#around = around;
  }

  /** Writes an object if the condition is met at the time of the write; returns false otherwise. */
  async put(key: string, text: string, ifMatch?: string, ifNoneMatch?: string): Promise<boolean> {
    let done = false;
    await this.#around(() => {
      done = holds(this.files[key], ifMatch, ifNoneMatch);
      if (!done) return;
      this.#retire(key);
      this.files[key] = text;
      this.#ids[key] = this.#nextId();
    });
    return done;
  }

  #nextId(): string {
    return `v${(this.#count += 1)}`;
  }

  #idOf(key: string): string {
    return this.#ids[key] ?? 'null';
  }

  #retire(key: string): void {
    const text = this.files[key];
    if (text !== undefined) this.#older.push({ key, id: this.#idOf(key), text });
    delete this.files[key];
  }

  async remove(key: string, version?: string): Promise<void> {
    await this.#around(() => {
      if (version === undefined) {
        this.#retire(key);
        this.#older.push({ key, id: this.#nextId() });
        return;
      }
      if (key in this.files && this.#idOf(key) === version) delete this.files[key];
      else this.#older = this.#older.filter((one) => one.key !== key || one.id !== version);
      const last = this.#older.findLast((one) => one.key === key);
      if (key in this.files || last?.text === undefined) return;
      this.files[key] = last.text;
      this.#ids[key] = last.id;
      this.#older = this.#older.filter((one) => one !== last);
    });
  }

  versions(prefix: string): ObjectVersion[] {
    const now = Object.entries(this.files).map(([key, text]) => ({ key, id: this.#idOf(key), text }));
    const all = [...this.#older, ...now].filter(({ key }) => key.startsWith(prefix)).toReversed();
    const seen = new Set<string>();
    return all.map((version) => ({
      key: version.key,
      id: version.id,
      tag: version.text === undefined ? '' : tagOf(version.text),
      isLatest: !seen.has(version.key) && Boolean(seen.add(version.key)),
      isMarker: version.text === undefined,
    }));
  }

  list(prefix: string): Map<string, string> {
    const found = Object.entries(this.files).filter(([key]) => key.startsWith(prefix));
    return new Map(found.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, text]) => [key, tagOf(text)]));
  }

  /** Returns the bucket as an object store, without HTTP. */
  store(): ObjectStore {
    return {
      list: async (prefix) => this.list(prefix),
      read: async (key) => {
        const text = this.files[key];
        return text === undefined ? undefined : { body: Buffer.from(text), tag: tagOf(text) };
      },
      put: async (key, body, _, condition) => {
        const [tag, none] = condition && 'tag' in condition ? [condition.tag] : [undefined, condition && '*'];
        if (!(await this.put(key, body.toString(), tag, none))) throw new ConditionFailed(key);
        return tagOf(body.toString());
      },
      remove: (key, version) => this.remove(key, version),
      versions: async (prefix) => this.versions(prefix),
    };
  }

  /** Amazon S3 API Reference, "PutObject", "GetObject", "DeleteObject", "ListObjectsV2" and "ListObjectVersions". */
  async answer({ method, path, body }: Request, headers: Record<string, unknown>): Promise<Answer> {
    const url = new URL(path, 'http://bucket');
    const key = decodeURIComponent(url.pathname.split('/').slice(2).join('/'));
    if (method === 'PUT') {
      const text = (name: string) => headers[name] as string | undefined;
      return (await this.put(key, body, text('if-match'), text('if-none-match')))
        ? { body: '', headers: { etag: `"${tagOf(body)}"` } }
        : fault('PreconditionFailed', 'At least one of the pre-conditions you specified did not hold', 412);
    }
    const version = url.searchParams.get('versionId') ?? undefined;
    if (method === 'DELETE') return (await this.remove(key, version), { body: '', status: 204 });
    if (url.searchParams.has('versions')) {
      const listed = this.versions(url.searchParams.get('prefix') ?? '').map((one) => {
        const kind = one.isMarker ? 'DeleteMarker' : 'Version';
        return `<${kind}><Key>${one.key}</Key><VersionId>${one.id}</VersionId><IsLatest>${one.isLatest}</IsLatest><ETag>"${one.tag}"</ETag></${kind}>`;
      });
      return {
        body: `<ListVersionsResult><IsTruncated>false</IsTruncated>${listed.join('')}</ListVersionsResult>`,
        headers: { 'content-type': 'text/xml' },
      };
    }
    if (key === '') {
      const listed = [...this.list(url.searchParams.get('prefix') ?? '')].map(
        ([name, tag]) => `<Contents><Key>${name}</Key><ETag>"${tag}"</ETag></Contents>`,
      );
      return {
        body: `<ListBucketResult><IsTruncated>false</IsTruncated>${listed.join('')}</ListBucketResult>`,
        headers: { 'content-type': 'text/xml' },
      };
    }
    const text = this.files[key];
    return text === undefined
      ? {
          status: 404,
          body: '<Error><Code>NoSuchKey</Code><Message>The specified key does not exist.</Message></Error>',
        }
      : { body: text, headers: { etag: `"${tagOf(text)}"` } };
  }
}
