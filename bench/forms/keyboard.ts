import type { Page } from 'playwright-core';
import type { Form } from '../../schema/form.ts';
import { shownFields } from '../../schema/forms/check-form.ts';
import type { Field } from '../../schema/forms/field.ts';
import type { RandomValues } from '../../tests/support/forms/random-values.ts';

/** More elements than a form with its step has. */
const maxPresses = 200;

const isFocused = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

/** Presses Tab until an element has the focus. @throws Error if it never receives it */
const tabTo = async (page: Page, selector: string): Promise<void> => {
  for (let presses = 0; presses < maxPresses; presses += 1) {
    if (await isFocused(page, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${selector} never receives the focus.`);
};

/** Chooses the option of a radio group or a list with the arrow keys. */
const choose = async (
  page: Page,
  { choices }: Extract<Field, { kind: 'choice' }>,
  name: string,
  value: string,
) => {
  await tabTo(page, `[name="${name}"]`);
  if (await isFocused(page, 'select')) {
    for (let presses = 0; presses <= choices.findIndex((choice) => choice.value === value); presses += 1)
      await page.keyboard.press('ArrowDown');
    return;
  }
  await page.keyboard.press('Space');
  for (let presses = 0; presses < choices.length; presses += 1) {
    if (await isFocused(page, `[value="${value}"]`)) return;
    await page.keyboard.press('ArrowDown');
  }
};

const fillIn = async (page: Page, within: string, field: Field, value: unknown): Promise<void> => {
  const selector = `${within} [name="${field.name}"]`;
  switch (field.kind) {
    case 'photos':
      return;
    case 'choice':
      return choose(page, field, field.name, String(value));
    case 'choices':
      for (const { value: choice } of field.choices) {
        if (![value].flat().includes(choice)) continue;
        await tabTo(page, `${selector}[value="${choice}"]`);
        await page.keyboard.press('Space');
      }
      return;
    case 'consent':
      await tabTo(page, selector);
      await page.keyboard.press('Space');
      return;
    case 'date': {
      await tabTo(page, selector);
      const [year = '', month = '', day = ''] = String(value).split('-');
      await page.keyboard.type(`${month}${day}${year}`);
      return;
    }
    default:
      await tabTo(page, selector);
      await page.keyboard.insertText(String(value));
  }
};

/**
 * Fills in and sends a form with Tab, Space, the arrow keys, typing and Enter alone, like a visitor who answers every
 * question that is shown.
 * @param values valid values of every field
 * @param onStep called when a step is filled in
 */
export const completeByKeyboard = async (
  page: Page,
  form: Form,
  values: RandomValues,
  onStep: (within: string) => Promise<void>,
): Promise<void> => {
  const shown = shownFields(form, values);
  const steps = form.steps
    .map(({ fields }, index) => ({
      within: `[data-step="${index + 1}"]`,
      fields: fields.filter((field) => shown.includes(field)),
    }))
    .filter(({ fields }) => fields.length > 0);
  for (const { within, fields } of steps) {
    await page.locator(`${within}[data-shown=true]`).waitFor();
    for (const field of fields) await fillIn(page, within, field, values[field.name]);
    await onStep(within);
    await tabTo(page, `${within} button[type=submit]:not(:disabled)`);
    await page.keyboard.press('Enter');
  }
};
