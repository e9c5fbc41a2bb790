import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { newerNode } from '../install.ts';

/** What Lighthouse says of one load of a page on a middling telephone; times in milliseconds. */
export type Run = {
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  scores: Record<string, number | null>;
  /** Audits that cost points. */
  short: string[];
  error?: string;
};

/** `simulate` computes a slow 4G from a fast load; `devtools` applies it, and measures performance alone. */
export type Throttling = 'simulate' | 'devtools';

/** Starts Lighthouse in the Node that bench/ brings along. */
export const startLighthouse = (chromium: string) => {
  const child = spawn(newerNode, [fileURLToPath(new URL('lighthouse.mjs', import.meta.url)), chromium], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const run = async (url: string, throttling: Throttling): Promise<Run> => {
    child.stdin.write(`${JSON.stringify({ url, throttling })}\n`);
    const { value } = await answers.next();
    return JSON.parse(value ?? '{"error":"Lighthouse has ended"}') as Run;
  };
  return {
    /** One run; a load that went wrong is repeated, three times at most. */
    run: async (url: string, throttling: Throttling): Promise<Run> => {
      let last = await run(url, throttling);
      for (let more = 0; more < 2 && last.error; more += 1) last = await run(url, throttling);
      if (last.error) throw new Error(`${url}: ${last.error}`);
      return last;
    },
    stop: () => child.stdin.end(),
  };
};
