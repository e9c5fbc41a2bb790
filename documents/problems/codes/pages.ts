import { plain } from '../words.ts';
import { error, warning, text } from './entry.ts';

type Suggestion = { suggestion?: string | undefined };

const byHand = text`the phone number ${'number'} is written by hand`;
/** Nothing can be done with such an address, and nobody is advised to delete what they wrote. */
const setAside = 'Move it into a comment of its own, behind a #; it cannot redirect to a page.';

/** Pages that do not fit the rest of the site, or are not ready for it. */
export const pageCodes = {
  'duplicate-title': error({
    message: text`${'other'} has the same title`,
    fix: 'Write one that fits this page alone.',
    meaning: 'Two pages have the same title.',
    example: { other: 'pages/contact.yaml' },
  }),
  'duplicate-description': error({
    message: text`${'other'} has the same description`,
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
        fix: text`Move the ${'type'} to the beginning of "sections".`,
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
    causes: {
      own: { message: byHand, fix: 'Write {phone} instead.' },
      other: {
        message: byHand,
        fix: 'Write {phone} instead. The number of somebody else belongs in claims in _site.yaml.',
      },
    },
    meaning: 'The phone number is written out where `{phone}` belongs.',
    example: { cause: 'own', number: '(619) 234-5678' },
  }),
  'unlinked-page': warning({
    message: text`no menu, page or shared piece links to ${'route'}`,
    fix: 'Link to it, or write noindex: true.',
    meaning: 'Nothing leads to the page.',
    example: { route: '/gums' },
  }),
  'stand-in': warning({
    message: text`the ${'what'} is a placeholder`,
    fix: 'Write the real one before the site goes live.',
    meaning: 'A fact of the company is still a placeholder.',
    example: { what: 'e-mail address' },
  }),
  'former-address': error({
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
        message: text`addresses that begin with /${'part'} are those of the site's own files`,
        fix: setAside,
      },
      built: { message: text`the build writes a file of its own at ${'address'}`, fix: setAside },
      length: { message: text`the address has more than ${'most'} bytes`, fix: setAside },
      'part-length': { message: text`a part of the address has more than ${'most'} bytes`, fix: setAside },
      page: { message: text`${'address'} belongs to ${'other'}`, fix: 'Remove it here.' },
      again: { message: text`${'address'} is listed already`, fix: 'Remove it here.' },
    },
    meaning: 'A former address is in use by another page.',
    example: { cause: 'page', address: '/not-found', other: 'pages/not-found.yaml' },
  }),
};
