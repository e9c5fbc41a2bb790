import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

type Options = {
  /** Folder of the bundle. */
  bundle: string;
  /** The complete environment of the function. */
  environment: Record<string, string>;
  /** Time-out in seconds. It is not enforced here, but the function can query the remaining time. */
  timeout?: number;
  /** Called for every log line. */
  onLine: (line: string) => void;
};
type Answer = { id: string; result: unknown; error?: string };
type Call = { resolve: (result: unknown) => void; reject: (error: Error) => void };
type Life = { worker: Worker; ready: Promise<unknown>; calls: Map<string, Call> };

/**
 * Creates a local Lambda function: a built bundle in a worker with its own environment. It starts on its first call,
 * and again on the next call after it has ended.
 */
export const createFunction = ({ bundle, environment, timeout = 60, onLine }: Options) => {
  let life: Life | undefined;

  const start = (): Life => {
    const calls = new Map<string, Call>();
    const worker = new Worker(new URL('./function-worker.mjs', import.meta.url), {
      workerData: { bundle: pathToFileURL(join(bundle, 'index.mjs')).href },
      env: environment,
      stdout: true,
      stderr: true,
    });
    for (const stream of [worker.stdout, worker.stderr])
      createInterface({ input: stream }).on('line', onLine);
    // The first message means that the worker is ready. The caller that awaits it gets the error; without a caller the error is ignored.
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
      for (const { reject } of calls.values()) reject(new Error('The function ended before it responded.'));
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
    /** Calls the handler. Rejects with what the handler throws, or if the function ends first. */
    invoke: (event: object): Promise<unknown> => call(event),
    /** Starts the function before its first call. Rejects if the bundle or its configuration is invalid. */
    start: async (): Promise<void> => {
      await running().ready;
    },
    /** Heap size in bytes after a garbage collection, of this worker only. */
    heap: async (): Promise<number> => Number(await call('heap')),
    /** `eventLoopUtilization` of the worker. */
    utilization: () => running().worker.performance.eventLoopUtilization(),
    /** Terminates the function at once, even while it is working. */
    stop: async (): Promise<void> => {
      const ending = life;
      life = undefined;
      await ending?.worker.terminate();
    },
  };
};
export type LocalFunction = ReturnType<typeof createFunction>;
