import { expect, test } from 'vitest';
import { studioOfTests, type StudioWindow } from '../../support/browser/studio.ts';

const { open } = studioOfTests();

/** Lazily loaded parts of the Studio: how to open them, and what they show. */
const parts: { open: (studio: StudioWindow) => Promise<unknown>; shown: string }[] = [
  { open: ({ tab }) => tab('YAML'), shown: '#panel-yaml .cm-content' },
  {
    open: ({ page }) => page.getByRole('button', { name: 'Review', exact: true }).click(),
    shown: 'role=dialog',
  },
  { open: ({ choose }) => choose('Images'), shown: 'role=dialog' },
];

test('all parts of the Studio work offline once the page was shown', async () => {
  const studio = await open();
  const { page } = studio;
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  for (const part of parts) {
    await part.open(studio);
    await page.locator(part.shown).waitFor();
    await page.keyboard.press('Escape');
  }
  expect(await page.getByText('The Studio cannot show this part').count()).toBe(0);
});
