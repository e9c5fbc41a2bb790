import type { Page } from 'playwright-core';
import type { Form } from '../../../schema/form.ts';
import type { PageData } from '../../../renderer/context.tsx';

/** Changes the steps of the estimate form in the data of its page, for visitors who come by a link of another page. */
export const changeForm = async (page: Page, change: (steps: Form['steps']) => void): Promise<void> => {
  await page.route('**/data/free-estimate.json*', async (route) => {
    const response = await route.fetch();
    const data = (await response.json()) as PageData;
    for (const form of Object.values(data.page.forms)) change(form.steps);
    await route.fulfill({ response, json: data });
  });
};
