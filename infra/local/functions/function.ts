import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

type Options = {
  /** Path of the bundle. */
  bundle: string;
  /** Its environment variables; it sees no others. */
  environment: Record<string, string>;
  /** Seconds that a call may take. Nobody ends it here, but the function can ask. */
  timeout?: number;
  /** Receives every line that it logs. */
  onLine: (line: string) => void;
};
type Answer = { id: string; result: unknown; error?: string };
type Call = { resolve: (result: unknown) => void; reject: (error: Error) => void };
type Life = { worker: Worker; ready: Promise<unknown>; calls: Map<string, Call> };

/**
 * A Lambda function on this machine: a built bundle in a thread with an environment of its own. It starts with
 * its first call, and again with the next call after it has ended.
 */
export const createFunction = ({ bundle, environment, timeout = 60, onLine }: Options) => {
  let life: Life | undefined;

  const start = (): Life => {
    const calls = new Map<string, Call>();
    const worker = new Worker(new URL('./function-worker.mjs', import.meta.url), {
      workerData: { bundle: pathToFileURL(bundle).href },
      env: environment,
      stdout: true,
      stderr: true,
    });
    for (const stream of [worker.stdout, worker.stderr])
      createInterface({ input: stream }).on('line', onLine);
    // Its first message is that it is ready. Whoever waits for it sees the error; nobody has to wait.
    const ready = once(worker, 'message');
    ready.catch(() => undefined);
    worker.on('message', ({ id, result, error }: Answer) => {
      const call = calls.get(id);
      calls.delete(id);
      if (error === undefined) call?.resolve(result);
      else call?.reject(new Error(error));
    });
    worker.on('error', ({ name, message }: Error) => onLine(`${name}: ${message}`));
    worker.on('exit', () => {
      for (const { reject } of calls.values()) reject(new Error('The function ended before it answered.'));
      if (life?.worker === worker) life = undefined;
    });
    return { worker, ready, calls };
  };
  const running = (): Life => (life ??= start());

  const call = (event: object | 'heap'): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const { worker, calls } = running();
      const id = randomUUID();
      calls.set(id, { resolve, reject });
      worker.postMessage({ id, event, endsAt: Date.now() + timeout * 1000 });
    });

  return {
    /** Calls the handler. Rejects with what it throws, and when the function ends before it answers. */
    invoke: (event: object): Promise<unknown> => call(event),
    /** Starts the function before its first call. Rejects when its bundle or its configuration is at fault. */
    start: async (): Promise<void> => {
      await running().ready;
    },
    /** Bytes that it holds after a collection of what it does not, without anything else of this process. */
    heap: async (): Promise<number> => Number(await call('heap')),
    /** How busy its core is: what `eventLoopUtilization` of its thread says. */
    utilization: () => running().worker.performance.eventLoopUtilization(),
    /** Ends the function at once, in the middle of what it does. */
    stop: async (): Promise<void> => {
      const ending = life;
      life = undefined;
      await ending?.worker.terminate();
    },
  };
};
export type LocalFunction = ReturnType<typeof createFunction>;
