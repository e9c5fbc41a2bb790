import { Review } from '../review.ts';
import type { PublishingTask } from './task.ts';

export const failingChecks: PublishingTask = {
  name: 'Publish while a check fails',
  run: async (hand, store) => {
    await hand.openPage('Contact');
    await hand.rewrite(/^Talk to the yard$/, ' ');
    // The Studio's own check: the place that it names is one click away.
    let review = await Review.open(hand);
    await review.dialog.getByText('Fix before publishing: 1').waitFor();
    await hand.click(review.dialog.getByRole('list').last().getByRole('button').first());
    await hand.write('Come to the yard');
    // Those where the site is kept, until somebody has mended them.
    const { told, mend } = store.failChecks();
    review = await Review.open(hand);
    await review.say('Visitors are welcome');
    await review.attempt(told);
    await review.dialog.getByText('All checks passed').waitFor({ state: 'detached' });
    mend();
    await review.publish();
    await review.close();
  },
  intended: [
    {
      who: 'anna',
      message: 'Visitors are welcome',
      lines: ['pages/contact.yaml', '-    heading: Talk to the yard', '+    heading: Come to the yard'],
    },
  ],
};
