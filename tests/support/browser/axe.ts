import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Axe = { axe: { run: (options: RunOptions) => Promise<AxeResults> } };

/** Lets every document that a page opens from now on have axe-core, which is sent to the browser once. */
export const bringAxe = (page: Page): Promise<unknown> => page.addInitScript({ content: source });

/** What axe-core finds wrong on a page as it stands (WCAG 2.2 AA and best practices): rule and places. */
export const violationsOn = async (page: Page): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const results = await page.evaluate(() =>
    // What passes is not told in full: that takes as long as the checks.
    (globalThis as unknown as Axe).axe.run({ resultTypes: ['violations'] }),
  );
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
};
