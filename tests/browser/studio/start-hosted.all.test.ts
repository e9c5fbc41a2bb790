import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { freePort } from '../../../scripts/local/free-port.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { pageIn } from '../../support/browser/deployed-studio.ts';

const visit = useBrowser();
let command: ChildProcess;
let port: number;

/** Waits for the last line that the command prints when all servers are running. */
const started = async ({ stdout }: ChildProcess) => {
  for await (const chunk of stdout ?? []) if (String(chunk).includes('Press Ctrl+C to stop')) return;
  throw new Error('npm start exited before all servers were running');
};

beforeAll(async () => {
  port = await freePort(5200);
  const options = ['--hosted', '--pages', inject('pages'), '--port', String(port)];
  command = spawn('node', ['scripts/run.mjs', 'start', ...options], {
    env: { ...process.env, NODE_ENV: 'development' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await started(command);
});
afterAll(async () => {
  command.kill();
  await once(command, 'exit');
});

test('`npm start -- --hosted` shows the site in the hosted Studio on the emulator', async () => {
  const visitor = await visit(`http://127.0.0.1:${port}`);
  await visitor.page.getByLabel('Token').fill('token-ben');
  await visitor.page.getByRole('button', { name: 'Open the site' }).click();
  await pageIn(visitor).getByRole('heading', { level: 1 }).waitFor();
  await visitor.page.getByRole('button', { name: 'Review and publish' }).waitFor();
  expect(visitor.console).toEqual([]);
});
