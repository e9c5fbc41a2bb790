import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { dialogOnly, violationsOn } from '../../support/browser/axe.ts';
import { pointIn } from '../../support/browser/mouse.ts';
import { oneWindow } from '../../support/browser/one-window.ts';
import { picture, sendFile } from '../../support/browser/send-file.ts';
import { focused, openGroup, studioOfTests, tabTo } from '../../support/browser/studio.ts';
import { runsAll } from '../../support/sample.ts';

const { open, documents } = studioOfTests();
const studio = oneWindow(open);

const expectStatus = (text: string | RegExp) =>
  studio().page.getByRole('status').getByText(text).waitFor({ state: 'attached' });
const undo = () => studio().page.getByRole('button', { name: 'Undo', exact: true }).click();
/** Returns the text of a document after all changes are saved. */
const saved = async (name: string) => {
  await studio().save();
  return documents().text(name);
};

const expectShown = (name: string) =>
  expect
    .poll(() =>
      studio()
        .site.locator('main img')
        .evaluateAll((all) => all.map((each) => each.getAttribute('src') ?? '').join(' ')),
    )
    .toContain(name);

test('a section is added on the page, then moved, hidden, copied and removed by keyboard, and dragged', async () => {
  const { page, site } = studio();
  const sections = site.locator('[data-section]');
  const types = () => sections.evaluateAll((all) => all.map((one) => one.dataset['section']));
  const before = await types();
  /** Returns the background colors of the visible sections. */
  const grounds = () =>
    site
      .locator('[data-section]:not([data-hidden])')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
  const seen = await grounds();
  const isNow = (wanted: unknown[]) => expect.poll(types).toEqual(wanted);
  const [hero, benefits, ...others] = before;
  const hover = (index: number) => sections.nth(index).hover({ position: { x: 700, y: 5 } });

  await hover(0);
  await site.getByRole('button', { name: 'Add a section below' }).click();
  const palette = page.getByRole('dialog');
  await expect.poll(() => focused(page)).toBe('Search');
  await page.keyboard.type('callout');
  await expect.poll(() => palette.locator('iframe').count()).toBe(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await palette.waitFor({ state: 'detached' });
  await isNow([hero, 'callout', benefits, ...others]);
  const isInView = () =>
    site.locator('[data-section=callout]').evaluate((section) => {
      const { top, bottom } = section.getBoundingClientRect();
      const shown = Math.min(bottom, innerHeight) - Math.max(top, 0);
      return shown > Math.min(bottom - top, innerHeight) / 2;
    });
  await expect.poll(isInView).toBe(true);

  await tabTo(page, 'Move down: Note');
  await page.keyboard.press('Enter');
  await isNow([hero, benefits, 'callout', ...others]);
  await expectStatus('Now item 3 of 6');
  const note = () =>
    sections.evaluateAll((all) => all.map((one) => getComputedStyle(one, '::after').content));
  await tabTo(page, 'Hide from visitors', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect.poll(note).toEqual(['none', 'none', '"Hidden from visitors"', 'none', 'none', 'none']);
  await page.getByRole('button', { name: 'Show to visitors', exact: true }).waitFor();
  expect(new Set(seen).size).toBe(2);
  expect(await grounds()).toEqual(seen);

  await tabTo(page, 'Copy: Note');
  await page.keyboard.press('Enter');
  await isNow([hero, benefits, 'callout', 'callout', ...others]);
  await tabTo(page, 'Remove: Note');
  await page.keyboard.press('Enter');
  await isNow([hero, benefits, 'callout', ...others]);
  // A double-click removes one section: a second removal would need a seventh undo.
  await hover(2);
  await site.getByRole('button', { name: 'Remove: ' }).dblclick();
  await isNow(before);
  for (const _ of [1, 2, 3, 4, 5, 6]) await page.keyboard.press('Control+z');
  await isNow(before);
  expect(await page.getByText('All changes are saved').isVisible()).toBe(true);

  // Drag above the first entry, and back by keyboard.
  const handle = (index: number) => page.getByTitle(/^Drag: /).nth(index);
  await handle(1).hover();
  const top = await pointIn(handle(0));
  await page.mouse.down();
  const dragUp = async () => {
    for (const below of [20, 10, 0]) await page.mouse.move(top.x, top.y + below);
    return (await pointIn(handle(0))).y;
  };
  // The first entry makes room.
  await expect.poll(dragUp).toBeGreaterThan(top.y + 10);
  await page.mouse.up();
  await expectStatus('Now item 1 of 5');
  await isNow([benefits, hero, ...others]);
  await page.locator('[id="field-sections.0-down"]').press('Enter');
  await expectStatus('Now item 2 of 5');
  await isNow(before);
  expect(documents().text('home.yaml')).toContain('type: hero');
});

test('an image has a focal point, is replaced everywhere and removed; undo restores its file', async () => {
  const { page, site } = studio();
  await expectShown('/tooth.svg');
  await site.getByRole('heading', { level: 1 }).click();
  const fromLeft = page.getByRole('slider', { name: 'Part that stays visible: from the left' });
  await fromLeft.press('ArrowLeft');
  await expect
    .poll(() =>
      site
        .locator('main img')
        .first()
        .evaluate((image) => getComputedStyle(image).objectPosition),
    )
    .toBe('49% 50%');
  const pictures = await studio().choose('Images');
  await pictures.getByRole('button', { name: /^tooth\.svg On \d+ pages$/ }).click();
  await pictures.getByRole('button', { name: 'Replace image' }).click();
  await pictures
    .locator('input[type=file]')
    .setInputFiles({ name: 'telephone.png', mimeType: 'image/png', buffer: picture });
  await pictures.waitFor({ state: 'detached' });
  await expectShown('/telephone.jpg');
  await studio().choose('Images');
  await pictures.getByRole('button', { name: 'tooth.svg Not used on any page' }).click();
  await pictures.getByRole('button', { name: 'Remove from the site' }).click();
  await pictures.getByRole('button', { name: /^telephone\.jpg/ }).waitFor();
  await page.keyboard.press('Escape');
  const savedImages = async () => {
    await studio().save();
    return readdirSync(`${documents().pagesDir}/media`);
  };
  expect(await savedImages()).toEqual(['telephone.jpg']);
  for (const _ of [1, 2, 3]) await undo();
  expect(await savedImages()).toEqual(['tooth.svg']);
  expect(documents().text('home.yaml')).toContain(
    'image: { src: tooth.svg, alt: Drawing of a healthy tooth, focus: 49% 50% }',
  );
});

test.runIf(runsAll)(
  'an image dropped on an image of the page, or pasted into its section, replaces it',
  async () => {
    const { page, site } = studio();
    expect(await sendFile(site.locator('main img').first(), 'drop', 'dropped.png')).toBe(false);
    await expectStatus(/^dropped\.jpg was added and is now used here/);
    await expectShown('dropped.jpg');
    await site.getByRole('heading', { level: 1 }).click();
    const heading = page.getByRole('textbox', { name: 'Heading' });
    expect(await sendFile(heading, 'paste', 'pasted.png')).toBe(false);
    await expectShown('pasted.jpg');
    await undo();
    await expectShown('dropped.jpg');
    // An image that no text uses is not a change of the site.
    await undo();
    await page.getByText('All changes are saved').waitFor();
  },
);

test.runIf(runsAll)(
  'an image pasted into a dialog does not replace one behind it; the images dialog takes files from everywhere',
  async () => {
    const { page } = studio();
    const dialog = await studio().choose('Find and replace');
    expect(await sendFile(dialog.getByRole('textbox').first(), 'paste', 'behind.png')).toBe(false);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expectStatus(/^Drop the image on the image that it replaces/);
    await studio().choose('Images');
    expect(await sendFile(page.locator('.MuiDialog-container'), 'drop', 'beside.png')).toBe(false);
    await page.getByRole('dialog', { name: 'beside.jpg' }).waitFor();
    await page.keyboard.press('Escape');
  },
);

test.runIf(runsAll)('another image is chosen in the fields, and needs a description of its own', async () => {
  const { page, site } = studio();
  await site.getByRole('heading', { level: 1 }).click();
  const text = page.getByRole('textbox', { name: 'Description of the image' }).first();
  await page.locator('[id="field-sections.0.image.src"]').click();
  await page.getByRole('dialog').locator('[aria-current=true]', { hasText: 'tooth.svg' }).waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'beside.jpg' }).click();
  await expectShown('beside.jpg');
  await expect.poll(() => text.getAttribute('aria-invalid')).toBe('true');
  await undo();
  await expect.poll(() => text.innerText()).not.toBe('');
});

const file = '_forms/cake-order.yaml';

/** Replaces the text of the nth field with a label. */
const type = async (label: RegExp, text: string, nth: number) => {
  const field = studio().page.getByRole('tabpanel').getByRole('textbox', { name: label }).nth(nth);
  await field.fill(text);
};

test('a form with a condition is defined, shown step by step, and sent as a sample', async () => {
  const { page, site, choose } = studio();
  const navigation = page.getByRole('navigation', { name: 'Pages' });
  await choose('New form');
  await page.getByRole('textbox', { name: 'Name' }).fill('Cake order');
  await page.getByRole('button', { name: 'Create form' }).click();

  await navigation.getByRole('button', { name: /^Cake order/ }).waitFor();
  await site.getByRole('heading', { name: 'Cake order' }).waitFor();
  await site.getByRole('textbox', { name: 'Full name' }).waitFor();

  await openGroup(page.getByRole('button', { name: /^Step 1/ }));
  await page.getByRole('button', { name: 'Add a field' }).click();
  const palette = page.getByRole('dialog', { name: 'Add a field' });
  expect(await violationsOn(page, dialogOnly)).toEqual([]);
  await palette.getByRole('searchbox').fill('several choices');
  await palette.getByRole('button', { name: /^One choice/ }).click();
  await expectStatus('Item 4 was added');
  await type(/^Label/, 'Product', 0);
  await page.getByRole('button', { name: 'Add a choice' }).click();
  for (const [index, choice] of ['Bread', 'Cake'].entries()) {
    await openGroup(page.getByRole('button', { name: /^✎ Label$/ }).first());
    await type(/^Label/, choice, index + 1);
  }
  await site.getByRole('radio', { name: 'Cake' }).waitFor();

  // Advice that disappears while the mouse is pressed would move the button.
  await expect.poll(() => page.getByText('This is still an example').count()).toBe(0);
  await page.getByRole('button', { name: 'Add a step' }).click();
  await page.getByRole('button', { name: /^✎ Name/ }).waitFor();
  await page
    .getByRole('combobox', { name: /^Shown only if/ })
    .last()
    .selectOption('Product: Cake');
  const shownSteps = () =>
    site
      .locator('[data-step]')
      .evaluateAll((all) => all.filter((step) => step.checkVisibility()).map((step) => step.dataset['step']));
  await expect.poll(shownSteps).toEqual(['2']);
  await site.getByText('✎ Heading').waitFor();
  await page.getByRole('button', { name: /^Step 1/ }).focus();
  await expect.poll(shownSteps).toEqual(['1']);

  await page.getByRole('button', { name: 'The mail you receive' }).click();
  const sample = page.getByRole('dialog', { name: 'The mail you receive' });
  await sample.getByText('Cake order: Cake [0123456789abcdef0123]').waitFor();
  await sample.frameLocator('iframe').getByRole('heading', { name: 'Ann Miller' }).waitFor();
  await sample
    .getByRole('row', { name: /^Product/ })
    .getByRole('cell', { name: 'cake' })
    .waitFor();
  expect(await violationsOn(page, dialogOnly)).toEqual([]);
  await sample.getByRole('button', { name: 'Close' }).click();

  expect(parse(await saved(file))).toMatchObject({
    name: 'Cake order',
    steps: [
      { fields: [{}, {}, {}, { kind: 'choice', name: 'product', label: 'Product' }] },
      { when: { product: 'cake' }, fields: [{ kind: 'name', name: 'name2' }] },
    ],
  });
});

test.runIf(runsAll)('a change that breaks a condition says so, and is undone in one step', async () => {
  const { page } = studio();
  const product = page.getByRole('button', { name: /^Product/ });
  if (!(await product.isVisible())) await page.getByRole('button', { name: /^Step 1/ }).click();
  const before = await saved(file);
  await page.getByRole('button', { name: 'Remove: Product' }).press('Enter');
  await page.getByText('“✎ Name” is always shown now, not only for “Product: Cake”.').waitFor();
  await product.waitFor({ state: 'detached' });
  expect(await saved(file)).not.toContain('when:');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  expect(await saved(file)).toBe(before);
});

test.runIf(runsAll)(
  'a form is shown on its page, chosen in its section, and removed if no page shows it',
  async () => {
    const { page, site, go, choose } = studio();
    const navigation = page.getByRole('navigation', { name: 'Pages' });
    await navigation.getByRole('button', { name: /^Message from a patient/ }).click();
    await page.waitForURL(/#\/_forms\/contact\?page=\/contact$/);
    await choose('Remove form', 'Form');
    const dialog = page.getByRole('dialog');
    expect(await dialog.getByRole('button', { name: 'Remove form' }).isDisabled()).toBe(true);
    await dialog.getByRole('button', { name: 'Contact' }).click();
    await site.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByRole('textbox', { name: /^Submit/ }).waitFor();

    documents().write(
      '_forms/callback.yaml',
      documents()
        .text('_forms/contact.yaml')
        .replace(/^name: .*/m, 'name: Callback'),
    );
    await navigation.getByRole('button', { name: /^Callback/ }).click();
    await choose('Remove form', 'Form');
    await dialog.getByRole('button', { name: 'Remove form' }).click();
    await navigation.getByRole('button', { name: /^Callback/ }).waitFor({ state: 'detached' });
    await page.keyboard.press('Control+z');
    await navigation.getByRole('button', { name: /^Callback/ }).waitFor();
    await go('/contact');
  },
);
