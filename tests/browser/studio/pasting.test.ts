import { expect, test } from 'vitest';
import { oneWindow } from '../../support/browser/one-window.ts';
import { studioOfTests } from '../../support/browser/studio.ts';

const { open } = studioOfTests();
const studio = oneWindow(open);

/** Pastes or drops data at the cursor, given by MIME type. */
const sendData = (event: 'paste' | 'drop', types: Record<string, string>) =>
  studio().page.evaluate(
    ([name, given]) => {
      const data = new DataTransfer();
      for (const [type, value] of Object.entries(given)) data.setData(type, value);
      const all = { bubbles: true, cancelable: true };
      const target = document.activeElement;
      const { left = 0, top = 0 } = target?.getBoundingClientRect() ?? {};
      target?.dispatchEvent(
        name === 'paste'
          ? new ClipboardEvent('paste', { ...all, clipboardData: data })
          : new DragEvent('drop', { ...all, dataTransfer: data, clientX: left + 20, clientY: top + 12 }),
      );
    },
    [event, types] as const,
  );

const word = {
  'text/html':
    "<p class=MsoNormal>First <b>bold</b>.</p><p class=MsoNormal>See <a href='https://example.com/'>the city</a>.</p><ul><li>one</li><li>two</li></ul>",
  'text/plain': 'First bold.\r\nSee the city.\r\n·         one\r\n·         two\r\n',
};

test('pasting keeps paragraphs, bold text and links, and reports formatting that the field does not support', async () => {
  const { page, site, yaml, tab } = studio();
  const before = await yaml();
  await tab('Fields');
  await page.getByRole('button', { name: /^FAQ/ }).click();
  await page.getByRole('button', { name: 'Does it hurt?', exact: true }).click();
  await page.getByRole('textbox', { name: 'Answer' }).click();
  for (const event of ['paste', 'drop'] as const) {
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await sendData(event, word);
    await page
      .getByText('This field does not support: lists (each item is now a paragraph).')
      .first()
      .waitFor();
    await site.getByText('See the city.').waitFor({ state: 'attached' });
    expect(await site.locator('[data-section=faq] strong').first().textContent()).toBe('bold');
    expect(await site.locator('a', { hasText: 'the city' }).getAttribute('href')).toBe(
      'https://example.com/',
    );
    expect(await site.locator('[data-section=faq] details').first().locator('p').allTextContents()).toEqual([
      'First bold.',
      'See the city.',
      'one',
      'two',
    ]);
  }
  await page.keyboard.press('Control+a');
  await sendData('paste', { 'text/plain': 'Price\tDays\nbell\u0007, line\u2028break' });
  await page
    .getByText('This field does not support: tables (each row is now a paragraph).')
    .first()
    .waitFor();
  // Neither pasted nor typed text gets escape characters.
  await page.keyboard.insertText('\u0008\u001b!');
  const text = await yaml();
  expect(text).toMatch(/Price, Days\s+bell, line\s+break!/);
  expect(text).not.toContain('\\');
  await tab('Fields');

  // A single-line field.
  await site.getByRole('heading', { level: 1 }).click();
  await expect
    .poll(() =>
      page.getByRole('textbox', { name: 'Heading' }).evaluate((box) => box === document.activeElement),
    )
    .toBe(true);
  await page.keyboard.press('Control+a');
  await sendData('paste', word);
  await site.getByRole('heading', { level: 1, name: 'First bold. See the city. one two' }).waitFor();
  await page
    .getByText('This field does not support: bold text, some links, lists (merged into one line).')
    .first()
    .waitFor();
  while (await page.getByRole('button', { name: 'Undo' }).isEnabled())
    await page.getByRole('button', { name: 'Undo' }).click();
  expect(await yaml()).toBe(before);
});
