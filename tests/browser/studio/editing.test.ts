import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { formatDocument } from '../../../documents/edit/text/format-document.ts';
import { oneWindow } from '../../support/browser/one-window.ts';
import { studioDesk } from '../../support/browser/studio-viewport.ts';
import { studioOn } from '../../support/browser/studio.ts';
import { exampleSections } from '../../support/sites/example-sections.ts';
import { ScratchSite } from '../../support/sites/scratch-site.ts';
import { listFormFields } from '../../support/sites/studio-fields.ts';

const prices = `  - type: price-range
    heading: What a visit costs, {price.visit}
    columns: { label: Visit, value: Price }
    rates: [{ name: visit, label: First visit, from: 90, to: 120 }]
`;

/** A small site with a popup card and prices. */
const siteWithCard = (): ScratchSite => {
  const site = new ScratchSite();
  const action = "{ label: Call, href: 'tel:{phone}' }";
  const card = `popup: { heading: Come in, text: Now, note: Free, action: ${action}, close: Close, depth: 25 }\n`;
  site.write('_site.yaml', site.text('_site.yaml') + card);
  site.write('home.yaml', formatDocument(site.text('home.yaml') + prices));
  const entry = '- { label: Contact, href: /contact';
  const categories =
    'categories: [{ label: Visits, image: { src: tooth.svg, alt: A tooth }, links: [{ label: Hours, href: /contact#hours }] }]';
  site.edit('_site.yaml', `${entry} }`, `${entry}, toggle: More, all: All, ${categories} }`);
  return site;
};

const { open, documents } = studioOn(siteWithCard);
const studio = oneWindow(open);

const old = 'A dentist who takes the time';

test('editing a heading updates the page and the YAML, and saving changes only that line', async () => {
  const { page, site, heading, tab, yaml, console } = studio();
  await site.getByRole('heading', { level: 1 }).click();
  const field = page.getByRole('textbox', { name: 'Heading' });
  await expect.poll(() => field.evaluate((box) => box === document.activeElement)).toBe(true);
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
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('!');
  await heading(`${old}: Brightwater Dental!`);
  await tab('Fields');
  expect(await field.innerText()).toBe(`${old}: Brightwater Dental!`);

  const before = documents().text('home.yaml');
  await page.getByText('1 page changed and not saved').waitFor();
  await page.keyboard.press('Control+s');
  await page.getByText('All changes are saved').waitFor();
  expect(documents().text('home.yaml')).toBe(
    formatDocument(before.replace(`heading: ${old}`, `heading: '${old}: {name}!'`)),
  );
  // The bar has two rows on a phone.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('navigation', { name: 'View' }).waitFor();
  expect((await page.locator('header').first().boundingBox())?.height).toBeLessThan(100);
  await page.setViewportSize(studioDesk);
  expect(console).toEqual([]);
});

test('clicking a text of a shared section or a fact opens its document; opening hours are time inputs', async () => {
  const { page, site, tab, yaml } = studio();
  await site.getByText('Call (619) 555-0177 or write to us today.').click();
  const call = page.getByRole('textbox', { name: 'Text', exact: true });
  await expect.poll(() => call.evaluate((box) => box === document.activeElement)).toBe(true);
  await site.getByRole('heading', { name: 'Book a visit' }).click();
  await page.getByText('Used on one page.').waitFor();
  await site.locator('header, body').getByText('(619) 555-0177', { exact: true }).first().click();
  const phone = page.getByRole('textbox', { name: 'Phone' });
  await expect.poll(() => phone.evaluate((box) => box === document.activeElement)).toBe(true);
  await phone.fill('(619) 555-0188');
  await site.getByText('Call (619) 555-0188 or write to us today.').waitFor();
  expect(await page.getByRole('status').getByText('1 page changed').isVisible()).toBe(true);
  const opens = page.getByRole('group', { name: 'Weekdays' }).getByLabel('Opens');
  await opens.fill('13:30');
  await page.getByRole('group', { name: 'Saturday' }).getByLabel('Closed').uncheck();
  expect(await yaml()).toContain(
    '    weekdays: 1:30 PM-5:00 PM\n    saturday: 8:00 AM-6:00 PM\n    sunday: Closed\n',
  );
  await tab('Fields');
});

test('clicking a text with a price focuses the text, a price its entry, and an icon the name of its button', async () => {
  const { page, site, go } = studio();
  await go('/');
  await site.getByRole('heading', { name: 'What a visit costs, $90-$120' }).click();
  const heading = page.getByRole('textbox', { name: 'Heading' });
  await expect.poll(() => heading.evaluate((box) => box === document.activeElement)).toBe(true);
  await site.getByText('$90-$120', { exact: true }).click();
  await page.getByRole('textbox', { name: 'From' }).waitFor();
  // An icon is its button, not the menu behind it.
  await site.getByRole('button', { name: 'More' }).click();
  const toggle = page.getByRole('textbox', { name: 'Toggle' });
  await expect.poll(() => toggle.evaluate((box) => box === document.activeElement)).toBe(true);
});

test('the popup card is visible on the page while it is edited', async () => {
  const { page, site: shown } = studio();
  await page.getByRole('button', { name: 'Site facts, menus and texts' }).click();
  const fold = (name: RegExp) => page.getByRole('button', { name });
  await fold(/^Pop-up card/).waitFor();
  const card = shown.getByRole('heading', { name: 'Come in' });
  expect(await card.count()).toBe(0);
  await fold(/^Pop-up card/).click();
  await card.waitFor();
  await fold(/^Facts\b(?!,)/).click();
  await card.waitFor({ state: 'detached' });
});

test('an invalid value is reported at its field and in the problem list, and the page remains visible', async () => {
  using spoiled = new ScratchSite();
  spoiled.edit('contact.yaml', 'heading: Talk to the front desk', "heading: ''");
  const said = await spoiled.problems();
  expect(said).toHaveLength(1);
  const words = said[0]?.replace(/^\S+ +/, '') ?? '';
  expect(words).toContain('a text is expected here');
  const { page, site, heading, go } = studio();
  await go('/contact');
  await heading('Talk to the front desk');
  await site.getByRole('heading', { level: 1 }).click();
  const field = page.getByRole('textbox', { name: 'Heading' });
  await field.fill('');
  await page.getByText('The preview shows the page before your last change.').waitFor();
  await heading('Talk to the front desk');
  const rail = page.getByRole('region', { name: 'Pages' });
  await rail.getByText(/^Problems/).click();
  await rail.getByRole('button', { name: words }).waitFor();
  await rail.getByText('1 to fix, changed').waitFor();
  const atField = page.locator('#panel-fields').getByText(words.replace(/^[^:]*: /, ''));
  await atField.waitFor();
  expect(await field.getAttribute('aria-invalid')).toBe('true');

  // Opening a list entry selects its field.
  await page.getByRole('searchbox', { name: 'Search pages' }).focus();
  await rail.getByRole('button', { name: words }).click();
  await expect.poll(() => field.evaluate((box) => box === document.activeElement)).toBe(true);
  await page.keyboard.type('Talk to us');
  await heading('Talk to us');
  await atField.waitFor({ state: 'detached' });
  expect(await rail.getByRole('button', { name: words }).count()).toBe(0);
  await rail.getByText(/^Problems/).click();
});

test('a page that cannot be rendered opens the problem list, which stays open while problems are fixed', async () => {
  const { page, heading } = studio();
  documents().write(
    'broken.yaml',
    documents()
      .text('contact.yaml')
      .replace(/heading: .*/, "heading: ''")
      .replace('name: Contact', 'name: Broken'),
  );
  const problem = page
    .getByRole('region', { name: 'Pages' })
    .getByRole('button', { name: 'a text is expected here' });
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
  expect(await page.locator('details[open]').count()).toBe(1);
});

test('the form shows every field of every section type', async () => {
  const sections = [...new Map(exampleSections.map((section) => [section.type, section])).values()];
  const value = { title: 'All', description: 'All of them.', sections };
  documents().write('all.yaml', stringify(value, { aliasDuplicateObjects: false }));
  const { page } = studio();
  await page.getByRole('button', { name: /^All( \d+ to fix)?$/ }).click();
  await page.locator('[id="field-sections.0"]').waitFor();
  const shown = await page.evaluate(async (count) => {
    const paths = new Set<string>();
    // React may render in several tasks.
    const rendered = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
    const open = async (buttons: string): Promise<void> => {
      for (const field of document.querySelectorAll<HTMLElement>('[data-path]'))
        paths.add(field.dataset['path'] ?? '');
      const closed = document.querySelectorAll<HTMLElement>(`${buttons}[aria-expanded=false]`);
      if (closed.length === 0) return;
      for (const each of closed) each.click();
      await rendered();
      await open(buttons);
    };
    for (let index = 0; index < count; index += 1) {
      await open(`button[id="field-sections.${index}"]`);
      await open(`button[id^="field-sections.${index}."]`);
    }
    return [...paths];
  }, sections.length);
  const fields = listFormFields('all.yaml', value).map(({ path }) => JSON.stringify(path));
  expect(fields.length).toBeGreaterThan(300);
  expect(fields.filter((path) => !shown.includes(path))).toEqual([]);
});
