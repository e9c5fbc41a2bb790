import { expect, test, vi } from 'vitest';
import { violationsOn } from '../../support/browser/axe.ts';
import { deployedStudioOfTests } from '../../support/browser/deployed-studio.ts';
import { editor } from '../../support/github/emulator.ts';
import { studioDesk } from '../../support/browser/studio-desk.ts';

const { visit, signIn, open, heading, github, address } = deployedStudioOfTests();

test.each([390, 1024, 1440])('the page for signing in is whole on %i pixels', async (width) => {
  const { page, end, console: lines } = await visit(address(), { viewport: { width, height: 844 } });
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Open the site' }).click();
  await page.getByText('Copy your token here.').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  const root = page.locator('html');
  expect(await root.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  expect(lines).toEqual([]);
  await end();
});

test('the keyboard alone signs in, and is led to what is missing', async () => {
  const visitor = await visit(address(), { viewport: studioDesk });
  const { keyboard } = visitor.page;
  const focused = () =>
    visitor.page.locator(':focus').evaluate((field: HTMLInputElement) => field.labels?.[0]?.textContent);
  await visitor.page.getByLabel('Repository').waitFor();
  await keyboard.press('Tab');
  await keyboard.type('nothing');
  await keyboard.press('Enter');
  expect(await focused()).toContain('Repository');
  await visitor.page.getByText('with / between').waitFor();
  await keyboard.press('Control+A');
  await keyboard.type('mason/site');
  await keyboard.press('Enter');
  expect(await focused()).toContain('Token');
  await keyboard.type('no-token');
  await keyboard.press('Enter');
  await visitor.page.getByRole('alert').waitFor();
  expect(await focused()).toContain('Token');
  await keyboard.press('Control+A');
  await keyboard.type('token-anna');
  await keyboard.press('Enter');
  await heading(visitor).waitFor();
  await visitor.end();
});

test('a token that is none is told in words, and asked for again', async () => {
  const visitor = await visit(address(), { viewport: studioDesk });
  await signIn(visitor, 'none');
  await visitor.page.getByRole('alert').waitFor();
  expect(await visitor.page.getByRole('alert').textContent()).toContain('your token has ended');
  await signIn(visitor);
  await heading(visitor).waitFor();
  await visitor.end();
});

test('whoever signs out is asked for a token, and a reload opens nothing', async () => {
  const visitor = await open();
  const { page } = visitor;
  await page.getByRole('button', { name: 'Sign out' }).click();
  for (const again of [false, true]) {
    if (again) await page.reload();
    await page.getByLabel('Token').waitFor();
    expect(await page.getByLabel('Token').inputValue()).toBe('');
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  }
  await visitor.end();
});

test('a token that ends midway is asked for again, and what was typed is there', async () => {
  const visitor = await open();
  const { page } = visitor;
  await heading(visitor).click();
  const field = page.getByRole('textbox', { name: 'Heading' }).first();
  await field.fill('Typed before the token ended');
  github().world.users.delete('token-anna');
  await page.getByRole('button', { name: 'Save' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'your token has ended' });
  await alert.waitFor();
  await field.fill('Typed before and after the token ended');
  await alert.getByRole('button', { name: 'Sign in again' }).click();
  github().world.users.set('token-anew', editor('anna'));
  await signIn(visitor, 'token-anew');
  await vi.waitFor(
    async () => expect(await heading(visitor).textContent()).toBe('Typed before and after the token ended'),
    20_000,
  );
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('All changes are saved').waitFor();
  await visitor.end();
  github().world.users.set('token-anna', editor('anna'));
});
