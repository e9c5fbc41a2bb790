import type { Locator } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { oneWindow } from '../../support/browser/one-window.ts';
import { studioOfTests } from '../../support/browser/studio.ts';

const { open } = studioOfTests();
const one = oneWindow(() => open('/'));

let picture: string;
beforeAll(async () => {
  const made = sharp({ create: { width: 1600, height: 900, channels: 3, background: '#456' } });
  picture = (await made.png().toBuffer()).toString('base64');
});

type Kind = 'drop' | 'paste';

/** Drops files on something, or pastes them into it. @returns whether the browser still does something by itself */
const give = (target: Locator, kind: Kind, name: string, others: Record<string, string> = {}) =>
  target.evaluate(
    (element, { kind, name, others, picture }) => {
      const data = new DataTransfer();
      const bytes = Uint8Array.from(atob(picture), (sign) => sign.codePointAt(0) ?? 0);
      const type = name.endsWith('.png') ? 'image/png' : 'text/plain';
      data.items.add(new File([bytes], name, { type }));
      for (const [format, text] of Object.entries(others)) data.setData(format, text);
      const { left, top } = element.getBoundingClientRect();
      const init = { bubbles: true, cancelable: true };
      const event =
        kind === 'paste'
          ? new ClipboardEvent('paste', { ...init, clipboardData: data })
          : new DragEvent('drop', { ...init, dataTransfer: data, clientX: left + 5, clientY: top + 5 });
      return element.dispatchEvent(event);
    },
    { kind, name, others, picture },
  );
const notice = (text: RegExp) => one().page.getByRole('status').getByText(text).waitFor();
const shown = (name: string) =>
  expect
    .poll(() =>
      one()
        .site.locator('main img')
        .evaluateAll((all) => all.map((each) => each.getAttribute('src') ?? '').join(' ')),
    )
    .toContain(name);

test('a picture that is dropped on a picture of the page, or pasted into its section, takes its place', async () => {
  const { page, site } = one();
  expect(await give(site.locator('main img').first(), 'drop', 'dropped.png')).toBe(false);
  await notice(/^dropped\.jpg is added, and shown here now/);
  await shown('dropped.jpg');
  await site.getByRole('heading', { level: 1 }).click();
  const heading = page.getByRole('textbox', { name: 'Heading' });
  expect(await give(heading, 'paste', 'pasted.png')).toBe(false);
  await shown('pasted.jpg');
  await page.getByRole('button', { name: 'Undo' }).click();
  await shown('dropped.jpg');
});

test('where none fits a message says where it does; text that is pasted with a picture stays text', async () => {
  const { page, site } = one();
  const pages = page.getByRole('navigation', { name: 'Pages' });
  expect(await give(pages, 'drop', 'nowhere.png')).toBe(false);
  await notice(/^There is no single picture here/);
  expect(await give(pages, 'drop', 'notes.txt')).toBe(false);
  await notice(/^notes\.txt is no picture/);
  await site.getByRole('heading', { level: 1 }).click();
  const heading = page.getByRole('textbox', { name: 'Heading' });
  await give(heading, 'paste', 'word.png', { 'text/plain': 'Words' });
  await expect.poll(() => heading.innerText()).toContain('Words');
  await page.getByRole('button', { name: 'Undo' }).click();
});

test('a picture that is pasted into a dialog does not replace one behind it', async () => {
  const { page, site } = one();
  await site.getByRole('heading', { level: 1 }).click();
  await page.getByRole('textbox', { name: 'Heading' }).waitFor();
  await page.getByRole('button', { name: 'Page', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Find and replace' }).click();
  const wanted = page.getByRole('dialog').getByRole('textbox').first();
  expect(await give(wanted, 'paste', 'behind.png')).toBe(false);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await notice(/^There is no single picture here/);
});

test('what is dropped beside the drop zone of a dialog is added by it', async () => {
  const { page } = one();
  await page.getByRole('button', { name: 'Page', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Images' }).click();
  expect(await give(page.locator('.MuiDialog-container'), 'drop', 'beside.png')).toBe(false);
  await page.getByRole('dialog').getByText('Not used on any page').first().waitFor();
  await page.getByRole('dialog', { name: 'beside.jpg' }).waitFor();
});
