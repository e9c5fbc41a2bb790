import { commentHint, joinNames, toPlainYaml } from '../format-value.ts';
import { disguises } from './disguises.ts';
import { error, warning, messageTemplate } from './problem-type.ts';

type Suggestion = { suggestion?: string | undefined };
type SharedName = Suggestion & { name: string; known: readonly string[] };
type Route = { route: string };
type Anchor = Route & { anchor: string };

const inBraces = (name: string): string => `{${name}}`;

/** Problem types of shared sections, tokens, links and anchors that do not exist or conflict. */
export const referenceCodes = {
  'unknown-shared': error({
    message: messageTemplate`there is no shared section "${'name'}"`,
    fix: ({ name, suggestion, known }: SharedName) => {
      if (suggestion !== undefined) return `Did you mean "${suggestion}"?`;
      return known.length > 0
        ? `The shared sections are: ${joinNames(known)}.`
        : `Create it in _shared/${name}.yaml.`;
    },
    meaning: 'There is no shared section with that name.',
    example: { name: 'bok', suggestion: 'book', known: ['book'] },
  }),
  'unused-shared': warning({
    message: 'no page uses this shared section',
    fix: 'Use it, or move it out of this folder.',
    meaning: 'No page uses the shared section.',
  }),
  'unknown-token': error({
    message: messageTemplate`unknown token {${'token'}}`,
    causes: {
      name: ({ suggestion, known }: { suggestion?: string | undefined; known: readonly string[] }) =>
        suggestion === undefined
          ? `The tokens are: ${joinNames(known.map(inBraces))}.`
          : `Did you mean {${suggestion}}?`,
      foreign: `It belongs to another system: move it out of the text, into ${commentHint}.`,
      place: {
        message: ({ token, fields }: { token: string; fields: readonly unknown[] }) =>
          `{${token}} works only in these fields of a form or calculator: ${joinNames(fields)}`,
        fix: 'Write the number or the words themselves.',
      },
      limit: {
        message: messageTemplate`{${'token'}} has no value, because the field has no ${'token'}`,
        fix: messageTemplate`Add a line such as ${'token'}: 100 to the field, or write the text without it.`,
      },
    },
    meaning: 'There is no token with that name.',
    example: { cause: 'name', token: 'sinse', suggestion: 'since', known: ['name', 'phone', 'email'] },
  }),
  'token-cycle': error({
    message: ({ names }: { names: readonly string[] }) =>
      `the token refers to itself: ${[...names, ...names.slice(0, 1)].map(inBraces).join(' → ')}`,
    fix: 'Replace one of these tokens with its text.',
    meaning: 'A token refers to itself.',
    example: { names: ['visit', 'length'] },
  }),
  'token-twice': error({
    message: messageTemplate`the token {${'name'}} already exists`,
    fix: 'Give one of them another name.',
    meaning: 'Two tokens have the same name.',
    example: { name: 'city' },
  }),
  'broken-link': error({
    causes: {
      page: {
        message: messageTemplate`there is no page ${'route'}`,
        fix: ({ suggestion }: Suggestion) =>
          suggestion === undefined
            ? 'Write the URL of a page: a slash and its file name without .yaml.'
            : `Did you mean ${suggestion}?`,
      },
      moved: {
        message: messageTemplate`the page ${'route'} has moved`,
        fix: messageTemplate`Write ${'now'}, its current URL.`,
      },
      form: {
        message: messageTemplate`"${'link'}" is not a valid link`,
        fix: ({ field, suggestion }: Suggestion & { field?: string | undefined }) => {
          if (suggestion === undefined) return 'A link begins with /, #, tel:, mailto: or https://.';
          return `Did you mean ${field === undefined ? suggestion : `${field}: ${toPlainYaml(suggestion)}`}?`;
        },
      },
      media: {
        message: messageTemplate`${'path'} is a file in media, which a link cannot open`,
        fix: 'Show an image with a field such as image; a PDF needs its own URL that begins with https://.',
      },
      empty: {
        message: '"#" is not a valid link',
        fix: 'Write a page, such as /contact, or #name with the anchor of a section.',
      },
      ...disguises,
    },
    meaning: 'A link points to a page or a file that does not exist.',
    example: { cause: 'page', route: '/contcat', suggestion: '/contact' },
  }),
  'broken-anchor': error({
    message: messageTemplate`no section of ${'route'} has the anchor "${'anchor'}"`,
    fix: ({ anchor, known, suggestion }: Anchor & Suggestion & { known: readonly string[] }) => {
      if (suggestion !== undefined) return `Did you mean ${suggestion}?`;
      const all = known.length > 0 ? `The anchors of that page are: ${joinNames(known)}. Or add` : 'Add';
      return `${all} the line anchor: ${anchor} to the section that you mean.`;
    },
    meaning: 'A link points to an anchor that does not exist on its page.',
    example: { route: '/contact', anchor: 'hour', known: ['hours', 'message'], suggestion: '/contact#hours' },
  }),
  'hidden-anchor': error({
    message: messageTemplate`the section of ${'route'} with the anchor "${'anchor'}" is hidden`,
    fix: 'Show that section with hidden: false, or change the link.',
    meaning: 'A link points to a section that visitors do not see.',
    example: { route: '/contact', anchor: 'parking' },
  }),
  'duplicate-anchor': error({
    causes: {
      anchor: {
        message: messageTemplate`another section of this page has the anchor "${'anchor'}"`,
        fix: 'Give one of them another name.',
      },
      id: {
        message: messageTemplate`another entry of this section has the id ${'id'}`,
        fix: messageTemplate`Write a number that no entry has, such as id: ${'free'}.`,
      },
    },
    meaning: 'Two sections of a page have the same anchor.',
    example: { cause: 'anchor', anchor: 'hours' },
  }),
};
