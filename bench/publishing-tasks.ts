import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { createCommand, withStrictOptions } from '../scripts/cli.ts';
import { studioDesk } from '../tests/support/browser/studio-viewport.ts';
import { findChromium } from '../tests/support/programs/chromium.ts';
import { machine } from './machine.ts';
import { Hand } from './studio/counted-user.ts';
import { doPublishing } from './studio/publishing/do-publishing.ts';
import { sharedRepository } from './studio/publishing/shared-repository.ts';
import { publishingTasks } from './studio/publishing/tasks/all.ts';

/**
 * `npm run site -- bench publishing-tasks`: performs publishing tasks of an editor in the hosted Studio and counts clicks,
 * texts, API calls and changed lines.
 */
withStrictOptions(
  createCommand('bench publishing-tasks', [], 'count what an editor does to publish'),
).parse();

/** The site whose texts the tasks refer to. */
const site = 'tests/fixtures/mason/pages';

console.log(machine());
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
const scratch = await mkdtemp(join(tmpdir(), 'bench-'));
try {
  console.log('| task | clicks | texts | choices of files | calls | seconds | lines that differ |');
  console.log('|---|--:|--:|--:|--:|--:|---|');
  for (const task of publishingTasks) {
    const store = await sharedRepository(site);
    await task.prepare?.(store);
    const context = await browser.newContext({ viewport: studioDesk });
    const page = await context.newPage();
    await store.open(page);
    const done = await doPublishing(new Hand(page), store, task, scratch);
    const { clicks, texts, choices, calls, seconds, entries } = done;
    const lines = entries.filter(({ who }) => who === 'anna').flatMap((entry) => entry.lines);
    const told = lines.map((line) => `\`${line}\``).join('<br>');
    const figures = [clicks, texts, choices, calls, seconds.toFixed(1), told];
    console.log(`| ${task.name} | ${figures.join(' | ')} |`);
    await context.close();
    store.close();
  }
} finally {
  await browser.close();
  await rm(scratch, { recursive: true });
}
