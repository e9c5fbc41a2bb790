import { ConditionFailed } from '../../publish/object-store.ts';
import type { KeyStore } from '../../releases/key-store.ts';
import type { Answer, Request } from './account/answer.ts';
import { lookupIn, type Lookup } from './edge-function.ts';

type Values = Record<string, string | undefined>;
type Change = { puts: Record<string, string>; deletes: string[] };

/** An error of the service: code, status, message. */
class KvsFault extends Error {
  readonly code: string;
  readonly status: number;
  constructor(code: string, status: number, message: string) {
    super(message);
    [this.code, this.status] = [code, status];
  }
}

/**
 * Quotas on key value stores (CloudFront Developer Guide): keys per call, bytes of a key, of a value and of the
 * store.
 */
const quotas = { keysAtOnce: 50, key: 512, value: 1024, whole: 5 * 1024 * 1024 };

const bytes = (text: string): number => Buffer.byteLength(text);

/**
 * A CloudFront KeyValueStore: updates are atomic and conditional on the ETag; each edge location receives each key at
 * its own time, in any order, but never an older value.
 */
export class KeyValues {
  /** All values of a key since the last `settle`, newest last. */
  #past = new Map<string, Values[string][]>();
  #version = 1;
  readonly #around: (change: () => void) => Promise<void>;
  /** Errors to return before doing anything. */
  faults: [code: string, status: number][] = [];

  constructor(around: (change: () => void) => Promise<void> = async (change) => change()) {
    this.#around = around;
  }

  get tag(): string {
    return `KV${this.#version}`;
  }

  /** Values in the service itself. */
  get values(): Record<string, string> {
    const now = [...this.#past].map(([key, past]) => [key, past.at(-1)] as const);
    return Object.fromEntries(now.filter((entry): entry is [string, string] => entry[1] !== undefined));
  }

  async update(tag: string, { puts, deletes }: Change): Promise<void> {
    const fault = this.faults.shift();
    if (fault) throw new KvsFault(...fault, 'the service does not answer as it should');
    const keys = [...Object.keys(puts), ...deletes];
    if (keys.length === 0 || keys.length > quotas.keysAtOnce)
      throw new KvsFault('ValidationException', 400, `${keys.length} keys`);
    if (
      keys.some((key) => bytes(key) > quotas.key) ||
      Object.values(puts).some((value) => bytes(value) > quotas.value)
    )
      throw new KvsFault('ValidationException', 400, 'a key or a value is too long');
    const whole = Object.entries({ ...this.values, ...puts }).reduce(
      (sum, [key, value]) => sum + bytes(key + value),
      0,
    );
    if (whole > quotas.whole) throw new KvsFault('ServiceQuotaExceededException', 402, 'the store is full');
    let done = false;
    await this.#around(() => {
      done = tag === this.tag;
      if (!done) return;
      this.#version += 1;
      const changes: [string, Values[string]][] = [
        ...Object.entries(puts),
        ...deletes.map((key): [string, undefined] => [key, undefined]),
      ];
      for (const [key, value] of changes)
        this.#past.set(key, [...(this.#past.get(key) ?? [undefined]), value]);
    });
    if (!done) throw new KvsFault('ConflictException', 409, 'the store has another version');
  }

  /**
   * Returns the store as an edge location knows it.
   * @param random how many changes it has received, from 0 (none) to 1 (all)
   */
  edge(random: () => number): Lookup {
    const heard = new Map<string, number>();
    return (key) => {
      const past = this.#past.get(key) ?? [undefined];
      const from = Math.min(heard.get(key) ?? 0, past.length - 1);
      const now = from + Math.round(random() * (past.length - 1 - from));
      heard.set(key, now);
      return lookupIn(past[now] === undefined ? {} : { [key]: past[now] })(key);
    };
  }

  /** Time passes: all edge locations receive all changes. */
  settle(): void {
    for (const [key, past] of this.#past) this.#past.set(key, past.slice(-1));
  }

  /** Returns the key store without HTTP. */
  store(): KeyStore {
    return {
      tag: async () => this.tag,
      get: async (key) => this.values[key],
      keys: async () => Object.keys(this.values),
      update: (tag, { puts = {}, deletes = [] }) =>
        this.update(tag, { puts, deletes }).catch((error: unknown) => {
          throw error instanceof KvsFault && error.status === 409
            ? new ConditionFailed(error.message)
            : error;
        }),
    };
  }

  /** Amazon CloudFront API Reference, "Amazon CloudFront KeyValueStore". */
  async answer({ method, path, body }: Request, headers: Record<string, unknown>): Promise<Answer> {
    const [, , key] = path.split('?')[0]?.split(/\/(?:key-value-stores|keys)\/?/) ?? [];
    const json = (value: object, status = 200): Answer => ({
      status,
      body: JSON.stringify(value),
      headers: { etag: this.tag, 'content-type': 'application/json' },
    });
    const told = { ItemCount: Object.keys(this.values).length, TotalSizeInBytes: 0 };
    try {
      if (!String(headers['authorization']).startsWith('AWS4-ECDSA-P256-SHA256 '))
        throw new KvsFault('AccessDeniedException', 403, 'the request is not signed for all regions');
      if (method === 'POST') {
        const { Puts = [], Deletes = [] } = JSON.parse(body) as {
          Puts?: { Key: string; Value: string }[];
          Deletes?: { Key: string }[];
        };
        const puts = Object.fromEntries(Puts.map(({ Key, Value }) => [Key, Value]));
        await this.update(String(headers['if-match']), { puts, deletes: Deletes.map(({ Key }) => Key) });
        return json(told);
      }
      if (key) {
        const value = this.values[decodeURIComponent(key)];
        if (value === undefined)
          throw new KvsFault('ResourceNotFoundException', 404, 'The key was not found.');
        return json({ ...told, Key: decodeURIComponent(key), Value: value });
      }
      if (/\/keys(\?|$)/.test(path))
        return json({ Items: Object.entries(this.values).map(([Key, Value]) => ({ Key, Value })) });
      return json({ ...told, KvsARN: 'arn', Created: 0 });
    } catch (error) {
      if (!(error instanceof KvsFault)) throw error;
      const { code, status, message } = error;
      return {
        status,
        body: JSON.stringify({ Message: message }),
        headers: { 'x-amzn-errortype': code, 'content-type': 'application/json' },
      };
    }
  }
}
