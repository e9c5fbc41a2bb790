import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { dialogOnly, violationsOn } from '../../support/browser/axe.ts';
import { oneWindow } from '../../support/browser/one-window.ts';
import { openGroup, studioOfTests } from '../../support/browser/studio.ts';

const { open, documents } = studioOfTests();
const studio = oneWindow(open);

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
  await page.getByRole('status').getByText('Item 4 was added').waitFor({ state: 'attached' });
  await type(/^Label/, 'Product', 0);
  await page.getByRole('button', { name: 'Add a choice' }).click();
  for (const [index, choice] of ['Bread', 'Cake'].entries()) {
    await openGroup(page.getByRole('button', { name: /^✎ Label$/ }).first());
    await type(/^Label/, choice, index + 1);
  }
  await site.getByRole('radio', { name: 'Cake' }).waitFor();

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

  await page.getByRole('button', { name: 'What you get' }).click();
  const sample = page.getByRole('dialog', { name: 'What you get' });
  await sample.getByText('Cake order: Cake [0123456789abcdef0123]').waitFor();
  await sample.frameLocator('iframe').getByRole('heading', { name: 'Ann Miller' }).waitFor();
  await sample
    .getByRole('row', { name: /^product/ })
    .getByRole('cell', { name: 'cake' })
    .waitFor();
  expect(await violationsOn(page, dialogOnly)).toEqual([]);
  await sample.getByRole('button', { name: 'Close' }).click();

  await studio().save();
  expect(parse(documents().text(file))).toMatchObject({
    name: 'Cake order',
    steps: [
      { fields: [{}, {}, {}, { kind: 'choice', name: 'product', label: 'Product' }] },
      { when: { product: 'cake' }, fields: [{ kind: 'name', name: 'name2' }] },
    ],
  });
});

test('a change that breaks a condition says so, and is undone in one step', async () => {
  const { page, save } = studio();
  await page.getByRole('button', { name: /^Cake order/ }).click();
  await page.getByRole('button', { name: /^✎ Name/ }).waitFor();
  const product = page.getByRole('button', { name: /^Product/ });
  if (!(await product.isVisible())) await page.getByRole('button', { name: /^Step 1/ }).click();
  const before = documents().text(file);
  await page.getByRole('button', { name: 'Remove: Product' }).press('Enter');
  await page.getByText('“✎ Name” is always shown now, not only for “Product: Cake”.').waitFor();
  await product.waitFor({ state: 'detached' });
  await save();
  expect(documents().text(file)).not.toContain('when:');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await save();
  expect(documents().text(file)).toBe(before);
});

test('a form is shown on its page, chosen in its section, and removed if no page shows it', async () => {
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
});

test('Back opens the previous document again', async () => {
  const { page, site, go } = studio();
  const shown = page.getByRole('navigation', { name: 'Pages' }).locator('[aria-current=page]');
  await go('/contact');
  await page.getByRole('button', { name: /^Message from a patient/ }).click();
  await shown.getByText(/^Message from a patient/).waitFor();
  await page.getByRole('button', { name: /^Book\b/ }).click();
  await shown.getByText(/^Book/).waitFor();
  await page.goBack();
  await shown.getByText(/^Message from a patient/).waitFor();
  await site.getByRole('heading', { name: 'Talk to the front desk' }).waitFor();
});
