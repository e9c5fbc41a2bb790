import { expect, test, vi } from 'vitest';
import { violationsOn } from '../../support/browser/axe.ts';
import { oneWindow } from '../../support/browser/one-window.ts';
import { studioDesk } from '../../support/browser/studio-viewport.ts';
import { focused, studioOn } from '../../support/browser/studio.ts';
import { SharedSite } from '../../support/git/shared-site.ts';

// Nothing of whoever runs the tests decides what Git does.
vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');

/** A site that two look after: Anna in the Studio, Ben elsewhere. */
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
const one = oneWindow(() => open('/about'));

const about = 'pages/about.yaml';
/** The main heading of the page as it is published. */
const published = () =>
  / heading: (.*)/.exec(documents().shared.git('show', `main:${about}`))?.[1] ?? 'no heading';
const dialog = () => one().page.getByRole('dialog', { name: 'Review and publish' });
const review = async () => {
  await one().page.getByRole('button', { name: 'Review and publish' }).click();
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
  await one().site.getByRole('heading', { level: 1 }).click();
  await one().page.getByRole('textbox', { name: field }).first().fill(heading);
};

test('a change of one word is told in words and as pages, and published with the words of the editor', async () => {
  await type('Six people, one yard');
  await review();
  await dialog().getByText('Hero: the heading was changed').waitFor();
  await dialog().getByText('Line by line').click();
  await dialog().getByText('heading: Six people, one yard').waitFor();
  await dialog().getByText('Compare before and after').click();
  for (const [name, heading] of [
    ['Before', 'Six people, one shop'],
    ['After', 'Six people, one yard'],
  ] as const)
    await dialog().frameLocator(`iframe[title=${name}]`).getByRole('heading', { name: heading }).waitFor();
  const { page } = one();
  // Wider than on a telephone it is the same at all widths.
  for (const viewport of [{ width: 390, height: 844 }, studioDesk]) {
    await page.setViewportSize(viewport);
    await dialog().getByText('Hero: the heading was changed').waitFor();
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

test('what others publish meanwhile is joined and shown; the same line is asked about, and nothing typed is lost', async () => {
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
    .getByText(/^Others have published changes of About in the same lines/)
    .waitFor();
  expect(shared.git('log', '-1', '--format=%s', 'main')).toBe('Seven');
  await dialog().getByRole('button', { name: 'Compare' }).click();
  const compared = one().page.getByRole('dialog', { name: 'Which version of About do you want to keep?' });
  await compared.getByText('heading: Seven people, one big yard').waitFor();
  await compared.getByText('heading: Eight people, one big yard').waitFor();
  await compared.getByRole('button', { name: 'Keep my version' }).click();
  await dialog().getByRole('button', { name: 'Publish', exact: true }).click();
  await isPublished();
  expect(shared.linesOfLastCommit()).toEqual([
    about,
    '-    heading: Seven people, one big yard',
    '+    heading: Eight people, one big yard',
  ]);
  // What Ben changed elsewhere on the page stays, and is shown.
  expect(shared.git('show', `main:${about}`)).toContain('Where our yard is');
  await close();
  await one().heading('Where our yard is');
  await one().page.getByText('All changes are saved').waitFor();
});

test('a connection that is lost before or after the change arrives loses nothing, and publishes it once', async () => {
  const { shared } = documents();
  const lost = 'The site cannot be reached.';
  const [heading, last] = [published(), shared.git('log', '-1', '--format=%s', 'main')];
  await type('Nine people, one big yard');
  await review();
  await one().page.route('**/publishing/publish', (route) => route.abort());
  await publish('Nine');
  await dialog().getByText(lost).waitFor();
  expect(shared.git('log', '-1', '--format=%s', 'main')).toBe(last);
  await one().page.unroute('**/publishing/publish');
  await one().page.route('**/publishing/publish', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await dialog().getByRole('button', { name: 'Publish', exact: true }).click();
  await expect.poll(() => shared.git('log', '-1', '--format=%s', 'main')).toBe('Nine');
  await dialog().getByText(lost).waitFor();
  await one().page.unroute('**/publishing/publish');
  await dialog().getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog().getByRole('status').getByText('There are no changes to publish.').waitFor();
  expect(shared.linesOfLastCommit()).toEqual([
    about,
    `-    heading: ${heading}`,
    '+    heading: Nine people, one big yard',
  ]);
  await close();
});

test('what keeps it from being published is told, and leads to its place', async () => {
  await type('');
  await review();
  await dialog().getByText('Fix before publishing: 1').waitFor();
  expect(await dialog().getByRole('button', { name: 'Publish', exact: true }).isDisabled()).toBe(true);
  await dialog().getByRole('list').last().getByRole('button').first().click();
  await dialog().waitFor({ state: 'detached' });
  await one().page.locator('[contenteditable=true]:focus').waitFor();
  await one().page.keyboard.type(published());
  await one().page.getByText('All changes are saved').waitFor();
});

test('a live page that is scheduled says at the date, on the page, in the list and in the review that it goes offline', async () => {
  const { page } = one();
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

test('what was written for a former picture is marked until it is changed or confirmed, and named in the review', async () => {
  const { page } = one();
  const marked = () =>
    page.getByRole('region', { name: 'Fields' }).getByText('This text describes the previous');
  await one().site.getByRole('heading', { level: 1 }).click();
  await page.locator('[id="field-sections.0.image.src"]').click();
  await page.getByRole('dialog').getByRole('button', { name: 'hall.svg' }).click();
  await marked().waitFor();
  await page.reload();
  await one().heading(published());
  await review();
  await dialog()
    .getByRole('button', { name: /^Hero: the description of the image: This text describes the previous/ })
    .click();
  await dialog().waitFor({ state: 'detached' });
  await expect.poll(() => focused(page)).toBe('Alt text');
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  await marked().waitFor({ state: 'detached' });
  await page.keyboard.press('Backspace');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await marked().waitFor({ state: 'detached' });
  await page.locator('[id="field-sections.0.image.src"]').click();
  await page.getByRole('dialog').getByRole('button', { name: 'medallion.svg' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await marked().count()).toBe(0);
});

const history = () => one().page.getByRole('dialog', { name: 'History' });
const openHistory = async () => {
  await one().page.getByRole('button', { name: 'Page', exact: true }).click();
  await one().page.getByRole('menuitem', { name: 'History …' }).click();
};
const entryOf = (message: string) => history().getByRole('listitem').filter({ hasText: message });

test('the history tells who changed what, and restores an earlier state of a page, which it names by its date', async () => {
  await openHistory();
  const ofHome = entryOf('Level floors');
  await ofHome.waitFor();
  await history().getByRole('button', { name: 'About', exact: true }).click();
  const entry = entryOf('We moved to a yard');
  await entry.getByText(/^Anna, /).waitFor();
  expect(await ofHome.count()).toBe(0);
  await entry.getByText('Show changes').click();
  await entry.getByText('Hero: the heading was changed').waitFor();
  await entry.getByText('View: About').click();
  await entry
    .frameLocator('iframe[title=Then]')
    .getByRole('heading', { name: 'Six people, one yard' })
    .waitFor();
  expect(await violationsOn(one().page)).toEqual([]);
  // The newest entry is what the page is now: there is nothing to restore.
  const newest = entryOf('Nine');
  await newest.getByText('Show changes').click();
  await newest.getByText(/^About has not changed since /).waitFor();
  expect(await newest.getByRole('button', { name: /^Restore/ }).count()).toBe(0);
  await entry.getByRole('button', { name: /^Restore About as it was on .*\d/ }).click();
  await one().heading('Six people, one yard');
  await one()
    .page.getByText(/^About was restored to its version of /)
    .waitFor();
  await one().page.getByRole('button', { name: 'Undo' }).click();
  await one().heading(published());
});

test('the newest publication is undone with one press, reviewed and published like any other change', async () => {
  const { shared } = documents();
  await openHistory();
  await entryOf('Nine').getByRole('button', { name: 'Undo this publication' }).click();
  await history().waitFor({ state: 'detached' });
  await one().page.getByText('“Nine” was undone.').waitFor();
  await one().heading('Eight people, one big yard');
  await review();
  await dialog().getByText('Hero: the heading was changed').waitFor();
  await publish('Back to eight');
  await isPublished();
  expect(shared.linesOfLastCommit()).toEqual([
    about,
    '-    heading: Nine people, one big yard',
    '+    heading: Eight people, one big yard',
  ]);
  await close();
  await openHistory();
  await entryOf('Nine').getByRole('button', { name: 'Undo this publication' }).click();
  await entryOf('Nine').getByText('There is nothing to undo').waitFor();
  // Its line was changed again by others later, which an editor decides about.
  await entryOf('We moved to a yard').getByRole('button', { name: 'Undo this publication' }).click();
  await history().getByText('About was changed again later in the same lines.').waitFor();
  await history().getByRole('button', { name: 'Compare' }).click();
  const compared = one().page.getByRole('dialog', { name: 'Which version of About do you want to keep?' });
  await compared.getByText('heading: Six people, one shop').waitFor();
  await compared.getByRole('button', { name: 'Use the version before' }).click();
  await history().waitFor({ state: 'detached' });
  await one().heading('Six people, one shop');
  // This site has no icon for the tab, and a connection was lost.
  expect(one().console.filter((line) => !/status of 404|ERR_FAILED/.test(line))).toEqual([]);
});
