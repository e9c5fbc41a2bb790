import type { Page } from 'playwright-core';

/** Valid values of the contact form. */
export const contactValues = {
  name: 'Ana Lee',
  email: 'ana@example.com',
  phone: '949 555 0100',
  message: 'Do you clean travertine?\nThanks, Ana',
};

/** Fills in fields of a form by their names. */
export const fillFields = async (page: Page, fields: Record<string, string>): Promise<void> => {
  for (const [name, value] of Object.entries(fields)) await page.locator(`form [name=${name}]`).fill(value);
};
