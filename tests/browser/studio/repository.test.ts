import { expect, test } from 'vitest';
import { Hand } from '../../../bench/studio/counted-user.ts';
import { entriesSince } from '../../../bench/studio/publishing/history.ts';
import { Review } from '../../../bench/studio/publishing/review.ts';
import { violationsOn } from '../../support/browser/axe.ts';
import { deployedStudioOfTests, pageIn } from '../../support/browser/deployed-studio.ts';
import { oneWindow } from '../../support/browser/one-window.ts';
import { studioEditor } from '../../support/browser/studio-viewport.ts';
import { setEveryStatus } from '../../support/github/give-status.ts';

const { visit, signIn, heading, github, address } = deployedStudioOfTests();
/** Delays all images until released by the test. */
let releaseImages = (): void => undefined;
const imagesReleased = new Promise<void>((resolve) => (releaseImages = resolve));
const studio = oneWindow(async () => {
  const visitor = await visit(address(), studioEditor);
  await visitor.page.route('**/git/blobs/**', async (route) => {
    await imagesReleased;
    await route.continue();
  });
  await signIn(visitor);
  await heading(visitor).waitFor();
  return visitor;
});

const draft = (path: string) => github().world.repository.text(['show', `studio/main/anna:pages/${path}`]);
const go = (route: string) => studio().page.goto(`${address()}#${route}`);

test('images load after the first page, show placeholders until then, and are displayed', async ({
  onTestFinished,
}) => {
  onTestFinished(releaseImages);
  const { page } = studio();
  await page.locator('summary').filter({ hasText: 'Problems' }).click();
  const looking = page.getByText(/^Still checking \d+ images/).first();
  await looking.waitFor();
  releaseImages();
  await looking.waitFor({ state: 'detached' });
  const picture = pageIn(studio()).locator('img[src^="blob:"]').first();
  await picture.waitFor({ state: 'attached' });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

// Publishing and merging with this store is mostly tested in `studio/github/`.
test('failing checks block publishing, running checks delay it, and passing checks complete it automatically', async () => {
  const { page } = studio();
  const { world } = github();
  const before = await world.repository.text(['rev-parse', 'main']);
  const hand = new Hand(page);
  await hand.openPage('Contact');
  await hand.rewrite(/^Talk to the yard$/, 'Come to the yard');
  const review = await Review.open(hand);
  await review.dialog.getByText('go live automatically').waitFor();
  await review.say('Visitors are welcome');
  expect(await violationsOn(page)).toEqual([]);
  setEveryStatus(world, 'failure');
  await review.attempt('The checks of the site found errors');
  await review.dialog.getByText('All checks passed').waitFor({ state: 'detached' });

  setEveryStatus(world, 'pending');
  // The full check runs in its own worker, which ends after the result.
  const threads = page.workers().length;
  const checking = page.waitForEvent('worker');
  await page.clock.install();
  await review.attempt('Your changes were sent, and the checks of the site are running.');
  await review.dialog.getByText('Checks are running', { exact: true }).waitFor();
  setEveryStatus(world, 'success');
  await page.clock.fastForward(20_000);
  await review.outcome.getByText('Your changes are published.').waitFor();
  expect((await checking).url()).toContain('/checker.worker-');
  await expect.poll(() => page.workers().length).toBe(threads);
  await review.dialog.getByText('There are no changes to publish.').waitFor();
  await review.close();
  expect(await entriesSince(world.repository, before)).toEqual([
    {
      who: 'anna',
      message: 'Visitors are welcome',
      lines: ['pages/contact.yaml', '-    heading: Talk to the yard', '+    heading: Come to the yard'],
    },
  ]);
  // The draft branch is deleted.
  expect(await world.repository.text(['for-each-ref', '--format=%(refname:short)'])).toBe('main');
  expect(studio().console).toEqual([]);
});

test('after signing in, the site can be edited, and saved changes are in the repository', async () => {
  const { page } = studio();
  await go('/about');
  await page.getByRole('tab', { name: 'YAML' }).click();
  const first = page.locator('#panel-yaml .cm-line').filter({ hasText: /^title: About/ });
  await first.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' and more');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('All changes are saved').waitFor();
  expect(await draft('about.yaml')).toMatch(/^title: .* and more\n/);
  await page.getByRole('tab', { name: 'Fields' }).click();
  expect(await violationsOn(page)).toEqual([]);
});

test('the sandboxed preview cannot access the Studio, and a click still selects the field', async () => {
  const { page } = studio();
  const frame = page.frames().find((each) => each.url().endsWith('/page.html'));
  const reached = await frame?.evaluate(() => {
    const tries = [
      () => String(parent.document.title),
      () => parent.sessionStorage.length,
      () => sessionStorage.length,
      () => document.cookie,
    ];
    return [
      self.origin,
      ...tries.map((attempt) => {
        try {
          return attempt();
        } catch (error) {
          return error instanceof Error ? error.name : '';
        }
      }),
    ];
  });
  expect(reached).toEqual(['null', ...Array.from({ length: 4 }, () => 'SecurityError')]);
  await heading(studio()).click();
  await expect.poll(() => page.locator(':focus').count()).toBe(1);
  await page.getByRole('textbox', { name: 'Heading' }).first().waitFor();
  await go('/about');
  const slab = pageIn(studio()).getByRole('img', { name: 'Slab of white marble with one vein' });
  // The placeholder has no field.
  await slab.and(pageIn(studio()).locator('[src^="blob:"]')).click();
  await expect
    .poll(() => page.locator(':focus').evaluate((field) => field.outerHTML))
    .toContain('marble.jpg');
});

test('the token is in no URL and in no persistent storage', async () => {
  const { page } = studio();
  const lasting = await page.evaluate(async () => {
    const kept = [JSON.stringify({ ...localStorage }), document.cookie];
    const bytesOf = (value: unknown): string =>
      value instanceof Uint8Array ? new TextDecoder().decode(value) : JSON.stringify(value);
    for (const { name } of await indexedDB.databases()) {
      const opened = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open(name ?? '');
        request.addEventListener('success', () => resolve(request.result));
      });
      for (const store of opened.objectStoreNames) {
        const values = await new Promise<unknown[]>((resolve) => {
          const request = opened.transaction(store).objectStore(store).getAll();
          request.addEventListener('success', () => resolve(request.result));
        });
        kept.push(...values.map(bytesOf));
      }
    }
    return kept;
  });
  expect(lasting.length).toBeGreaterThan(20);
  expect([...lasting, page.url(), ...studio().console, ...github().world.calls].join('\n')).not.toContain(
    'token-anna',
  );
  await page.reload();
  await heading(studio()).waitFor();
  const other = await page.context().newPage();
  await other.goto(address());
  await other.getByLabel('Token').waitFor();
});
