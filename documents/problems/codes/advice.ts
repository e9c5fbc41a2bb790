import { warning, messageTemplate } from './problem-type.ts';

type Suggestion = { suggestion?: string | undefined };

const contradicts = messageTemplate`"${'text'}" contradicts {${'token'}}, which is ${'fact'}`;

const ignored = 'the file is not a page and is not shown on the site';

/** Advice on facts, links, pages and image files. */
export const adviceCodes = {
  'file-ignored': warning({
    message: ignored,
    causes: {
      other: 'Move it out of this folder: a page is a text file such as about.yaml.',
      image: 'Move it into media, the folder of the images.',
      copy: {
        message: messageTemplate`the file is a copy of ${'original'}, not a page`,
        fix: 'Move it out of this folder.',
      },
      ending: {
        message: 'the file is not a page because of its file extension',
        fix: messageTemplate`Rename it to ${'name'}, or move it out of this folder.`,
      },
    },
    meaning: 'A file in the folder of the pages is not a page.',
  }),
  'own-address': warning({
    message: 'the link contains the full URL of this site',
    fix: messageTemplate`Write only ${'suggestion'}.`,
    meaning: 'A link contains the full URL of this site, where only the path of the page is needed.',
    example: { suggestion: '/contact' },
  }),
  'link-twice': warning({
    message: messageTemplate`another entry of this list also links to ${'href'}`,
    causes: {
      link: 'Merge the two, or link one of them to another page or section, such as /contact#hours.',
      entry: 'Remove this one: the other is the same.',
    },
    meaning: 'Two entries of a menu have the same link.',
    example: { cause: 'link', href: '/' },
  }),
  'phone-digits': warning({
    message: messageTemplate`the phone number has ${'count'} digits`,
    fix: 'Write all ten digits, such as (714) 555-0142.',
    meaning: 'The phone number has a digit too many or too few.',
    example: { count: 9 },
  }),
  'fact-form': warning({
    causes: {
      zip: {
        message: messageTemplate`"${'value'}": a zip code has five digits, or nine with a hyphen after the fifth`,
        fix: ({ suggestion }: Suggestion) =>
          suggestion === undefined ? 'Write it like zip: "92626".' : `Write zip: "${suggestion}".`,
      },
      state: {
        message: messageTemplate`"${'value'}": a state is written in two capital letters`,
        fix: ({ suggestion = 'CA' }: Suggestion) => `Write state: ${suggestion}.`,
      },
      phone: {
        message: messageTemplate`"${'value'}": a phone number is written as visitors read it, not as a link`,
        fix: ({ suggestion = '{phone}' }: Suggestion) => `Write phone: ${suggestion}.`,
      },
      since: {
        message: messageTemplate`"${'value'}": the year is in the future`,
        fix: ({ suggestion = 'this year' }: Suggestion) =>
          `Write the year in which the business began, ${suggestion} or earlier.`,
      },
      hours: {
        message: messageTemplate`${'value'} ends before it begins`,
        fix: ({ day, suggestion }: Suggestion & { day: string }) =>
          suggestion === undefined
            ? 'Write a closing time after the opening time.'
            : `Did you mean ${day}: ${suggestion}?`,
      },
    },
    meaning: 'A zip code, a state, a year or opening hours cannot be right.',
    example: { cause: 'state', value: 'ca', suggestion: 'CA' },
  }),
  'brand-spelling': warning({
    message: messageTemplate`the name of the business is written "${'written'}"`,
    fix: 'Write {name} instead.',
    meaning: 'The name of the business is spelled differently than in `_site.yaml`.',
    example: { written: 'Bright Water Dental' },
  }),
  'claim-contradicted': warning({
    message: contradicts,
    causes: {
      text: messageTemplate`Write {${'token'}} instead of ${'value'}.`,
      hours: messageTemplate`Write ${'suggestion'}, or {${'token'}} instead of the hours.`,
      row: messageTemplate`Write time: "{${'token'}}".`,
    },
    meaning: 'A figure contradicts what `_site.yaml` says.',
    example: { cause: 'text', text: 'in business since 2012', token: 'since', fact: '2011', value: '2012' },
  }),
  'hours-by-hand': warning({
    message: messageTemplate`the opening hours "${'text'}" are not passed to search engines`,
    fix: 'Write {hours.weekdays}, {hours.saturday} or {hours.sunday}, which are facts of the site, instead of the hours.',
    meaning: 'Opening hours are written by hand, so that search engines receive none for these days.',
    example: { text: '9-5' },
  }),
  'no-call-to-action': warning({
    message: 'the page has no button and no form',
    fix: 'Add "actions" to its hero, or a call-to-action as its last section.',
    meaning: 'The page does not say what to do next.',
  }),
  'near-identical': warning({
    message: messageTemplate`${'percent'} % of its words are also on ${'route'}`,
    fix: 'Write what applies only to this page, and put what applies to both in a shared section.',
    meaning: 'Most words of the page are also on another page.',
    example: { percent: 100, route: '/crowns' },
  }),
};
