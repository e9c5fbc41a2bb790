import { chromium, type Browser } from 'playwright-core';
import { findDesktopChromium } from '../../tests/support/programs/chromium.ts';
import { chooseOnce } from './choices.ts';
import { clickOnce } from './clicks.ts';
import type { Lighthouse } from './lighthouse.ts';
import { everyRoute, lighthouseRounds } from './rounds.ts';
import { spread, table } from './table.ts';
import { inTurns, retry, progress } from './interleave.ts';
import { bare, self, usual, type Variant } from './variants.ts';
import { visitOnce } from './visit.ts';
import { routesOf, shellWeight, weightOf } from './weights.ts';

/** The input of the parts of the benchmark. */
export type Bench = {
  /** Number of interleaved runs of each variant. */
  runs: number;
  /** The same for Lighthouse with applied throttling, which takes four times as long. */
  applied: number;
  /** The variants of this repository's site. */
  variants: Variant[];
  /** Builds the same generated pages with this product and with the peers. */
  peers: () => Promise<Variant[]>;
  lighthouse: Lighthouse;
};

const pages = ['/', '/marble-polishing', '/free-estimate'];
const service = ['/marble-polishing'];

/** Timeout of a click or a visit in seconds. A visit takes 20 s. */
const timeoutSeconds = 120;

const kilo = (bytes: number): string => (bytes / 1000).toFixed(1);

const inBrowser = async <T>(
  part: string,
  runs: number,
  variants: Variant[],
  once: (browser: Browser, url: string) => Promise<T>,
): Promise<Map<string, T[]>> => {
  const browser = await chromium.launch({
    executablePath: findDesktopChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const report = progress(part, runs * variants.length);
  try {
    return await inTurns(runs, variants, ({ name, url }) => {
      report(name);
      return retry(name, timeoutSeconds, () => once(browser, url));
    });
  } finally {
    await browser.close();
  }
};

const withLighthouse = async (
  { lighthouse, variants, peers }: Bench,
  kind: 'simulated' | 'applied',
  runs: number,
): Promise<string> => {
  // The conventional variant is skipped with applied throttling, because it takes long and the difference is clear anyway.
  const ways = kind === 'applied' ? variants.filter(({ name }) => name !== usual) : variants;
  const generated = await peers();
  const report = progress(kind, runs * (ways.length * pages.length + generated.length * service.length));
  const shared = { runs, kind, tell: report };
  const own = await lighthouseRounds(lighthouse, { ...shared, pages, variants: ways, base: bare });
  const beside = await lighthouseRounds(lighthouse, {
    ...shared,
    pages: service,
    variants: generated,
    base: 'Astro',
  });
  return `Lighthouse 13, mobile, ${kind} throttling, medians of ${runs} runs in turns:\n\n${own}\n\nGenerated service pages of about 800 words, each with the same fonts and pictures:\n\n${beside}`;
};

/** The parts of the benchmark. Each returns its results as Markdown. Quick parts come first. */
export const parts = {
  weights: async ({ variants }: Bench): Promise<string> => {
    const rows = pages.flatMap((page) =>
      variants.map(({ name, root }) => {
        const { html, early } = weightOf(root, page);
        return [page, name, kilo(html), kilo(early), name === self ? kilo(shellWeight(root)) : '0'];
      }),
    );
    const head = ['page', '', 'HTML and CSS', 'scripts at once', 'scripts at intent'];
    return `kB, brotli 11, without pictures and fonts:\n\n${table(head, rows)}`;
  },

  clicks: async ({ runs, variants }: Bench): Promise<string> => {
    const found = await inBrowser('clicks', runs, variants, clickOnce);
    const rows = [...found].map(([name, clicks]) => [
      name,
      spread(clicks.map(({ time }) => time)),
      Math.max(...clicks.map(({ shift }) => shift)).toFixed(4),
    ]);
    return `From the click on a link of the header to the next heading, slow 4G and a processor four times slower, medians of ${runs} in turns:\n\n${table(['', 'ms', 'worst shift'], rows)}`;
  },

  choices: async ({ runs, variants }: Bench): Promise<string> => {
    const own = variants.filter(({ name }) => name === self);
    const found = await inBrowser('choices', runs, own, chooseOnce);
    const rows = [...found].map(([name, choices]) => [
      name,
      spread(choices.map(({ first }) => first)),
      spread(choices.map(({ next }) => next)),
    ]);
    return `From choosing a room in the estimate form to the next paint, a processor six times slower, medians of ${runs}:\n\n${table(['', 'first room, ms', 'another room, ms'], rows)}`;
  },

  visit: async ({ runs, variants }: Bench): Promise<string> => {
    const both = variants.filter(({ name }) => [self, usual].includes(name));
    const found = await inBrowser('visit', runs, both, visitOnce);
    const rows = [...found].map(([name, visits]) => [
      name,
      spread(visits.map(({ bytes }) => bytes / 1000)),
      spread(visits.map(({ time }) => time)),
    ]);
    return `A whole visit with the same line and processor, and what the visitor waits in it, medians of ${runs} in turns:\n\n${table(['', 'kB', 'ms'], rows)}`;
  },

  lighthouse: (bench: Bench): Promise<string> => withLighthouse(bench, 'simulated', bench.runs),

  routes: async ({ lighthouse, variants }: Bench): Promise<string> => {
    const { root = '', url = '' } = variants.find(({ name }) => name === self) ?? {};
    const routes = routesOf(root);
    const said = await everyRoute(lighthouse, url, routes, progress('routes', routes.length));
    return `Lighthouse 13, mobile, simulated throttling, once on each route; where that has less than 100 for performance, the middle of three runs:\n\n${said}`;
  },

  applied: (bench: Bench): Promise<string> => withLighthouse(bench, 'applied', bench.applied),
};
