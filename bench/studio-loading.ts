import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { createCommand, parseOptions } from '../scripts/cli.ts';
import { serveDeployedStudio } from '../tests/support/browser/serve-deployed-studio.ts';
import { startGitHub } from '../tests/support/github/emulator.ts';
import { readRepositoryFiles } from '../tests/support/github/repository-files.ts';
import { findChromium } from '../tests/support/programs/chromium.ts';
import { median } from './build/statistics.ts';
import { makeSite } from './content/make-site.ts';
import { machine } from './machine.ts';
import { Line } from './studio/line.ts';
import { measureLoading, type Loading } from './studio/loading.ts';

/**
 * `npm run site -- bench studio-loading`: measures how long an editor of a repository behind GitHub's API waits for the
 * first page and for a save, with 10 Mbit/s, in seconds.
 */
const options = parseOptions(
  createCommand('bench studio-loading', ['--rounds 1'], 'measure loading times of the deployed Studio')
    .option('--pages <numbers>', 'sizes of the sites, in pages', '40,1000')
    .option('--rounds <number>', 'number of editors who open each site; the median is printed', '5'),
);

const columns: (keyof Loading)[] = ['signIn', 'first', 'save', 'again'];

console.log(machine());
const scratch = await mkdtemp(join(tmpdir(), 'bench-'));
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
try {
  console.log(`| pages | ${columns.join(' | ')} | calls to the first page |\n|--:|--:|--:|--:|--:|--:|`);
  for (const pages of options.pages.split(',').map(Number)) {
    const pagesDir = join(scratch, String(pages));
    await makeSite({ from: 'pages', to: pagesDir, pages });
    const measured: Loading[] = [];
    let calls = 0;
    for (let round = 0; round < Number(options.rounds); round += 1) {
      // Otherwise the saved changes of one editor would be the draft of the next.
      const github = await startGitHub(readRepositoryFiles(pagesDir), { delay: 100 });
      const line = new Line();
      const studio = await serveDeployedStudio(await line.to(github.url));
      const count = () => (calls = github.world.calls.length);
      measured.push(await measureLoading(browser, await line.to(studio.address), count));
      line.close();
      studio.close();
      github.close();
    }
    const seconds = columns.map((column) => (median(measured.map((each) => each[column])) / 1000).toFixed(2));
    console.log(`| ${pages} | ${seconds.join(' | ')} | ${calls} |`);
  }
} finally {
  await browser.close();
  await rm(scratch, { recursive: true });
}
