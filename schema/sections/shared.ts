import * as z from 'zod';
import { type } from '../define-section.ts';
import { pattern } from '../fields.ts';

/**
 * A reference to a shared section in `pages/_shared/<name>.yaml`. Other fields override those of the shared section on
 * this page; the result is checked like any other section.
 */
export const shared = z
  .looseObject({
    type: type('shared'),
    name: pattern(
      /^[a-z][a-z0-9-]*$/,
      'The name of a file in pages/_shared, without .yaml. Other fields here override those of the file on this page.',
      'estimate-band',
    ),
  })
  .meta({
    id: 'shared',
    title: 'Shared section',
    description: 'A section that is written once and shown on many pages.',
    examples: [{ type: 'shared', name: 'estimate-band', heading: 'Ready for a floor that shines?' }],
  });
