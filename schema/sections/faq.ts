import * as z from 'zod';
import { image, list, richText, text } from '../fields.ts';
import { defineSection, heading, intro } from '../define-section.ts';

export const faq = defineSection({
  type: 'faq',
  title: 'FAQ',
  description: 'Questions that expand to show their answers.',
  fields: {
    heading: heading('Questions we are asked'),
    intro,
    image: image.meta({ description: 'An image below the heading, such as a person to ask.' }).optional(),
    items: list(
      z.strictObject({
        question: text('The question, as a client asks it.', 'How long does a polish last?'),
        answer: richText('The answer, with the figure first.', 'Three to five years with normal care.'),
      }),
      'The questions with their answers.',
    ),
  },
  example: {
    items: [
      { question: 'How long does a polish last?', answer: 'Three to five years with normal care.' },
      { question: 'Do we have to move out?', answer: 'No. The dust stays in the machine.' },
    ],
  },
});
