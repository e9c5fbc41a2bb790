import { publishElsewhere } from '../concurrent-edit.ts';
import { Review } from '../review.ts';
import { commitOf, type PublishingTask } from './task.ts';

export const samePage: PublishingTask = {
  name: 'Publish a change while another person publishes the same page',
  run: async (hand, { repository }) => {
    await hand.openPage('Projects');
    await hand.rewrite(/^Eight we like to show$/, 'Nine we like to show');
    const edit = { file: 'pages/projects.yaml', from: 'Ask about any of them', to: 'Ask about each of them' };
    await publishElsewhere(repository, 'Each of them', edit);
    const review = await Review.open(hand);
    await review.say('Nine by now');
    await review.publish();
    await review.close();
    await hand.site.getByText('Ask about each of them').waitFor();
  },
  intended: [
    commitOf(
      'ben',
      'Each of them',
      'pages/projects.yaml',
      '-    tagline: Ask about any of them.',
      '+    tagline: Ask about each of them.',
    ),
    commitOf(
      'anna',
      'Nine by now',
      'pages/projects.yaml',
      '-    heading: Eight we like to show',
      '+    heading: Nine we like to show',
    ),
  ],
};
