import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { only, readFlags } from '../scripts/options.ts';
import { findChromium } from '../tests/chromium.ts';
import { installBenchTools } from './install.ts';
import { machine } from './machine.ts';
import { clickOnce } from './pages/clicks.ts';
import { startLighthouse, type Throttling } from './pages/lighthouse.ts';
import { everyRoute, inTurns, lighthouseRounds } from './pages/rounds.ts';
import { buildAll } from './pages/sites.ts';
import { spread, table } from './pages/table.ts';
import { bare, self, serveAll, usual, variantsOf } from './pages/variants.ts';
import { visitOnce } from './pages/visit.ts';
import { routesOf, shellWeight, weightOf } from './pages/weights.ts';
import { writePerformance } from './performance-table.ts';

/**
 * What the pages weigh and how fast they are on a middling telephone: the site of this repository beside itself
 * without scripts and in the usual way, and generated service pages beside those of two peers. Keeps its tables in
 * docs/performance.md when everything was measured.
 */
const everything = 'weights,lighthouse,peers,routes,clicks,visit';
const flags = readFlags('bench -- pages', {
  runs: { value: '9', help: 'how often everything is measured, in turns' },
  only: { value: everything, help: 'parts to measure; the file is left alone when some are missing' },
});
const runs = Number(only(flags.runs));
const wanted = new Set(only(flags.only).split(','));
const pages = ['/', '/marble-polishing', '/free-estimate'];
const throttlings: Throttling[] = ['simulate', 'devtools'];

installBenchTools();
const scratch = await mkdtemp(join(tmpdir(), 'bench-pages-'));
const site = join(scratch, 'site');
await promisify(execFile)('node', ['scripts/run.mjs', 'build', '--out', site]);
const { variants, stop } = await serveAll(await variantsOf(site, scratch), site);
const executablePath = findChromium();

const parts: string[] = [];
const tell = (part: string): void => {
  parts.push(part);
  console.log(`\n${part}`);
};
const kilo = (bytes: number): string => (bytes / 1000).toFixed(1);
tell(`${machine()}; medians of ${runs} runs in turns, the middle half in brackets.`);

if (wanted.has('weights')) {
  const rows = pages.flatMap((page) =>
    variants.map(({ name, root }) => {
      const { html, early } = weightOf(root, page);
      return [page, name, kilo(html), kilo(early), name === self ? kilo(shellWeight(root)) : '0'];
    }),
  );
  const head = ['page', '', 'HTML and CSS', 'scripts at once', 'scripts at intent'];
  tell(`kB, brotli 11, without pictures and fonts:\n\n${table(head, rows)}`);
}

const lighthouse = startLighthouse(executablePath);
if (wanted.has('lighthouse')) {
  for (const throttling of throttlings)
    tell(await lighthouseRounds(lighthouse, { runs, throttling, pages, variants, base: bare }));
}
if (wanted.has('peers')) {
  const peers = await serveAll(await buildAll(scratch), site);
  tell('Generated service pages of about 800 words, each with the same fonts and pictures:');
  for (const throttling of throttlings) {
    const options = {
      runs,
      throttling,
      pages: ['/marble-polishing'],
      variants: peers.variants,
      base: 'Astro',
    };
    tell(await lighthouseRounds(lighthouse, options));
  }
  peers.stop();
}
if (wanted.has('routes')) {
  const own = variants.find(({ name }) => name === self)?.url ?? '';
  tell(await everyRoute(lighthouse, own, routesOf(site)));
}
lighthouse.stop();

const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
if (wanted.has('clicks')) {
  const found = await inTurns(runs, variants, ({ url }) => clickOnce(browser, url));
  const rows = [...found].map(([name, clicks]) => [
    name,
    spread(clicks.map(({ time }) => time)),
    Math.max(...clicks.map(({ shift }) => shift)).toFixed(4),
  ]);
  tell(
    `From the click on a link of the header to the next heading, slow 4G and a processor four times slower:\n\n${table(['', 'ms', 'worst shift'], rows)}`,
  );
}
if (wanted.has('visit')) {
  const both = variants.filter(({ name }) => [self, usual].includes(name));
  const found = await inTurns(runs, both, ({ url }) => visitOnce(browser, url));
  const rows = [...found].map(([name, visits]) => [
    name,
    spread(visits.map(({ bytes }) => bytes / 1000)),
    spread(visits.map(({ time }) => time)),
  ]);
  tell(
    `A whole visit (home, a service page, free estimate, sent) with the same line and processor, and what the visitor waits in it:\n\n${table(['', 'kB', 'ms'], rows)}`,
  );
}
await browser.close();
stop();
await rm(scratch, { recursive: true, force: true });
if (everything.split(',').every((part) => wanted.has(part))) writePerformance('pages', parts.join('\n\n'));
