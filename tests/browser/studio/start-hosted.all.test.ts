import { expect, test } from 'vitest';
import { useBrowser } from '../../support/browser/browser.ts';
import { pageIn } from '../../support/browser/deployed-studio.ts';
import { startCommandOfTests } from '../../support/browser/start-command.ts';

const { address } = startCommandOfTests({}, ['--hosted']);
const visit = useBrowser();

test('`npm start -- --hosted` shows the site in the hosted Studio on the emulator', async () => {
  const visitor = await visit(address());
  await visitor.page.getByLabel('Token').fill('token-ben');
  await visitor.page.getByRole('button', { name: 'Open the site' }).click();
  await pageIn(visitor).getByRole('heading', { level: 1 }).waitFor();
  await visitor.page.getByRole('button', { name: 'Review and publish' }).waitFor();
  expect(visitor.console).toEqual([]);
});
