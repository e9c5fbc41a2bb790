import { phonePicture } from './phone-picture.ts';
import type { Task } from './task.ts';

/** Replaces an image with a photo from a phone wherever it is used. */
export const replacePicture: Task = {
  name: 'Replace an image everywhere',
  run: async (hand, folder) => {
    const picture = await phonePicture(folder, 'new-slab.jpg', '#b9a58f');
    const pictures = await hand.menu('Images');
    await hand.click(pictures.getByRole('button', { name: /^marble\.jpg/ }));
    await hand.click(hand.button('Replace image'));
    await hand.choose(hand.page.getByText('Add images', { exact: true }), [picture]);
    await hand.page.getByText('new-slab.jpg now replaces').waitFor();
    await hand.save();
  },
};
