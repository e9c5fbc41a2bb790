import { expect, test } from 'vitest';
import { violationsOn } from '../../support/browser/axe.ts';
import { deployedStudioOfTests } from '../../support/browser/deployed-studio.ts';
import { oneWindow } from '../../support/browser/one-window.ts';
import { readRepositoryFiles } from '../../support/github/repository-files.ts';
import { editor } from '../../support/github/emulator.ts';
import { studioDesk, studioEditor } from '../../support/browser/studio-viewport.ts';

const { visit, signIn, heading, github, address } = deployedStudioOfTests(() =>
  readRepositoryFiles('tests/fixtures/dentist/pages'),
);
const studio = oneWindow(() => visit(address(), studioEditor));

test('the sign-in page fits every width, also with error messages', async () => {
  const { page } = studio();
  const isWhole = async () => {
    for (const width of [390, 1024, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      const sideways = await page
        .locator('html')
        .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      expect([width, sideways]).toEqual([width, 0]);
    }
    // The layout has the same elements at all widths.
    expect(await violationsOn(page)).toEqual([]);
  };
  await page.getByRole('heading', { level: 1 }).waitFor();
  await isWhole();
  await page.getByRole('button', { name: 'Open the site' }).click();
  await page.getByText('Paste your token here.').waitFor();
  await isWhole();
  expect(studio().console).toEqual([]);
  await page.setViewportSize(studioDesk);
});

test('signing in works by keyboard only, missing input gets the focus, and an invalid token is explained', async () => {
  const { page } = studio();
  const { keyboard } = page;
  await page.reload();
  const focused = () =>
    page.locator(':focus').evaluate((field: HTMLInputElement) => field.labels?.[0]?.textContent);
  await page.getByLabel('Repository').waitFor();
  await keyboard.press('Tab');
  await keyboard.type('nothing');
  await keyboard.press('Enter');
  expect(await focused()).toContain('Repository');
  await page.getByText('separated by /').waitFor();
  await keyboard.press('Control+A');
  await keyboard.type('mason/site');
  await keyboard.press('Enter');
  expect(await focused()).toContain('Token');
  await keyboard.type('no-token');
  await keyboard.press('Enter');
  await page.getByRole('alert').waitFor();
  expect(await page.getByRole('alert').textContent()).toContain('your token has expired');
  expect(await focused()).toContain('Token');
  await keyboard.press('Control+A');
  await keyboard.type('token-anna');
  await keyboard.press('Enter');
  await heading(studio()).waitFor();
});

test('an expired token is requested again, and the draft is preserved', async () => {
  const { page } = studio();
  await heading(studio()).click();
  const field = page.getByRole('textbox', { name: 'Heading' }).first();
  await field.fill('Typed before the token ended');
  github().world.users.delete('token-anna');
  await page.getByRole('button', { name: 'Save' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'your token has expired' });
  await alert.waitFor();
  await field.fill('Typed before and after the token ended');
  await alert.getByRole('button', { name: 'Sign in again' }).click();
  github().world.users.set('token-anew', editor('anna'));
  await signIn(studio(), 'token-anew');
  await expect.poll(() => heading(studio()).textContent()).toBe('Typed before and after the token ended');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('All changes are saved').waitFor();
});

test('after signing out a token is required, also after a reload', async () => {
  const { page } = studio();
  await page.getByRole('button', { name: 'Sign out' }).click();
  for (const again of [false, true]) {
    if (again) await page.reload();
    await page.getByLabel('Token').waitFor();
    expect(await page.getByLabel('Token').inputValue()).toBe('');
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  }
});
