import { reviewAndPublish } from '../review.ts';
import { commitOf, type PublishingTask } from './task.ts';

export const oneWord: PublishingTask = {
  name: 'Publish a change of one word',
  run: async (hand) => {
    await hand.openPage('Kitchens');
    await hand.rewrite(/^Kitchen Remodeling with Stone$/, 'Kitchen Building with Stone');
    await reviewAndPublish(hand, 'We build them');
  },
  intended: [
    commitOf(
      'anna',
      'We build them',
      'pages/kitchen-remodeling.yaml',
      '-    heading: Kitchen Remodeling with Stone',
      '+    heading: Kitchen Building with Stone',
    ),
  ],
};
