import * as z from 'zod';
import { text } from '../../fields.ts';
import { commonFields } from '../define-field.ts';

/** Photos that are selected and counted, but never sent (docs/specification.md 4.4). */
export const photosField = () =>
  z
    .strictObject({
      kind: z.literal('photos').meta({ description: 'The kind of this field.', examples: ['photos'] }),
      ...commonFields(),
      selected: text('Shown after photos were chosen; {count} is their number.', '{count} file(s) selected'),
      note: text(
        'A note that photos are not sent with the form.',
        'Photos are not sent yet; we ask for them by email.',
      ),
    })
    .meta({
      id: 'photos',
      title: 'Photos',
      description:
        'A button to choose photos, which are counted but not sent. The label is that of the button.',
      examples: [
        {
          kind: 'photos',
          name: 'images',
          label: 'Add photos (optional)',
          selected: '{count} file(s) selected',
          note: 'Photos are not sent yet; we ask for them by email.',
        },
      ],
    });
