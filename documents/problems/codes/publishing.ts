import { error, warning, text } from './entry.ts';

type Left = { count: number };

const notOnSite = text`${'route'} is not on the site ${'word'} ${'moment'}`;

const writeOwn = 'Write your own in the place of each that has a ✎';
const textsLeft = ({ count }: Left): string =>
  count === 1 ? 'one text is still to be written' : `${count} texts are still to be written`;

/** When pages are on the site, and whether their texts are written. */
export const publishingCodes = {
  'publish-dates': error({
    causes: {
      always: { message: 'the site needs this page at all times', fix: 'Put # before the line.' },
      calendar: {
        message: text`the calendar has no ${'day'}`,
        fix: text`Write a day such as ${'field'}: 2026-03-01.`,
      },
      order: {
        message: text`the page would be removed (${'unpublishAt'}) before it is published (${'publishAt'})`,
        fix: 'Exchange the two.',
      },
    },
    meaning: 'The dates of a page are impossible.',
    example: { cause: 'calendar', day: '2026-02-30', field: 'publishAt' },
  }),
  'absent-page': warning({
    causes: {
      link: {
        message: notOnSite,
        fix: 'Visitors see it without the link for that time. Let it lead elsewhere, or give this page the same dates.',
      },
      button: {
        message: notOnSite,
        fix: 'It is a button of every page, which cannot be left out: let it lead elsewhere for that time.',
      },
    },
    meaning: 'A link leads to a page that is not on the site today.',
    example: { cause: 'link', route: '/gums', word: 'before', moment: '2101-01-01' },
  }),
  unfinished: error({
    causes: {
      needed: { message: textsLeft, fix: `${writeOwn}.` },
      page: { message: textsLeft, fix: `${writeOwn}, or keep the page back: publishAt with a day to come.` },
      pending: {
        message: ({ count, moment }: Left & { moment: string }) => `${textsLeft({ count })} before ${moment}`,
        fix: `${writeOwn}: the page is not published without them.`,
      },
      hidden: { message: textsLeft, fix: `${writeOwn}.` },
      shown: {
        message: ({ count, route }: Left & { route: string }) =>
          `${textsLeft({ count })}, and ${route} shows ${count === 1 ? 'it' : 'them'}`,
        fix: `${writeOwn}.`,
      },
      'left-out': {
        message: text`the day of ${'route'} has come, and texts are still to be written: visitors do not see the page`,
        fix: `${writeOwn}.`,
      },
    },
    meaning:
      'Texts are still those of the page that the new one was modelled on. It is a warning while visitors do not see the page.',
    example: { cause: 'page', count: 1 },
  }),
};
