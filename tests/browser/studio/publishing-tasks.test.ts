import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Hand } from '../../../bench/studio/hand.ts';
import { doPublishing } from '../../../bench/studio/publishing/do-publishing.ts';
import { Review } from '../../../bench/studio/publishing/review.ts';
import { sharedFolder } from '../../../bench/studio/publishing/shared-folder.ts';
import { sharedRepository } from '../../../bench/studio/publishing/shared-repository.ts';
import type { SharedStore } from '../../../bench/studio/publishing/shared-store.ts';
import { publishingTasks } from '../../../bench/studio/publishing/tasks/all.ts';
import { bringBack } from '../../../bench/studio/publishing/tasks/bring-back.ts';
import { newPage } from '../../../bench/studio/publishing/tasks/new-page.ts';
import type { PublishingTask } from '../../../bench/studio/publishing/tasks/task.ts';
import { useBrowser, type Visit } from '../../support/browser/browser.ts';
import { studioCache } from '../../support/browser/studio-cache.ts';
import { studioDesk } from '../../support/browser/studio-desk.ts';

// Nothing of whoever runs the tests decides what Git does.
vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');

const site = 'tests/fixtures/mason/pages';
const scratch = mkdtempSync(join(tmpdir(), 'publishing-tasks-'));
afterAll(() => rmSync(scratch, { recursive: true }));

/** Does tasks one after another in one window: the history holds the intended lines after each, and no draft is left. */
const doAll = <Store extends SharedStore>(make: () => Promise<Store>, tasks: readonly PublishingTask[]) => {
  const visit = useBrowser();
  let store: Store;
  let visitor: Visit;
  let hand: Hand;
  beforeAll(async () => {
    store = await make();
    for (const { prepare } of tasks) await prepare?.(store);
    visitor = await visit('about:blank', { viewport: studioDesk });
    await store.open(visitor.page);
    hand = new Hand(visitor.page);
  });
  afterAll(async () => {
    await visitor.end();
    await store.close();
  });
  test.each(tasks)('$name', async (task) => {
    await expect(doPublishing(hand, store, task, scratch)).resolves.toMatchObject({ entries: task.intended });
  });
  return { store: () => store, hand: () => hand, console: () => visitor.console };
};

describe('a folder of this machine', () => {
  // What else is published from there stands in `publishing.test.ts`.
  doAll(() => sharedFolder(site, studioCache()), [newPage, bringBack]);
});

describe("a repository behind GitHub's API", () => {
  const { store, hand, console } = doAll(() => sharedRepository(site), publishingTasks);

  test('what waits for the checks is published by itself when they have passed', async () => {
    const { page } = hand();
    await hand().openPage('Privacy');
    await hand().rewrite(/^What we keep$/, 'What we keep of you');
    const review = await Review.open(hand());
    await review.dialog.getByText('goes to the live site by itself').waitFor();
    await review.say('A better heading');
    const pass = store().holdChecks();
    // The whole site is checked in a thread of its own, which ends with the answer.
    const threads = page.workers().length;
    const checking = page.waitForEvent('worker');
    await page.clock.install();
    await review.attempt('It is sent, and the checks of the site run.');
    await review.dialog.getByText('The checks run', { exact: true }).waitFor();
    pass();
    await page.clock.fastForward(20_000);
    await review.outcome.getByText('It is published.').waitFor();
    expect((await checking).url()).toContain('/checker.worker-');
    await vi.waitFor(() => expect(page.workers()).toHaveLength(threads));
    await review.close();
  });

  test('nothing of it is told to the console but what was lost with the connection', () => {
    expect(console().filter((line) => !line.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  });
});
