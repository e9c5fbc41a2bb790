import { expect, test } from 'vitest';
import { publishElsewhere } from '../../../bench/studio/publishing/concurrent-edit.ts';
import { entriesSince } from '../../../bench/studio/publishing/history.ts';
import { formatDocument } from '../../../documents/edit/text/format-document.ts';
import { dialogOnly, violationsOn } from '../../support/browser/axe.ts';
import { deployedStudioOfTests, pageIn } from '../../support/browser/deployed-studio.ts';
import { oneWindow } from '../../support/browser/one-window.ts';
import { editor } from '../../support/github/emulator.ts';
import { setEveryStatus } from '../../support/github/give-status.ts';
import { script } from '../../support/github/hostile-files.ts';
import { readRepositoryFiles } from '../../support/github/repository-files.ts';
import { runsAll } from '../../support/sample.ts';

/** The tiler's documents in the style of the Studio, so that a change has only its own lines. */
const { open, heading, github, address } = deployedStudioOfTests(
  () =>
    new Map(
      Array.from(readRepositoryFiles('tests/fixtures/tiler/pages'), ([name, content]) => [
        name,
        name.endsWith('.yaml') ? Buffer.from(formatDocument(content.toString())) : content,
      ]),
    ),
);
/** Anna edits in the Studio; Ben publishes elsewhere. */
const studio = oneWindow(async () => {
  const visitor = await open();
  await visitor.page.goto(`${address()}#/about`);
  await heading(visitor).getByText('people').waitFor();
  return visitor;
});

const about = 'pages/about.yaml';
const git = (...args: string[]) => github().world.repository.text(args);
const lastMessage = () => git('log', '-1', '--format=%an: %s', 'main');
const lastLines = async () => (await entriesSince(github().world.repository, 'main^'))[0]?.lines;
/** Returns the main heading of the published page. */
const published = async () => / heading: (.*)/.exec(await git('show', `main:${about}`))?.[1] ?? 'no heading';
const publishAsBen = (message: string, from: string, to: string, file = about) =>
  publishElsewhere(github().world.repository, message, { file, from, to });
const dialog = () => studio().page.getByRole('dialog', { name: 'Review and publish' });
const review = async () => {
  await studio().page.getByRole('button', { name: 'Review and publish' }).click();
  await dialog().getByRole('heading', { name: 'Changes for visitors' }).waitFor();
};
const publish = async (message: string) => {
  await dialog().getByRole('textbox', { name: 'What did you change, and why?' }).fill(message);
  await dialog().getByRole('button', { name: 'Publish', exact: true }).click();
};
const isPublished = () => dialog().getByText('. Visitors see it').waitFor();
const close = async () => {
  await dialog().getByRole('button', { name: 'Close' }).click();
  await dialog().waitFor({ state: 'detached' });
};
const type = async (text: string) => {
  await heading(studio()).click();
  await studio().page.getByRole('textbox', { name: 'Heading' }).first().fill(text);
};
const shows = (text: string) => pageIn(studio()).getByRole('heading', { name: text }).first().waitFor();

test('images load after the page and are shown', async () => {
  const image = pageIn(studio()).locator('img[src^="blob:"]').first();
  await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0);
});

test('a changed word is listed with both values, and published with the message of the editor', async () => {
  await type('Six people, one yard');
  await review();
  const change = dialog().getByRole('listitem').filter({ hasText: 'About · Top of the page: the heading' });
  await change.waitFor();
  expect(await change.locator('del, ins').allInnerTexts()).toEqual([
    'Six people, one shop',
    'Six people, one yard',
  ]);
  expect(await violationsOn(studio().page, dialogOnly)).toEqual([]);
  // A connection that is lost loses nothing.
  const { page } = studio();
  await page.route('**/pulls**', (route) => route.abort());
  await publish('We moved to a yard');
  await dialog().getByText('GitHub does not answer.').waitFor();
  await page.unroute('**/pulls**');
  await dialog().getByRole('button', { name: 'Publish', exact: true }).click();
  await isPublished();
  await dialog().getByText('There are no changes to publish.').waitFor();
  expect(await lastLines()).toEqual([
    about,
    '-    heading: Six people, one shop',
    '+    heading: Six people, one yard',
  ]);
  expect(await lastMessage()).toBe('anna: We moved to a yard');
  await close();
});

test('changes published by others are merged and shown; conflicts need a decision, and no input is lost', async () => {
  await type('Eight people, one big yard');
  await studio().page.getByRole('button', { name: 'Save' }).click();
  await studio().page.getByText('All changes are saved').waitFor();
  await publishAsBen('Level floors', 'Floors that stay flat', 'Floors that stay level', 'pages/home.yaml');
  await publishAsBen('Ours', 'Where the yard is', 'Where our yard is');
  await publishAsBen('Seven', await published(), 'Seven people, one big yard');
  await review();
  await dialog().getByText('Others have published changes in the meantime.').waitFor();
  await publish('Eight');
  const conflict = dialog().getByRole('alert').filter({ hasText: 'has changed About at the same places' });
  await conflict.getByText('Your colleague wrote Seven people, one big yard').waitFor();
  expect(await lastMessage()).toBe('Ben: Seven');
  await conflict.getByRole('button', { name: 'Mine: Top of the page: the heading' }).click();
  await conflict.waitFor({ state: 'detached' });
  await dialog().getByRole('button', { name: 'Publish', exact: true }).click();
  await isPublished();
  expect(await lastLines()).toEqual([
    about,
    '-    heading: Seven people, one big yard',
    '+    heading: Eight people, one big yard',
  ]);
  // Ben's changes elsewhere are preserved and shown, and are not listed as Anna's.
  expect(await git('show', `main:${about}`)).toContain('Where our yard is');
  await dialog().getByText('There are no changes to publish.').waitFor();
  await close();
  await shows('Where our yard is');
  await studio().page.getByText('All changes are saved').waitFor();
});

test.runIf(runsAll)('problems that prevent publishing are listed with links to their fields', async () => {
  await type('');
  await review();
  await dialog().getByText('Fix before publishing: 1').waitFor();
  expect(await dialog().getByRole('button', { name: 'Publish', exact: true }).isDisabled()).toBe(true);
  await dialog().getByRole('list').first().getByRole('button').first().click();
  await dialog().waitFor({ state: 'detached' });
  await studio().page.locator('[contenteditable=true]:focus').waitFor();
  await studio().page.keyboard.type(await published());
  await studio().page.getByText('All changes are saved').waitFor();
});

test('scheduling a live page warns at the date, on the page, in the list and in the review that it goes offline', async () => {
  const { page } = studio();
  await page.getByRole('button', { name: 'This page' }).click();
  const day = page.locator('[id="field-publishAt"]');
  const former = await day.inputValue();
  await day.fill('2101-03-01');
  const perhaps = /Visitors do not see (?:this|“About”) until/;
  await page.getByRole('region', { name: 'Fields' }).getByText(perhaps).waitFor();
  await page.getByRole('region', { name: 'Preview', exact: true }).getByText(perhaps).waitFor();
  await page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('button', { name: /^About *shown from .*2101/ })
    .waitFor();
  await review();
  await dialog().getByText(perhaps).waitFor();
  await close();
  await day.fill(former);
  await expect.poll(() => page.getByText(perhaps).count()).toBe(0);
});

test.runIf(runsAll)(
  'the history of a page shows what has changed since, and restores an earlier version',
  async () => {
    const { page } = studio();
    await page.getByRole('button', { name: 'Page', exact: true }).click();
    await page.getByRole('menuitem', { name: 'History …' }).click();
    const history = page.getByRole('dialog', { name: 'History of About' });
    const entryOf = (message: string) => history.getByRole('listitem').filter({ hasText: message }).first();
    const entry = entryOf('We moved to a yard');
    await entry.getByText('anna', { exact: true }).waitFor();
    // A publication of another page.
    expect(await history.getByText('Level floors').count()).toBe(0);
    await entry.getByText(/^About as it was on \w+day, /).click();
    await expect.poll(() => entry.locator('del, ins').allInnerTexts()).toContain('Six people, one yard');
    expect(await violationsOn(page, dialogOnly)).toEqual([]);
    // The newest entry equals the current page, so there is nothing to restore.
    await entryOf('Eight')
      .getByText(/^About as it was/)
      .click();
    await entryOf('Eight')
      .getByText(/^About has not changed since /)
      .waitFor();
    expect(await entryOf('Eight').getByRole('button', { name: /^Put/ }).count()).toBe(0);
    await entry.getByRole('button', { name: 'Put everything back' }).click();
    await shows('Six people, one yard');
    await page.getByText(/^About was restored to its version of /).waitFor();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await shows(await published());
    // Expected errors: a connection was lost.
    expect(studio().console.filter((line) => !line.includes('ERR_FAILED'))).toEqual([]);
  },
);

test.runIf(runsAll)(
  'an unfinished new page is one entry of the review, becomes a draft, and is removed',
  async () => {
    const { page } = studio();
    await page.getByRole('button', { name: 'Page', exact: true }).click();
    await page.getByRole('menuitem', { name: 'New page …' }).click();
    await page.getByRole('textbox', { name: 'Title' }).fill('Stair refinishing');
    await page.getByRole('button', { name: 'Create page' }).click();
    await page.locator('#panel-fields :focus').waitFor();
    await review();
    await dialog().getByText('Fix before publishing: 1').waitFor();
    await dialog()
      .getByText(/^Stair refinishing: texts that are still examples: \d+$/)
      .waitFor();
    await dialog().getByRole('button', { name: 'Keep “Stair refinishing” as a draft' }).click();
    await dialog()
      .getByText(/^Fix before/)
      .waitFor({ state: 'detached' });
    await dialog().getByRole('button', { name: 'Remove: Stair refinishing' }).click();
    await dialog()
      .getByText('“Stair refinishing” is removed. To bring it back, close this list and use Undo.')
      .waitFor();
    await close();
    await page.goto(`${address()}#/about`);
    await shows(await published());
  },
);

test.runIf(runsAll)(
  'failing checks block publishing, running checks delay it, and passing checks complete it automatically',
  async () => {
    const { page } = studio();
    const { world } = github();
    await type('Ten people, one big yard');
    await review();
    setEveryStatus(world, 'failure');
    await publish('Ten');
    await dialog().getByText('The checks of the site found errors').waitFor();
    setEveryStatus(world, 'pending');
    await page.clock.install();
    await dialog().getByRole('button', { name: 'Publish', exact: true }).click();
    await dialog().getByText('Your changes were sent, and the checks of the site are running.').waitFor();
    await dialog().getByText('Checks are running', { exact: true }).waitFor();
    setEveryStatus(world, 'success');
    await page.clock.fastForward(20_000);
    await isPublished();
    expect(await lastMessage()).toBe('anna: Ten');
    // The draft branch is removed.
    expect(await git('for-each-ref', '--format=%(refname:short)')).toBe('main');
    await close();
  },
);

test('the sandboxed preview cannot access the Studio, and the content security policy blocks injected scripts', async () => {
  const { page } = studio();
  const frame = page.frames().find((each) => each.url().endsWith('/page.html'));
  const reached = await frame?.evaluate(() =>
    [
      () => String(parent.document.title),
      () => parent.sessionStorage.length,
      () => sessionStorage.length,
      () => document.cookie,
    ].map((attempt) => {
      try {
        return attempt();
      } catch (error) {
        return error instanceof Error ? error.name : '';
      }
    }),
  );
  expect(reached).toEqual(Array.from({ length: 4 }, () => 'SecurityError'));
  for (const each of [page.mainFrame(), frame!]) {
    const ran = await each.evaluate(async (html) => {
      document.body.insertAdjacentHTML('beforeend', html);
      const inline = document.createElement('script');
      inline.textContent = 'self.ran=1';
      document.body.append(inline);
      // Any injected script would have run by now.
      const image = document.querySelector('img[src=x]');
      await new Promise((resolve) => image?.addEventListener('error', resolve));
      return 'ran' in self;
    }, script);
    expect(ran).toBe(false);
  }
});

test.runIf(runsAll)(
  'an expired token is requested again by keyboard, and the draft is preserved',
  async () => {
    const { page } = studio();
    const { keyboard } = page;
    await type('Typed before the token ended');
    github().world.users.delete('token-anna');
    await page.getByRole('button', { name: 'Save' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'your token has expired' });
    await alert.waitFor();
    // Markup in a text is shown as text.
    await page.getByRole('textbox', { name: 'Heading' }).first().fill(script);
    await alert.getByRole('button', { name: 'Sign in again' }).click();
    github().world.users.set('token-anew', editor('anna'));

    const focused = () =>
      page.locator(':focus').evaluate((field: HTMLInputElement) => field.labels?.[0]?.textContent);
    /** Replaces the text of the field that has the focus, and submits the form. */
    const enter = async (text: string) => {
      await keyboard.press('Control+A');
      await keyboard.type(text);
      await keyboard.press('Enter');
    };
    await page.getByLabel('Your site (GitHub repository)').focus();
    await enter('nothing');
    expect(await focused()).toContain('Your site (GitHub repository)');
    await page.getByText('separated by /').waitFor();
    await enter('mason/site');
    expect(await focused()).toContain('Token');
    await enter('no-token');
    await page.getByRole('alert').getByText('your token has expired').waitFor();
    expect(await focused()).toContain('Token');
    expect(await violationsOn(page)).toEqual([]);
    await enter('token-anew');
    await expect.poll(() => heading(studio()).textContent()).toBe(script);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('All changes are saved').waitFor();
  },
);

test('the token is in no URL and in no persistent storage, and after signing out in none at all', async () => {
  const { page } = studio();
  const lasting = await page.evaluate(async () => {
    const storedTexts = [JSON.stringify({ ...localStorage }), document.cookie];
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
        storedTexts.push(...values.map(bytesOf));
      }
    }
    return storedTexts;
  });
  expect(lasting.length).toBeGreaterThan(10);
  expect([...lasting, page.url(), ...studio().console, ...github().world.calls].join('\n')).not.toContain(
    'token-an',
  );
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByLabel('Token').waitFor();
  expect(await page.getByLabel('Token').inputValue()).toBe('');
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});
