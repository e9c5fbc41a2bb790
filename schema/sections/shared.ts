import * as z from 'zod';
import { type } from '../define-section.ts';

/**
 * A section that is written once, in `pages/_shared/<name>.yaml`, and used by name. Fields beside the name
 * replace those of the shared piece on this page; the result is checked like any other section.
 */
export const shared = z
  .looseObject({
    type: type('shared'),
    name: z
      .string()
      .regex(/^[a-z][a-z0-9-]*$/)
      .meta({
        description:
          'The name of a file in pages/_shared, without .yaml. Other fields here replace those of the file on this page.',
        examples: ['estimate-band'],
      }),
  })
  .meta({
    id: 'shared',
    title: 'Shared piece',
    description: 'A section that is written once and shown on many pages.',
    examples: [{ type: 'shared', name: 'estimate-band', heading: 'Ready for a floor that shines?' }],
  });
