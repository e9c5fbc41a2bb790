import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const hook = new URL('peak-memory.mjs', import.meta.url).href;

/** The folder of the repository. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** A command with its environment. */
export type Command = { node: string; args: string[]; cwd?: string; env?: Record<string, string> };

/** What one run took: seconds from start to end of the process, its greatest memory in MB, and what it said. */
export type Run = { seconds: number; megabytes: number; said: string };

/**
 * Runs a command and measures the whole process.
 * @param scratch a folder for what the process says of itself
 * @throws Error with what it said when it fails
 */
export const measure = async ({ node, args, cwd = root, env }: Command, scratch: string): Promise<Run> => {
  const memoryFile = join(scratch, 'memory');
  const started = performance.now();
  const child = spawn(node, args, {
    cwd,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ASTRO_TELEMETRY_DISABLED: '1',
      ...env,
      BENCH_MEMORY: memoryFile,
      NODE_OPTIONS: `--import=${hook}`,
    },
  });
  let said = '';
  child.stdout.on('data', (chunk) => (said += String(chunk)));
  child.stderr.on('data', (chunk) => (said += String(chunk)));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  const seconds = (performance.now() - started) / 1000;
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}:\n${said}`);
  return { seconds, megabytes: Number(await readFile(memoryFile, 'utf8')) / 1000, said };
};
