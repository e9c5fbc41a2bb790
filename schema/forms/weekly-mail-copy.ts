import * as z from 'zod';
import { text } from '../fields.ts';

/** The words of the mail that tells the business once a week what its site did. */
export const weeklyMailCopy = z
  .strictObject({
    subject: text('First words of the subject, before the days of the week.', 'Your website'),
    heading: text('First words of the heading, before the days of the week.', 'Your website'),
    weekBefore: text('Before the same number of the week before.', 'the week before'),
    requests: text('Above the number of requests, and their column.', 'Requests'),
    fromPage: text('Above the pages whose forms sent them.', 'Sent from'),
    pageNotSaid: text('When a browser did not say on which page its form was.', 'Page not said'),
    spam: text('Before the number of requests that may be spam.', 'May be spam, not counted'),
    waiting: text('Above what waits.', 'Waiting'),
    nothingWaits: text('When nothing waits.', 'Nothing waits for you.'),
    notMailed: text(
      'Before the number of requests that are kept and not mailed.',
      'Kept, but not mailed yet',
    ),
    deadLetters: text(
      'Before the number of requests that could not be mailed.',
      'Could not be mailed and wait for a person',
    ),
    waitingNote: text(
      'A line below when something waits.',
      'No request is lost. Ask who looks after the site to send them.',
    ),
    upAndDown: text('Above whether the site was up.', 'Was it up?'),
    allUp: text('When nothing was down.', 'The site answered all week.'),
    pagesDown: text('Before a time in which pages did not come.', 'Pages did not come'),
    formsDown: text('Before a time in which the forms did not work.', 'The forms did not work'),
    minutes: text('Behind a number of minutes.', 'minutes'),
    notWatched: text('When nobody watched.', 'Nobody watched the site this week.'),
    visits: text('Above the number of visits, and their column.', 'Visits'),
    page: text('Above the pages.', 'Page'),
    share: text('Above the requests for each hundred visits.', 'Per 100 visits'),
    together: text('Before the sum of all pages.', 'All pages'),
    visitsNote: text(
      'A line below the visits.',
      'Visits are pages that people opened; known robots are left out.',
    ),
  })
  .meta({ id: 'weekly', description: 'The words of the weekly mail. A site without them sends none.' });
export type WeeklyMailCopy = z.infer<typeof weeklyMailCopy>;
