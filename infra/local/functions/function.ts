import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

type Options = {
  /** Path of the bundle. */
  bundle: string;
  /** Its environment variables; it sees no others. */
  environment: Record<string, string>;
  /** Seconds that a call may take. Nobody ends it here, but it is told. */
  timeout?: number;
  /** Told every line that it logs. */
  onLine: (line: string) => void;
};
type Answer = { ready: true } | { ready?: undefined; id: string; result: unknown; error?: string };
type Call = { resolve: (result: unknown) => void; reject: (error: Error) => void };

/** One life of a function, from its start to its end. */
const startLife = ({ bundle, environment, timeout = 60, onLine }: Options) => {
  const calls = new Map<string, Call>();
  const worker = new Worker(new URL('./function-worker.mjs', import.meta.url), {
    workerData: { bundle: pathToFileURL(bundle).href },
    env: environment,
    stdout: true,
    stderr: true,
  });
  for (const stream of [worker.stdout, worker.stderr]) createInterface({ input: stream }).on('line', onLine);

  const ready = new Promise<void>((resolve, reject) => {
    worker.on('message', (answer: Answer) => {
      if (answer.ready) return resolve();
      const call = calls.get(answer.id);
      calls.delete(answer.id);
      if (answer.error === undefined) call?.resolve(answer.result);
      else call?.reject(new Error(answer.error));
    });
    worker.on('error', (error: Error) => {
      onLine(`${error.name}: ${error.message}`);
      reject(error);
    });
  });
  // Whoever waits for it is told; nobody has to.
  ready.catch(() => undefined);

  worker.on('exit', () => {
    for (const { reject } of calls.values()) reject(new Error('The function ended before it answered.'));
    calls.clear();
  });

  return {
    ready,
    onEnd: (listener: () => void) => void worker.on('exit', listener),
    call: (event: object | 'heap'): Promise<unknown> =>
      new Promise((resolve, reject) => {
        const id = randomUUID();
        calls.set(id, { resolve, reject });
        worker.postMessage({ id, event, endsAt: Date.now() + timeout * 1000 });
      }),
    utilization: () => worker.performance.eventLoopUtilization(),
    end: () => worker.terminate(),
  };
};

/**
 * A Lambda function on this machine: a built bundle in a thread with an environment of its own. It starts with
 * its first call, and again with the next call after it has ended.
 */
export const createFunction = (options: Options) => {
  let life: ReturnType<typeof startLife> | undefined;

  const running = () => {
    if (life) return life;
    const started = startLife(options);
    started.onEnd(() => {
      if (life === started) life = undefined;
    });
    life = started;
    return started;
  };

  return {
    /** Calls the handler. Rejects with what it throws, and when the function ends before it answers. */
    invoke: (event: object): Promise<unknown> => running().call(event),
    /** Starts the function before its first call. Rejects when its bundle or its configuration is at fault. */
    start: (): Promise<void> => running().ready,
    /** Bytes that it holds after a collection of what it does not, without anything else of this process. */
    heap: async (): Promise<number> => Number(await running().call('heap')),
    /** How busy its core is: what `eventLoopUtilization` of its thread says. */
    utilization: () => running().utilization(),
    /** Ends the function at once, in the middle of what it does. */
    stop: async (): Promise<void> => {
      const ending = life;
      life = undefined;
      await ending?.end();
    },
  };
};
export type LocalFunction = ReturnType<typeof createFunction>;
