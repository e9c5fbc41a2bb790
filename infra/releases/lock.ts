import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createMutex } from '../mutex.ts';
import { ConditionFailed, jsonHeaders, type Condition, type ObjectStore } from '../publish/object-store.ts';
import { CommandError } from '../terminal/command-error.ts';
import { lockKey } from './keys.ts';
import { commandLine } from '../terminal/command-line.mjs';

/** Heartbeat interval, and the age after which a lock without heartbeat counts as abandoned; in milliseconds. */
const defaultPauses = { renewMs: 30_000, staleMs: 90_000 };

/** Content of the lock. Without a holder it is free. `beat` counts heartbeats. */
type State = { holder?: string; by?: string; what?: string; since?: string; beat?: number };

/** The lock of a site while this process holds it, so that no other process publishes the site. */
export type ReleaseLock = {
  /**
   * Verifies that this process still holds the lock; to be called before any irreversible step.
   * @throws CommandError if another process holds it
   */
  hold: () => Promise<void>;
};

type Options = {
  by: string;
  what: string;
  print: (line: string) => void;
  pauses?: typeof defaultPauses;
};

const readLock = async (store: ObjectStore): Promise<{ tag?: string; state: State }> => {
  const found = await store.read(lockKey);
  return found ? { tag: found.tag, state: JSON.parse(found.body.toString()) as State } : { state: {} };
};

/**
 * Waits until the lock can be acquired. A lock without heartbeat counts as abandoned. Does not compare clocks of two
 * machines.
 * @returns the condition of the write that acquires it
 * @throws CommandError if another publication is running
 */
const waitForLock = async (
  store: ObjectStore,
  { print, pauses: { staleMs } = defaultPauses }: Options,
): Promise<Condition> => {
  for (;;) {
    const { tag, state } = await readLock(store);
    if (tag === undefined) return { absent: true };
    if (state.holder === undefined) return { tag };
    print(
      `${state.what} by ${state.by} has been running since ${state.since}; checking for ${staleMs / 1000} s whether it is still active …`,
    );
    await sleep(staleMs);
    const now = await readLock(store);
    if (now.tag === tag) {
      print('It was interrupted; continuing.');
      return { tag };
    }
    if (now.state.holder !== undefined)
      throw new CommandError(
        `Nothing was changed: ${now.state.what} by ${now.state.by} has been running since ${now.state.since}. Wait until it is finished and run the command again.`,
      );
  }
};

/**
 * Runs a task that excludes other publications of the site. The lock is an object of the bucket that is written
 * conditionally, so only one of two processes acquires it.
 * @param store the bucket of the site
 * @param options who does what, for messages to others
 * @throws CommandError if another publication is running; nothing has changed then
 */
export const withLock = async <Result>(
  store: ObjectStore,
  options: Options,
  work: (lock: ReleaseLock) => Promise<Result>,
): Promise<Result> => {
  const { by, what } = options;
  const own = { holder: randomUUID(), by, what, since: new Date().toISOString(), beat: 0 };
  const runExclusive = createMutex();
  let tag = '';
  /** Writes the lock. If the response of an earlier attempt was lost, the lock has another ETag but is ours. */
  const write = async (condition: Condition, state: State = own): Promise<void> => {
    const put = async (when: Condition) => {
      tag = await store.put(lockKey, Buffer.from(JSON.stringify(state)), jsonHeaders, when);
    };
    try {
      await put(condition);
    } catch (error) {
      const now = error instanceof ConditionFailed ? await readLock(store) : undefined;
      if (now?.tag === undefined || now.state.holder !== own.holder) throw error;
      await put({ tag: now.tag });
    }
  };
  const onConditionFailed = (message: string) => (error: unknown) => {
    throw error instanceof ConditionFailed ? new CommandError(message) : error;
  };
  const hold = () =>
    runExclusive(() => {
      own.beat += 1;
      return write({ tag }).catch(
        onConditionFailed(
          `This publication did not renew its lock in time, and another one has taken the lock. The site is intact; check it with ${commandLine('releases')} and run the command again.`,
        ),
      );
    });

  await write(await waitForLock(store, options)).catch(
    onConditionFailed(
      'Nothing was changed: another publication started at the same time. Wait until it is finished and run the command again.',
    ),
  );
  // A failed heartbeat is detected by the next `hold`.
  const heartbeat = setInterval(
    () => void hold().catch(() => undefined),
    (options.pauses ?? defaultPauses).renewMs,
  );
  try {
    return await work({ hold });
  } finally {
    clearInterval(heartbeat);
    // If releasing the lock fails, other processes take it over because it has no heartbeat.
    await runExclusive(() => write({ tag }, {})).catch(() => undefined);
  }
};
