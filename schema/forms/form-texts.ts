import * as z from 'zod';
import { richText, text } from '../fields.ts';
import { spokenText } from '../spoken-text.ts';

/** Returns the schema of a notice: its title and its text. */
export const notice = (description: string, title: string, body: string) =>
  z
    .strictObject({ title: text('The title of the notice.', title), text: text('The notice.', body) })
    .meta({ description });

/** Notices shown to visitors after submitting a form (docs/specification.md 7.1). */
const notices = z
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
    dismiss: spokenText('Name of the button that closes the notice', 'Close'),
    trap: spokenText('Name of a hidden field that only robots fill in', 'Leave this field empty'),
  })
  .meta({ id: 'notices', description: 'Notices shown to visitors after they submit the form.' });

/** The texts of a form: its buttons, its progress indicator and its notices. */
export const formTexts = z
  .strictObject({
    progress: spokenText('Name of the progress indicator', 'Steps of your request').optional(),
    next: text('Label of the button to the next step.', 'Next').optional(),
    nextReady: spokenText(
      'Announcement that the button to the next step can be used',
      'You can go on to the next step.',
    ).optional(),
    back: text('Label of the button to the previous step.', 'Back').optional(),
    submit: text('Label of the button that sends the form.', 'Send message'),
    sending: text('Label of the same button while the form is being sent.', 'Sending...'),
    optional: text('After the label of a field that may be left empty.', '(optional)').optional(),
    firstLine: text(
      'Label of the first line of a message, if the page or the calculator that a visitor comes from has written one.',
      'What it is about',
    ).optional(),
    condition: text(
      'Where the form cannot hide fields: says that what follows is only for a choice; {choice} is its label.',
      'Only if you chose {choice}.',
    ).optional(),
    privacy: richText(
      'A line below the form that says which data is stored.',
      'We use this to answer you. See our [privacy notice](/privacy).',
    ),
    notices,
    success: z
      .strictObject({
        heading: text('The heading.', 'We have your request'),
        text: richText('What happens next.', 'We call you within {response}.'),
      })
      .meta({
        description:
          'Shown above the form after it was sent, until the visitor leaves the page or sends again.',
      })
      .optional(),
  })
  .meta({ description: 'The texts of the form.' });
