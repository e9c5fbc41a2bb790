import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { SiteReader } from '../../documents/node/site-reader.ts';
import { protectServer } from '../../infra/local/guard.ts';
import { cacheDir } from '../../scripts/shared-options.ts';
import { startDevServer } from '../../site-builder/dev/dev-server.ts';
import { studioUrl } from '../../studio/address.ts';
import { studioDesk } from '../../tests/support/browser/studio-viewport.ts';
import { Hand, type Doings } from './counted-user.ts';
import { changedLines } from './changed-lines.ts';
import type { Task } from './tasks/task.ts';

/** The site whose texts the tasks refer to. */
const site = 'tests/fixtures/mason/pages';

/** The effort and the result of a task. */
export type Done = Doings & {
  /** Time from the opened Studio to the last click. Typing takes no time for thinking. */
  seconds: number;
  /** Number of changed lines and files. Images are files without lines. */
  lines: number;
  files: number;
};

/** Returns the kinds of problems of each file: the task changes their positions and the names of images. */
const problemsOf = async (pagesDir: string): Promise<Set<string>> => {
  const { problems } = await new SiteReader(pagesDir).read();
  return new Set(problems.map((problem) => `${problem.file} ${problem.code}`));
};

/**
 * Performs a task on a copy of the site in a new browser context, and compares the files afterwards.
 * @param scratch an empty folder
 * @throws Error if an expected element is missing, or the check reports new problems
 */
export const doTask = async (browser: Browser, scratch: string, task: Task): Promise<Done> => {
  const [pagesDir, before] = [join(scratch, 'pages'), join(scratch, 'before')];
  await cp(site, pagesDir, { recursive: true });
  const known = await problemsOf(pagesDir);
  await task.prepare?.(pagesDir);
  await cp(pagesDir, before, { recursive: true });
  const server = await startDevServer({
    guard: protectServer,
    pagesDir,
    cacheDir,
    port: 0,
    api: 'http://127.0.0.1:9',
  });
  const context = await browser.newContext({ viewport: studioDesk });
  try {
    const page = await context.newPage();
    await page.goto(`http://127.0.0.1:${server.config.server.port}${studioUrl}/`);
    await page.getByText(/^Problems \(/).waitFor();
    const hand = new Hand(page);
    const begun = performance.now();
    await task.run(hand, scratch);
    const seconds = (performance.now() - begun) / 1000;
    const added = [...(await problemsOf(pagesDir))].filter((line) => !known.has(line));
    if (added.length > 0) throw new Error(`"${task.name}" leaves behind:\n${added.join('\n')}`);
    return { ...hand.doings, seconds, ...changedLines(before, pagesDir) };
  } finally {
    await context.close();
    await server.close();
  }
};
