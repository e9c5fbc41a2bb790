import { expect, test } from 'vitest';
import { violationsOn } from '../../support/browser/axe.ts';
import { deployedStudioOfTests } from '../../support/browser/deployed-studio.ts';
import { oneWindow } from '../../support/browser/one-window.ts';
import { editor } from '../../support/github/emulator.ts';
import { createHostileFiles, script } from '../../support/github/hostile-files.ts';
import { studioEditor } from '../../support/browser/studio-viewport.ts';

const { visit, signIn, heading, github, address } = deployedStudioOfTests(() => createHostileFiles(0));
const studio = oneWindow(() => visit(address(), studioEditor));

test('signing in works by keyboard only, missing input gets the focus, and an invalid token is explained', async () => {
  const { page } = studio();
  const { keyboard } = page;
  const focused = () =>
    page.locator(':focus').evaluate((field: HTMLInputElement) => field.labels?.[0]?.textContent);
  await page.getByLabel('Site on GitHub').waitFor();
  await keyboard.press('Tab');
  await keyboard.type('nothing');
  await keyboard.press('Enter');
  expect(await focused()).toContain('Site on GitHub');
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
  expect(await violationsOn(page)).toEqual([]);
  await keyboard.press('Control+A');
  await keyboard.type('token-anna');
  await keyboard.press('Enter');
  // Markup in a text is shown as text. The rejected token is an expected error.
  await expect.poll(() => heading(studio()).textContent()).toBe(script);
  expect(studio().console.filter((line) => !line.includes('401'))).toEqual([]);
});

test('the content security policy blocks scripts even if a text were inserted as HTML', async () => {
  const { page } = studio();
  const frames = [page.mainFrame(), ...page.frames().filter((each) => each.url().endsWith('/page.html'))];
  expect(frames).toHaveLength(2);
  for (const frame of frames) {
    const ran = await frame.evaluate(async (html) => {
      document.body.insertAdjacentHTML('beforeend', html);
      const inline = document.createElement('script');
      inline.textContent = 'self.ran=1';
      document.body.append(inline);
      // Any injected script would have run by now.
      const image = document.querySelector('img[src=x]');
      await new Promise((resolve) => image?.addEventListener('error', resolve));
      return 'ran' in self;
    }, script);
    expect(ran).toBe(false);
  }
});

test('the sandboxed preview cannot access the Studio, and a click still selects the field', async () => {
  const { page } = studio();
  const frame = page.frames().find((each) => each.url().endsWith('/page.html'));
  const reached = await frame?.evaluate(() => {
    const tries = [
      () => String(parent.document.title),
      () => parent.sessionStorage.length,
      () => sessionStorage.length,
      () => document.cookie,
    ];
    return [
      self.origin,
      ...tries.map((attempt) => {
        try {
          return attempt();
        } catch (error) {
          return error instanceof Error ? error.name : '';
        }
      }),
    ];
  });
  expect(reached).toEqual(['null', ...Array.from({ length: 4 }, () => 'SecurityError')]);
  await heading(studio()).click();
  await expect.poll(() => page.locator(':focus').count()).toBe(1);
  await page.getByRole('textbox', { name: 'Heading' }).first().waitFor();
});

test('the token is in no URL and in no persistent storage', async () => {
  const { page } = studio();
  const lasting = await page.evaluate(async () => {
    const kept = [JSON.stringify({ ...localStorage }), document.cookie];
    const bytesOf = (value: unknown): string =>
      value instanceof Uint8Array ? new TextDecoder().decode(value) : JSON.stringify(value);
    for (const { name } of await indexedDB.databases()) {
      const opened = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open(name ?? '');
        request.addEventListener('success', () => resolve(request.result));
      });
      for (const store of opened.objectStoreNames) {
        const values = await new Promise<unknown[]>((resolve) => {
          const request = opened.transaction(store).objectStore(store).getAll();
          request.addEventListener('success', () => resolve(request.result));
        });
        kept.push(...values.map(bytesOf));
      }
    }
    return kept;
  });
  expect(lasting.length).toBeGreaterThan(10);
  expect([...lasting, page.url(), ...studio().console, ...github().world.calls].join('\n')).not.toContain(
    'token-anna',
  );
  const other = await page.context().newPage();
  await other.goto(address());
  await other.getByLabel('Token').waitFor();
  await other.close();
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
