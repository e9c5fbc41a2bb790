import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const hook = new URL('peak-memory.mjs', import.meta.url).href;

/** The folder of the repository. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** A command with its environment. */
export type Command = { node: string; args: string[]; cwd?: string; env?: Record<string, string> };

/** The result of a run: seconds from start to end of the process, its peak memory in MB, and its output. */
export type Run = { seconds: number; megabytes: number; output: string };

/**
 * Runs a command and measures the whole process.
 * @param scratch folder for the file with the peak memory
 * @throws Error with the output if the command fails
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
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (output += String(chunk)));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  const seconds = (performance.now() - started) / 1000;
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}:\n${output}`);
  return { seconds, megabytes: Number(await readFile(memoryFile, 'utf8')) / 1000, output };
};
