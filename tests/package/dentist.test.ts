import { spawnSync } from 'node:child_process';
import { appendFile, mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { chromium, type BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startAccount, type DeployedFrom } from '../../infra/test/cloud/deployed-from.ts';
import { stages } from '../../infra/test/stages.ts';
import { installSite, type InstalledSite } from '../support/package/installed-site.ts';
import { chromiumArgs, findChromium } from '../support/programs/chromium.ts';
import { runsAll } from '../support/sample.ts';
import { describeDocumentation } from './documentation.ts';
import { describePublicApi } from './public-api.ts';
import { describeStarters } from './starters.ts';

let installed: InstalledSite;
let { folder, site, preview } = {} as InstalledSite;

const practice = [
  '--starter',
  'dentist',
  '--name',
  "O'Neil & Day Dental",
  '--trade',
  'dentist',
  '--town',
  'Boise, ID',
];
const reached = ['--phone', '(208) 834-2200', '--email', 'desk@oneil-day.test', '--license', 'D-4711'];

/** Opens a page in a new browser context and collects its errors. */
const openPage = async (address: string, options: BrowserContextOptions = {}) => {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  onTestFinished(() => browser.close());
  const page = await browser.newPage(options);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (line) => line.type() === 'error' && errors.push(line.text()));
  await page.goto(address);
  return { page, errors };
};

const git = (cwd: string, ...args: string[]): void => {
  const names = ['-c', 'user.name=Ann', '-c', 'user.email=ann@oneil-day.test', '-c', 'commit.gpgsign=false'];
  const { status, stderr } = spawnSync('git', [...names, ...args], { cwd, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
};

/** Sections of custom types, appended to the page of treatments. */
const prices = `  - type: own-prices
    heading: What it costs
    prices:
      - { treatment: Cleaning, price: $95 }
  - type: callback
    heading: Shall we call you?
    submit: Call me
`;

beforeAll(async () => {
  installed = await installSite([...practice, ...reached], 'tests/package/dentist/sections');
  ({ folder, site, preview } = installed);
  await appendFile(join(folder, 'pages/treatments.yaml'), prices);
}, 300_000);
afterAll(() => installed.remove());

const read = (name: string): Promise<string> => readFile(join(folder, name), 'utf8');

const change = async (name: string, from: string, to: string): Promise<void> => {
  const text = await read(name);
  expect(text).toContain(from);
  await writeFile(join(folder, name), text.replaceAll(from, to));
};

describe('a second business, outside of this repository, with the package alone', () => {
  test('a new site with a custom section type passes the check except for placeholders', async () => {
    const { out, status } = await site('check', '--format', 'json');
    const problems = JSON.parse(out) as { code: string; message: string }[];
    expect(problems.filter(({ code }) => code !== 'stand-in')).toEqual([]);
    expect(status).toBe(0);
    const schema = JSON.parse(await read('.schema/section.schema.json')) as { $defs: object };
    expect(Object.keys(schema.$defs)).toContain('own-prices');
  });

  test.runIf(runsAll)('problems in a custom section are reported with their lines', async () => {
    const treatments = 'pages/treatments.yaml';
    await change(treatments, 'price: $95', 'prize: $95');
    const { out, status } = await site('check', '--format', 'github');
    expect(status).toBe(1);
    const lineOf = (text: string, words: string) =>
      text.split('\n').findIndex((line) => line.includes(words)) + 1;
    expect(out).toContain(`::error file=${treatments},line=${lineOf(await read(treatments), 'prize')}`);
    expect(out).toMatch(/there is no field prize here.*Did you mean "price"/);
    await change(treatments, 'prize: $95', 'price: $95');
  });

  test('its pages are built with its own brand', async () => {
    await change('pages/_brand.yaml', 'radius: 16', 'radius: 13');
    const { out, status } = await site('build');
    expect(status, out).toBe(0);
    const page = await read('dist/treatments/index.html');
    expect(page).toContain('O&#x27;Neil &amp; Day Dental');
    expect(page).toMatch(/<dt>Cleaning<\/dt><dd>\$95<\/dd>/);
    expect(page).toContain('border-radius:13px');
  });

  test.runIf(runsAll)('the preview serves it as in production and accepts a request', async () => {
    const address = await preview();
    const page = await fetch(`${address}/treatments`);
    expect([page.status, page.headers.get('content-security-policy')]).toEqual([
      200,
      expect.stringContaining('sha256-'),
    ]);
    const request = {
      type: 'contact',
      name: 'Ben Ortega',
      email: 'ben@visitor.example',
      phone: '(208) 555-0123',
      message: 'Do you see children?',
    };
    const taken = await fetch(`${address}/api/send-email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: address },
      body: JSON.stringify(request),
    });
    expect([taken.status, await taken.json()]).toEqual([
      202,
      expect.objectContaining({ id: expect.any(String) }),
    ]);
  });

  test.runIf(runsAll)(
    'its hydrated section works with MUI components that the engine does not use',
    async () => {
      const { page, errors } = await openPage(`${await preview()}/treatments`);
      await page.getByLabel('Phone').fill('(208) 555-0123');
      const status = page.locator('[data-section=callback] [role=status]');
      await expect
        .poll(async () => {
          await page.getByLabel('Message').fill('');
          await page.getByLabel('Message').fill('Hello');
          return status.textContent();
        })
        .toBe('5 letters');
      await page.getByLabel('Time').click();
      await page.getByRole('option', { name: 'Evening' }).click();
      await page.getByRole('button', { name: 'Call me' }).click();
      await page.getByRole('progressbar').waitFor();
      expect(page.url()).toMatch(/\/treatments$/);
      expect(errors).toEqual([]);
    },
  );

  test.runIf(runsAll)(
    'a custom form never writes its values to the URL, with or without scripts',
    async () => {
      const { page } = await openPage(`${await preview()}/treatments`, { javaScriptEnabled: false });
      await page.getByLabel('Phone').fill('(208) 555-0123');
      const [request] = await Promise.all([
        page.waitForRequest((sent) => sent.isNavigationRequest()),
        page.getByRole('button', { name: 'Call me' }).click(),
      ]);
      expect([request.method(), request.url()]).toEqual([
        'POST',
        expect.stringMatching(/\/api\/send-email$/),
      ]);
    },
  );

  test('it runs no code from this repository', async () => {
    const files = await Promise.all(
      ['.cache/overlay', 'node_modules/page-schema-site/engine'].map((name) =>
        readdir(join(folder, name), { recursive: true, withFileTypes: true }),
      ),
    );
    const modules = files.flat().filter(({ name }) => /\.(m?js|json)$/.test(name));
    expect(modules.length).toBeGreaterThan(10);
    for (const { parentPath, name } of modules)
      expect(await readFile(join(parentPath, name), 'utf8'), name).not.toContain(resolve());
  });
});

describePublicApi(() => folder);
describeDocumentation(() => folder);
describeStarters(() => installed);

describe.runIf(runsAll)('its deployment', () => {
  let cloud: DeployedFrom;
  beforeAll(async () => {
    cloud = await startAccount(join(folder, 'node_modules'));
    await mkdir(join(folder, 'build'), { recursive: true });
    await writeFile(join(folder, 'stages.yaml'), JSON.stringify({ staging: stages['staging'] }));
  });
  afterAll(() => cloud.end());

  test('deploys the pages of a tag from a separate checkout', async () => {
    for (const args of [['init'], ['add', '--all'], ['commit', '--message', 'v1'], ['tag', 'v1']])
      git(folder, ...args);
    await change('pages/treatments.yaml', 'Cleaning, price', 'Polishing, price');
    git(folder, 'commit', '--all', '--message', 'later');
    const { out, status } = await cloud.run(folder, 'release', '--yes', '--stage', 'staging', '--to', 'v1');
    expect(status, out).toBe(0);
    expect((await cloud.visit('/treatments')).body).toContain('<dt>Cleaning</dt>');
  });
});
