import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { createCommand, withStrictOptions } from '../scripts/cli.ts';
import { findChromium } from '../tests/support/programs/chromium.ts';
import { machine } from './machine.ts';
import { doTask } from './studio/do-task.ts';
import { changes } from './studio/tasks/changes.ts';
import { sevenMistakes } from './studio/tasks/mistakes.ts';
import { newPage } from './studio/tasks/new-page.ts';
import { replacePicture } from './studio/tasks/replace-picture.ts';
import { sections } from './studio/tasks/sections.ts';
import { telephone } from './studio/tasks/phone-number.ts';

/** `npm run site -- bench studio-tasks`: performs six tasks of an editor and counts clicks, texts and changed lines. */
withStrictOptions(createCommand('bench studio-tasks', [], 'count clicks and texts of six tasks')).parse();
const tasks = [telephone, newPage, sections, sevenMistakes, replacePicture, changes];

console.log(machine());
const scratch = await mkdtemp(join(tmpdir(), 'bench-'));
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
try {
  console.log('| task | clicks | texts | keys | choices of files | seconds | lines changed | files |');
  console.log('|---|--:|--:|--:|--:|--:|--:|--:|');
  for (const [index, task] of tasks.entries()) {
    const folder = join(scratch, String(index));
    await mkdir(folder);
    const done = await doTask(browser, folder, task);
    const { clicks, texts, keys, choices, seconds, lines, files } = done;
    const figures = [clicks, texts, keys, choices, seconds.toFixed(1), lines, files];
    console.log(`| ${task.name} | ${figures.join(' | ')} |`);
  }
} finally {
  await browser.close();
  await rm(scratch, { recursive: true });
}
