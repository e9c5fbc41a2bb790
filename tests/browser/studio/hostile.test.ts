import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Visit } from '../../support/browser/browser.ts';
import { deployedStudioOfTests, pageIn } from '../../support/browser/deployed-studio.ts';
import { addStrayNames, createHostileFiles, script } from '../../support/github/hostile-files.ts';

const { open, heading, github, address } = deployedStudioOfTests(() => createHostileFiles(240));
/** One window, shared by all tests of the file. */
let one: Visit;
beforeAll(async () => {
  await addStrayNames(github().world.repository);
  one = await open();
});
afterAll(() => one.end());

test('content of a malicious repository never runs; all problems are reported and the tab stays responsive', async () => {
  const { page } = one;
  expect(await heading(one).textContent()).toBe(script);
  const problems = page.locator('summary').filter({ hasText: 'Problems' });
  await problems.click();
  await page.getByText('"tooth.svg" contains a script').first().waitFor();
  await page.getByText('has a special meaning in YAML, which documents do not support').first().waitFor();
  await page
    .getByText(/^\d+ more problems/)
    .first()
    .waitFor();
  await page.goto(`${address()}#/bomb`);
  await page.getByRole('tab', { name: 'YAML' }).click();
  await page.getByText('a: &a').waitFor();
  await page.goto(`${address()}#/`);
  await page.getByRole('tab', { name: 'Fields' }).click();
  await heading(one).click();
  await page.getByRole('textbox', { name: 'Heading' }).first().fill('Harmless');
  await pageIn(one).getByRole('heading', { level: 1, name: 'Harmless' }).waitFor();
  expect(one.console).toEqual([]);
});

test('the content security policy blocks scripts even if a text were inserted as HTML', async () => {
  const { page } = one;
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
