import { toPlainYaml } from '../format-value.ts';
import { error, warning, messageTemplate } from './problem-type.ts';

type Suggestion = { suggestion?: string | undefined };

/** Such a URL cannot be used; the advice never asks editors to delete their text. */
const moveToComment = 'Move it into a comment on its own line, after a #; it cannot redirect to a page.';

type UnfinishedCount = { count: number };

const writeOwnText = 'Write your own text for each one marked ✎';
const formatUnfinishedCount = ({ count }: UnfinishedCount): string =>
  count === 1 ? 'one text is still to be written' : `${count} texts are still to be written`;

/** Problem types of pages that conflict with the rest of the site or are unfinished. */
export const pageCodes = {
  'duplicate-title': error({
    message: messageTemplate`${'other'} has the same title`,
    fix: 'Write one that fits only this page.',
    meaning: 'Two pages have the same title.',
    example: { other: 'pages/contact.yaml' },
  }),
  'duplicate-description': error({
    message: messageTemplate`${'other'} has the same description`,
    fix: 'Write one that fits only this page.',
    meaning: 'Two pages have the same description.',
    example: { other: 'pages/contact.yaml' },
  }),
  'main-heading': error({
    causes: {
      missing: {
        message: 'the page has no main heading',
        fix: ({ types }: { types: readonly string[] }) =>
          `Begin "sections" with a section of type ${types.slice(0, -1).join(', ')} or ${types.at(-1)}.`,
      },
      late: {
        message: 'the main heading is not the first section',
        fix: messageTemplate`Move the ${'type'} to the beginning of "sections".`,
      },
      second: {
        message: 'the page already has a main heading',
        fix: 'Use another section type here, such as prose or call-to-action.',
      },
    },
    meaning: 'A page does not begin with its one main heading.',
    example: { cause: 'second' },
  }),
  'phone-by-hand': error({
    message: messageTemplate`the phone number ${'number'} is written out`,
    causes: {
      own: 'Write {phone} instead.',
      other: 'Write {phone} instead. Put the number of another business in claims in _site.yaml.',
    },
    meaning: 'The phone number is written out where `{phone}` belongs.',
    example: { cause: 'own', number: '(619) 234-5678' },
  }),
  'unlinked-page': warning({
    message: messageTemplate`no menu, page or shared section links to ${'route'}`,
    fix: 'Link to it, or write noindex: true.',
    meaning: 'Nothing links to the page.',
    example: { route: '/gums' },
  }),
  'stand-in': warning({
    message: messageTemplate`the ${'what'} is a placeholder`,
    fix: 'Replace it with the real one before the site goes live.',
    meaning: 'A fact of the company is still a placeholder.',
    example: { what: 'e-mail address' },
  }),
  'former-address': error({
    causes: {
      form: {
        message: 'a former URL is a path with one slash at its start and between its segments',
        fix: ({ suggestion }: Suggestion) =>
          suggestion === undefined ? moveToComment : `Did you mean ${toPlainYaml(suggestion)}?`,
      },
      query: {
        message: 'servers ignore the ? or # of a URL and what follows',
        fix: ({ suggestion }: Suggestion) =>
          suggestion === undefined
            ? moveToComment
            : `Write ${toPlainYaml(suggestion)}: it then redirects to this page, whatever follows the ? or #.`,
      },
      reserved: {
        message: messageTemplate`URLs that begin with /${'part'} are reserved for the site's own files`,
        fix: moveToComment,
      },
      built: { message: messageTemplate`the build writes its own file at ${'address'}`, fix: moveToComment },
      length: { message: messageTemplate`the URL has more than ${'most'} bytes`, fix: moveToComment },
      'part-length': {
        message: messageTemplate`a part of the URL has more than ${'most'} bytes`,
        fix: moveToComment,
      },
      page: { message: messageTemplate`${'address'} belongs to ${'other'}`, fix: 'Remove it here.' },
      again: { message: messageTemplate`${'address'} is already listed`, fix: 'Remove it here.' },
    },
    meaning: 'A former URL cannot redirect to the page, for example because another page uses it.',
    example: { cause: 'page', address: '/not-found', other: 'pages/not-found.yaml' },
  }),
  'publish-dates': error({
    causes: {
      always: { message: 'the site needs this page at all times', fix: 'Put # before the line.' },
      calendar: {
        message: messageTemplate`${'day'} is not a date of the calendar`,
        fix: messageTemplate`Write a date such as ${'field'}: 2026-03-01.`,
      },
      order: {
        message: messageTemplate`the page would be removed (${'unpublishAt'}) before it is published (${'publishAt'})`,
        fix: 'Swap the two dates.',
      },
    },
    meaning: 'The dates of a page are impossible.',
    example: { cause: 'calendar', day: '2026-02-30', field: 'publishAt' },
  }),
  'absent-page': warning({
    message: messageTemplate`${'route'} is not on the site ${'word'} ${'moment'}`,
    causes: {
      link: 'During that time visitors see the text without the link. Link to another page, or give this page the same dates.',
      button: 'It is a button on every page and cannot be left out: link to another page during that time.',
    },
    meaning: 'A link points to a page that is not on the site today.',
    example: { cause: 'link', route: '/gums', word: 'before', moment: '2101-01-01' },
  }),
  unfinished: error({
    message: formatUnfinishedCount,
    causes: {
      needed: `${writeOwnText}.`,
      page: `${writeOwnText}, or delay the page: set publishAt to a future date.`,
      pending: {
        message: ({ count, moment }: UnfinishedCount & { moment: string }) =>
          `${formatUnfinishedCount({ count })} before ${moment}`,
        fix: `${writeOwnText}: the page is not published without them.`,
      },
      hidden: `${writeOwnText}.`,
      shown: {
        message: ({ count, route }: UnfinishedCount & { route: string }) =>
          `${formatUnfinishedCount({ count })}, and ${route} shows ${count === 1 ? 'it' : 'them'}`,
        fix: `${writeOwnText}.`,
      },
      'left-out': {
        message: messageTemplate`the publication date of ${'route'} has passed, but texts are still to be written: visitors do not see the page`,
        fix: `${writeOwnText}.`,
      },
    },
    meaning:
      'Texts copied from the page that served as a template are not replaced yet. It is a warning while visitors do not see the page.',
    example: { cause: 'page', count: 1 },
  }),
};
