import { plain } from '../words.ts';
import { edited, page, told, type Entries } from './entry.ts';

type Other = { other: string };
type Address = { address: string };
type Suggestion = { suggestion?: string | undefined };
type Left = { count: number };

const byHand = ({ number }: { number: string }): string => `the phone number ${number} is written by hand`;
const notOnSite = ({ route, word, moment }: { route: string; word: string; moment: string }): string =>
  `${route} is not on the site ${word} ${moment}`;

/** Nothing can be done with such an address, and nobody is advised to delete what they wrote. */
const setAside = 'Move it into a comment of its own, behind a #; it cannot redirect to a page.';

const writeOwn = 'Write your own in the place of each that has a ✎';
const textsLeft = ({ count }: Left): string =>
  count === 1 ? 'one text is still to be written' : `${count} texts are still to be written`;

const details = '  - type: contact-details';

/** Pages that do not fit the rest of the site, or are not ready for it. */
export const pageCodes = {
  'duplicate-title': {
    severity: 'error',
    message: ({ other }: Other) => `${other} has the same title`,
    fix: 'Write one that fits this page alone.',
    meaning: 'Two pages have the same title.',
    example: edited(
      'contact.yaml',
      'Contact and Opening Hours',
      'Gentle Dentist in {city}',
      'pages/home.yaml:1:8  title: pages/contact.yaml has the same title. Write one that fits this page alone.',
    ),
  },
  'duplicate-description': {
    severity: 'error',
    message: ({ other }: Other) => `${other} has the same description`,
    fix: 'Write one that fits this page alone.',
    meaning: 'Two pages have the same description.',
    example: edited(
      'contact.yaml',
      'Call {phone}, write to {email} or come to {street} in {city}.',
      'Check-ups, cleanings and fillings without hurry. A first visit takes {visit}.',
      'pages/home.yaml:2:14  description: pages/contact.yaml has the same description. Write one that fits this page alone.',
    ),
  },
  'main-heading': {
    severity: 'error',
    causes: {
      missing: {
        message: 'the page has no main heading',
        fix: ({ types }: { types: readonly string[] }) =>
          `Begin "sections" with ${types.map((type) => `a ${type}`).join(' or ')}.`,
      },
      late: {
        message: 'the main heading is not the first section',
        fix: ({ type }: { type: string }) => `Move the ${type} to the beginning of "sections".`,
      },
      second: {
        message: 'the page has a main heading already',
        fix: 'Use another type of section here, such as prose or call-to-action.',
      },
    },
    meaning: 'A page does not begin with its one main heading.',
    example: edited(
      'contact.yaml',
      details,
      `  - { type: hero, heading: Again, tagline: And again. }\n${details}`,
      `pages/contact.yaml:9:5  the second section, hero 'Again': the page has a main heading already. Use another type of section here, such as prose or call-to-action.`,
    ),
  },
  'phone-by-hand': {
    severity: 'error',
    causes: {
      own: { message: byHand, fix: 'Write {phone} instead.' },
      other: {
        message: byHand,
        fix: 'Write {phone} instead. The number of somebody else belongs in claims in _site.yaml.',
      },
    },
    meaning: 'The phone number is written out where `{phone}` belongs.',
    example: edited(
      'contact.yaml',
      'We answer',
      'Call (619) 234-5678, we answer',
      `pages/contact.yaml:7:19  the first section, hero 'Talk to the front desk', tagline: the phone number (619) 234-5678 is written by hand. Write {phone} instead.`,
    ),
  },
  'unlinked-page': {
    severity: 'warning',
    message: ({ route }: { route: string }) => `no menu, page or shared piece links to ${route}`,
    fix: 'Link to it, or write noindex: true.',
    meaning: 'Nothing leads to the page.',
    example: {
      spoil: (site) => site.write('gums.yaml', page('Gums')),
      says: 'pages/gums.yaml:1:1  no menu, page or shared piece links to /gums. Link to it, or write noindex: true.',
    },
  },
  'stand-in': {
    severity: 'warning',
    message: ({ what }: { what: string }) => `the ${what} is a placeholder`,
    fix: 'Write the real one before the site goes live.',
    meaning: 'A fact of the company is still a placeholder.',
    example: edited(
      '_site.yaml',
      'email: desk@brightwater.test',
      'email: desk@brightwater.example',
      'pages/_site.yaml:5:10  facts.email: the e-mail address is a placeholder. Write the real one before the site goes live.',
    ),
  },
  'former-address': {
    severity: 'error',
    causes: {
      form: {
        message: 'an address is a path with one slash at its beginning and between its parts',
        fix: ({ suggestion }: Suggestion) =>
          suggestion === undefined ? setAside : `Did you mean ${plain(suggestion)}?`,
      },
      query: {
        message: 'servers look up an address without its ? or # and what follows',
        fix: ({ suggestion }: Suggestion) =>
          suggestion === undefined
            ? setAside
            : `Write ${plain(suggestion)}: every address that begins with it then leads here.`,
      },
      reserved: {
        message: ({ part }: { part: string }) =>
          `addresses that begin with /${part} are those of the site's own files`,
        fix: setAside,
      },
      built: {
        message: ({ address }: Address) => `the build writes a file of its own at ${address}`,
        fix: setAside,
      },
      length: {
        message: ({ most }: { most: number }) => `the address has more than ${most} bytes`,
        fix: setAside,
      },
      'part-length': {
        message: ({ most }: { most: number }) => `a part of the address has more than ${most} bytes`,
        fix: setAside,
      },
      page: {
        message: ({ address, other }: Address & Other) => `${address} belongs to ${other}`,
        fix: 'Remove it here.',
      },
      again: {
        message: ({ address }: Address) => `${address} is listed already`,
        fix: 'Remove it here.',
      },
    },
    meaning: 'A former address is in use by another page.',
    example: edited(
      'contact.yaml',
      'sections:',
      'formerly: [/not-found]\nsections:',
      'pages/contact.yaml:4:12  formerly 1: /not-found belongs to pages/not-found.yaml. Remove it here.',
    ),
  },
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
