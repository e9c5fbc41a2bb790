import { phonePicture } from '../../tasks/phone-picture.ts';
import { reviewAndPublish } from '../review.ts';
import { commitOf, type PublishingTask } from './task.ts';

export const newPage: PublishingTask = {
  name: 'Publish a new page with two pictures',
  run: async (hand, _, folder) => {
    const { page, site } = hand;
    const photos = [
      await phonePicture(folder, 'slate-hall.jpg', '#5f6a70'),
      await phonePicture(folder, 'slate-step.jpg', '#70665f'),
    ];
    await hand.openPage('Warranty');
    const dialog = await hand.menu('New page');
    await page.locator('input:focus').waitFor();
    await hand.write('Slate Floors in {area}');
    await hand.click(dialog.getByLabel('Add to menu'));
    await hand.click(page.getByRole('option', { name: 'After the work', exact: true }));
    await hand.click(hand.button('Create page'));
    await site.getByRole('heading', { level: 1, name: 'Slate Floors' }).waitFor();

    const picture = page.getByRole('button', { name: /^Image\b/ });
    await hand.rewrite(/long, without an argument/, 'Split by hand, and laid in a day.');
    await hand.click(hand.button('Add: Image'));
    await hand.click(picture);
    await hand.choose(page.getByText('Add images', { exact: true }), photos);
    await hand.pick('slate-hall.jpg');
    await hand.writeInto(hand.field('Description of the image'), 'Hall with a floor of dark slate');

    await hand.rewrite(/What is covered/, 'Where slate belongs');
    await hand.rewrite(/A stone that comes loose/, 'In halls and kitchens, and on steps that get wet.');
    await hand.click(hand.button('Add: Image'));
    await hand.click(picture);
    await hand.pick('slate-step.jpg');
    await hand.writeInto(hand.field('Description of the image'), 'Step of slate in front of a door');

    await hand.click(site.getByRole('heading', { name: 'How to care for the stone' }));
    await hand.click(site.getByRole('button', { name: 'Remove' }));

    await hand.click(hand.button('This page'));
    await hand.writeInto(
      hand.field('Description'),
      'Floors of slate in halls, kitchens and outdoors, split and laid by hand.',
    );
    await reviewAndPublish(hand, 'We lay slate now');
  },
  intended: [
    commitOf(
      'anna',
      'We lay slate now',
      'pages/_site.yaml',
      '+            - { label: Slate Floors, href: /slate-floors }',
      'pages/media/slate-hall.jpg is new',
      'pages/media/slate-step.jpg is new',
      'pages/slate-floors.yaml is new',
    ),
  ],
};
