// @ts-check
// Runs one built Lambda bundle as the Lambda runtime does: imports it once and calls its handler for each event.
import { setImmediate } from 'node:timers/promises';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';

/** @type {(() => void) | undefined} */
let collect;

/** Bytes that the function holds: its own part of the process, after a collection. */
const measureHeap = async () => {
  setFlagsFromString('--expose-gc');
  // Made once: each new context holds some memory itself.
  collect ??= runInNewContext('gc');
  collect?.();
  // What ends with a turn of the loop, such as closed streams, is let go by the second.
  await setImmediate();
  collect?.();
  const { used_heap_size, external_memory } = getHeapStatistics();
  return used_heap_size + external_memory;
};

const { handler } = await import(workerData.bundle);
parentPort?.postMessage({ ready: true });

/** @param {{ id: number, event: unknown, endsAt: number }} message */
const answer = async ({ id, event, endsAt }) => {
  const context = { awsRequestId: id, getRemainingTimeInMillis: () => endsAt - Date.now() };
  try {
    const result = event === 'heap' ? await measureHeap() : await handler(event, context);
    parentPort?.postMessage({ id, result });
  } catch (error) {
    const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
    // The Lambda runtime writes what a function throws to its log, all of it.
    process.stdout.write(`${JSON.stringify({ errorType: name, errorMessage: message, trace: stack })}\n`);
    parentPort?.postMessage({ id, error: `${name}: ${message}` });
  }
};
parentPort?.on('message', (message) => void answer(message));
