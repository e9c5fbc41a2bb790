import * as z from 'zod';
import { image, list, text } from '../fields.ts';
import { defineSection, heading, intro } from '../define-section.ts';
import { calculator, calculatorExample, rate } from './price-range.ts';

const sample = rate.omit({ note: true }).extend({
  image: image.meta({ description: 'The room with this material on its floor.' }),
  time: text('How long the work takes.', '3-5 days'),
  forgives: text('What the material bears.', 'Scratches: it can be sanded'),
  resents: text('What the material does not bear.', 'Standing water'),
});
export const sampleBoard = defineSection({
  type: 'sample-board',
  title: 'Sample board',
  description: 'Materials to choose from, shown on the floor of one room, with the price for an area.',
  live: true,
  prices: 'samples',
  fields: {
    heading: heading('Six floors in one room'),
    intro,
    columns: z
      .strictObject({
        label: text('What is chosen.', 'Material'),
        value: text('Label of the price.', 'Price'),
        time: text('Label of the time.', 'Time'),
        forgives: text('Label of what the material bears.', 'Forgives'),
        resents: text('Label of what it does not bear.', 'Does not forgive'),
      })
      .meta({ description: 'The headings of the columns.' }),
    samples: list(sample, 'The materials. The pictures show the same room with its floor at the bottom.', 2),
    calculator: calculator
      .omit({ unit: true })
      .meta({ description: 'The price of the material for an area.' }),
  },
  example: {
    columns: {
      label: 'Material',
      value: 'Price',
      time: 'Time',
      forgives: 'Forgives',
      resents: 'Does not forgive',
    },
    samples: [
      {
        name: 'oak',
        label: 'Oak',
        from: 15,
        to: 24,
        unit: 'per sq ft',
        image: { src: 'room-oak.jpg', alt: 'Room with an oak floor' },
        time: '3-5 days',
        forgives: 'Scratches: it can be sanded',
        resents: 'Standing water',
      },
      {
        name: 'porcelain',
        label: 'Porcelain',
        from: 12,
        to: 20,
        unit: 'per sq ft',
        image: { src: 'room-porcelain.jpg', alt: 'Room with a porcelain floor' },
        time: '2-3 days',
        forgives: 'Water',
        resents: 'A base that is not flat',
      },
    ],
    calculator: { ...calculatorExample, line: '{choice}, {count} sq ft, shown {result}' },
  },
});
