import * as z from 'zod';
import { richText, text } from '../fields.ts';

/** Labels of the three fields that both forms have. */
export const personLabels = {
  name: text('Label of the name.', 'Full name'),
  email: text('Label of the e-mail address.', 'Email'),
  phone: text('Label of the phone number.', 'Phone'),
};

export const privacyNote = richText(
  'A line below the form that says which data is stored.',
  'We use this to answer you. See our [privacy notice](/privacy).',
);

export const notice = (description: string, title: string, body: string) =>
  z
    .strictObject({ title: text('The title of the notice.', title), text: text('The notice.', body) })
    .meta({ description });

/** Notices shown to visitors after submitting a form (docs/specification.md 7.1). */
export const notices = z
  .strictObject({
    sent: notice('Shown when the request was stored.', 'Message Sent!', 'Thank you for contacting us!'),
    failed: notice(
      'Shown when the request could not be sent.',
      'Error',
      'Please try again or call us directly at {phone}.',
    ),
    note: richText(
      'A line in the form after a failure, worded differently from the notice; it remains after the notice is closed.',
      'Nothing was lost: your answers are still here. The quickest way is [a call](tel:{phone}).',
    ),
    dismiss: text('Label of the button that closes the notice, for screen readers.', 'Close'),
    trap: text('Label of a hidden field that only robots fill in.', 'Leave this field empty'),
  })
  .meta({ id: 'notices', description: 'Notices shown to visitors after they submit the form.' });
export type Notices = z.infer<typeof notices>;
