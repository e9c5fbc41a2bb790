import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createCommand, exitWithError, parseOptions } from '../scripts/cli.ts';
import { findDesktopChromium } from '../tests/support/programs/chromium.ts';
import { installBenchTools } from './install.ts';
import { machine } from './machine.ts';
import { lighthouseWith } from './pages/lighthouse.ts';
import { parts, type Bench } from './pages/parts.ts';
import { buildAll } from './pages/sites.ts';
import { serveAll, variantsOf } from './pages/variants.ts';
import { writePerformance } from './performance-table.ts';

/**
 * Measures the size and speed of pages on a mid-range phone: the site of this repository compared with variants of it
 * without scripts and with conventional hydration, and generated service pages compared with those of two peers. The table
 * of each part is written to docs/performance.md when it is complete, unless there are fewer runs than by default.
 */
const all = Object.keys(parts) as (keyof typeof parts)[];
const usualRuns = { runs: 9, applied: 5 };
const options = parseOptions(
  createCommand('bench pages', ['--only clicks,visit', '--runs 1'], 'measure weight and speed of pages')
    .option('--runs <number>', 'number of measurements', String(usualRuns.runs))
    .option(
      '--applied <number>',
      'number of measurements with applied throttling in Lighthouse',
      String(usualRuns.applied),
    )
    .option('--only <parts>', 'parts to measure, separated by commas', all.join(',')),
);
const runs = Number(options.runs);
const applied = Number(options.applied);
const wanted = options.only.split(',');
const unknown = wanted.find((part) => !all.some((known) => known === part));
if (unknown !== undefined) exitWithError(`There is no part "${unknown}". There are: ${all.join(', ')}.`);
const keeps = runs >= usualRuns.runs && applied >= usualRuns.applied;

installBenchTools();
const scratch = await mkdtemp(join(tmpdir(), 'bench-pages-'));
const site = join(scratch, 'site');
await promisify(execFile)('node', ['scripts/run.mjs', 'build', '--out', site]);
const own = await serveAll(await variantsOf(site, scratch), site);
let generated: ReturnType<typeof serveAll> | undefined;
const peers = async () => {
  generated ??= serveAll(await buildAll(scratch), site);
  return (await generated).variants;
};
const lighthouse = lighthouseWith(findDesktopChromium());
const bench: Bench = { runs, applied, variants: own.variants, peers, lighthouse };

for (const part of all.filter((name) => wanted.includes(name))) {
  const before = machine();
  try {
    const measured = await parts[part](bench);
    const after = (loadavg()[0] ?? 0).toFixed(1);
    const result = `\`npm run site -- bench pages --only ${part}\`: ${before} at the start, ${after} at the end.\n\n${measured}`;
    console.log(`\n${result}`);
    if (keeps) writePerformance(part, result);
  } catch (error) {
    // The other parts are still measured.
    console.error(`${part} could not be measured:`, error);
    process.exitCode = 1;
  }
}

lighthouse.stop();
own.stop();
(await generated)?.stop();
await rm(scratch, { recursive: true, force: true });
