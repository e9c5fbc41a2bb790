import * as z from 'zod';
import { text } from '../fields.ts';
import type { FieldName } from './lead-fields.ts';
import type { Room } from './rules.ts';
import type { SpamSignal } from './spam-signals.ts';
import { weeklyMailCopy } from './weekly-mail-copy.ts';

/** The words of the mail that carries a lead to the business. */
export const mailCopy = z
  .strictObject({
    estimate: text('First words of the subject for an estimate.', 'Estimate request'),
    contact: text('First words of the subject for a message.', 'Message'),
    suspectedSpam: text('Before the subject when a robot is suspected.', '[suspected spam]'),
    labels: z
      .strictObject({
        name: text('Before the name.', 'Name'),
        phone: text('Before the telephone.', 'Phone'),
        email: text('Before the e-mail address.', 'Email'),
        zipCode: text('Before the zip code.', 'Zip code'),
        rooms: text('Before the rooms.', 'Rooms'),
        message: text('Before the message.', 'Message'),
        received: text('Before the time of arrival.', 'Received'),
        lead: text('Before the number of the lead.', 'Lead'),
      } satisfies Record<FieldName | 'received' | 'lead', z.ZodType<string | undefined>>)
      .meta({ description: 'The names of the lines.' }),
    rooms: z
      .strictObject({
        kitchen: text('The kitchen.', 'Kitchen'),
        bathroom: text('The bathroom.', 'Bathroom'),
        'hard-surfaces': text('Hard surfaces.', 'Hard surfaces'),
        other: text('Anything else.', 'Other'),
      } satisfies Record<Room, z.ZodType>)
      .meta({ description: 'The rooms as the mail names them.' }),
    spamNote: text('A line in a mail that may be spam.', 'This may be spam. Read it before you delete it.'),
    spamReasons: z
      .strictObject({
        honeypot: text(
          'When a field that people do not see was filled in.',
          'A field that people do not see was filled in.',
        ),
        fillTime: text(
          'When the form was sent faster than people fill it in.',
          'It was sent less than three seconds after the form was first touched.',
        ),
      } satisfies Record<SpamSignal, z.ZodType>)
      .meta({ description: 'Lines below the spam note that say what made the request suspect.' })
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
  .meta({ id: 'mail', description: 'The words of the mail that the business receives.' });
export type MailCopy = z.infer<typeof mailCopy>;
