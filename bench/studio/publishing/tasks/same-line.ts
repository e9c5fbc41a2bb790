import { publishElsewhere } from '../concurrent-edit.ts';
import { Review } from '../review.ts';
import { commitOf, type PublishingTask } from './task.ts';

export const sameLine: PublishingTask = {
  name: 'Publish a change while another person publishes the same line',
  run: async (hand, { repository }) => {
    await hand.openPage('About');
    await hand.rewrite(/^Eleven people and a yard$/, 'Twelve people and a yard');
    const edit = {
      file: 'pages/about.yaml',
      from: 'Eleven people and a yard\n',
      to: 'Ten people and a yard\n',
    };
    await publishElsewhere(repository, 'One has left', edit);
    const review = await Review.open(hand);
    await review.say('One more');
    await review.attempt('Choose at each place above');
    await review.dialog.getByText('Your colleague wrote Ten people and a yard').waitFor();
    await hand.click(review.dialog.getByRole('button', { name: /^Mine: / }));
    await review.publish();
    await review.close();
  },
  intended: [
    commitOf(
      'ben',
      'One has left',
      'pages/about.yaml',
      '-    heading: Eleven people and a yard',
      '+    heading: Ten people and a yard',
    ),
    commitOf(
      'anna',
      'One more',
      'pages/about.yaml',
      '-    heading: Ten people and a yard',
      '+    heading: Twelve people and a yard',
    ),
  ],
};
