import { expect, test } from 'vitest';
import { oneWindow } from '../../support/browser/one-window.ts';
import { studioOfTests } from '../../support/browser/studio.ts';

const { open, another, documents } = studioOfTests();
const studio = oneWindow(open);

const reading = 'This window does not show what is changed there.';
type Window = Pick<ReturnType<typeof studio>, 'page' | 'site'>;
const takeOver = async ({ page }: Window, from: Window) => {
  await page.getByRole('button', { name: 'Edit here' }).click();
  await page.getByText(reading).waitFor({ state: 'detached' });
  await from.page.getByText(reading).waitFor();
};
const openHeading = async ({ page, site }: Window) => {
  await site.getByRole('heading', { level: 1 }).click();
  return page.getByRole('textbox', { name: 'Heading' });
};

test('another window takes over with what was typed and not saved, and the first one only reads', async () => {
  const other = await another(studio());
  await other.page.getByText(reading).waitFor();
  const field = await openHeading(studio());
  await field.fill('Typed and not saved');
  await field.press('End');
  // Less than the pause before a draft is stored.
  await field.pressSequentially('!');
  await takeOver(other, studio());
  await other.heading('Typed and not saved!');
  await other.page.getByText('1 page changed and not saved').waitFor();
  const before = documents().text('home.yaml');
  const { page } = studio();
  expect(await page.locator('section[inert]').getAttribute('aria-label')).toBe('Fields');
  expect(await page.getByRole('button', { name: 'Save', exact: true }).count()).toBe(0);
  for (const keys of ['Control+s', 'Control+z']) await page.keyboard.press(keys);
  await page.getByText('Nothing was changed in this window').waitFor();
  await studio().heading('Typed and not saved!');
  expect(documents().text('home.yaml')).toBe(before);

  await (await openHeading(other)).fill('From the other');
  await takeOver(studio(), other);
  await studio().heading('From the other');
  await page.getByRole('button', { name: 'Undo' }).click();
  await studio().heading('Typed and not saved!');
  // A file that was changed on disk meanwhile is merged.
  documents().write('home.yaml', `${documents().text('home.yaml')}# A note\n`);
  await page.keyboard.press('Control+s');
  await page.getByText('All changes are saved').waitFor();
  expect(documents().text('home.yaml')).toMatch(/heading: Typed and not saved!\n[^]*# A note\n/);
  await other.page.close();
});
