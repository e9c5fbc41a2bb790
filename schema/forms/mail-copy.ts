import * as z from 'zod';
import { text } from '../fields.ts';
import { defaultVersionNote } from './revision.ts';
import type { SpamSignal } from './request.ts';

/** Texts of the weekly report mail: `mail.weekly` in `_site.yaml`. */
const weeklyMailCopy = z
  .strictObject({
    subject: text('Start of the subject; the days of the week follow.', 'Your website'),
    heading: text('Start of the heading; the days of the week follow.', 'Your website'),
    weekBefore: text('Label of the same number for the previous week.', 'the week before'),
    requests: text('Heading of the requests and of their column.', 'Requests'),
    fromPage: text('Heading of the pages whose forms sent them.', 'Sent from'),
    pageNotSaid: text('Shown when a browser did not report the page of its form.', 'Page not said'),
    spam: text('Label of the number of requests that may be spam.', 'May be spam, not counted'),
    waiting: text('Heading of the requests that are not delivered yet.', 'Waiting'),
    nothingWaits: text('Shown when every request is delivered.', 'Nothing waits for you.'),
    notMailed: text(
      'Label of the number of requests that are stored but not mailed.',
      'Kept, but not mailed yet',
    ),
    deadLetters: text(
      'Label of the number of requests that could not be mailed.',
      'Could not be mailed and wait for a person',
    ),
    waitingNote: text(
      'A line below when requests are not delivered yet.',
      'No request is lost. Ask who looks after the site to send them.',
    ),
    upAndDown: text('Heading of the availability of the site.', 'Was it up?'),
    allUp: text('Shown when there was no outage.', 'The site answered all week.'),
    pagesDown: text('Label of a period in which pages were unavailable.', 'Pages did not come'),
    formsDown: text('Label of a period in which the forms did not work.', 'The forms did not work'),
    minutes: text('Unit after a number of minutes.', 'minutes'),
    notWatched: text('Shown when the site was not monitored.', 'Nobody watched the site this week.'),
    visits: text('Heading of the visits and of their column.', 'Visits'),
    page: text('Heading of the column of pages.', 'Page'),
    share: text('Heading of the column of requests per hundred visits.', 'Per 100 visits'),
    together: text('Label of the sum of all pages.', 'All pages'),
    visitsNote: text(
      'A line below the visits.',
      'Visits are pages that people opened; known robots are left out.',
    ),
  })
  .meta({ id: 'weekly', description: 'The texts of the weekly mail. A site without them does not send it.' });
export type WeeklyMailCopy = z.infer<typeof weeklyMailCopy>;

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
    versionNote: text(
      'A line when another version of the form was sent; required unless the language is English.',
      defaultVersionNote,
    ).optional(),
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
