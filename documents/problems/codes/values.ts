import { commentHint, chooseOrMeant, toPlainYaml, toQuoted } from '../format-value.ts';
import { error, messageTemplate } from './problem-type.ts';

/** Parameters of a value with an invalid format; `name` is the field name with its colon, such as `publishAt: `. */
type WrongForm = {
  name: string;
  meant?: string | undefined;
  description?: string | undefined;
  example: string;
};

type Example = { example: string; isOptional: boolean };

type Limit = { word: 'at least' | 'at most'; limit: number };

const optional = (fix: string, { isOptional }: { isOptional: boolean }): string =>
  isOptional ? `${fix.replace(/\.$/, '')}, or put # before the line.` : fix;

const pageHead =
  'Write title:, description: and sections: above it, and begin its lines two spaces further to the right.';

/** Problem types of values that the schema does not allow. */
export const valueCodes = {
  'unknown-value': error({
    meaning: 'The value is not one of the choices.',
    message: ({ written }: { written: string }) => `${toQuoted(written)} is not one of the choices`,
    fix: chooseOrMeant,
    example: { written: 'walet', choices: ['award', 'badge-check', 'calendar'], meant: 'wallet' },
  }),
  'wrong-form': error({
    meaning: 'A time, a URL or a name does not have the required format.',
    causes: {
      value: {
        message: ({ written }: { written: string }) => `${toQuoted(written)} has the wrong format`,
        fix: ({ name, meant, description = '', example }: WrongForm) =>
          meant === undefined
            ? `${description} Write it like ${example}.`.trim()
            : `Did you mean ${name}${toPlainYaml(meant)}?`,
      },
      zone: {
        message: ({ written }: { written: string }) => `there is no time zone ${toQuoted(written)}`,
        fix: messageTemplate`Did you mean timeZone: ${'meant'}?`,
      },
      name: {
        message: ({ written }: { written: string }) => `${toQuoted(written)} cannot be a name`,
        fix: ({ meant }: { meant?: string | undefined }) =>
          `A name begins with a lowercase letter and has only letters and digits${meant === undefined ? '' : `: write ${meant}`}.`,
      },
    },
    example: { cause: 'value', written: '9 to 5', meant: '9:00 AM-5:00 PM', name: 'weekdays: ' },
  }),
  'unquoted-text': error({
    meaning: 'A text that begins with `{`, `[` or another special character needs quotes.',
    message: messageTemplate`${'written'} is read as ${'kind'}, but a text is expected`,
    fix: messageTemplate`Put the text in quotes: ${'line'}.`,
    example: { written: '{visit}', kind: 'a group of fields', line: 'heading: "{visit}"' },
  }),
  'empty-value': error({
    meaning: 'A value is missing.',
    causes: {
      text: {
        message: 'the text is empty',
        fix: (params: Example) => optional(`Write a text, such as ${params.example}.`, params),
      },
      nothing: {
        message: messageTemplate`${'wanted'} is expected here, but there is nothing`,
        fix: (params: Example) => optional(`Write ${params.example}.`, params),
      },
      entry: {
        message: messageTemplate`${'wanted'} is expected after the dash, but there is nothing`,
        fix: 'Write a value after the dash, or put # before it.',
      },
    },
    example: { cause: 'text', example: 'submit: "Send message"', isOptional: false },
  }),
  'empty-list': error({
    meaning: 'A list has no entries.',
    message: 'the list is empty',
    fix: ({ least, isOptional }: { least: number; isOptional: boolean }) =>
      optional(`Add at least ${least} ${least === 1 ? 'entry' : 'entries'}.`, { isOptional }),
    example: { least: 1, isOptional: false },
  }),
  'list-length': error({
    meaning: 'A list has too few or too many entries.',
    message: ({ count, word, limit }: Limit & { count: number }) =>
      `the list has ${count} ${count === 1 ? 'entry' : 'entries'}, but ${word} ${limit} are expected`,
    fix: ({ word, isForm }: Limit & { isForm?: boolean | undefined }) =>
      word === 'at least'
        ? 'Add the missing entries.'
        : `${isForm ? 'Combine or remove' : 'Move'} the others${isForm ? ', or move them into' : ' into another section, or into'} ${commentHint}.`,
    example: { count: 5, word: 'at most', limit: 4 },
  }),
  'out-of-range': error({
    meaning: 'A number is too small or too large.',
    message: messageTemplate`${'written'} is out of range`,
    fix: messageTemplate`Write a number of ${'word'} ${'limit'}${'unit'}.`,
    example: { written: '60', word: 'at least', limit: 2000, unit: '; it is in milliseconds' },
  }),
  'wrong-kind': error({
    meaning: 'A list where a text belongs, a text where a number belongs, and so on.',
    message: messageTemplate`${'found'}, but ${'wanted'} is expected`,
    causes: {
      value: ({ line, example }: { line?: string | undefined; example: string }) =>
        line === undefined ? `Write it like this: ${example}.` : `Write ${line}.`,
      entries:
        'Begin each entry with "- " and its first field, and its other fields two spaces further to the right.',
      dashes:
        'Write its fields without dashes; if there are several entries, put # before the lines of the others.',
      page: {
        message: 'this is a page, but _shared contains single sections',
        fix: 'Move it to the pages, one folder up.',
      },
      list: {
        message: 'a shared section is a single section, but this is a list of sections',
        fix: 'Write the section without sections: and without its dash, with type: and the other fields at the beginning of their lines.',
      },
      choices: {
        message: 'each choice needs a value, which is sent, and a label, which visitors read',
        fix: messageTemplate`Write choices: ${'line'}.`,
      },
      form: { message: 'this is a form', fix: 'Move it into _forms.' },
      'page-in-forms': {
        message: 'this is a page, but _forms contains forms',
        fix: 'Move it to the pages, one folder up.',
      },
      'section-in-forms': {
        message: 'this is a section, but _forms contains forms',
        fix: 'Move it into _shared, or write it on a page.',
      },
      site: { message: 'these are the facts of the site', fix: 'Rename it to _site.yaml.' },
      section: {
        message: 'this is one section, not a page',
        fix: `Move it into _shared. Or make it a page: ${pageHead}`,
      },
      sections: { message: 'these are sections without a page', fix: pageHead },
      'not-a-page': {
        message: 'the file is not a page',
        fix: 'Write the lines title:, description: and sections:, as other pages have them.',
      },
      markdown: {
        message: 'this is Markdown, but a page consists of fields and sections',
        fix: 'Write its text in sections: below title: and description:, such as - type: prose with heading: and text:. Remove lines that are only ---.',
      },
      comma: {
        message: 'a comma is missing at the end of this line',
        fix: messageTemplate`Write ${'line'},`,
      },
      bracket: {
        message: 'the bracket { is never closed',
        fix: 'Write } and ] at the end of the file, one for each bracket that is open.',
      },
    },
    example: {
      cause: 'value',
      found: '2011 is a number',
      wanted: 'a text',
      example: 'heading: "Marble Polishing in Orange County"',
      line: 'heading: "2011"',
    },
  }),
};
