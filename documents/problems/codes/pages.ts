import { toPlainYaml } from '../format-value.ts';
import { error, warning, messageTemplate } from './problem-type.ts';

type Suggestion = { suggestion?: string | undefined };

/** Nothing can be done with such an address, and nobody is advised to delete what they wrote. */
const setAside = 'Move it into a comment of its own, behind a #; it cannot redirect to a page.';

type Left = { count: number };

const writeOwn = 'Write your own in the place of each that has a ✎';
const textsLeft = ({ count }: Left): string =>
  count === 1 ? 'one text is still to be written' : `${count} texts are still to be written`;

/** Pages that do not fit the rest of the site, or are not ready for it. */
export const pageCodes = {
  'duplicate-title': error({
    message: messageTemplate`${'other'} has the same title`,
    fix: 'Write one that fits this page alone.',
    meaning: 'Two pages have the same title.',
    example: { other: 'pages/contact.yaml' },
  }),
  'duplicate-description': error({
    message: messageTemplate`${'other'} has the same description`,
    fix: 'Write one that fits this page alone.',
    meaning: 'Two pages have the same description.',
    example: { other: 'pages/contact.yaml' },
  }),
  'main-heading': error({
    causes: {
      missing: {
        message: 'the page has no main heading',
        fix: ({ types }: { types: readonly string[] }) =>
          `Begin "sections" with ${types.map((type) => `a ${type}`).join(' or ')}.`,
      },
      late: {
        message: 'the main heading is not the first section',
        fix: messageTemplate`Move the ${'type'} to the beginning of "sections".`,
      },
      second: {
        message: 'the page has a main heading already',
        fix: 'Use another type of section here, such as prose or call-to-action.',
      },
    },
    meaning: 'A page does not begin with its one main heading.',
    example: { cause: 'second' },
  }),
  'phone-by-hand': error({
    message: messageTemplate`the phone number ${'number'} is written by hand`,
    causes: {
      own: 'Write {phone} instead.',
      other: 'Write {phone} instead. The number of somebody else belongs in claims in _site.yaml.',
    },
    meaning: 'The phone number is written out where `{phone}` belongs.',
    example: { cause: 'own', number: '(619) 234-5678' },
  }),
  'unlinked-page': warning({
    message: messageTemplate`no menu, page or shared piece links to ${'route'}`,
    fix: 'Link to it, or write noindex: true.',
    meaning: 'Nothing leads to the page.',
    example: { route: '/gums' },
  }),
  'stand-in': warning({
    message: messageTemplate`the ${'what'} is a placeholder`,
    fix: 'Write the real one before the site goes live.',
    meaning: 'A fact of the company is still a placeholder.',
    example: { what: 'e-mail address' },
  }),
  'former-address': error({
    causes: {
      form: {
        message: 'an address is a path with one slash at its beginning and between its parts',
        fix: ({ suggestion }: Suggestion) =>
          suggestion === undefined ? setAside : `Did you mean ${toPlainYaml(suggestion)}?`,
      },
      query: {
        message: 'servers look up an address without its ? or # and what follows',
        fix: ({ suggestion }: Suggestion) =>
          suggestion === undefined
            ? setAside
            : `Write ${toPlainYaml(suggestion)}: every address that begins with it then leads here.`,
      },
      reserved: {
        message: messageTemplate`addresses that begin with /${'part'} are those of the site's own files`,
        fix: setAside,
      },
      built: { message: messageTemplate`the build writes a file of its own at ${'address'}`, fix: setAside },
      length: { message: messageTemplate`the address has more than ${'most'} bytes`, fix: setAside },
      'part-length': {
        message: messageTemplate`a part of the address has more than ${'most'} bytes`,
        fix: setAside,
      },
      page: { message: messageTemplate`${'address'} belongs to ${'other'}`, fix: 'Remove it here.' },
      again: { message: messageTemplate`${'address'} is listed already`, fix: 'Remove it here.' },
    },
    meaning: 'A former address is in use by another page.',
    example: { cause: 'page', address: '/not-found', other: 'pages/not-found.yaml' },
  }),
  'publish-dates': error({
    causes: {
      always: { message: 'the site needs this page at all times', fix: 'Put # before the line.' },
      calendar: {
        message: messageTemplate`the calendar has no ${'day'}`,
        fix: messageTemplate`Write a day such as ${'field'}: 2026-03-01.`,
      },
      order: {
        message: messageTemplate`the page would be removed (${'unpublishAt'}) before it is published (${'publishAt'})`,
        fix: 'Exchange the two.',
      },
    },
    meaning: 'The dates of a page are impossible.',
    example: { cause: 'calendar', day: '2026-02-30', field: 'publishAt' },
  }),
  'absent-page': warning({
    message: messageTemplate`${'route'} is not on the site ${'word'} ${'moment'}`,
    causes: {
      link: 'Visitors see it without the link for that time. Let it lead elsewhere, or give this page the same dates.',
      button: 'It is a button of every page, which cannot be left out: let it lead elsewhere for that time.',
    },
    meaning: 'A link leads to a page that is not on the site today.',
    example: { cause: 'link', route: '/gums', word: 'before', moment: '2101-01-01' },
  }),
  unfinished: error({
    message: textsLeft,
    causes: {
      needed: `${writeOwn}.`,
      page: `${writeOwn}, or keep the page back: publishAt with a day to come.`,
      pending: {
        message: ({ count, moment }: Left & { moment: string }) => `${textsLeft({ count })} before ${moment}`,
        fix: `${writeOwn}: the page is not published without them.`,
      },
      hidden: `${writeOwn}.`,
      shown: {
        message: ({ count, route }: Left & { route: string }) =>
          `${textsLeft({ count })}, and ${route} shows ${count === 1 ? 'it' : 'them'}`,
        fix: `${writeOwn}.`,
      },
      'left-out': {
        message: messageTemplate`the day of ${'route'} has come, and texts are still to be written: visitors do not see the page`,
        fix: `${writeOwn}.`,
      },
    },
    meaning:
      'Texts are still those of the page that the new one was modelled on. It is a warning while visitors do not see the page.',
    example: { cause: 'page', count: 1 },
  }),
};
