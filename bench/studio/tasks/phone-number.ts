import type { Task } from './task.ts';

/** Changes the phone number everywhere: it is a site fact, and a click on it opens its field. */
export const telephone: Task = {
  name: 'Change the phone number everywhere',
  run: async (hand) => {
    await hand.click(hand.site.getByText('(562) 555-0133', { exact: true }).first());
    await hand.page.locator('input:focus').waitFor();
    await hand.write('(562) 555-0188');
    await hand.site.getByText('(562) 555-0188', { exact: true }).first().waitFor();
    await hand.save();
  },
};
