import { execFileSync } from 'node:child_process';
import { formatDocument } from '../../../documents/edit/text/format-document.ts';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { violationsOn } from '../../support/browser/axe.ts';
import { oneWindow } from '../../support/browser/one-window.ts';
import { studioOfTests } from '../../support/browser/studio.ts';

const { open, documents } = studioOfTests();
const studio = oneWindow(() => open('/contact'));

const choose = async (action: string) => {
  const { page } = studio();
  await page.getByRole('button', { name: 'Page', exact: true }).click();
  await page.getByRole('menuitem', { name: action }).click();
  return page.getByRole('dialog');
};

test('adding, renaming and removing a page and replacing text are saved together', async () => {
  const { page, heading, go } = studio();
  const made = await choose('New page');
  await made.getByRole('textbox', { name: 'Title' }).fill('Our Prices in {city}');
  expect(await made.getByRole('textbox', { name: 'URL' }).inputValue()).toMatch(/^\/[a-z-]+$/);
  await made.getByRole('textbox', { name: 'URL' }).fill('/prices');
  await made.getByRole('button', { name: 'Create page' }).click();
  await made.waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1, name: 'Our Prices', exact: true }).waitFor();
  await page.getByText('Our Prices was created. It is not in a menu').waitFor();
  const shown = page.getByRole('list', { name: 'Not in the menu' }).locator('[aria-current=page]');
  await expect
    .poll(() => shown.evaluate((item) => item.getBoundingClientRect().bottom <= innerHeight))
    .toBe(true);

  const renamed = await choose('Change URL');
  await renamed.getByRole('textbox', { name: 'New URL' }).fill('/contact');
  await renamed.getByRole('button', { name: 'Change URL' }).click();
  await renamed.getByRole('alert').waitFor();
  await renamed.getByRole('textbox', { name: 'New URL' }).fill('/what-it-costs');
  await renamed.getByRole('button', { name: 'Change URL' }).click();
  await renamed.waitFor({ state: 'detached' });
  expect(page.url()).toContain('#/what-it-costs');

  const removed = await choose('Remove page');
  await removed.getByText('No menu and no other page links to it.').waitFor();
  await removed.getByRole('button', { name: 'Remove page' }).click();
  await removed.waitFor({ state: 'detached' });
  for (const _ of [1, 2]) await page.getByRole('button', { name: 'Undo' }).click();
  await go('/prices');
  await page.getByRole('heading', { level: 1, name: 'Our Prices', exact: true }).waitFor();

  const copied = await choose('Duplicate page');
  await copied.getByRole('textbox', { name: 'Title' }).fill('Visits of Children in {city}');
  await copied.getByRole('combobox', { name: 'Add to menu' }).click();
  await page.getByRole('option', { name: 'Main menu' }).click();
  await copied.getByRole('button', { name: 'Create page' }).click();
  await copied.waitFor({ state: 'detached' });
  const menu = page.getByRole('list', { name: 'Main menu' });
  // The unfinished texts copied from the model page.
  await menu.getByRole('button', { name: /^Visits of Children *2 to fix, changed$/ }).waitFor();

  const search = await choose('Find and replace');
  await search.getByRole('textbox', { name: 'Text to find', exact: true }).fill('without hurry');
  await search.getByRole('textbox', { name: 'Replace with' }).fill('in peace');
  await search.getByRole('button', { name: 'Find' }).click();
  await search.getByText('2 matches').waitFor();
  await search.getByRole('button', { name: 'Replace: 2' }).click();
  await search.getByText('2 matches were replaced.').waitFor();
  await search.getByRole('button', { name: 'Close' }).click();
  const before = documents().text('home.yaml');
  await page.keyboard.press('Control+s');
  await page.getByText('All changes are saved').waitFor();
  expect(documents().text('home.yaml')).toBe(formatDocument(before.replaceAll('without hurry', 'in peace')));
  expect(documents().text('prices.yaml')).toContain('title: Our Prices in {city}\n');
  expect(documents().text('visits-of-children.yaml')).toBe(
    documents()
      .text('prices.yaml')
      .replace('title: Our Prices in {city}', 'title: Visits of Children in {city}')
      .replace('name: Our Prices', 'name: Visits of Children'),
  );
  expect(() => documents().text('what-it-costs.yaml')).toThrow('ENOENT');
  await heading(/./);
});

test('a phone photo replaces another image everywhere, which is removed; undo restores its file', async () => {
  const { page, site, go } = studio();
  await go('/');
  const shown = () =>
    site.locator('main img').evaluateAll((all) => all.map((each) => each.getAttribute('src') ?? ''));
  await expect.poll(async () => (await shown()).some((url) => url.endsWith('/tooth.svg'))).toBe(true);
  await site.getByRole('heading', { level: 1 }).click();
  const fromLeft = page.getByRole('slider', { name: 'Focal point: from the left' });
  await fromLeft.press('ArrowLeft');
  await expect
    .poll(() =>
      site
        .locator('main img')
        .first()
        .evaluate((image) => getComputedStyle(image).objectPosition),
    )
    .toBe('49% 50%');
  const pictures = await choose('Images');
  await pictures.getByRole('button', { name: /^tooth\.svg On \d+ pages$/ }).click();
  await pictures.getByRole('button', { name: 'Replace image' }).click();
  await pictures.locator('input[type=file]').setInputFiles('tests/fixtures/telephone.heic');
  await pictures.waitFor({ state: 'detached' });
  await expect.poll(async () => (await shown()).some((url) => url.endsWith('/telephone.jpg'))).toBe(true);
  await choose('Images');
  await pictures.getByRole('button', { name: 'tooth.svg Not used on any page' }).click();
  await pictures.getByRole('button', { name: 'Remove from the site' }).click();
  await pictures.getByRole('button', { name: /^telephone\.jpg/ }).waitFor();
  await page.keyboard.press('Escape');
  const saved = async () => {
    await page.keyboard.press('Control+s');
    await page.getByText('All changes are saved').waitFor();
    return readdirSync(`${documents().pagesDir}/media`);
  };
  expect(await saved()).toEqual(['telephone.jpg']);
  for (const _ of [1, 2, 3]) await page.getByRole('button', { name: 'Undo' }).click();
  expect(await saved()).toEqual(['tooth.svg']);
  expect(documents().text('home.yaml')).toContain(
    'image: { src: tooth.svg, alt: Drawing of a healthy tooth, focus: 49% 50% }',
  );
});

test('links to a page are listed, with the usual labels, before the page is removed', async () => {
  await studio().go('/contact');
  const dialog = await choose('Remove page');
  const entries = dialog.getByRole('list', { name: 'These menu entries are removed too' });
  await entries.getByText('Site facts, menus and texts').first().waitFor();
  const places = await dialog.getByRole('listitem').allTextContents();
  expect(places.length).toBeGreaterThan(1);
  expect(places.filter((place) => /\.ya?ml|href|sections/.test(place))).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
});

test('menus open and close without animation if reduced motion is requested', async () => {
  const { page } = studio();
  const moving = async (reducedMotion: 'reduce' | 'no-preference') => {
    await page.emulateMedia({ reducedMotion });
    const menu = page.getByRole('menu');
    const moves = await page.evaluate(async () => {
      // A changed media setting takes effect in the next frame.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      let count = 0;
      document.addEventListener('transitionrun', () => (count += 1));
      document.querySelector<HTMLElement>('[aria-haspopup=menu]')?.click();
      // A transition starts in the frame after the menu is shown.
      for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
      return count;
    });
    await menu.waitFor();
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
    return moves > 0;
  };
  expect([await moving('no-preference'), await moving('reduce')]).toEqual([true, false]);
});

test('unsaved input and the undo history survive a reload', async () => {
  const { page, site, heading, go } = studio();
  await go('/');
  await site.getByRole('heading', { level: 1 }).click();
  await page.getByRole('textbox', { name: 'Heading' }).fill('Kept');
  await heading(/^Kept$/);
  await page.reload();
  await heading(/^Kept$/);
  await page.getByText('1 page changed and not saved').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await heading('A dentist who takes the time');
  await page.getByText('All changes are saved').waitFor();
});

test('the review shows what changed since the Studio was opened, saved or not, also after a reload', async () => {
  const { page, site, heading, go } = studio();
  const review = async (): Promise<string[]> => {
    await page.getByRole('button', { name: 'Review', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Changes since you opened the Studio' });
    await dialog.getByText('Save writes your changes to the files of the site').waitFor();
    expect(await dialog.getByText('Publish', { exact: true }).count()).toBe(0);
    const texts = await dialog.locator('del, ins').allInnerTexts();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    return texts;
  };
  await go('/');
  // A new visit, because the tests above have saved changes in theirs.
  await page.goto('about:blank');
  await page.goBack();
  await site.getByRole('heading', { level: 1 }).click();
  await page.getByRole('textbox', { name: 'Heading' }).fill('Reviewed');
  await heading(/^Reviewed$/);
  const changes = ['A dentist who takes the time', 'Reviewed'];
  await expect.poll(review).toEqual(changes);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('All changes are saved').waitFor();
  // What another program changes in the meantime is not listed.
  documents().edit('contact.yaml', 'heading: Where and when', 'heading: When and where');
  await page.reload();
  await heading(/^Reviewed$/);
  await expect.poll(review).toEqual(changes);
  // A new visit begins with the saved files.
  await page.goto('about:blank');
  await page.goBack();
  await heading(/^Reviewed$/);
  await expect.poll(review).toEqual([]);
  documents().edit('contact.yaml', 'heading: When and where', 'heading: Where and when');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('All changes are saved').waitFor();
});

test('a file that changes on disk during editing is merged or becomes a conflict', async () => {
  const { page, site, heading, go } = studio();
  await go('/contact');
  await heading('Talk to the front desk');
  await site.getByRole('heading', { level: 1 }).click();
  const field = page.getByRole('textbox', { name: 'Heading' });
  await field.fill('Typed here');
  documents().edit('contact.yaml', 'heading: Where and when', 'heading: Where to');
  await heading('Where to');
  await heading('Typed here');

  documents().edit('contact.yaml', 'heading: Talk to the front desk', 'heading: Written there');
  await page.getByText(/was changed elsewhere in the same fields\. Other/).waitFor();
  await heading('Typed here');
  await page.getByRole('button', { name: 'Compare' }).click();
  const dialog = page.getByRole('dialog');
  const conflict = dialog.getByRole('radiogroup', { name: /: the heading$/ });
  expect(await dialog.getByRole('radiogroup').count()).toBe(1);
  await conflict.getByLabel('Stored version: Written there').waitFor();
  const apply = dialog.getByRole('button', { name: 'Apply' });
  expect(await apply.isDisabled()).toBe(true);
  await conflict.getByLabel('Your version: Typed here').check();
  expect(await violationsOn(page)).toEqual([]);
  await apply.click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('All changes are saved').waitFor();
  const text = documents().text('contact.yaml');
  expect([text.includes('heading: Typed here\n'), text.includes('heading: Where to\n')]).toEqual([
    true,
    true,
  ]);
});

test('a file that is removed on disk during editing is a choice of two files', async () => {
  const { page, site, heading, go } = studio();
  await go('/contact');
  await heading('Typed here');
  await site.getByRole('heading', { level: 1 }).click();
  await page.getByRole('textbox', { name: 'Heading' }).fill('Typed once more');
  rmSync(join(documents().pagesDir, 'contact.yaml'));
  await page.getByText(/was removed elsewhere, and you have changed it here\./).waitFor();
  await page.getByRole('button', { name: 'Compare' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Stored version: (nothing)').waitFor();
  await dialog.getByLabel(/^Your version: .*Typed once more/s).check();
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('All changes are saved').waitFor();
  expect(documents().text('contact.yaml')).toContain('heading: Typed once more\n');
});

test('the public site contains no part of the Studio', () => {
  const grep = () => execFileSync('grep', ['-rlE', '_studio|studio-token', inject('dist')]);
  // grep exits with 1 if nothing matches.
  expect(grep).toThrow(expect.objectContaining({ status: 1 }));
});
