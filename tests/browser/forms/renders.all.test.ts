import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';

const visit = useBrowser();

/** The part of React's fiber nodes that this test reads. */
type Fiber = {
  tag: number;
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
  return: Fiber | null;
  alternate: Fiber | null;
  stateNode: unknown;
};
type Counting = { rendered: string[] };

/**
 * Records every rendered component with its location on the page, like React's developer tools: a component was rendered
 * if it performed work and its alternate has other children.
 */
const countRenders = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const performedWork = 1;
    const functions = new Set([0, 11, 14, 15]);
    const rendered: string[] = [];
    const placeOf = (fiber: Fiber): string => {
      let around = fiber.return;
      while (around && !(around.stateNode instanceof Element)) around = around.return;
      const element = around?.stateNode as Element | undefined;
      const step = element?.closest('[data-step]')?.getAttribute('data-step') ?? '-';
      return `step ${step}: ${element?.localName} ${element?.textContent.slice(0, 20)}`;
    };
    const compare = (fiber: Fiber, before: Fiber | null): void => {
      if (functions.has(fiber.tag) && (fiber.flags & performedWork) !== 0) rendered.push(placeOf(fiber));
      if (before && fiber.child === before.child) return;
      for (let child = fiber.child; child; child = child.sibling) {
        if (child !== before && child.alternate) compare(child, child.alternate);
      }
    };
    Object.assign(globalThis, {
      rendered,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberUnmount: () => {},
        onPostCommitFiberRoot: () => {},
        onCommitFiberRoot: (_id: number, root: { current: Fiber }) => {
          if (root.current.alternate) compare(root.current, root.current.alternate);
        },
      },
    });
  });

/** Returns the components that are rendered during an action. */
const during = async (page: Page, act: () => Promise<unknown>): Promise<string[]> => {
  const read = () => page.evaluate(() => (globalThis as unknown as Counting).rendered.splice(0));
  // Announcements come later.
  await page.clock.runFor(5000);
  await read();
  await act();
  await page.clock.runFor(100);
  return read();
};

test('an input rerenders only the components that depend on it', async () => {
  const { page, end } = await visit('about:blank');
  await countRenders(page);
  await page.goto('/free-estimate');
  await hydrated(page);
  // The first interaction with the form renders the notices.
  await page.getByLabel('Other', { exact: true }).focus();
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/notices-')),
  );
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const tick = (room: string) => () => page.getByLabel(room, { exact: true }).check();

  const first = await during(page, tick('Kitchen'));
  // Only the button to the next step, its announcement, and the line that says what is missing.
  expect(first.length).toBeGreaterThan(0);
  expect(first.filter((place) => !/^step 1: (div|button|span) (Next|You can|Kitchen)/.test(place))).toEqual(
    [],
  );
  await page.clock.runFor(5000);
  await expect.poll(() => page.locator('[data-step="1"] [role=status]').first().textContent()).toBe('');
  expect(await during(page, tick('Bathroom'))).toEqual([]);
  expect(await during(page, () => page.getByLabel('Kitchen', { exact: true }).uncheck())).toEqual([]);

  await page.locator('[data-step="1"]').getByRole('button', { name: 'Next' }).click();
  const message = page.getByLabel('Project description');
  // The field itself rerenders on focus and on its first character.
  await message.pressSequentially('a');
  const typed = await during(page, () => message.pressSequentially('a'));
  expect(typed.length).toBeGreaterThan(0);
  expect(typed.filter((place) => !/^step 2: (div|span) (\d+\/|Project desc)/.test(place))).toEqual([]);
  await message.fill('A floor of oak boards. '.repeat(6));
  await page.locator('[data-step="2"]').getByRole('button', { name: 'Next' }).click();
  for (const label of ['Full name', 'Email', 'Phone', 'Zip code']) {
    await page.getByLabel(label).pressSequentially('9');
    expect(await during(page, () => page.getByLabel(label).pressSequentially('2'))).toEqual([]);
  }
  await end();
});
