import { expect, test } from 'vitest';
import { deployedStudioOfTests, pageIn } from '../../support/browser/deployed-studio.ts';
import { addStrayNames, createHostileFiles, script } from '../../support/github/hostile-files.ts';

const { open, heading, github, address } = deployedStudioOfTests(() => createHostileFiles(240));

test('content of a malicious repository never runs; all problems are reported and the tab stays responsive', async () => {
  await addStrayNames(github().world.repository);
  const one = await open();
  const { page } = one;
  expect(await heading(one).textContent()).toBe(script);
  const problems = page.locator('summary').filter({ hasText: 'Problems' });
  await problems.click();
  await page.getByText('Visitors would see an empty place here').first().waitFor();
  await page.getByText('was written outside the fields of the Studio').first().waitFor();
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
