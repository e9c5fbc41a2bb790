import { createHash } from 'node:crypto';
import { ConditionFailed, type ObjectStore } from '../../publish/object-store.ts';
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
  readonly #around: (change: () => void) => Promise<void>;

  constructor(around: (change: () => void) => Promise<void> = async (change) => change()) {
    this.#around = around;
  }

  /** Writes an object if the condition is met at the time of the write; returns false otherwise. */
  async put(key: string, text: string, ifMatch?: string, ifNoneMatch?: string): Promise<boolean> {
    let done = false;
    await this.#around(() => {
      done = holds(this.files[key], ifMatch, ifNoneMatch);
      if (done) this.files[key] = text;
    });
    return done;
  }

  async remove(key: string): Promise<void> {
    await this.#around(() => void delete this.files[key]);
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
      remove: (key) => this.remove(key),
    };
  }

  /** Amazon S3 API Reference, "PutObject", "GetObject", "DeleteObject" and "ListObjectsV2". */
  async answer({ method, path, body }: Request, headers: Record<string, unknown>): Promise<Answer> {
    const url = new URL(path, 'http://bucket');
    const key = decodeURIComponent(url.pathname.split('/').slice(2).join('/'));
    if (method === 'PUT') {
      const text = (name: string) => headers[name] as string | undefined;
      return (await this.put(key, body, text('if-match'), text('if-none-match')))
        ? { body: '', headers: { etag: `"${tagOf(body)}"` } }
        : fault('PreconditionFailed', 'At least one of the pre-conditions you specified did not hold', 412);
    }
    if (method === 'DELETE') return (await this.remove(key), { body: '', status: 204 });
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
