import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Axe = { axe: { run: (within: ElementContext, options: RunOptions) => Promise<AxeResults> } };

/** Injects axe-core into every document that the page opens from now on. */
export const injectAxe = (page: Page): Promise<unknown> => page.addInitScript({ content: source });

/** Checks the open dialog alone: the page behind it is inert. */
export const dialogOnly = { within: ['[role=dialog]'] };

/**
 * Runs axe-core (WCAG 2.2 AA and best practices) on a page.
 * @param within selectors of the elements to check
 * @returns the violated rules with the affected elements
 */
export const violationsOn = async (page: Page, { within = ['html'] } = {}): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const violations = await page.evaluate(async (parts) => {
    // Measuring elements inside skipped content (`content-visibility: hidden`) forces layout and logs a warning each
    // time, so hide them.
    const closed = [...document.querySelectorAll<HTMLElement>('*')].filter(
      (element) => getComputedStyle(element).contentVisibility === 'hidden',
    );
    for (const { style } of closed) style.setProperty('display', 'none', 'important');
    const { axe } = globalThis as unknown as Axe;
    const found = await axe.run(
      { include: parts },
      {
        // Frames have no axe-core and would not answer; they are checked separately.
        iframes: false,
        // Reporting passed rules in detail would double the time.
        resultTypes: ['violations'],
      },
    );
    for (const { style } of closed) style.removeProperty('display');
    return found.violations;
  }, within);
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
};
