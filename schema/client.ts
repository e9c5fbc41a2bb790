import * as z from 'zod';
import { picture, text } from './fields.ts';

/** A client whose logo is shown; the name is the picture's alternative text (docs/specification.md 7.6). */
export const client = z
  .strictObject({
    name: text('The name of the client; it is read out in place of the logo.', 'Harbor Square Center'),
    image: picture,
    kind: text('What kind of business it is.', 'Shopping centre').optional(),
  })
  .meta({
    id: 'client',
    description: 'A client with its logo.',
    examples: [{ name: 'Harbor Square Center', image: 'logo-harbor-square.svg' }],
  });
