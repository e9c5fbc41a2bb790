import * as z from 'zod';
import { text } from '../fields.ts';
import type { FieldName } from './lead-fields.ts';
import type { Room } from './rules.ts';
import type { SpamSignal } from './spam-signals.ts';
import { weeklyMailCopy } from './weekly-mail-copy.ts';

/** Texts of the mail that delivers a lead to the business: `mail` in `_site.yaml`. */
export const mailCopy = z
  .strictObject({
    estimate: text('Start of the subject for an estimate request.', 'Estimate request'),
    contact: text('Start of the subject of the mail about a contact form.', 'Message'),
    suspectedSpam: text(
      'Prefix of the subject when the request is suspected to be spam.',
      '[suspected spam]',
    ),
    labels: z
      .strictObject({
        name: text('Label of the name.', 'Name'),
        phone: text('Label of the phone number.', 'Phone'),
        email: text('Label of the e-mail address.', 'Email'),
        zipCode: text('Label of the zip code.', 'Zip code'),
        rooms: text('Label of the rooms.', 'Rooms'),
        message: text('Label of the message.', 'Message'),
        received: text('Label of the time of arrival.', 'Received'),
        lead: text('Label of the number of the lead.', 'Lead'),
      } satisfies Record<FieldName | 'received' | 'lead', z.ZodType<string | undefined>>)
      .meta({ description: 'The labels in the mail.' }),
    rooms: z
      .strictObject({
        kitchen: text('The kitchen.', 'Kitchen'),
        bathroom: text('The bathroom.', 'Bathroom'),
        'hard-surfaces': text('Hard surfaces.', 'Hard surfaces'),
        other: text('Anything else.', 'Other'),
      } satisfies Record<Room, z.ZodType>)
      .meta({ description: 'The names of the rooms in the mail.' }),
    spamNote: text('A line in a mail that may be spam.', 'This may be spam. Read it before you delete it.'),
    spamReasons: z
      .strictObject({
        honeypot: text(
          'The reason shown when a field that is invisible to people was filled in.',
          'A field that people do not see was filled in.',
        ),
        fillTime: text(
          'The reason shown when the form was sent faster than people can fill it in.',
          'It was sent less than three seconds after the form was first touched.',
        ),
      } satisfies Record<SpamSignal, z.ZodType>)
      .meta({ description: 'Lines below the spam note that say why the request is suspected to be spam.' })
      .optional(),
    replyNote: text(
      'A line when the visitor has no usable reply address.',
      'Answering this mail does not reach the visitor.',
    ),
    archiveNote: text(
      'A line in a mail that was sent before the archive had the lead.',
      'The archive could not be reached. This request comes once more, with the same number, when it can.',
    ).optional(),
    weekly: weeklyMailCopy.optional(),
  })
  .meta({ id: 'mail', description: 'The texts of the mail that the business receives.' });
export type MailCopy = z.infer<typeof mailCopy>;
