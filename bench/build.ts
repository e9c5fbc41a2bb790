import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { createCommand, parseOptions } from '../scripts/cli.ts';
import { findDesktopChromium } from '../tests/support/programs/chromium.ts';
import { builders, type Builder } from './build/builders.ts';
import { measure, root } from './build/run.ts';
import { saveToScreen } from './build/save-to-screen.ts';
import { prepareSite, type BenchSite } from './build/sites.ts';
import { median, shown } from './build/statistics.ts';
import { installBenchTools } from './install.ts';
import { machine } from './machine.ts';
import { writePerformance } from './performance-table.ts';

/**
 * `npm run site -- bench build`: builds the same generated pages with this product and two peers, interleaved, cold and
 * after one edit. Also measures the check, and the time from a save to the screen. Whole processes are measured; images are
 * encoded before. The tables are written to docs/performance.md unless there are fewer runs or pages than by default.
 */
const usual = { pages: '40,1000', large: '10000', runs: '3' };
const options = parseOptions(
  createCommand('bench build', ['--pages 40 --runs 1'], 'compare builds with those of two peers')
    .option('--pages <numbers>', 'sizes of the sites, in pages', usual.pages)
    .option(
      '--large <number>',
      'size of the site that only this product builds and checks; 0 for none',
      usual.large,
    )
    .option('--runs <number>', 'number of measurements', usual.runs),
);
const sizes = options.pages.split(',').map(Number);
const large = Number(options.large);
const runs = Number(options.runs);
const keeps = options.pages === usual.pages && large === Number(usual.large) && runs >= Number(usual.runs);

installBenchTools();
const scratch = await mkdtemp(join(tmpdir(), 'bench-'));
const where = machine();
const rows: string[] = [];
const say = (row: string): void => {
  rows.push(row);
  console.log(row);
};

/** Changes a question of one page to a text that no earlier run has used. */
const editOne = async ({ pagesDir }: BenchSite, nth: number): Promise<void> => {
  const file = join(pagesDir, 'projects.yaml');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(/^(.* question: ).*$/m, `$1Edited for the ${nth}. time?`));
};

const ratios = (times: Map<Builder, number[]>): string => {
  const own = median(times.get(builders[0] as Builder) ?? []);
  return builders
    .slice(1)
    .map((peer) => (own / median(times.get(peer) ?? [])).toFixed(2))
    .join(' | ');
};

const perPage = new Map<number, number>();

const outOf = ({ name }: Builder): string => join(scratch, `out-${name.replace(' ', '-')}`);

const compare = async (size: number, site: BenchSite): Promise<void> => {
  const cold = new Map(builders.map((builder) => [builder, [] as number[]]));
  const edited = new Map(builders.map((builder) => [builder, [] as number[]]));
  // Not timed: the first build reads image metadata, which the peers get prepared, and bundles the commands.
  for (const builder of builders) await measure(builder.build(site, outOf(builder)), scratch);
  for (let run = 0; run < runs; run += 1) {
    for (const builder of builders) {
      const out = outOf(builder);
      await builder.forget(site, out);
      cold.get(builder)?.push((await measure(builder.build(site, out), scratch)).seconds);
      await editOne(site, run * builders.length + builders.indexOf(builder));
      edited.get(builder)?.push((await measure(builder.build(site, out), scratch)).seconds);
    }
  }
  const cells = (times: typeof cold) =>
    builders.map((builder) => shown(times.get(builder) ?? [])).join(' | ');
  say(`| cold build, ${size} pages, s | ${cells(cold)} | ${ratios(cold)} |`);
  say(`| one edit, ${size} pages, s | ${cells(edited)} | ${ratios(edited)} |`);
  perPage.set(size, median(cold.get(builders[0] as Builder) ?? []) / size);
};

const alone = async (size: number): Promise<void> => {
  const [own] = builders;
  if (!own) return;
  const site = await prepareSite(scratch, size);
  const out = join(scratch, 'out-large');
  const cold = await measure(own.build(site, out), scratch);
  const smaller = perPage.get(sizes.at(-1) ?? 0);
  const growth = smaller ? `, per page ${(cold.seconds / size / smaller).toFixed(2)} of ${sizes.at(-1)}` : '';
  say(
    `| cold build, ${size} pages, s (${Math.round(cold.megabytes)} MB${growth}) | ${cold.seconds.toFixed(1)} | | | | |`,
  );
  await editOne(site, 0);
  const again = await measure(own.build(site, out), scratch);
  say(
    `| one edit, ${size} pages, s (${Math.round(again.megabytes)} MB) | ${again.seconds.toFixed(1)} | | | | |`,
  );
  const check = { node: process.execPath, args: ['scripts/run.mjs', 'check', '--pages', site.pagesDir] };
  for (const when of ['check', 'check once more']) {
    const checked = await measure(check, scratch);
    say(
      `| ${when}, ${size} pages, s (${Math.round(checked.megabytes)} MB) | ${checked.seconds.toFixed(1)} | | | | |`,
    );
  }
};

try {
  say('| | this product | limit | Astro | to limit | to Astro |');
  say('|---|---|---|---|---|---|');
  const browser = await chromium.launch({ executablePath: findDesktopChromium() });
  for (const size of sizes) {
    const site = await prepareSite(scratch, size);
    await compare(size, site);
    const own = await saveToScreen('this product', site, browser, runs * 3);
    const astro = await saveToScreen('Astro', site, browser, runs * 3);
    const ratio = (median(own) / median(astro)).toFixed(2);
    say(`| a save on the screen, ${size} pages, ms | ${shown(own, 0)} | | ${shown(astro, 0)} | | ${ratio} |`);
  }
  await browser.close();
  if (large > 0) await alone(large);
  if (keeps) {
    const words = `\`npm run site -- bench build\`: medians and extremes of ${runs} runs in turn, whole processes, pictures encoded and looked at before, all but the checks in the Node that Astro wants; ${where} at the start.`;
    writePerformance('build', `## Build\n\n${words}\n\n${rows.join('\n')}`);
    console.log(`Written to ${join(root, 'docs/performance.md')}`);
  }
} finally {
  await rm(scratch, { recursive: true });
}
