import { publishElsewhere } from '../concurrent-edit.ts';
import { reviewAndPublish } from '../review.ts';
import { commitOf, type PublishingTask } from './task.ts';

const file = 'pages/pavers.yaml';
const tagline = 'A base that drains, and edges that hold.';

export const bringBack: PublishingTask = {
  name: "Bring back last week's page",
  prepare: async ({ repository }) => {
    const lastWeek = { file, from: tagline, to: 'A base of gravel, and edges of steel.' };
    await publishElsewhere(repository, 'What it is made of', lastWeek, 7);
    await publishElsewhere(repository, 'Shorter', { file, from: lastWeek.to, to: 'Gravel and steel.' }, 1);
  },
  run: async (hand) => {
    const { page } = hand;
    await hand.openPage('Pavers');
    const history = await hand.menu('History');
    const entry = history.getByRole('listitem').filter({ hasText: 'What it is made of' });
    await hand.click(entry.getByText(/^Pavers as it was on /));
    await hand.click(entry.getByRole('button', { name: 'Put everything back' }));
    await hand.site.getByText('A base of gravel, and edges of steel.').waitFor();
    await page.getByText(/^Pavers was restored to its version of /).waitFor();
    await reviewAndPublish(hand, 'As it was last week');
  },
  intended: [
    commitOf(
      'anna',
      'As it was last week',
      file,
      '-    tagline: Gravel and steel.',
      '+    tagline: A base of gravel, and edges of steel.',
    ),
  ],
};
