import { edited, page, told, type Entries } from './entry.ts';

type Left = { count: number };

const notOnSite = ({ route, word, moment }: { route: string; word: string; moment: string }): string =>
  `${route} is not on the site ${word} ${moment}`;

const writeOwn = 'Write your own in the place of each that has a ✎';
const textsLeft = ({ count }: Left): string =>
  count === 1 ? 'one text is still to be written' : `${count} texts are still to be written`;

/** When pages are on the site, and whether their texts are written. */
export const publishingCodes = {
  'publish-dates': {
    severity: 'error',
    causes: {
      always: { message: 'the site needs this page at all times', fix: 'Put # before the line.' },
      calendar: {
        message: ({ day }: { day: string }) => `the calendar has no ${day}`,
        fix: ({ field }: { field: string }) => `Write a day such as ${field}: 2026-03-01.`,
      },
      order: {
        message: ({ publishAt, unpublishAt }: { publishAt: string; unpublishAt: string }) =>
          `the page would be removed (${unpublishAt}) before it is published (${publishAt})`,
        fix: 'Exchange the two.',
      },
    },
    meaning: 'The dates of a page are impossible.',
    example: edited(
      'contact.yaml',
      'sections:',
      'publishAt: 2026-02-30\nsections:',
      'pages/contact.yaml:4:12  publishAt: the calendar has no 2026-02-30. Write a day such as publishAt: 2026-03-01.',
    ),
  },
  'absent-page': {
    severity: 'warning',
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
    example: {
      spoil: (site) => {
        site.write('gums.yaml', page('Gums', 'publishAt: 2101-01-01\n'));
        site.edit('home.yaml', '(/contact#hours)', '(/gums)');
      },
      says: `pages/home.yaml:31:64  the fourth section, faq 'What patients ask', items 2, answer: /gums is not on the site before 2101-01-01. Visitors see it without the link for that time. Let it lead elsewhere, or give this page the same dates.`,
    },
  },
  unfinished: {
    severity: 'error',
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
        message: ({ route }: { route: string }) =>
          `the day of ${route} has come, and texts are still to be written: visitors do not see the page`,
        fix: `${writeOwn}.`,
      },
    },
    meaning:
      'Texts are still those of the page that the new one was modelled on. It is a warning while visitors do not see the page.',
    example: told(
      "'✎ Somebody else’s words.'",
      `pages/contact.yaml:11:11  the second section, prose 'Parking', text: one text is still to be written. Write your own in the place of each that has a ✎, or keep the page back: publishAt with a day to come.`,
    ),
  },
} satisfies Entries;
