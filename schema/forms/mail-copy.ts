import * as z from 'zod';
import { text } from '../fields.ts';
import { defaultVersionNote } from './revision.ts';
import type { SpamSignal } from './request.ts';
import { weeklyMailCopy } from './weekly-mail-copy.ts';

/** Texts of the mail that delivers a lead to the business: `mail` in `_site.yaml`. */
export const mailCopy = z
  .strictObject({
    suspectedSpam: text(
      'Prefix of the subject when the request is suspected to be spam.',
      '[suspected spam]',
    ),
    labels: z
      .strictObject({
        received: text('Label of the time of arrival.', 'Received'),
        lead: text('Label of the number of the lead.', 'Lead'),
      })
      .meta({ description: 'The labels in the mail in addition to those of the form.' }),
    spamNote: text('A line in a mail that may be spam.', 'This may be spam. Read it before you delete it.'),
    spamReasons: z
      .strictObject({
        honeypot: text(
          'The reason shown when a field that is invisible to people was filled in.',
          'A field that people do not see was filled in.',
        ),
        fillTime: text(
          'The reason shown when the form was sent faster than people can type what it contains.',
          'It was sent faster than a person can type it.',
        ),
      } satisfies Record<SpamSignal, z.ZodType>)
      .meta({ description: 'Lines below the spam note that say why the request is suspected to be spam.' })
      .optional(),
    versionNote: text('A line when another version of the form was sent.', defaultVersionNote).optional(),
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
