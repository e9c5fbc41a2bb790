import { problemToJson } from './problems/format-problem.ts';
import { relative, resolve } from 'node:path';
import { build } from 'esbuild';
import { chromium, type Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findChromium } from '../tests/support/programs/chromium.ts';
import { runCommand } from '../tests/support/programs/run-command.ts';
import { ScratchSite } from '../tests/support/sites/scratch-site.ts';
import type { SiteChecker, SiteCheckResult } from './check/check-site.ts';
import { readFolder } from './node/read-folder.ts';

type Core = { SiteChecker: typeof SiteChecker };

const site = 'https://editor.example/';
const policy = "default-src 'none'; script-src 'self'";

let browser: Browser;
let script: string;
beforeAll(async () => {
  const [{ outputFiles }, started] = await Promise.all([
    build({
      entryPoints: ['documents/check/check-site.ts'],
      bundle: true,
      write: false,
      format: 'iife',
      globalName: 'core',
      platform: 'browser',
      logLevel: 'error',
    }),
    chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] }),
  ]);
  script = outputFiles[0]?.text ?? '';
  browser = started;
});
afterAll(() => browser.close());

type Reported = ReturnType<typeof problemToJson>;

/** What the command says of a folder. */
const problemsOfCommand = async (pagesDir: string): Promise<Reported[]> => {
  const place = { cwd: process.cwd(), env: process.env };
  const script = resolve('scripts/documents/check.ts');
  const { stdout } = await runCommand(script, ['--pages', pagesDir, '--format', 'json'], place);
  return JSON.parse(stdout) as Reported[];
};

/** What the core says of the same files in a page that may not make code from texts. */
const problemsOfBrowser = async (pagesDir: string, pictures: SiteCheckResult['images']) => {
  const page = await browser.newPage();
  const thrown: string[] = [];
  page.on('pageerror', ({ message }) => thrown.push(message));
  await page.route(`${site}**`, (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: script })
      : route.fulfill({
          contentType: 'text/html; charset=utf-8',
          headers: { 'content-security-policy': policy },
          body: '<!doctype html><title>Core</title><script src="/core.js"></script>',
        }),
  );
  await page.goto(site);
  const decoder = new TextDecoder();
  const content = [...((await readFolder(pagesDir)) ?? [])].map(([name, file]): [string, string] => [
    name,
    file instanceof Uint8Array ? decoder.decode(file) : '',
  ]);
  const prefix = `${relative(process.cwd(), pagesDir)}/`;
  const problems = await page.evaluate(
    async ({ content, pictures, prefix }) => {
      const { core } = globalThis as unknown as { core: Core };
      const readPictures = () => Promise.resolve(new Map(pictures));
      return (await new core.SiteChecker({ prefix, readImages: readPictures }).check(new Map(content)))
        .problems;
    },
    { content, pictures: [...pictures], prefix },
  );
  await page.close();
  return { problems: problems.map(problemToJson), thrown };
};

test.each(['dentist', 'tiler'] as const)(
  'a broken site has the same problems in a browser: %s',
  async (name) => {
    using scratch = new ScratchSite(name);
    const page = 'title: A page\ndescription: Call {fone}\nnoindex: true\nsections:\n';
    const hero = "  - { type: hero, heading: A, tagline: 'See [this](/nowhere), &nbsp; lorem ipsum' }\n";
    scratch.edit('home.yaml', 'sections:', 'sections:\n  - type: no-such');
    scratch.write('syntax.yaml', 'title: "Open\ndescription: [a\nsections:\n  - type hero\n');
    scratch.write('whole-site.yaml', `${page}${hero}  - { type: shared, name: gone }\n`);
    scratch.write('Bad Name.yaml', 'title: 3\n');
    const { images } = await scratch.read();
    const expected = await problemsOfCommand(scratch.pagesDir);
    expect(new Set(expected.map(({ code }) => code)).size).toBeGreaterThan(5);
    expect(await problemsOfBrowser(scratch.pagesDir, images)).toEqual({ problems: expected, thrown: [] });
  },
);
