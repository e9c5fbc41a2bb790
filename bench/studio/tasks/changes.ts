import type { Task } from './task.ts';

/** Changes a heading, saves, and views the changes. */
export const changes: Task = {
  name: 'Save and view the changes',
  run: async (hand) => {
    await hand.click(hand.site.getByRole('heading', { level: 1 }));
    await hand.page.locator('[contenteditable=true]:focus').waitFor();
    await hand.write('Stone that stays in its place');
    await hand.save();
    await hand.click(hand.page.getByRole('button', { name: /^Review/ }));
    const dialog = hand.page.getByRole('dialog');
    await dialog.locator('ins').filter({ hasText: 'Stone that stays in its place' }).waitFor();
    await hand.click(dialog.getByRole('button', { name: 'Close' }));
  },
};
