import type { Task } from './task.ts';

/** Moves a section down twice and removes another one with the toolbar in the preview. */
export const sections: Task = {
  name: 'Reorder and remove sections',
  run: async (hand) => {
    const { site } = hand;
    await hand.click(site.getByRole('heading', { name: 'In short' }));
    for (const _ of [1, 2]) await hand.click(site.getByRole('button', { name: 'Move down' }));
    await hand.click(site.getByRole('heading', { name: 'Who walks on our floors' }));
    await hand.click(site.getByRole('button', { name: 'Remove' }));
    await hand.save();
  },
};
