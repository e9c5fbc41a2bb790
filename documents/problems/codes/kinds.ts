import { error, text } from './entry.ts';

const kinds = text`${'found'}, and ${'wanted'} is expected`;

const pageHead =
  'Write title:, description: and sections: above it, and begin its lines two spaces further to the right.';

/** Values and files of another kind than is expected. */
export const kindCodes = {
  'wrong-kind': error({
    meaning: 'A list where a text belongs, a text where a number belongs, and so on.',
    causes: {
      value: {
        message: kinds,
        fix: ({ line, example }: { line?: string | undefined; example: string }) =>
          line === undefined ? `Write it like this: ${example}.` : `Write ${line}.`,
      },
      entries: {
        message: kinds,
        fix: 'Begin each entry with "- " and its first field, and its other fields two spaces further to the right.',
      },
      dashes: {
        message: kinds,
        fix: 'Write its fields without dashes; where there are several entries, put # before the lines of the others.',
      },
      page: {
        message: 'this is a page, and _shared holds single sections',
        fix: 'Move it to the pages, one folder up.',
      },
      list: {
        message: 'a shared piece is a single section, and here is a list of them',
        fix: 'Write the section without sections: and without its dash, with type: and the other fields at the beginning of their lines.',
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
        message: 'this is Markdown, and a page has fields and sections',
        fix: 'Write its words into sections: below title: and description:, such as - type: prose with heading: and text:. No line has only ---.',
      },
      comma: { message: 'a comma is missing at the end of this line', fix: text`Write ${'line'},` },
      bracket: {
        message: 'the bracket { is never closed',
        fix: 'Write } and ] at the end of the file, one for each bracket that is open.',
      },
      above: {
        message: 'a section begins above the line sections:',
        fix: 'Move the line sections: above this one, and begin this one with two spaces and its other lines with four.',
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
