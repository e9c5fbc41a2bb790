import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Hand } from '../../../bench/studio/hand.ts';
import { doPublishing } from '../../../bench/studio/publishing/do-publishing.ts';
import { Review } from '../../../bench/studio/publishing/review.ts';
import { sharedRepository, type CheckedStore } from '../../../bench/studio/publishing/shared-repository.ts';
import { failingChecks } from '../../../bench/studio/publishing/tasks/failing-checks.ts';
import { violationsOn } from '../../support/browser/axe.ts';
import { useBrowser, type Visit } from '../../support/browser/browser.ts';
import { studioDesk } from '../../support/browser/studio-desk.ts';

// Nothing of whoever runs the tests decides what Git does.
vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');

const site = 'tests/fixtures/mason/pages';
const scratch = mkdtempSync(join(tmpdir(), 'publishing-tasks-'));
afterAll(() => rmSync(scratch, { recursive: true }));

describe("a repository behind GitHub's API", () => {
  const visit = useBrowser();
  let store: CheckedStore;
  let visitor: Visit;
  let hand: Hand;
  /** All in one window. */
  beforeAll(async () => {
    store = await sharedRepository(site);
    visitor = await visit('about:blank', { viewport: studioDesk });
    await store.open(visitor.page);
    hand = new Hand(visitor.page);
  });
  afterAll(async () => {
    await visitor.end();
    await store.close();
  });

  // `npm run bench -- publishing-tasks` does all tasks on both stores: what others publish meanwhile, a lost connection
  // and the history are tested with the screen in `publishing.test.ts`, and with this store in `studio/github/`.
  test('a check that fails keeps it from being published; then the history holds the intended lines, and no draft is left', async () => {
    const { intended } = failingChecks;
    await expect(doPublishing(hand, store, failingChecks, scratch)).resolves.toMatchObject({
      entries: intended,
    });
  });

  test('what waits for the checks is published by itself when they have passed', async () => {
    const { page } = hand;
    await hand.openPage('Privacy');
    await hand.rewrite(/^What we keep$/, 'What we keep of you');
    const review = await Review.open(hand);
    await review.dialog.getByText('goes to the live site by itself').waitFor();
    await review.say('A better heading');
    expect(await violationsOn(page)).toEqual([]);
    const pass = store.holdChecks();
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

  test('nothing of it is told to the console', () => {
    expect(visitor.console).toEqual([]);
  });
});
