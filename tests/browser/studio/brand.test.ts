import { expect, test } from 'vitest';
import { oneWindow } from '../../support/browser/one-window.ts';
import { studioOfTests } from '../../support/browser/studio.ts';

const { open, documents } = studioOfTests();
const studio = oneWindow(() => open('/contact'));

test('colors, rounding and fonts are edited beside the page, and saved with the comments of the file', async () => {
  const { page, site, heading } = studio();
  await heading(/./);
  const field = (name: string) => page.locator(`[id="field-${name}"]`);
  const styleOf = (selector: string, property: string) => () =>
    site
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

  await page.getByRole('button', { name: 'Colors and fonts' }).click();
  for (const group of [/^Light/, /^Fonts/]) await page.getByRole('button', { name: group }).click();
  await field('light.ground').fill('#FFEEDD');
  await expect.poll(styleOf('body', 'background-color')).toBe('rgb(255, 238, 221)');
  await page.locator('input[type=color]').first().fill('#eeffdd');
  await expect.poll(() => field('light.ground').inputValue()).toBe('#EEFFDD');
  await expect.poll(styleOf('body', 'background-color')).toBe('rgb(238, 255, 221)');
  await field('radius').fill('3');
  await expect.poll(styleOf('.MuiOutlinedInput-root, .MuiButton-root', 'border-radius')).toBe('3px');
  await field('headingWeight').fill('500');
  await expect.poll(styleOf('h1', 'font-weight')).toBe('500');

  expect(await field('fonts.heading.package').locator('option').allTextContents()).toEqual(
    expect.arrayContaining(['Hanken Grotesk', 'Newsreader', 'The font of the visitor’s device']),
  );
  await field('fonts.heading.package').selectOption('system');
  await expect.poll(styleOf('h1', 'font-family')).toContain('system-ui');

  await field('field').fill('#DDDDDD');
  await page
    .getByText(/#DDDDDD has a contrast of 1\.\d:1 on/)
    .first()
    .waitFor();
  await field('field').fill('#5F7A87');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => documents().text('_brand.yaml')).toContain("ground: '#EEFFDD'");
  expect(documents().text('_brand.yaml')).toMatch(/^# A clean room[^]*radius: 3\n[^]*package: 'system'/);
});
