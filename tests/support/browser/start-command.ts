import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { freePort } from '../../../scripts/local/free-port.ts';

/** Waits for the last line that the command prints when all servers are running. */
const started = async ({ stdout }: ChildProcess) => {
  for await (const chunk of stdout ?? []) if (String(chunk).includes('Press Ctrl+C to stop')) return;
  throw new Error('npm start exited before all servers were running');
};

/**
 * Runs `npm start` on a copy of the example site for the tests of a file.
 * @param more additional environment variables
 * @param options additional options of the command
 */
export const startCommandOfTests = (more: NodeJS.ProcessEnv, options: string[] = []) => {
  let folder: string;
  let command: ChildProcess;
  let address: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pages-'));
    await cp(inject('pages'), folder, { recursive: true });
    const port = await freePort(5200);
    const own = ['--pages', folder, '--port', String(port)];
    command = spawn('node', ['scripts/run.mjs', 'start', ...own, ...options], {
      env: { ...process.env, NODE_ENV: 'development', ...more },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await started(command);
    address = `http://127.0.0.1:${port}`;
  });
  afterAll(async () => {
    command.kill();
    await once(command, 'exit');
    await rm(folder, { recursive: true });
  });
  return {
    folder: () => folder,
    address: () => address,
    /** Replaces a text in a document; fails if the document does not contain it. */
    edit: async (file: string, from: string, to: string) => {
      const path = join(folder, file);
      const text = await readFile(path, 'utf8');
      expect(text).toContain(from);
      await writeFile(path, text.replace(from, to));
    },
  };
};
