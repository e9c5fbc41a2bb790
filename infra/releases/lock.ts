import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createMutex } from '../mutex.ts';
import { headersForKey } from '../publish/headers.ts';
import { ConditionFailed, type Condition, type ObjectStore } from '../publish/object-store.ts';
import { CommandError } from '../terminal/command-error.ts';
import { lockKey } from './keys.ts';

/** Milliseconds between two signs of life, and after which a lock without one is nobody's. */
const usualPauses = { renewMs: 30_000, staleMs: 90_000 };

/** Who publishes; without a holder the lock is free. A beat is a sign of life. */
type State = { holder?: string; by?: string; what?: string; since?: string; beat?: number };

/** The lock of a site, while it is ours. */
export type ReleaseLock = {
  /**
   * Proves that it still is, just before what cannot be taken back.
   * @throws CommandError when another process has it by now
   */
  hold: () => Promise<void>;
};

type Options = {
  by: string;
  what: string;
  tell: (line: string) => void;
  pauses?: typeof usualPauses;
};

const readLock = async (store: ObjectStore): Promise<{ tag?: string; state: State }> => {
  const found = await store.read(lockKey);
  return found ? { tag: found.tag, state: JSON.parse(found.body.toString()) as State } : { state: {} };
};

/**
 * Finds out when the lock can be taken. Whoever finds it taken watches it: a holder that gives no sign of life any more has
 * broken off. No clock is compared with another.
 * @returns the condition under which it is taken
 * @throws CommandError when another publication is under way
 */
const waitForLock = async (
  store: ObjectStore,
  { tell, pauses: { staleMs } = usualPauses }: Options,
): Promise<Condition> => {
  for (;;) {
    const { tag, state } = await readLock(store);
    if (tag === undefined) return { absent: true };
    if (state.holder === undefined) return { tag };
    tell(
      `${state.what} by ${state.by} is under way since ${state.since}; looking for ${staleMs / 1000} s whether it still lives …`,
    );
    await sleep(staleMs);
    const now = await readLock(store);
    if (now.tag === tag) {
      tell('It has broken off; going on in its place.');
      return { tag };
    }
    if (now.state.holder !== undefined)
      throw new CommandError(
        `Nothing was changed: ${now.state.what} by ${now.state.by} is under way since ${now.state.since}. Wait for its end and type the command again.`,
      );
  }
};

/**
 * Does something that no other publication of the site may come between. The lock is an object of the bucket that is
 * written on condition, so that of two who want it one gets it.
 * @param store the bucket of the site
 * @param options who does what, for the others
 * @throws CommandError when another publication is under way, with nothing changed
 */
export const withLock = async <Result>(
  store: ObjectStore,
  options: Options,
  work: (lock: ReleaseLock) => Promise<Result>,
): Promise<Result> => {
  const { by, what } = options;
  const own = { holder: randomUUID(), by, what, since: new Date().toISOString(), beat: 0 };
  const inTurn = createMutex();
  let tag = '';
  /** Writes the lock. Where an answer was lost on the way, it has another tag and is ours all the same. */
  const write = async (condition: Condition, state: State = own): Promise<void> => {
    const put = async (when: Condition) => {
      tag = await store.put(lockKey, Buffer.from(JSON.stringify(state)), headersForKey(lockKey), when);
    };
    try {
      await put(condition);
    } catch (error) {
      const now = error instanceof ConditionFailed ? await readLock(store) : undefined;
      if (now?.tag === undefined || now.state.holder !== own.holder) throw error;
      await put({ tag: now.tag });
    }
  };
  const onLoss = (message: string) => (error: unknown) => {
    throw error instanceof ConditionFailed ? new CommandError(message) : error;
  };
  const hold = () =>
    inTurn(() => {
      own.beat += 1;
      return write({ tag }).catch(
        onLoss(
          'This publication was silent for so long that another one took its place. The site is whole; look at it with npm run releases, and type the command again.',
        ),
      );
    });

  await write(await waitForLock(store, options)).catch(
    onLoss(
      'Nothing was changed: another publication began in the same moment. Wait for its end and type the command again.',
    ),
  );
  // A sign of life that fails is noticed by the next `hold`.
  const beating = setInterval(
    () => void hold().catch(() => undefined),
    (options.pauses ?? usualPauses).renewMs,
  );
  try {
    return await work({ hold });
  } finally {
    clearInterval(beating);
    // Where giving it back fails, the next one finds it silent.
    await inTurn(() => write({ tag }, {})).catch(() => undefined);
  }
};
