import { readdirSync } from 'node:fs';
import type { Locator } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { oneWindow } from '../../support/browser/one-window.ts';
import { studioOfTests } from '../../support/browser/studio.ts';
import { runsAll } from '../../support/sample.ts';

const { open, documents } = studioOfTests();
const studio = oneWindow(() => open('/'));

let picture: string;
beforeAll(async () => {
  const image = sharp({ create: { width: 1600, height: 900, channels: 3, background: '#456' } });
  picture = (await image.png().toBuffer()).toString('base64');
});

type Kind = 'drop' | 'paste';

/** Drops or pastes a file on an element. @returns whether the browser's default action remains */
const sendFile = (target: Locator, kind: Kind, name: string, others: Record<string, string> = {}) =>
  target.evaluate(
    (element, { kind, name, others, picture }) => {
      const data = new DataTransfer();
      const bytes = Uint8Array.from(atob(picture), (character) => character.codePointAt(0) ?? 0);
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
const notice = (text: RegExp) => studio().page.getByRole('status').getByText(text).waitFor();
const expectShown = (name: string) =>
  expect
    .poll(() =>
      studio()
        .site.locator('main img')
        .evaluateAll((all) => all.map((each) => each.getAttribute('src') ?? '').join(' ')),
    )
    .toContain(name);

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
    .setInputFiles({ name: 'telephone.png', mimeType: 'image/png', buffer: Buffer.from(picture, 'base64') });
  await pictures.waitFor({ state: 'detached' });
  await expectShown('/telephone.jpg');
  await studio().choose('Images');
  await pictures.getByRole('button', { name: 'tooth.svg Not used on any page' }).click();
  await pictures.getByRole('button', { name: 'Remove from the site' }).click();
  await pictures.getByRole('button', { name: /^telephone\.jpg/ }).waitFor();
  await page.keyboard.press('Escape');
  const saved = async () => {
    await studio().save();
    return readdirSync(`${documents().pagesDir}/media`);
  };
  expect(await saved()).toEqual(['telephone.jpg']);
  for (const _ of [1, 2, 3]) await page.getByRole('button', { name: 'Undo', exact: true }).click();
  expect(await saved()).toEqual(['tooth.svg']);
  expect(documents().text('home.yaml')).toContain(
    'image: { src: tooth.svg, alt: Drawing of a healthy tooth, focus: 49% 50% }',
  );
});

test('an image dropped on an image of the page, or pasted into its section, replaces it', async () => {
  const { page, site } = studio();
  expect(await sendFile(site.locator('main img').first(), 'drop', 'dropped.png')).toBe(false);
  await notice(/^dropped\.jpg was added and is now used here/);
  await expectShown('dropped.jpg');
  await site.getByRole('heading', { level: 1 }).click();
  const heading = page.getByRole('textbox', { name: 'Heading' });
  expect(await sendFile(heading, 'paste', 'pasted.png')).toBe(false);
  await expectShown('pasted.jpg');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expectShown('dropped.jpg');
  // An image that no text uses is not a change of the site.
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByText('All changes are saved').waitFor();
});

test.runIf(runsAll)(
  'a notice says where images can be dropped; a paste with text and an image inserts the text',
  async () => {
    const { page, site } = studio();
    const pages = page.getByRole('navigation', { name: 'Pages' });
    expect(await sendFile(pages, 'drop', 'nowhere.png')).toBe(false);
    await notice(/^Drop the image on the image that it replaces/);
    expect(await sendFile(pages, 'drop', 'notes.txt')).toBe(false);
    await notice(/^notes\.txt is not an image/);
    await site.getByRole('heading', { level: 1 }).click();
    const heading = page.getByRole('textbox', { name: 'Heading' });
    await sendFile(heading, 'paste', 'word.png', { 'text/plain': 'Words' });
    await expect.poll(() => heading.innerText()).toContain('Words');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
  },
);

test('an image pasted into a dialog does not replace one behind it; the images dialog takes files from everywhere', async () => {
  const { page } = studio();
  const dialog = await studio().choose('Find and replace');
  expect(await sendFile(dialog.getByRole('textbox').first(), 'paste', 'behind.png')).toBe(false);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await notice(/^Drop the image on the image that it replaces/);
  await studio().choose('Images');
  expect(await sendFile(page.locator('.MuiDialog-container'), 'drop', 'beside.png')).toBe(false);
  await page.getByRole('dialog', { name: 'beside.jpg' }).waitFor();
  await page.keyboard.press('Escape');
});

test('choosing another image empties its alternative text, which the check asks for', async () => {
  const { page, site } = studio();
  await site.getByRole('heading', { level: 1 }).click();
  const text = page.getByRole('textbox', { name: 'Description of the image' }).first();
  const former = await text.innerText();
  expect(former).not.toBe('');
  const use = async (name: string) => {
    await page.locator('[id="field-sections.0.image.src"]').click();
    await page.getByRole('dialog').getByRole('button', { name }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };
  await use('tooth.svg');
  expect(await text.innerText()).toBe(former);
  await use('beside.jpg');
  await expectShown('beside.jpg');
  await expect.poll(() => text.getAttribute('aria-invalid')).toBe('true');
  await page
    .getByRole('region', { name: 'Fields' })
    .getByText('Still empty: “Description of the image”')
    .waitFor();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => text.innerText()).toBe(former);
});
