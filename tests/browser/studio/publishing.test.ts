import { expect, test, vi } from 'vitest';
import { violationsOn } from '../../support/browser/axe.ts';
import { oneWindow } from '../../support/browser/one-window.ts';
import { studioDesk } from '../../support/browser/studio-viewport.ts';
import { studioOn } from '../../support/browser/studio.ts';
import { SharedSite } from '../../support/git/shared-site.ts';

// Ignore the Git configuration of the user who runs the tests.
vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');

/** A site with two editors: Anna in the Studio, Ben elsewhere. */
class TwoEditors {
  readonly shared = new SharedSite();
  readonly anna = this.shared.editor('Anna');
  readonly ben = this.shared.editor('Ben');
  readonly pagesDir = this.anna.pagesDir;

  [Symbol.dispose](): void {
    this.shared[Symbol.dispose]();
  }
}

const { open, documents } = studioOn(() => new TwoEditors());
const studio = oneWindow(() => open('/about'));

const about = 'pages/about.yaml';
/** Returns the main heading of the published page. */
const published = () =>
  / heading: (.*)/.exec(documents().shared.git('show', `main:${about}`))?.[1] ?? 'no heading';
const dialog = () => studio().page.getByRole('dialog', { name: 'Review and publish' });
const review = async () => {
  await studio().page.getByRole('button', { name: 'Review and publish' }).click();
  await dialog().getByRole('heading', { name: 'Changes for visitors' }).waitFor();
};
const publish = async (message: string) => {
  await dialog().getByRole('textbox', { name: 'What did you change, and why?' }).fill(message);
  await dialog().getByRole('button', { name: 'Publish', exact: true }).click();
};
const isPublished = () => dialog().getByText('Your changes are published.').waitFor();
const close = async () => {
  await dialog().getByRole('button', { name: 'Close' }).click();
  await dialog().waitFor({ state: 'detached' });
};
const type = async (heading: string, field = 'Heading') => {
  await studio().site.getByRole('heading', { level: 1 }).click();
  await studio().page.getByRole('textbox', { name: field }).first().fill(heading);
};

test('a changed word is listed, shown as before and after, and published with the message of the editor', async () => {
  await type('Six people, one yard');
  await review();
  const change = dialog().getByRole('region', { name: 'About' }).getByRole('listitem');
  await change.getByText('Hero: the heading').waitFor();
  expect(await change.locator('del, ins').allInnerTexts()).toEqual([
    'Six people, one shop',
    'Six people, one yard',
  ]);
  await dialog().getByText('Compare before and after').click();
  for (const [name, heading] of [
    ['Before', 'Six people, one shop'],
    ['After', 'Six people, one yard'],
  ] as const)
    await dialog().frameLocator(`iframe[title=${name}]`).getByRole('heading', { name: heading }).waitFor();
  const { page } = studio();
  // Above phone width the layout is the same at all widths.
  for (const viewport of [{ width: 390, height: 844 }, studioDesk]) {
    await page.setViewportSize(viewport);
    await change.waitFor();
    expect(await dialog().evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    if (viewport !== studioDesk) expect(await violationsOn(page)).toEqual([]);
  }
  await publish('We moved to a yard');
  await isPublished();
  await dialog().getByText('There are no changes to publish.').waitFor();
  const { shared, anna } = documents();
  expect(shared.linesOfLastCommit()).toEqual([
    about,
    '-    heading: Six people, one shop',
    '+    heading: Six people, one yard',
  ]);
  expect(shared.git('log', '-1', '--format=%an: %s', 'main')).toBe('Anna: We moved to a yard');
  expect(anna.git('status', '--porcelain')).toBe('');
  await close();
});

test('changes published by others are merged and shown; conflicts need a decision, and no input is lost', async () => {
  const { ben, shared } = documents();
  ben.git('pull', '--quiet');
  ben.edit('pages/home.yaml', 'Floors that stay flat', 'Floors that stay level');
  await ben.publish('Level floors');
  ben.edit(about, published(), 'Seven people, one big yard');
  ben.edit(about, 'Where the yard is', 'Where our yard is');
  await ben.publish('Seven');
  await type('Eight people, one big yard');
  await review();
  await dialog().getByText('Others have published changes in the meantime.').waitFor();
  await publish('Eight');
  await dialog()
    .getByText(/^Others have published changes of About in the same fields/)
    .waitFor();
  expect(shared.git('log', '-1', '--format=%s', 'main')).toBe('Seven');
  await dialog().getByRole('button', { name: 'Compare' }).click();
  const compared = studio().page.getByRole('dialog', { name: 'Which version of About do you want to keep?' });
  await compared.getByLabel('Stored version: Seven people, one big yard').waitFor();
  await compared.getByLabel('Your version: Eight people, one big yard').check();
  await compared.getByRole('button', { name: 'Apply' }).click();
  await dialog().getByRole('button', { name: 'Publish', exact: true }).click();
  await isPublished();
  expect(shared.linesOfLastCommit()).toEqual([
    about,
    '-    heading: Seven people, one big yard',
    '+    heading: Eight people, one big yard',
  ]);
  // Ben's changes elsewhere on the page are preserved and shown.
  expect(shared.git('show', `main:${about}`)).toContain('Where our yard is');
  await close();
  await studio().heading('Where our yard is');
  await studio().page.getByText('All changes are saved').waitFor();
});

test('a connection lost before or after the request arrives loses no change and publishes it once', async () => {
  const { shared } = documents();
  const lost = 'The site cannot be reached.';
  const [heading, last] = [published(), shared.git('log', '-1', '--format=%s', 'main')];
  await type('Nine people, one big yard');
  await review();
  await studio().page.route('**/publishing/publish', (route) => route.abort());
  await publish('Nine');
  await dialog().getByText(lost).waitFor();
  expect(shared.git('log', '-1', '--format=%s', 'main')).toBe(last);
  await studio().page.unroute('**/publishing/publish');
  await studio().page.route('**/publishing/publish', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await dialog().getByRole('button', { name: 'Publish', exact: true }).click();
  await expect.poll(() => shared.git('log', '-1', '--format=%s', 'main')).toBe('Nine');
  await dialog().getByText(lost).waitFor();
  await studio().page.unroute('**/publishing/publish');
  await dialog().getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog().getByRole('status').getByText('There are no changes to publish.').waitFor();
  expect(shared.linesOfLastCommit()).toEqual([
    about,
    `-    heading: ${heading}`,
    '+    heading: Nine people, one big yard',
  ]);
  await close();
});

test('problems that prevent publishing are listed with links to their fields', async () => {
  await type('');
  await review();
  await dialog().getByText('Fix before publishing: 1').waitFor();
  expect(await dialog().getByRole('button', { name: 'Publish', exact: true }).isDisabled()).toBe(true);
  await dialog().getByRole('list').last().getByRole('button').first().click();
  await dialog().waitFor({ state: 'detached' });
  await studio().page.locator('[contenteditable=true]:focus').waitFor();
  await studio().page.keyboard.type(published());
  await studio().page.getByText('All changes are saved').waitFor();
});

test('scheduling a live page warns at the date, on the page, in the list and in the review that it goes offline', async () => {
  const { page } = studio();
  const offline = 'Visitors see this page now. Publishing takes it off the site until';
  await page.getByRole('button', { name: 'This page' }).click();
  const day = page.locator('[id="field-publishAt"]');
  const former = await day.inputValue();
  await day.fill('2101-03-01');
  await page.getByRole('region', { name: 'Fields' }).getByText(offline).waitFor();
  await page.getByRole('region', { name: 'Page', exact: true }).getByText(offline).waitFor();
  await page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('button', { name: /^About *public from .*2101/ })
    .waitFor();
  await review();
  await dialog().getByText(offline).waitFor();
  await close();
  await day.fill(former);
  await expect.poll(() => page.getByText(offline).count()).toBe(0);
});

test('the history of a page shows what has changed since, and restores an earlier version', async () => {
  const { page } = studio();
  await page.getByRole('button', { name: 'Page', exact: true }).click();
  await page.getByRole('menuitem', { name: 'History …' }).click();
  const history = page.getByRole('dialog', { name: 'History of About' });
  const entryOf = (message: string) => history.getByRole('listitem').filter({ hasText: message }).first();
  const entry = entryOf('We moved to a yard');
  await entry.getByText(/^Anna, /).waitFor();
  // A publication of another page.
  expect(await history.getByText('Level floors').count()).toBe(0);
  await entry.getByText('View').click();
  await expect.poll(() => entry.locator('del, ins').allInnerTexts()).toContain('Six people, one yard');
  await entry
    .frameLocator('iframe[title=Then]')
    .getByRole('heading', { name: 'Six people, one yard' })
    .waitFor();
  expect(await violationsOn(page)).toEqual([]);
  // The newest entry equals the current page, so there is nothing to restore.
  const newest = entryOf('Nine');
  await newest.getByText('View').click();
  await newest.getByText(/^About has not changed since /).waitFor();
  expect(await newest.getByRole('button', { name: /^Restore/ }).count()).toBe(0);
  await entry.getByRole('button', { name: /^Restore About as it was on .*\d/ }).click();
  await studio().heading('Six people, one yard');
  await page.getByText(/^About was restored to its version of /).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await studio().heading(published());
  // Expected errors: the site has no favicon, and a connection was lost.
  expect(studio().console.filter((line) => !/status of 404|ERR_FAILED/.test(line))).toEqual([]);
});
