import * as z from 'zod';
import { richText, text } from '../fields.ts';

/** Labels of the three fields that both forms ask for. */
export const personLabels = {
  name: text('Label of the name.', 'Full name'),
  email: text('Label of the e-mail address.', 'Email'),
  phone: text('Label of the telephone.', 'Phone'),
};

export const privacyNote = richText(
  'A line under the form that says what is kept.',
  'We use this to answer you. See our [privacy notice](/privacy).',
);

export const notice = (description: string, title: string, words: string) =>
  z
    .strictObject({ title: text('The first words of the notice.', title), text: text('The notice.', words) })
    .meta({ description });

/** What a visitor is told after sending (docs/specification.md 7.1). */
export const notices = z
  .strictObject({
    sent: notice('When the request was kept.', 'Message Sent!', 'Thank you for contacting us!'),
    failed: notice('When it could not be sent.', 'Error', 'Please try again or call us directly at {phone}.'),
    note: richText(
      'A line in the form after a failure, in other words than the notice; it stays when the notice has gone.',
      'Nothing was lost: your answers are still here. The quickest way is [a call](tel:{phone}).',
    ),
    dismiss: text('What the button that closes the notice says to screen readers.', 'Close'),
    trap: text('Label of a hidden field that only robots fill in.', 'Leave this field empty'),
  })
  .meta({ id: 'notices', description: 'What the visitor is told after sending.' });
export type Notices = z.infer<typeof notices>;
