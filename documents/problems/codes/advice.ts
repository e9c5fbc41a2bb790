import { warning, messageTemplate } from './problem-type.ts';

type Suggestion = { suggestion?: string | undefined };

const contradicts = messageTemplate`"${'text'}" contradicts {${'token'}}, which is ${'fact'}`;

const ignored = 'the file is no page, and nothing of it is shown';

/** Advice on facts, links, pages and picture files. */
export const adviceCodes = {
  'file-ignored': warning({
    message: ignored,
    causes: {
      other: 'Move it out of this folder: a page is a text file such as about.yaml.',
      image: 'Move it into media, the folder of the images.',
      copy: {
        message: messageTemplate`the file is a copy of ${'original'}, and no page`,
        fix: 'Move it out of this folder.',
      },
      ending: {
        message: 'the file is no page, because of the end of its name',
        fix: messageTemplate`Rename it to ${'name'}, or move it out of this folder.`,
      },
    },
    meaning: 'A file in the folder of the pages is no page.',
  }),
  'own-address': warning({
    message: 'the link has the full address of this site',
    fix: messageTemplate`Write ${'suggestion'} alone.`,
    meaning: 'A link has the full address of this site, where the address of the page alone belongs.',
    example: { suggestion: '/contact' },
  }),
  'link-twice': warning({
    message: messageTemplate`another entry of this list leads to ${'href'} too`,
    causes: {
      link: 'Merge the two, or let one lead to another page or a place such as /contact#hours.',
      entry: 'Remove this one: the other says the same.',
    },
    meaning: 'Two entries of a menu lead to the same place.',
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
          suggestion === undefined ? 'Write such as zip: "92626".' : `Write zip: "${suggestion}".`,
      },
      state: {
        message: messageTemplate`"${'value'}": a state is written in two capital letters`,
        fix: ({ suggestion = 'CA' }: Suggestion) => `Write state: ${suggestion}.`,
      },
      phone: {
        message: messageTemplate`"${'value'}": a phone number is written as it is read, and not as a link`,
        fix: ({ suggestion = '{phone}' }: Suggestion) => `Write phone: ${suggestion}.`,
      },
      since: {
        message: messageTemplate`"${'value'}": the year is still to come`,
        fix: ({ suggestion = 'this year' }: Suggestion) =>
          `Write the year in which the business began, ${suggestion} or before.`,
      },
      hours: {
        message: messageTemplate`${'value'} ends before it begins`,
        fix: ({ day, suggestion }: Suggestion & { day: string }) =>
          suggestion === undefined ? 'Write when it closes.' : `Did you mean ${day}: ${suggestion}?`,
      },
    },
    meaning: 'A zip code, a state, a year or opening hours cannot be right.',
    example: { cause: 'state', value: 'ca', suggestion: 'CA' },
  }),
  'brand-spelling': warning({
    message: messageTemplate`the name of the business is written "${'written'}"`,
    fix: 'Write {name} instead.',
    meaning: 'The name of the business is spelled in another way.',
    example: { written: 'Bright Water Dental' },
  }),
  'claim-contradicted': warning({
    message: contradicts,
    causes: {
      text: messageTemplate`Write {${'token'}} in the place of ${'value'}.`,
      hours: messageTemplate`Write ${'suggestion'}, or {${'token'}} in the place of the hours.`,
      row: messageTemplate`Write time: "{${'token'}}".`,
    },
    meaning: 'A figure contradicts what `_site.yaml` says.',
    example: { cause: 'text', text: 'in business since 2012', token: 'since', fact: '2011', value: '2012' },
  }),
  'no-call-to-action': warning({
    message: 'the page has no button and no form',
    fix: 'Add "actions" to its hero, or a call-to-action as its last section.',
    meaning: 'The page does not say what to do next.',
  }),
  'near-identical': warning({
    message: messageTemplate`${'percent'} % of its words are on ${'route'} too`,
    fix: 'Write what is true of this page alone; what is true of both belongs in a shared piece.',
    meaning: 'Most words of the page are on another one too.',
    example: { percent: 100, route: '/crowns' },
  }),
};
