import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { headersOf } from '../publish/headers.ts';
import { ConditionFailed, type Condition, type ObjectStore } from '../publish/object-store.ts';
import { Refusal } from '../terminal/refusal.ts';
import { lockKey } from './keys.ts';

/** Milliseconds between two signs of life, and after which a lock without one is nobody's. */
export const usualPauses = { renewMs: 30_000, staleMs: 90_000 };

/** Who publishes; without a holder the lock is free. A beat is a sign of life. */
type State = { holder?: string; by?: string; what?: string; since?: string; beat?: number };

const stateOf = (found: { body: Buffer } | undefined): State =>
  found ? (JSON.parse(found.body.toString()) as State) : {};

/** The lock of a site, while it is ours. */
export type Lock = {
  /**
   * Proves that it still is, just before what cannot be taken back.
   * @throws Refusal when another has it by now
   */
  hold: () => Promise<void>;
};

type Options = {
  by: string;
  what: string;
  tell: (line: string) => void;
  pauses?: typeof usualPauses;
};

const lost = () =>
  new Refusal(
    'This publication was silent for so long that another one took its place. The site is whole; look at it with npm run releases, and type the command again.',
  );

/**
 * The lock is an object of the bucket that is written on condition, so that of two who want it one gets it. Whoever finds
 * it taken watches it: a holder that gives no sign of life any more has broken off. No clock is compared with another.
 */
class HeldLock implements Lock {
  readonly #store: ObjectStore;
  readonly #state: State;
  #tag = '';
  #last: Promise<void> = Promise.resolve();

  constructor(store: ObjectStore, { by, what }: Options) {
    this.#store = store;
    this.#state = { holder: randomUUID(), by, what, since: new Date().toISOString(), beat: 0 };
  }

  /** Writes it. Where an answer was lost on the way, the lock has another tag and is ours all the same. */
  async write(condition: Condition, state: State = this.#state): Promise<void> {
    const body = Buffer.from(JSON.stringify(state));
    try {
      this.#tag = await this.#store.put(lockKey, body, headersOf(lockKey), condition);
    } catch (error) {
      const found = error instanceof ConditionFailed ? await this.#store.read(lockKey) : undefined;
      if (!found || stateOf(found).holder !== this.#state.holder) throw error;
      this.#tag = await this.#store.put(lockKey, body, headersOf(lockKey), { tag: found.tag });
    }
  }

  hold(): Promise<void> {
    const renew = async () => {
      this.#state.beat = (this.#state.beat ?? 0) + 1;
      await this.write({ tag: this.#tag }).catch((error: unknown) => {
        throw error instanceof ConditionFailed ? lost() : error;
      });
    };
    const next = this.#last.then(renew);
    this.#last = next.catch(() => undefined);
    return next;
  }

  /** Gives it back. Where that fails, the next one finds it silent. */
  async free(): Promise<void> {
    await this.#last;
    await this.write({ tag: this.#tag }, {}).catch(() => undefined);
  }
}

/** Takes the lock, or watches the one who has it. */
const take = async (store: ObjectStore, lock: HeldLock, options: Options): Promise<void> => {
  const { staleMs } = options.pauses ?? usualPauses;
  const found = await store.read(lockKey);
  const state = stateOf(found);
  if (found && state.holder !== undefined) {
    options.tell(
      `${state.what} by ${state.by} is under way since ${state.since}; looking for ${staleMs / 1000} s whether it still lives …`,
    );
    await sleep(staleMs);
    const again = await store.read(lockKey);
    const now = stateOf(again);
    if (again?.tag !== found.tag && now.holder !== undefined)
      throw new Refusal(
        `Nothing was changed: ${now.what} by ${now.by} is under way since ${now.since}. Wait for its end and type the command again.`,
      );
    if (again?.tag !== found.tag) return take(store, lock, options);
    options.tell('It has broken off; going on in its place.');
  }
  await lock.write(found ? { tag: found.tag } : { absent: true });
};

/**
 * Does something that no other publication of the site may come between.
 * @param store the bucket of the site
 * @param options who does what, for the others
 * @throws Refusal when another publication is under way, with nothing changed
 */
export const withLock = async <Result>(
  store: ObjectStore,
  options: Options,
  work: (lock: Lock) => Promise<Result>,
): Promise<Result> => {
  const lock = new HeldLock(store, options);
  try {
    await take(store, lock, options);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    throw new Refusal(
      'Nothing was changed: another publication began in the same moment. Wait for its end and type the command again.',
    );
  }
  const { renewMs } = options.pauses ?? usualPauses;
  // A sign of life that fails is noticed by the next `hold`.
  const beating = setInterval(() => void lock.hold().catch(() => undefined), renewMs);
  try {
    return await work(lock);
  } finally {
    clearInterval(beating);
    await lock.free();
  }
};
