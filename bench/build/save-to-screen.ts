import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { freePort } from '../../scripts/local/free-port.ts';
import { newerNode } from '../install.ts';
import { root, type Command } from './run.ts';
import type { BenchSite } from './sites.ts';

const page = 'projects';

const serverOf = {
  'this product': ({ pagesDir }: BenchSite, port: number): Command => ({
    node: newerNode,
    args: ['scripts/run.mjs', 'start', '--pages', pagesDir, '--port', String(port)],
  }),
  Astro: ({ pagesDir, publicDir, factsFile }: BenchSite, port: number): Command => ({
    node: newerNode,
    args: [
      `${root}bench/node_modules/astro/bin/astro.mjs`,
      'dev',
      '--host',
      '127.0.0.1',
      '--port',
      `${port}`,
    ],
    cwd: join(root, 'bench/peers/astro'),
    env: { BENCH_PAGES: pagesDir, BENCH_PUBLIC: publicDir, BENCH_FACTS: factsFile },
  }),
};

const waitUntilServing = async (url: string): Promise<void> => {
  for (;;) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
};

/**
 * Saves a changed heading several times and measures when the browser shows it.
 * @returns for each save, the milliseconds from its start to the frame after the change
 */
export const saveToScreen = async (
  name: keyof typeof serverOf,
  site: BenchSite,
  browser: Browser,
  saves: number,
): Promise<number[]> => {
  const port = await freePort(5600);
  const { node, args, cwd = root, env } = serverOf[name](site, port);
  const server = spawn(node, args, {
    cwd,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'development', ...env },
    stdio: 'ignore',
  });
  const tab = await browser.newPage();
  const file = join(site.pagesDir, `${page}.yaml`);
  const text = await readFile(file, 'utf8');
  try {
    const url = `http://127.0.0.1:${port}/${page}`;
    await waitUntilServing(url);
    await tab.goto(url);
    if (name === 'this product') {
      await tab.mouse.wheel(0, 200);
      await tab.waitForFunction(() => document.documentElement.dataset['shell'] === 'ready');
    }
    await tab.waitForLoadState('networkidle');
    const times: number[] = [];
    for (let save = 0; save < saves; save += 1) {
      const heading = `Saved for the ${save}. time`;
      const begun = Date.now();
      await writeFile(file, text.replace(/^(\s+heading: ).*$/m, `$1${heading}`));
      const seen = await tab.waitForFunction(
        (words) => document.querySelector('h1')?.textContent?.includes(words) && Date.now(),
        heading,
        { polling: 'raf', timeout: 60_000 },
      );
      times.push(Number(await seen.jsonValue()) - begun);
      // The next save must not overlap with requests of this one.
      await tab.waitForLoadState('networkidle');
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
    return times;
  } finally {
    await writeFile(file, text);
    await tab.close();
    server.kill();
    await once(server, 'close');
  }
};
