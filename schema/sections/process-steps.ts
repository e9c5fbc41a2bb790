import * as z from 'zod';
import { list, text, titledFields } from '../fields.ts';
import { defineSection, heading, intro } from '../define-section.ts';

export const processSteps = defineSection({
  type: 'process-steps',
  title: 'Process steps',
  description: 'Numbered steps that read as a sequence.',
  fields: {
    heading: heading('How the work goes'),
    intro,
    steps: list(
      z.strictObject({
        ...titledFields('step', 'Inspection', 'We test the stone and show you a sample patch.'),
        duration: text('How long the step takes.', '30 minutes').optional(),
      }),
      'The steps in order; the page numbers them.',
      2,
    ),
  },
  example: {
    steps: [
      {
        title: 'Inspection',
        description: 'We test the stone and show you a sample patch.',
        duration: '30 minutes',
      },
      { title: 'Honing', description: 'Diamond pads take out scratches and etch marks.' },
      { title: 'Polishing', description: 'Finer pads and powder bring back the shine.' },
    ],
  },
});
