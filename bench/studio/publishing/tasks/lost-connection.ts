import { Review } from '../review.ts';
import { commitOf, type PublishingTask } from './task.ts';

export const lostConnection: PublishingTask = {
  name: 'Lose the connection in the middle',
  run: async (hand, store) => {
    await hand.openPage('Concrete');
    await hand.rewrite(/^What is under your carpet$/, 'What is under your floor');
    const review = await Review.open(hand);
    await review.say('Carpets are out');
    const mend = store.breakConnection(hand.page);
    await hand.click(review.dialog.getByRole('button', { name: 'Publish', exact: true }));
    await review.dialog.getByText('GitHub does not answer.').waitFor();
    await mend();
    await review.publish();
    await review.close();
  },
  intended: [
    commitOf(
      'anna',
      'Carpets are out',
      'pages/concrete.yaml',
      '-    heading: What is under your carpet',
      '+    heading: What is under your floor',
    ),
  ],
};
