import { expect, test } from 'vitest';
import { violationsOn } from '../../support/browser/axe.ts';
import { studioOfTests } from '../../support/browser/studio.ts';

const { open, documents } = studioOfTests();
const old = 'A dentist who takes the time';

test('what is typed into the field of a heading is on the page and in the text; saved is that line alone', async () => {
  const { page, site, heading, yaml, console, end } = await open();
  await site.getByRole('heading', { level: 1 }).click();
  const field = page.getByRole('textbox', { name: 'Heading' });
  await expect.poll(() => field.evaluate((box) => box === document.activeElement)).toBe(true);
  await page.keyboard.press('End');
  await page.keyboard.type(': {name}');
  await heading(`${old}: Brightwater Dental`);

  await page.keyboard.press('Control+z');
  await heading(new RegExp(`^${old}$`));
  await page.getByRole('button', { name: 'Redo' }).click();
  await heading(`${old}: Brightwater Dental`);
  expect(await yaml()).toContain(`    heading: '${old}: {name}'\n`);

  // The same line, in the text itself.
  await page.locator('.cm-line', { hasText: `heading: '${old}` }).click();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('!');
  await heading(`${old}: Brightwater Dental!`);
  await page.getByRole('tab', { name: 'Fields' }).click();
  expect(await field.innerText()).toBe(`${old}: Brightwater Dental!`);

  const before = documents().text('home.yaml');
  await page.getByText('1 page changed and not saved').waitFor();
  await page.keyboard.press('Control+s');
  await page.getByText('All changes are saved').waitFor();
  expect(documents().text('home.yaml')).toBe(before.replace(`heading: ${old}`, `heading: '${old}: {name}!'`));
  await page.getByRole('button', { name: 'What changed' }).click();
  const changed = page.getByRole('dialog').getByRole('region');
  await changed.locator('.cm-deletedLine').waitFor();
  expect(await changed.count()).toBe(1);
  expect(await changed.innerText()).toMatch(/home\.yaml\s+Changed · saved\s/);
  const lines = (kind: string) => changed.locator(`.cm-${kind}`).allInnerTexts();
  expect([await lines('deletedLine'), await lines('changedLine')]).toEqual([
    [`    heading: ${old}`],
    [`    heading: '${old}: {name}!'`],
  ]);
  await page.waitForFunction(() => document.getAnimations().length === 0);
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect(console).toEqual([]);
  await end();
});

test('a text of a shared piece and a fact open what they are written in; hours are times of a clock', async () => {
  const { page, site, yaml, end } = await open();
  await site.getByText('Call (619) 555-0177 or write to us today.').click();
  const call = page.getByRole('textbox', { name: 'Text', exact: true });
  await expect.poll(() => call.evaluate((box) => box === document.activeElement)).toBe(true);
  await site.getByRole('heading', { name: 'Book a visit' }).click();
  await page.getByText('This stands on one page.').waitFor();
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
  await end();
});

test('a wrong value is told at its field and in the list in the words of the check; the page stays', async () => {
  const text = documents().text('contact.yaml');
  documents().write('contact.yaml', text.replace('heading: Talk to the front desk', "heading: ''"));
  const said = await documents().problems();
  documents().write('contact.yaml', text);
  expect(said).toHaveLength(1);
  const words = said[0]?.replace(/^\S+ +/, '') ?? '';
  expect(words).toContain('the text is empty');
  const { page, site, heading, end } = await open('/contact');
  await site.getByRole('heading', { level: 1 }).click();
  const field = page.getByRole('textbox', { name: 'Heading' });
  await field.fill('');
  await page.getByText('The page shows how it was before your last change.').waitFor();
  await heading('Talk to the front desk');
  const rail = page.getByRole('region', { name: 'Pages' });
  await rail.getByText(/^Problems/).click();
  await rail.getByRole('button', { name: words }).waitFor();
  await rail.getByText('1 to fix, changed').waitFor();
  const atField = page.locator('#panel-fields').getByText(words.replace(/^[^:]*: /, ''));
  await atField.waitFor();
  expect(await field.getAttribute('aria-invalid')).toBe('true');

  // From the list to the field.
  await page.getByRole('searchbox', { name: 'Search pages' }).focus();
  await rail.getByRole('button', { name: words }).click();
  await expect.poll(() => field.evaluate((box) => box === document.activeElement)).toBe(true);
  await page.keyboard.type('Talk to us');
  await heading('Talk to us');
  await atField.waitFor({ state: 'detached' });
  expect(await rail.getByRole('button', { name: words }).count()).toBe(0);
  await end();
});
