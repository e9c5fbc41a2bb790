import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { cacheDir } from '../scripts/shared-options.ts';
import { createCommand, strict } from '../scripts/cli.ts';
import { studioDesk } from '../tests/support/browser/studio-viewport.ts';
import { findChromium } from '../tests/support/programs/chromium.ts';
import { machine } from './machine.ts';
import { Hand } from './studio/counted-user.ts';
import { doPublishing } from './studio/publishing/do-publishing.ts';
import { sharedFolder } from './studio/publishing/shared-folder.ts';
import { sharedRepository } from './studio/publishing/shared-repository.ts';
import { publishingTasks } from './studio/publishing/tasks/all.ts';

/**
 * `npm run site -- bench publishing-tasks`: performs publishing tasks of an editor on both stores and counts clicks, texts,
 * API calls and changed lines.
 */
strict(
  createCommand('bench publishing-tasks', [], 'count what an editor does to publish, on both stores'),
).parse();

// The Git configuration of the machine must not affect the results.
Object.assign(process.env, { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' });
/** The site whose texts the tasks refer to. */
const site = 'tests/fixtures/mason/pages';
const makers = [() => sharedFolder(site, cacheDir), () => sharedRepository(site)];

console.log(machine());
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
const scratch = await mkdtemp(join(tmpdir(), 'bench-'));
try {
  console.log('| task | store | clicks | texts | choices of files | calls | seconds | lines that differ |');
  console.log('|---|---|--:|--:|--:|--:|--:|---|');
  for (const task of publishingTasks) {
    for (const make of makers) {
      const store = await make();
      await task.prepare?.(store);
      const context = await browser.newContext({ viewport: studioDesk });
      const page = await context.newPage();
      await store.open(page);
      const done = await doPublishing(new Hand(page), store, task, scratch);
      const { clicks, texts, choices, calls, seconds, entries } = done;
      const lines = entries.filter(({ who }) => who === 'anna').flatMap((entry) => entry.lines);
      const told = lines.map((line) => `\`${line}\``).join('<br>');
      const figures = [clicks, texts, choices, calls, seconds.toFixed(1), told];
      console.log(`| ${task.name} | ${store.name} | ${figures.join(' | ')} |`);
      await context.close();
      await store.close();
    }
  }
} finally {
  await browser.close();
  await rm(scratch, { recursive: true });
}
