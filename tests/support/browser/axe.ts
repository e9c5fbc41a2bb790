import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Axe = { axe: { run: (within: ElementContext, options: RunOptions) => Promise<AxeResults> } };

/** Lets every document that a page opens from now on have axe-core, which is sent to the browser once. */
export const bringAxe = (page: Page): Promise<unknown> => page.addInitScript({ content: source });

/**
 * What axe-core finds wrong on a page as it stands (WCAG 2.2 AA and best practices): rule and places.
 * @param within the parts that are judged, where the others have been
 */
export const violationsOn = async (page: Page, { within = ['html'] } = {}): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const violations = await page.evaluate(async (parts) => {
    // To ask for places in a menu that is skipped makes the browser lay it out each time, and say so each time.
    const closed = [...document.querySelectorAll<HTMLElement>('*')].filter(
      (element) => getComputedStyle(element).contentVisibility === 'hidden',
    );
    for (const { style } of closed) style.setProperty('display', 'none', 'important');
    const { axe } = globalThis as unknown as Axe;
    const found = await axe.run(
      { include: parts },
      {
        // A page in a frame has no axe-core and would not answer; it is judged by itself.
        iframes: false,
        // What passes is not told in full: that takes as long as the checks.
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
