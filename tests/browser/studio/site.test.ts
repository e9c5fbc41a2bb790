import { expect, test } from 'vitest';
import { dialogOnly, violationsOn } from '../../support/browser/axe.ts';
import { oneWindow } from '../../support/browser/one-window.ts';
import { studioOfTests } from '../../support/browser/studio.ts';
import { runsAll } from '../../support/sample.ts';

const { open, another, documents } = studioOfTests();
const studio = oneWindow(() => open('/contact'));

test('a page is added, renamed, removed and duplicated, and all is saved together', async () => {
  const { page, heading, go, choose } = studio();
  const made = await choose('New page');
  await made.getByRole('textbox', { name: 'Title' }).fill('Our Prices in {city}');
  expect(await made.getByRole('textbox', { name: 'Address' }).inputValue()).toMatch(/^\/[a-z-]+$/);
  await made.getByRole('textbox', { name: 'Address' }).fill('/prices');
  await made.getByRole('button', { name: 'Create page' }).click();
  await made.waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1, name: 'Our Prices', exact: true }).waitFor();
  await page.getByText('Our Prices was created. It is not in a menu').waitFor();
  await page.getByRole('list', { name: 'Not in the menu' }).locator('[aria-current=page]').waitFor();

  const renamed = await choose('Change address');
  await renamed.getByRole('textbox', { name: 'New address' }).fill('/contact');
  await renamed.getByRole('button', { name: 'Change address' }).click();
  await renamed.getByText('“Contact” already has the address /contact. Choose another one.').waitFor();
  await renamed.getByRole('textbox', { name: 'New address' }).fill('/what-it-costs');
  await renamed.getByRole('button', { name: 'Change address' }).click();
  await renamed.waitFor({ state: 'detached' });
  expect(page.url()).toContain('#/what-it-costs');

  const removed = await choose('Remove page');
  await removed.getByText('No menu and no other page links to it.').waitFor();
  await removed.getByRole('button', { name: 'Remove page' }).click();
  await removed.waitFor({ state: 'detached' });
  for (const _ of [1, 2]) await page.getByRole('button', { name: 'Undo', exact: true }).click();
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
  await menu.getByRole('button', { name: /^Visits of Children *\d+ to fix, changed$/ }).waitFor();

  await studio().save();
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

test('links to a page are listed, with the usual labels, before the page is removed', async () => {
  await studio().go('/contact');
  const dialog = await studio().choose('Remove page');
  const entries = dialog.getByRole('list', { name: 'These menu entries are removed too' });
  await entries.getByText('Business, menu, logo').first().waitFor();
  const places = await dialog.getByRole('listitem').allTextContents();
  expect(places.length).toBeGreaterThan(1);
  expect(places.filter((place) => /\.ya?ml|href|sections/.test(place))).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
});

test.runIf(runsAll)(
  'an empty page leads from one example text to the next, and each is replaced by typing',
  async () => {
    const { page, site, choose } = studio();
    const made = await choose('New page');
    await made.getByRole('textbox', { name: 'Title' }).fill('Whitening in {city}');
    await made.getByRole('combobox', { name: 'Based on' }).click();
    await page.getByRole('option', { name: 'No page: start with an empty page' }).click();
    await made.getByRole('button', { name: 'Create page' }).click();
    await page.getByText('2 texts here are still examples.').waitFor();
    expect(await violationsOn(page, { within: ['[aria-label=Fields]'] })).toEqual([]);
    const isSelected = () =>
      expect.poll(() => page.evaluate(() => String(getSelection()))).toBe('✎ Whitening');
    await isSelected();
    await page.keyboard.insertText('A lighter smile.');
    await page.keyboard.press('F8');
    await isSelected();
    await site.getByRole('heading', { level: 1 }).click();
    await site.getByText('✎ Whitening').click();
    await isSelected();
    await page.keyboard.insertText('In one visit.');
    await page.getByText(/still/).waitFor({ state: 'detached' });
    await studio().save();
    expect(documents().text('whitening.yaml')).toMatch(/A lighter smile\.[^]*In one visit\./);
  },
);

test.runIf(runsAll)('words are replaced or removed where they are selected, and put back', async () => {
  const { page } = studio();
  const dialog = await studio().choose('Find and replace');
  const find = async (text: string, replacement: string) => {
    await dialog.getByRole('textbox', { name: 'Text to find', exact: true }).fill(text);
    await dialog.getByRole('textbox', { name: 'Replace with' }).fill(replacement);
    await dialog.getByRole('button', { name: 'Find' }).click();
  };
  await find('without hurry', 'in peace');
  const lines = dialog.getByRole('list', { name: 'Before → after' }).getByRole('listitem');
  await expect.poll(() => lines.count()).toBe(2);
  await lines.last().getByText('without hurry').waitFor();
  expect(await violationsOn(page, dialogOnly)).toEqual([]);
  await lines.last().getByRole('checkbox').uncheck();
  await dialog.getByRole('button', { name: 'Replace: 1' }).click();
  await dialog.getByText('1 match was replaced.').waitFor();

  await find('is fast asleep', '');
  await dialog.getByText('Only part of this text is bold.').first().waitFor();
  expect(await dialog.getByRole('button', { name: /^(Replace|Delete)/ }).count()).toBe(0);

  await find('in peace', '');
  await dialog.getByRole('button', { name: 'Delete: 1' }).click();
  await dialog.getByRole('button', { name: 'Put back: Home · the description' }).click();
  await dialog.locator('del').waitFor({ state: 'detached' });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'detached' });
  await studio().save();
  const text = documents().text('home.yaml');
  expect(text).toMatch(/^description: Check-ups, cleanings and fillings in peace\. A first/m);
  expect(text).toContain('tagline: Check-ups and fillings without hurry in');
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
  const conflict = page.getByRole('alert').filter({ hasText: 'Your colleague wrote Written there' });
  await conflict.getByText('You wrote Typed here').waitFor();
  await heading('Typed here');
  expect(await violationsOn(page, { within: ['header'] })).toEqual([]);
  await conflict.getByRole('button', { name: 'Mine: Top of the page: the heading' }).click();
  await conflict.waitFor({ state: 'detached' });
  await studio().save();
  expect(documents().text('contact.yaml')).toMatch(/heading: Typed here\n[^]*heading: Where to\n/);
});

test.runIf(runsAll)(
  'colors, rounding and fonts are edited beside the page, and saved with the comments of the file',
  async () => {
    const { page, site } = studio();
    const field = (name: string) => page.locator(`[id="field-${name}"]`);
    const styleOf = (selector: string, property: string) => () =>
      site
        .locator(selector)
        .first()
        .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

    await page.getByRole('button', { name: 'Colors and fonts' }).click();
    for (const group of [/^Colors ?Contrast/, /^Fonts/])
      await page.getByRole('button', { name: group }).click();
    await field('light.ground').fill('#FFEEDD');
    await expect.poll(styleOf('body', 'background-color')).toBe('rgb(255, 238, 221)');
    await page.locator('input[type=color]').first().fill('#eeffdd');
    await expect.poll(() => field('light.ground').inputValue()).toBe('#EEFFDD');
    await expect.poll(styleOf('body', 'background-color')).toBe('rgb(238, 255, 221)');
    await field('radius').fill('3');
    await expect.poll(styleOf('.MuiOutlinedInput-root, .MuiButton-root', 'border-radius')).toBe('3px');
    await field('headingWeight').fill('500');
    await expect.poll(styleOf('h1', 'font-weight')).toBe('500');
    expect(await field('fonts.heading.package').locator('option').allTextContents()).toEqual(
      expect.arrayContaining(['Hanken Grotesk', 'Newsreader', 'The font of the visitor’s device']),
    );
    await field('fonts.heading.package').selectOption('system');
    await expect.poll(styleOf('h1', 'font-family')).toContain('system-ui');

    await field('field').fill('#DDDDDD');
    await page
      .getByText(/could hardly read this color/)
      .first()
      .waitFor();
    await field('field').fill('#5F7A87');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(() => documents().text('_brand.yaml')).toContain("ground: '#EEFFDD'");
    expect(documents().text('_brand.yaml')).toMatch(/^# A clean room[^]*radius: 3\n[^]*package: 'system'/);
  },
);

test.runIf(runsAll)(
  'another window takes over with unsaved input, undo history and review; the first one reads until that one closes',
  async () => {
    const reading = 'This window does not show what is changed there.';
    const title = 'A dentist who takes the time';
    const { page, go, site, heading } = studio();
    await go('/');
    await heading(title);
    await site.getByRole('heading', { level: 1 }).click();
    const field = page.getByRole('textbox', { name: 'Heading' });
    await field.fill('Reviewed');
    await studio().save();
    // What another program changes in the meantime is not listed.
    documents().edit('contact.yaml', 'heading: Where to', 'heading: When and where');
    const other = await another(studio());
    await other.page.getByText(reading).waitFor();
    await field.fill('Reviewed twice');
    await field.press('End');
    // Less than the pause before a draft is stored.
    await field.pressSequentially('!');
    await other.page.getByRole('button', { name: 'Edit here' }).click();
    await other.page.getByText(reading).waitFor({ state: 'detached' });
    await page.getByText(reading).waitFor();
    await other.heading('Reviewed twice!');
    await other.page.getByText('Not saved yet: 1 page').waitFor();
    const before = documents().text('home.yaml');
    expect(await page.locator('section[inert]').getAttribute('aria-label')).toBe('Fields');
    expect(await page.getByRole('button', { name: 'Save', exact: true }).count()).toBe(0);
    for (const keys of ['Control+s', 'Control+z']) await page.keyboard.press(keys);
    await page.getByText('Nothing was changed in this window').waitFor();
    await heading('Reviewed twice!');
    expect(documents().text('home.yaml')).toBe(before);

    await other.page.getByRole('button', { name: 'Review', exact: true }).click();
    const dialog = other.page.getByRole('dialog', { name: 'Changes since you opened the Studio' });
    await dialog.getByText('What you save is written to the files of this computer').waitFor();
    expect(await dialog.getByText('Publish', { exact: true }).count()).toBe(0);
    expect(await dialog.getByText('When and where').count()).toBe(0);
    const change = dialog.getByRole('listitem').filter({ hasText: 'Home · Top of the page: the heading' });
    const texts = change.locator('del, ins');
    expect(await texts.allInnerTexts()).toEqual([title, 'Reviewed twice!']);
    await dialog.getByRole('button', { name: 'Put back: Home · Top of the page: the heading' }).click();
    await texts.first().waitFor({ state: 'detached' });
    await other.heading(title);
    expect(await violationsOn(other.page, dialogOnly)).toEqual([]);
    await other.page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await other.page.getByRole('button', { name: 'Earlier changes' }).click();
    const steps = other.page.getByRole('dialog', { name: 'Earlier changes' }).locator('ol > li');
    const results = (await steps.locator('ins').allInnerTexts()).slice(0, 3);
    expect(results).toEqual([title, 'Reviewed twice!', 'Reviewed']);
    expect(await violationsOn(other.page, dialogOnly)).toEqual([]);
    await steps.getByRole('button', { name: 'Undo 3 steps' }).click();
    await other.heading(title);

    await other.page.getByRole('textbox', { name: 'Heading' }).fill('Typed while leaving');
    await other.page.goto('about:blank');
    await page.getByText(reading).waitFor({ state: 'detached' });
    await heading('Typed while leaving');
    await studio().save();
    expect(documents().text('home.yaml')).toContain('heading: Typed while leaving\n');
    await other.page.close();
  },
);
