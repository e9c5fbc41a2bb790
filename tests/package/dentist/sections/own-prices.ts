import { defineSection, heading, intro, list, text, z } from 'page-schema-site/section';

export default defineSection({
  type: 'own-prices',
  title: 'Price list',
  description: 'What each treatment costs.',
  fields: {
    heading: heading('What it costs'),
    intro,
    prices: list(
      z.strictObject({
        treatment: text('What is done.', 'Cleaning'),
        price: text('What it costs.', '$95'),
      }),
      'The prices, one for each treatment.',
    ),
  },
  example: { heading: 'What it costs', prices: [{ treatment: 'Cleaning', price: '$95' }] },
});
