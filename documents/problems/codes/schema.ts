import { commentHint } from '../format-value.ts';
import { error } from './problem-type.ts';

const pageHead =
  'Write title:, description: and sections: above it, and begin its lines two spaces further to the right.';

/** Problem types of fields and values that the schema does not allow. */
export const schemaCodes = {
  'old-form': error([
    'the document has the format used before version <since> (<migration>)',
    {
      document: 'Run npx site migrate, which converts it.',
      site: 'Run npx site migrate, which converts it and other documents.',
    },
  ]),
  'unknown-field': error([
    'there is no field <names> here',
    `Move what is not a field into ${commentHint}. The fields here are: <known>.`,
  ]),
  'missing-field': error(['a field is missing: <fields>', 'Add it, such as <lines>.']),
  'unknown-type': error({
    unknown: ['there is no <tag> "<written>"', 'Choose one of: <choices>.'],
    missing: [
      'the section or field of a form has no <tag>',
      'Begin it with a line such as <lines>, and its other fields below it in the same column.',
    ],
    reference: [
      '"<written>" is the name of a form or a shared section, not a type',
      'Write type: <type>, and below it <field>: <written>.',
    ],
  }),
  'unknown-value': error(['"<written>" is not one of the choices', 'Choose one of: <choices>.']),
  'wrong-form': error(['"<written>" has the wrong format', '<description> Write it like <example>.']),
  'empty-value': error(['<wanted> is expected here, but there is nothing', 'Write <example>.']),
  'list-length': error([
    'the list has <count> entries, but <word> <limit> are expected',
    { few: 'Add the missing entries.', many: `Move the others into another list, or into ${commentHint}.` },
  ]),
  'out-of-range': error(['<written> is out of range', 'Write a number of <word> <limit>.']),
  'wrong-kind': error({
    value: ['<found>, but <wanted> is expected', 'Write it like this: <example>.'],
    file: ['this is <what>, which belongs elsewhere', 'Move it to <place>.'],
    shared: [
      'a shared section is a single section, but this is a list of sections',
      'Write the section without sections: and without its dash, with type: and the other fields at the beginning of their lines.',
    ],
    sections: ['these are sections without a page', pageHead],
    page: ['the file is not a page', 'Write title:, description: and sections:, as other pages have them.'],
  }),
};
