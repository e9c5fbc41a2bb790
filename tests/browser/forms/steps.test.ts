import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hydrated, useBrowser, type Visit } from '../../support/browser/browser.ts';

const visit = useBrowser();

const step = (page: Page, number: number) => page.locator(`[data-step="${number}"]`);
const button = (page: Page, number: number, name: string) => step(page, number).getByRole('button', { name });
const message = (page: Page) => page.getByLabel('Project description');
/** Returns the description of an element as the browser computes it for screen readers. */
const describeElement = async (page: Page, selector: string): Promise<string> => {
  const session = await page.context().newCDPSession(page);
  const expression = `document.querySelector(${JSON.stringify(selector)})`;
  const { result } = await session.send('Runtime.evaluate', { expression });
  const wanted = { objectId: result.objectId ?? '', fetchRelatives: false };
  const { nodes } = await session.send('Accessibility.getPartialAXTree', wanted);
  await session.detach();
  return String(nodes[0]?.description?.value ?? '');
};
const enough =
  'We want a flat floor in the hall, the same oak as in the kitchen, and a step less at the door to the yard.';

describe('estimate form', () => {
  /** One page that is shared by all tests. */
  let visitor: Visit;
  let page: Page;
  beforeAll(async () => {
    visitor = await visit('/');
    ({ page } = visitor);
  });
  afterAll(() => visitor.end());

  test.each(['/', '/free-estimate'])(
    '%s offers the four rooms and starts at step 1, ready to send',
    async (path) => {
      if (path !== '/') await page.goto(path);
      await hydrated(page);
      const rooms = await page
        .locator('[name=rooms]')
        .evaluateAll((list) => list.map((room) => room.getAttribute('value')));
      expect(rooms).toEqual(['kitchen', 'bathroom', 'hard-surfaces', 'other']);
      const shown = await Promise.all([1, 2, 3].map((number) => step(page, number).isVisible()));
      expect(shown).toEqual([true, false, false]);
      expect(await page.getByText('Sending...').count()).toBe(0);
    },
  );

  test('Enter does not leave an incomplete step', async () => {
    await page.getByLabel('Kitchen', { exact: true }).press('Enter');
    expect(await step(page, 1).isVisible()).toBe(true);
    await page.getByLabel('Kitchen', { exact: true }).press('Space');
    await page.getByLabel('Kitchen', { exact: true }).press('Enter');
    await message(page).fill('Too short');
    await page.locator('form:has([name=rooms])').evaluate((form: HTMLFormElement) => form.requestSubmit());
    expect(await step(page, 2).isVisible()).toBe(true);
    await button(page, 2, 'Back').click();
    await page.getByLabel('Kitchen', { exact: true }).press('Space');
  });

  test('clicking a room toggles it', async () => {
    for (const on of [true, false, true]) {
      await page.getByText('Bathroom', { exact: true }).first().click();
      expect(await page.getByLabel('Bathroom', { exact: true }).isChecked()).toBe(on);
      expect(await button(page, 1, 'Next').isDisabled()).toBe(!on);
    }
  });

  test('a reset counts', async () => {
    const form = page.locator('form:has([name=rooms])');
    await form.evaluate((element) => {
      const reset = Object.assign(document.createElement('button'), { type: 'reset', textContent: 'Reset' });
      reset.addEventListener('click', () => setTimeout(() => reset.remove()));
      element.append(reset);
    });
    await form.getByRole('button', { name: 'Reset' }).click();
    await expect.poll(() => button(page, 1, 'Next').isDisabled()).toBe(true);
  });

  test('Back returns from step 3 to 2 and from 2 to 1, and values are retained', async () => {
    await page.getByLabel('Other', { exact: true }).check();
    await button(page, 1, 'Next').click();
    await message(page).fill(enough);
    await button(page, 2, 'Next').click();
    await page.getByLabel('Full name').fill('Ida');
    await button(page, 3, 'Back').click();
    expect([await step(page, 2).isVisible(), await message(page).inputValue()]).toEqual([true, enough]);
    await button(page, 2, 'Back').click();
    expect(await page.getByLabel('Other', { exact: true }).isChecked()).toBe(true);
    await button(page, 1, 'Next').click();
    await button(page, 2, 'Next').click();
    expect(await page.getByLabel('Full name').inputValue()).toBe('Ida');
  });

  test('values count that a password manager sets with a change event alone', async () => {
    await button(page, 3, 'Back').click();
    const change = (value: string) =>
      message(page).evaluate((field: HTMLTextAreaElement, typed) => {
        field.value = typed;
        field.dispatchEvent(new Event('change', { bubbles: true }));
      }, value);
    await change('Too short');
    await expect.poll(() => button(page, 2, 'Next').isDisabled()).toBe(true);
    await change(enough);
    await expect.poll(() => button(page, 2, 'Next').isDisabled()).toBe(false);
    await button(page, 2, 'Next').click();
    const email = page.getByLabel('Email');
    await email.fill('none');
    await button(page, 3, 'Send my request').click();
    await expect.poll(() => email.getAttribute('aria-invalid')).toBe('true');
    await email.evaluate((field: HTMLInputElement) => {
      field.value = 'ida@visitor.example';
      field.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await expect.poll(() => email.getAttribute('aria-invalid')).toBe('false');
  });

  test('the counter turns green at 100 characters', async () => {
    await button(page, 3, 'Back').click();
    const isGreen = () =>
      page.locator('[data-enough]').evaluate((counter) => {
        const [red = 0, green = 0, blue = 0] = (getComputedStyle(counter).color.match(/\d+/g) ?? []).map(
          Number,
        );
        return green > red * 1.3 && green > blue * 1.2;
      });
    await message(page).fill('a'.repeat(99));
    expect(await isGreen()).toBe(false);
    await message(page).fill('a'.repeat(100));
    await expect.poll(isGreen).toBe(true);
  });

  test('a line that describes the field says what is missing before the next step, and is announced', async () => {
    const described = (name: string, text: string) =>
      expect.poll(() => describeElement(page, `[data-shown=true] [name=${name}]`)).toBe(text);
    const announced = step(page, 2).getByRole('status').first();
    await message(page).fill('a'.repeat(49));
    await described('message', '49/100 characters Please write at least 100 characters.');
    expect(await button(page, 2, 'Next').isDisabled()).toBe(true);
    await expect.poll(() => announced.innerText()).toBe('Please write at least 100 characters.');
    await message(page).pressSequentially('a'.repeat(51));
    await described('message', '100/100 characters');
    await expect.poll(() => announced.innerText()).toBe('');
    await button(page, 2, 'Back').click();
    await page.getByLabel('Bathroom', { exact: true }).uncheck();
    await page.getByLabel('Other', { exact: true }).uncheck();
    await described('rooms', 'Please choose at least one room.');
    await page.getByLabel('Kitchen', { exact: true }).check();
    await described('rooms', '');
    await button(page, 1, 'Next').click();
  });

  test('its fields have the right types and attributes', async () => {
    const attributes = (name: string, ...wanted: string[]) =>
      page
        .locator(`form:has([name=rooms]) [name=${name}]`)
        .evaluate((field, wanted) => wanted.map((attribute) => field.getAttribute(attribute)), wanted);
    expect(await attributes('zipCode', 'maxlength', 'inputmode')).toEqual(['5', 'numeric']);
    expect(await attributes('email', 'type')).toEqual(['email']);
    expect(await attributes('phone', 'type', 'pattern')).toEqual(['tel', null]);
    expect((await attributes('message', 'placeholder')).join()).toMatch(/minimum 100 characters/i);
    const images = page.locator('input[type=file]');
    expect(await images.evaluate((input: HTMLInputElement) => [input.accept, input.multiple])).toEqual([
      'image/*',
      true,
    ]);
    const required = await page
      .locator('form:has([name=rooms]) :is(input, textarea):is([required], [aria-required=true])')
      .evaluateAll((list) => list.map((field) => field.getAttribute('name')));
    expect(required).toEqual(['message', 'name', 'email', 'phone', 'zipCode']);
  });

  test('a zip code of four digits and a malformed e-mail address are rejected, any phone number is accepted', async () => {
    await button(page, 2, 'Next').click();
    await page.getByLabel('Email').fill('ida at example');
    await page.getByLabel('Phone').fill('ask my neighbor');
    await page.getByLabel('Zip code').fill('9262');
    await page.getByRole('button', { name: 'Send my request' }).click();
    await page.locator('[aria-invalid=true]').first().waitFor();
    const invalid = await page
      .locator('[aria-invalid=true]')
      .evaluateAll((list) => list.map((field) => field.getAttribute('name')));
    expect(invalid.sort()).toEqual(['email', 'zipCode']);
    await page.getByLabel('Zip code').fill('926261234');
    expect(await page.getByLabel('Zip code').inputValue()).toBe('92626');
  });
});
