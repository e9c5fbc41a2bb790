import { text } from '../../fields.ts';
import { defineUnsentField } from '../define-field.ts';

/** Photos that are selected and counted, but never sent (docs/specification.md 4.4). */
export const photosField = () =>
  defineUnsentField({
    kind: 'photos',
    title: 'Photos',
    description:
      'A button to choose photos. Only the number of photos is sent. The label is that of the button.',
    settings: {
      selected: text('Shown after photos were chosen; {count} is their number.', '{count} file(s) selected'),
      note: text(
        'A note that photos are not sent with the form.',
        'Photos are not sent yet; we ask for them by email.',
      ),
    },
    example: {
      name: 'images',
      label: 'Add photos (optional)',
      selected: '{count} file(s) selected',
      note: 'Photos are not sent yet; we ask for them by email.',
    },
  });
