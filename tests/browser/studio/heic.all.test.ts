import { expect, test } from 'vitest';
import { studioOfTests } from '../../support/browser/studio.ts';

const { open, documents } = studioOfTests();

test('a photo in the format of phones is converted and saved as JPEG', async () => {
  const { page, site, save } = await open();
  await site.getByRole('heading', { level: 1 }).click();
  await page.locator('[id="field-sections.0.image.src"]').click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles('tests/fixtures/telephone.heic');
  await dialog.waitFor({ state: 'detached' });
  await site.locator('main img[src$="/telephone.jpg"]').waitFor();
  await save();
  expect(documents().text('home.yaml')).toContain('src: telephone.jpg');
});
