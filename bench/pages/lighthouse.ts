import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { newerNode } from '../install.ts';
import { retry } from './interleave.ts';

/** What Lighthouse says of one load of a page on a middling telephone; times in milliseconds. */
export type Run = {
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** Lighthouse's benchmark index of the machine at that moment (Lighthouse, docs/throttling.md). */
  power: number;
  /** Points of each category, 100 at most. */
  scores: Record<string, number | null>;
  /** Audits that cost points. */
  short: string[];
};

/**
 * `simulated` computes a slow 4G from a fast load, `applied` slows line and processor down; both give the figures
 * alone. `scores` is a simulated run with every audit.
 */
export type Kind = 'simulated' | 'applied' | 'scores';

/** Seconds after which a run hangs; the slowest kind takes 15 on a quiet machine. */
const timeoutSeconds = 90;

const script = fileURLToPath(new URL('lighthouse.mjs', import.meta.url));

const startProcess = (chromium: string) => {
  const child = spawn(newerNode, [script, chromium], { stdio: ['pipe', 'pipe', 'inherit'] });
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return { child, answers };
};

/** Lighthouse in the Node that bench/ brings along, with one Chromium; it starts with the first run. */
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
    /** One run; after one that hangs or fails everything is started anew. */
    run: (url: string, kind: Kind): Promise<Run> =>
      retry(`Lighthouse on ${url}`, timeoutSeconds, () => ask(url, kind), stop),
    stop,
  };
};

export type Lighthouse = ReturnType<typeof lighthouseWith>;
