import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { newerNode } from '../install.ts';
import { retry } from './interleave.ts';

/** The Lighthouse results of a page load on a mid-range phone. Times are in milliseconds. */
export type Run = {
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** Lighthouse's benchmark index of the machine at that moment (Lighthouse, docs/throttling.md). */
  power: number;
  /** Score of each category, from 0 to 100. */
  scores: Record<string, number | null>;
  /** Audits that reduce a score. */
  short: string[];
};

/**
 * `simulated` computes slow 4G from a fast load, `applied` throttles network and CPU; both only return the figures.
 * `scores` is a simulated run with all audits.
 */
export type Kind = 'simulated' | 'applied' | 'scores';

/** Timeout of a run in seconds. The slowest kind takes 15 s on an idle machine. */
const timeoutSeconds = 90;

const script = fileURLToPath(new URL('lighthouse.mjs', import.meta.url));

const startProcess = (chromium: string) => {
  const child = spawn(newerNode, [script, chromium], { stdio: ['pipe', 'pipe', 'inherit'] });
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return { child, answers };
};

/** Creates a Lighthouse runner in the newer Node of bench/, with one Chromium. It starts with the first run. */
export const lighthouseWith = (chromium: string) => {
  let running: ReturnType<typeof startProcess> | undefined;
  const stop = () => {
    running?.child.kill();
    running = undefined;
  };
  const ask = async (url: string, kind: Kind): Promise<Run> => {
    const { child, answers } = (running ??= startProcess(chromium));
    child.stdin.write(`${JSON.stringify({ url, kind })}\n`);
    const { value } = await answers.next();
    const answer = JSON.parse(value ?? '{"error":"Lighthouse has ended"}') as Run & { error?: string };
    if (answer.error) throw new Error(answer.error);
    return answer;
  };
  return {
    /** Runs Lighthouse once. After a failure or timeout, the process is restarted. */
    run: (url: string, kind: Kind): Promise<Run> =>
      retry(`Lighthouse on ${url}`, timeoutSeconds, () => ask(url, kind), stop),
    stop,
  };
};

export type Lighthouse = ReturnType<typeof lighthouseWith>;
