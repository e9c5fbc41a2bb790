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

/** What the parts of the bench measure with. */
export type Bench = {
  /** How often each thing is measured, in turns. */
  runs: number;
  /** The same for Lighthouse with applied throttling, which takes four times as long. */
  applied: number;
  /** The site of this repository, in every way. */
  variants: Variant[];
  /** The same generated pages by this product and by the peers, built when they are wanted. */
  peers: () => Promise<Variant[]>;
  lighthouse: Lighthouse;
};

const pages = ['/', '/marble-polishing', '/free-estimate'];
const service = ['/marble-polishing'];

/** Seconds after which a click or a visit hangs; a visit takes 20. */
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
  const tell = progress(part, runs * variants.length);
  try {
    return await inTurns(runs, variants, ({ name, url }) => {
      tell(name);
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
  // How much the usual way loses is seen well enough without the long waits of applied throttling.
  const ways = kind === 'applied' ? variants.filter(({ name }) => name !== usual) : variants;
  const generated = await peers();
  const tell = progress(kind, runs * (ways.length * pages.length + generated.length * service.length));
  const shared = { runs, kind, tell };
  const own = await lighthouseRounds(lighthouse, { ...shared, pages, variants: ways, base: bare });
  const beside = await lighthouseRounds(lighthouse, {
    ...shared,
    pages: service,
    variants: generated,
    base: 'Astro',
  });
  return `Lighthouse 13, mobile, ${kind} throttling, medians of ${runs} runs in turns:\n\n${own}\n\nGenerated service pages of about 800 words, each with the same fonts and pictures:\n\n${beside}`;
};

/** Each part measures one thing and gives its table; the quick ones are first. */
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
