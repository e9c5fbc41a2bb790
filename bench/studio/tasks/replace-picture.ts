import { phonePicture } from './phone-picture.ts';
import type { Task } from './task.ts';

/** Replaces an image with a photo from a phone wherever it is used, and describes the photo there. */
export const replacePicture: Task = {
  name: 'Replace an image everywhere',
  run: async (hand, folder) => {
    const picture = await phonePicture(folder, 'new-slab.jpg', '#b9a58f');
    const pictures = await hand.menu('Images');
    await hand.click(pictures.getByRole('button', { name: /^marble\.jpg/ }));
    await hand.click(hand.button('Replace image'));
    await hand.choose(hand.page.getByText('Add images', { exact: true }), [picture]);
    await hand.page.getByText('new-slab.jpg now replaces').waitFor();
    const problems = hand.page.getByRole('region', { name: 'Pages' });
    await hand.click(problems.getByText(/^Problems/));
    const empty = problems.getByRole('button', { name: 'Still empty: “Description of the image”' });
    await empty.first().waitFor();
    while ((await empty.count()) > 0) {
      const place = await empty.first().innerText();
      await hand.click(empty.first());
      await hand.page.locator('[contenteditable=true]:focus').waitFor();
      await hand.write('Slab of light brown stone');
      await problems.getByRole('button', { name: place }).waitFor({ state: 'detached' });
    }
    await hand.save();
  },
};
