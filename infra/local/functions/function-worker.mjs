// @ts-check
// Runs one built Lambda bundle as the Lambda runtime does: imports it once and calls its handler for each event.
import { setImmediate } from 'node:timers/promises';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';

/** @type {(() => void) | undefined} */
let collect;

/** Returns the heap size of the function in bytes after a garbage collection. */
const measureHeap = async () => {
  setFlagsFromString('--expose-gc');
  // The context is created once, because every context uses memory.
  collect ??= runInNewContext('gc');
  collect?.();
  // A second collection frees objects that are released at the end of an event loop turn, such as closed streams.
  await setImmediate();
  collect?.();
  const { used_heap_size, external_memory } = getHeapStatistics();
  return used_heap_size + external_memory;
};

const { handler } = await import(workerData.bundle);
parentPort?.postMessage({ ready: true });

/** @param {{ id: number, event: unknown, endsAt: number }} message */
const answer = async ({ id, event, endsAt }) => {
  const context = { getRemainingTimeInMillis: () => endsAt - Date.now() };
  try {
    const result = event === 'heap' ? await measureHeap() : await handler(event, context);
    parentPort?.postMessage({ id, result });
  } catch (error) {
    const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
    // The Lambda runtime logs everything that a function throws.
    process.stdout.write(`${JSON.stringify({ errorType: name, errorMessage: message, trace: stack })}\n`);
    parentPort?.postMessage({ id, error: `${name}: ${message}` });
  }
};
parentPort?.on('message', (message) => void answer(message));
