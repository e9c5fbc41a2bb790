import { Review } from '../review.ts';
import { commitOf, type PublishingTask } from './task.ts';

export const failingChecks: PublishingTask = {
  name: 'Publish while a check fails',
  run: async (hand, store) => {
    await hand.openPage('Contact');
    await hand.rewrite(/^Talk to the yard$/, ' ');
    // First the Studio's own check, whose problem links to its field.
    let review = await Review.open(hand);
    await review.dialog.getByText('Fix before publishing: 1').waitFor();
    await hand.click(review.dialog.getByRole('list').last().getByRole('button').first());
    await hand.write('Come to the yard');
    // Then the checks of the repository, until somebody has fixed them.
    const { message, repair } = store.failChecks();
    review = await Review.open(hand);
    await review.say('Visitors are welcome');
    await review.attempt(message);
    await review.dialog.getByText('All checks passed').waitFor({ state: 'detached' });
    repair();
    await review.publish();
    await review.close();
  },
  intended: [
    commitOf(
      'anna',
      'Visitors are welcome',
      'pages/contact.yaml',
      '-    heading: Talk to the yard',
      '+    heading: Come to the yard',
    ),
  ],
};
