import { expect, test } from 'vitest';
import { deployedStudioOfTests, pageIn } from '../../support/browser/deployed-studio.ts';
import { oneWindow } from '../../support/browser/one-window.ts';
import { studioDesk } from '../../support/browser/studio-desk.ts';
import { storeOf } from '../../support/github/editor-store.ts';

const { visit, open, signIn, heading, github, address } = deployedStudioOfTests();
const one = oneWindow(open);

const draft = (path: string) => github().world.repository.text(['show', `studio/main/anna:pages/${path}`]);
const go = (route: string) => one().page.goto(`${address()}#${route}`);
const dialog = () => one().page.getByRole('dialog', { name: 'Review and publish' });
const review = () => one().page.getByRole('button', { name: 'Review and publish' }).click();
const publish = async (message: string) => {
  await dialog().getByRole('textbox', { name: 'What did you change, and why?' }).fill(message);
  await dialog().getByRole('button', { name: 'Publish', exact: true }).click();
};
const close = async () => {
  await dialog().getByRole('button', { name: 'Close' }).click();
  await dialog().waitFor({ state: 'detached' });
};
const type = async (text: string) => {
  await heading(one()).click();
  await one().page.getByRole('textbox', { name: 'Heading' }).first().fill(text);
};

test('pictures come after the first page, are looked at until then, and are shown', async () => {
  const visitor = await visit(address(), { viewport: studioDesk });
  const { page } = visitor;
  let come = (): void => undefined;
  const isTime = new Promise<void>((resolve) => (come = resolve));
  await page.route('**/git/blobs/**', async (route) => {
    await isTime;
    await route.continue();
  });
  await signIn(visitor);
  await heading(visitor).waitFor();
  await page.locator('summary').filter({ hasText: 'Problems' }).click();
  const looking = page.getByText(/^Still looking at \d+ pictures/).first();
  await looking.waitFor();
  come();
  await looking.waitFor({ state: 'detached' });
  const picture = pageIn(visitor).locator('img[src^="blob:"]').first();
  await picture.waitFor({ state: 'attached' });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await visitor.end();
});

test('whoever signs in sees the site, changes it, and what is saved stands in the repository', async () => {
  const { page } = one();
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
});

test('the page is locked away from the Studio, and a click on it opens its field all the same', async () => {
  const { page } = one();
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
  await heading(one()).click();
  await expect.poll(() => page.locator(':focus').count()).toBe(1);
  await page.getByRole('textbox', { name: 'Heading' }).first().waitFor();
  await go('/about');
  const slab = pageIn(one()).getByRole('img', { name: 'Slab of white marble with one vein' });
  await slab.click();
  await expect
    .poll(() => page.locator(':focus').evaluate((field) => field.outerHTML))
    .toContain('marble.jpg');
});

test('what was changed is published with the words of the editor, joined with what somebody else has published', async () => {
  const { repository } = github().world;
  const { page } = one();
  await go('/projects');
  await type('Nine we like to show');
  // Meanwhile Ben publishes another line of the same page.
  const ben = await storeOf(github().url, 'ben');
  const before = String((await ben.store.read()).content.get('projects.yaml'));
  const after = before.replace('Ask about any of them.', 'Ask about each of them.');
  await ben.store.write([{ name: 'projects.yaml', before, after }]);
  expect(await ben.publishing.publish({ message: 'Each of them' })).toMatchObject({ state: 'published' });

  await review();
  await dialog().getByText('Hero: the heading was changed').waitFor();
  await dialog().getByText('goes to the live site by itself').waitFor();
  // The whole site is checked in a thread of its own, which ends with the answer.
  const threads = page.workers().length;
  const checking = page.waitForEvent('worker');
  await publish('Nine by now');
  await dialog().getByText('It is published.').waitFor();
  expect((await checking).url()).toContain('/checker.worker-');
  await expect.poll(() => page.workers()).toHaveLength(threads);
  const shown = await repository.text([
    'show',
    '--unified=0',
    '--format=%an: %s',
    'main',
    '--',
    'pages/projects.yaml',
  ]);
  expect(shown.split('\n').filter((line) => /^(anna|[+-] )/.test(line))).toEqual([
    'anna: Nine by now',
    '-    heading: Eight we like to show',
    '+    heading: Nine we like to show',
  ]);
  expect(await repository.text(['show', 'main:pages/projects.yaml'])).toContain('Ask about each of them.');
  expect(await repository.text(['for-each-ref', '--format=%(refname:short)'])).toBe('main');
  expect(one().console).toEqual([]);
  await close();
});

test('a connection that is lost in the midst of publishing loses nothing, and the next try ends it', async () => {
  const { page } = one();
  await go('/warranty');
  await type('Typed before it was lost');
  await review();
  // The draft is saved, and from the pull request on nobody answers.
  await page.route('**/pulls**', (route) => route.abort());
  await publish('A heading');
  await dialog().getByText('Everything is saved here; try again later.').waitFor();
  expect(await draft('warranty.yaml')).toContain('Typed before it was lost');
  await page.unroute('**/pulls**');
  await dialog().getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog().getByText('It is published.').waitFor();
  const shown = await github().world.repository.text([
    'log',
    '-1',
    '--format=%an: %s',
    '-p',
    '--unified=0',
    'main',
  ]);
  expect(shown.split('\n').filter((line) => /^(anna|[+] )/.test(line))).toEqual([
    'anna: A heading',
    '+    heading: Typed before it was lost',
  ]);
  await close();
});

test('the token is in no address, and in nothing that lasts', async () => {
  const { page } = one();
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
  expect([...lasting, page.url(), ...one().console, ...github().world.calls].join('\n')).not.toContain(
    'token-anna',
  );
  await page.reload();
  await heading(one()).waitFor();
  const other = await page.context().newPage();
  await other.goto(address());
  await other.getByLabel('Token').waitFor();
});
