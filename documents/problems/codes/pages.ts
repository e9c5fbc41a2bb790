import { error, warning } from './problem-type.ts';

/** The fix for a former URL that cannot be used. It does not ask editors to delete their text. */
const moveToComment = 'Move it into a comment on its own line, after a #; it cannot redirect to a page.';

const writeOwnText = 'Write your own text for each one marked ✎.';

/** Problem types of pages that conflict with the rest of the site or are unfinished. */
export const pageCodes = {
  'duplicate-title': error(['<other> has the same title', 'Write a title that fits only this page.']),
  'duplicate-description': error(['<other> has the same description', 'Describe only this page.']),
  'main-heading': error({
    missing: ['the page does not begin with its main heading', 'Begin "sections" with one of: <types>.'],
    second: ['the page already has a main heading', 'Use another section type here, such as prose.'],
  }),
  'phone-by-hand': warning([
    'the phone number <number> is written out',
    'Write {phone} instead. Put the number of another business in claims in _site.yaml.',
  ]),
  'unlinked-page': warning(['nothing links to <route>', 'Link to it, or write noindex: true.']),
  'stand-in': warning({
    fact: ['the <what> is a placeholder', 'Write the real one before the site goes live.'],
    example: [
      '"<what>" is an example, not yet confirmed',
      'Write the real content, or ask the owner to confirm it; then remove the mark.',
    ],
  }),
  'former-address': error({
    form: ['the former URL contains ? or #, or is not a path with single slashes', moveToComment],
    unusable: ['this site cannot redirect from <address>, which is reserved or too long', moveToComment],
    used: ['<address> is already used by <other>', 'Remove the URL here.'],
  }),
  'publish-dates': error({
    always: ['the site needs this at all times', 'Put # before the line.'],
    calendar: ['<day> is not a date of the calendar', 'Write a date such as <field>: 2026-03-01.'],
    order: ['it is removed (<unpublishAt>) before it is published (<publishAt>)', 'Swap the two dates.'],
  }),
  'absent-page': warning([
    '<route> is not on the site <word> <moment>',
    {
      link: 'During that time visitors see the text without the link. Link to another page, or give this page the same dates.',
      section:
        'During that time the link opens the top of the page. Link to another section, or give this one the same dates.',
      button: 'It is a button on every page and cannot be left out: link to another page during that time.',
    },
  ]),
  unfinished: error({
    texts: ['texts are still to be written (<count>)', writeOwnText],
    page: [
      'texts are still to be written (<count>)',
      'Write your own text for each one marked ✎, or delay the page: set publishAt to a future date.',
    ],
    'left-out': [
      'the publication date of <route> has passed, but texts are still to be written: visitors do not see them',
      writeOwnText,
    ],
  }),
  'no-call-to-action': warning([
    'the page has no button and no form',
    'Add "actions" to its hero, or a call-to-action.',
  ]),
  'empty-list': error({
    none: [
      'there is no page below <folder>',
      'Correct the path, or create a page such as pages<folder>/first.yaml.',
    ],
    unseen: [
      'visitors see no page below <folder> today',
      'The list is left out until one is published: change the dates of a page, or publish another one.',
    ],
  }),
  'near-identical': warning([
    '<percent> % of its words are also on <route>',
    'Write what applies only to this page, and put what applies to both in a shared section.',
  ]),
};
