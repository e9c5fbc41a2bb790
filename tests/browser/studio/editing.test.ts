import { expect, test } from 'vitest';
import { formatDocument } from '../../../documents/edit/text/format-document.ts';
import { violationsOn } from '../../support/browser/axe.ts';
import { oneWindow } from '../../support/browser/one-window.ts';
import { horizontalOverflow } from '../../support/browser/page-errors.ts';
import { studioDesk } from '../../support/browser/studio-viewport.ts';
import { focused, studioOfTests } from '../../support/browser/studio.ts';
import { sample } from '../../support/sample.ts';
import type { ScratchSite } from '../../support/sites/scratch-site.ts';
import { runsAll } from '../../support/sample.ts';

const prices = `  - type: price-range
    heading: What a visit costs, {price.visit}
    columns: { label: Visit, value: Price }
    rates: [{ name: visit, label: First visit, from: 90, to: 120 }]
`;

/** Adds a popup card and prices. */
const addCard = (site: ScratchSite): void => {
  const action = "{ label: Call, href: 'tel:{phone}' }";
  const card = `popup: { heading: Come in, text: Now, note: Free, action: ${action}, close: Close, depth: 25 }\n`;
  site.write('_site.yaml', site.text('_site.yaml') + card);
  site.write('home.yaml', formatDocument(site.text('home.yaml') + prices));
  const entry = '- { label: Contact, href: /contact';
  const categories =
    'categories: [{ label: Visits, image: { src: tooth.svg, alt: A tooth }, links: [{ label: Hours, href: /contact#hours }] }]';
  site.edit('_site.yaml', `${entry} }`, `${entry}, toggle: More, all: All, ${categories} }`);
};

const { open, documents } = studioOfTests(addCard);
const studio = oneWindow(open);

const old = 'A dentist who takes the time';
const field = (name: string | RegExp) => studio().page.getByRole('textbox', { name });
const hasFocus = (name: string | RegExp) =>
  expect.poll(() => field(name).evaluate((box) => box === document.activeElement)).toBe(true);
const announced = (text: RegExp) =>
  studio().page.getByRole('status').getByText(text).waitFor({ state: 'attached' });

test('editing a heading updates the page and the YAML, and saving changes only that line', async () => {
  const { page, site, heading, tab, yaml, console } = studio();
  await site.getByRole('heading', { level: 1 }).click();
  await hasFocus('Heading');
  await page.keyboard.press('End');
  // Filled at once: on a busy machine, slowly typed characters would become separate undo steps.
  await page.keyboard.insertText(': {name}');
  await heading(`${old}: Brightwater Dental`);

  await page.keyboard.press('Control+z');
  await heading(new RegExp(`^${old}$`));
  await page.getByRole('button', { name: 'Redo' }).click();
  await heading(`${old}: Brightwater Dental`);
  expect(await yaml()).toContain(`    heading: '${old}: {name}'\n`);

  // The same line in the YAML.
  await page.locator('.cm-line', { hasText: `heading: '${old}` }).click();
  // The first one goes to the end of the wrapped line.
  for (const key of ['End', 'End', 'ArrowLeft']) await page.keyboard.press(key);
  await page.keyboard.type('!');
  await heading(`${old}: Brightwater Dental!`);
  await tab('Fields');
  expect(await field('Heading').innerText()).toBe(`${old}: Brightwater Dental!`);

  const before = documents().text('home.yaml');
  await page.getByText('Not saved yet: 1 page').waitFor();
  await studio().save();
  expect(documents().text('home.yaml')).toBe(
    formatDocument(before.replace(`heading: ${old}`, `heading: '${old}: {name}!'`)),
  );
  expect(console).toEqual([]);
});

test.runIf(runsAll)(
  'Enter in the link dialog takes the highlighted suggestion; pasting keeps what the field supports and reports the rest',
  async () => {
    const { page, site } = studio();
    const answer = site.locator('[data-section=faq] details').first();
    await page.getByRole('button', { name: /^FAQ/ }).click();
    await page.getByRole('button', { name: 'Does it hurt?', exact: true }).click();
    await field('Answer').click();
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog');
    const target = dialog.getByRole('combobox');
    await target.fill('cont');
    await page.getByRole('option', { selected: false }).first().waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => target.inputValue()).toBe('Contact');
    await target.fill('qqq');
    await page.keyboard.press('Enter');
    await dialog.getByText('No page has this name.').waitFor();
    expect(await target.inputValue()).toBe('qqq');
    await target.fill('www.example.com');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await answer.locator('a[href="https://www.example.com"]').waitFor({ state: 'attached' });
    for (const event of sample<'paste' | 'drop'>(['paste'], ['drop'])) {
      await page.keyboard.press('Control+a');
      await page.keyboard.press('Delete');
      await page.evaluate((name) => {
        const data = new DataTransfer();
        data.setData('text/html', '<p>First <b>bold</b>.</p><ul><li>one</li></ul>');
        const init = { bubbles: true, cancelable: true };
        const { left: clientX = 0, top: clientY = 0 } = document.activeElement?.getBoundingClientRect() ?? {};
        document.activeElement?.dispatchEvent(
          name === 'paste'
            ? new ClipboardEvent('paste', { ...init, clipboardData: data })
            : new DragEvent('drop', { ...init, dataTransfer: data, clientX, clientY }),
        );
      }, event);
      await page.getByText('Pasted without the formatting').first().waitFor();
      await expect.poll(() => answer.locator('p').allTextContents()).toEqual(['First bold.', 'one']);
      expect(await answer.locator('strong').textContent()).toBe('bold');
    }
    await studio().save();
  },
);

test('the fields can be reached with three keys from the page list', async () => {
  const { page } = studio();
  const isInFields = () => page.evaluate(() => document.activeElement?.matches('#panel-fields *') ?? false);
  const skip = async () => {
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Go to the fields');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('#panel-fields:focus').count()).toBe(1);
    await page.keyboard.press('Tab');
    expect(await isInFields()).toBe(true);
  };
  await page.getByRole('button', { name: 'Contact', exact: true }).first().focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/#\/contact$/);
  await skip();
});

test('undo and redo open the changed place, select it and announce the change', async () => {
  const { page, site, heading, go } = studio();
  await go('/');
  await site.getByRole('heading', { name: old }).click();
  await hasFocus('Heading');
  await page.keyboard.insertText('Now: ');
  await heading(/^Now: /);
  for (const name of ['Undo', 'Redo'] as const) {
    await page.getByRole('button', { name: 'Contact', exact: true }).first().click();
    await heading('Talk to the front desk');
    await page.getByRole('button', { name, exact: true }).click();
    await heading(name === 'Undo' ? /^A dentist/ : /^Now: A dentist/);
    await hasFocus('Heading');
    await announced(/^(Undone|Redone): .*: Top of the page: the heading\./);
    expect(page.url()).toMatch(/#\/\?at=sections\.0\.heading$/);
  }
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
});

test.runIf(runsAll)('in a dialog, undo reverts only its input; buttons that act keep the focus', async () => {
  const { page, site, go } = studio();
  await go('/');
  await site.getByRole('heading', { name: old }).click();
  await hasFocus('Heading');
  await page.keyboard.insertText('Mine ');
  await page.getByText('Not saved yet: 1 page').waitFor();
  const dialog = await studio().choose('Find and replace');
  const words = dialog.getByRole('textbox', { name: 'Text to find', exact: true });
  await words.pressSequentially('the');
  await page.keyboard.press('Control+z');
  expect(await words.inputValue()).not.toBe('the');
  await words.fill('the');
  await dialog.getByRole('button', { name: 'Find' }).press('Enter');
  await dialog.getByText(/matches$/).waitFor();
  expect(await focused(page)).toBe('Find');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Not saved yet: 1 page').waitFor();
  await page.getByRole('button', { name: 'Undo', exact: true }).press('Enter');
  await page.getByText('All changes are saved').waitFor();
  await announced(/: the heading\./);
  expect(await page.locator('[contenteditable]:focus').count()).toBe(0);
});

test.runIf(runsAll)('clicking a text of a shared section or a fact opens its document', async () => {
  const { page, site, tab, yaml } = studio();
  await site.getByText('Call (619) 555-0177 or write to us today.').click();
  await hasFocus(/^Text$/);
  await site.getByRole('heading', { name: 'Book a visit' }).click();
  await page.getByText('Used on one page.').waitFor();
  await site.locator('header, body').getByText('(619) 555-0177', { exact: true }).first().click();
  await hasFocus('Phone');
  await page.getByRole('heading', { level: 1, name: 'Business, menu, logo' }).waitFor();
  await field('Phone').fill('(619) 555-0188');
  await site.getByText('Call (619) 555-0188 or write to us today.').waitFor();
  expect(await page.getByRole('status').getByText('“Business, menu, logo”').isVisible()).toBe(true);
  expect(await yaml()).toContain('  - phone: (619) 555-0188\n');
  await tab('Fields');
});

test.runIf(runsAll)(
  'clicking a text with a price focuses the text, a price its entry, and an icon the name of its button',
  async () => {
    const { page, site, go } = studio();
    await go('/');
    await site.getByRole('heading', { name: 'What a visit costs, $90-$120' }).click();
    await hasFocus('Heading');
    await site.getByText('$90-$120', { exact: true }).click();
    await field(/^Lowest price$/).waitFor();
    await go('/contact');
    await page.getByRole('button', { name: 'Prices …' }).click();
    await page
      .getByRole('dialog', { name: 'Prices' })
      .getByRole('button', { name: 'Visit: $90-$120' })
      .click();
    await hasFocus(/^Lowest price$/);
    // An icon is its button, not the menu behind it.
    await site.getByRole('button', { name: 'More' }).click();
    await hasFocus('Name of the button that opens the submenu');
  },
);

test.runIf(runsAll)('the popup card is visible on the page while it is edited', async () => {
  const { page, site: shown } = studio();
  await page.getByRole('button', { name: 'Business, menu, logo' }).click();
  const fold = (name: RegExp) => page.getByRole('button', { name });
  await fold(/^Pop-up card/).waitFor();
  const card = shown.getByRole('heading', { name: 'Come in' });
  expect(await card.count()).toBe(0);
  await fold(/^Pop-up card/).click();
  await card.waitFor();
  await fold(/^Business facts/).click();
  await card.waitFor({ state: 'detached' });
});

test('an invalid value is reported at its field and in the problem list, and the page remains visible', async () => {
  const { page, site, heading, go } = studio();
  await go('/contact');
  await heading('Talk to the front desk');
  await site.getByRole('heading', { level: 1 }).click();
  await field('Heading').fill('');
  await page.getByText('The preview shows the page before your last change.').waitFor();
  await heading('Talk to the front desk');
  const rail = page.getByRole('region', { name: 'Pages' });
  await rail.getByText(/^Problems/).click();
  const problem = rail.getByRole('button', { name: 'Still empty: “Heading”' });
  await problem.waitFor();
  await rail.getByText('1 to fix, changed').waitFor();
  const atField = page.locator('#panel-fields').getByText('Still empty: “Heading”');
  await atField.waitFor();
  expect(await field('Heading').getAttribute('aria-invalid')).toBe('true');

  // Opening a list entry selects its field.
  await page.getByRole('searchbox', { name: 'Search pages, texts and fields' }).focus();
  await problem.click();
  await hasFocus('Heading');
  await page.keyboard.type('Talk to us');
  await heading('Talk to us');
  await atField.waitFor({ state: 'detached' });
  expect(await problem.count()).toBe(0);
  await rail.getByText(/^Problems/).click();
});

test.runIf(runsAll)('a page that cannot be rendered opens the problem list', async () => {
  const { page, heading } = studio();
  const text = documents().text('contact.yaml');
  documents().write(
    'broken.yaml',
    text.replace(/heading: .*/, "heading: ''").replace('name: Contact', 'name: Broken'),
  );
  const problem = page
    .getByRole('region', { name: 'Pages' })
    .getByRole('button', { name: 'Still empty: “Heading”' });
  await page.getByText(/^Problems \([1-9]/).waitFor();
  expect(await problem.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Broken' }).click();
  await page.getByText('The preview is not available until the problems are fixed.').waitFor();
  // The frame still contains the page before it.
  expect(await page.locator('iframe').isVisible()).toBe(false);
  await problem.click();
  await expect.poll(() => page.locator('[contenteditable]:focus').count()).toBe(1);
  await page.keyboard.type('Mended');
  await heading('Mended');
  await problem.waitFor({ state: 'detached' });
});

test.runIf(runsAll)('the search of the list also finds fields and texts', async () => {
  const { page } = studio();
  const search = page.getByRole('searchbox', { name: 'Search pages, texts and fields' });
  await search.fill('call (619)');
  const texts = page.getByRole('list', { name: 'Texts' });
  await texts.getByRole('button', { name: /^Call \(619\) 555-0188 or write/ }).waitFor();
  await search.fill('rounding');
  await page.getByRole('list', { name: 'Fields' }).getByRole('button').first().click();
  await hasFocus('Rounding of corners');
  await page
    .getByText(/: 1, enough for text\.$/)
    .first()
    .waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await search.fill('');
});

test('on a phone one panel is shown at a time, on a tablet the page is beside the others', async () => {
  const { page, tab } = studio();
  const panels = async () => {
    const names = ['Pages', 'Preview', 'Fields', 'Problems'];
    const shown = names.map((name) => page.getByRole('region', { name, exact: true }).isVisible());
    const areShown = await Promise.all(shown);
    return names.filter((_, index) => areShown[index]);
  };
  await page.setViewportSize({ width: 390, height: 844 });
  const views = page.getByRole('navigation', { name: 'View' });
  for (const name of ['Fields', 'Preview', 'Pages']) {
    await views.getByRole('tab', { name, exact: true }).click();
    await expect.poll(panels).toEqual([name]);
  }
  await expect.poll(() => horizontalOverflow(page)).toBe(0);
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect.poll(panels).toEqual(['Pages', 'Preview']);
  await tab('Problems');
  await expect.poll(panels).toEqual(['Preview', 'Problems']);
  await page.setViewportSize(studioDesk);
  await expect.poll(panels).toEqual(['Pages', 'Preview', 'Fields']);
  // A page narrower than its panel is not magnified.
  await page.getByRole('button', { name: 'Phone', exact: true }).click();
  const frame = page.locator('iframe[src="page.html"]');
  await expect.poll(async () => (await frame.boundingBox())?.width).toBe(390);
});
