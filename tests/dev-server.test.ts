import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../scripts/free-port.ts';
import { takenOver, useBrowser } from './setup/browser.ts';

const visit = useBrowser();
let folder: string;
let command: ChildProcess;
let address: string;

/** Waits for the last line that the command prints when everything is up. */
const started = async ({ stdout }: ChildProcess) => {
  for await (const chunk of stdout ?? []) if (String(chunk).includes('Ctrl+C ends it')) return;
  throw new Error('npm start ended before it was up');
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pages-'));
  await cp('pages', folder, { recursive: true });
  const port = await freePort(5200);
  command = spawn('node', ['scripts/run.mjs', 'start', '--pages', folder, '--port', String(port)], {
    env: { ...process.env, NODE_ENV: 'development' },
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

const edit = async (file: string, from: string, to: string) => {
  const path = join(folder, file);
  const text = await readFile(path, 'utf8');
  expect(text).toContain(from);
  await writeFile(path, text.replace(from, to));
};

describe('editing while it runs', () => {
  test('a saved heading is on the screen without a reload, and what is typed stays', async () => {
    const visitor = await visit(`${address}/contact`);
    const { page, end } = visitor;
    await takenOver(visitor);
    const message = page.locator('[data-section=contact-form] [name=message]');
    await message.fill('Half a sentence');
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));

    await edit('contact.yaml', 'heading: Send us a message', 'heading: Write to the workshop');
    await page.getByRole('heading', { name: 'Write to the workshop' }).waitFor();
    expect(await message.inputValue()).toBe('Half a sentence');
    expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);

    // A section added above the form does not take its text away either.
    await edit(
      'contact.yaml',
      '  - type: contact-details',
      '  - type: callout\n    heading: Closed on Friday\n    text: We are at a trade fair.\n\n  - type: contact-details',
    );
    await page.getByRole('heading', { name: 'Closed on Friday' }).waitFor();
    expect(await message.inputValue()).toBe('Half a sentence');
    await end();
  });

  test('a broken file is shown with place, cause and fix; the page returns when it is mended', async () => {
    const visitor = await visit(`${address}/contact`);
    const { page, end } = visitor;
    await takenOver(visitor);
    await page.locator('[data-section=contact-form] [name=message]').fill('Still here');
    await edit('contact.yaml', 'heading: Contact information', 'headng: Contact information');
    const overlay = page.locator('problem-overlay');
    await overlay.getByText('unknown field "headng"').waitFor();
    const words = await overlay.locator('main').innerText();
    expect(words).toMatch(/contact\.yaml:\d+:5/);
    expect(words).toContain('Did you mean "heading"?');
    await edit('contact.yaml', 'headng: Contact information', 'heading: Contact information');
    await overlay.waitFor({ state: 'detached' });
    expect(await page.getByRole('heading', { name: 'Contact information' }).isVisible()).toBe(true);
    expect(await page.locator('[data-section=contact-form] [name=message]').inputValue()).toBe('Still here');
    await end();
  });

  test('a page that is opened while the documents are broken shows the problem too', async () => {
    await edit('contact.yaml', 'type: contact-form', 'type: contact-frm');
    const { page, end } = await visit(`${address}/contact`);
    await page.locator('problem-overlay').waitFor();
    expect(await page.locator('problem-overlay main').innerText()).toContain('Did you mean "contact-form"?');
    await edit('contact.yaml', 'type: contact-frm', 'type: contact-form');
    await page.locator('problem-overlay').waitFor({ state: 'detached' });
    await end();
  });

  test('an unknown path answers 404 with the page', async () => {
    const answer = await fetch(`${address}/no-such-page`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('Oops! Page not found');
  });
});
