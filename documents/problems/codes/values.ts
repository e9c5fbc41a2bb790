import { aComment, chooseOrMeant, plain, quoted } from '../words.ts';
import { edited, type Entries } from './entry.ts';

/** A text of the wrong form, and the right one; `name` is written before it, such as `publishAt: `. */
type WrongForm = { written: string; name?: string; meant?: string; description?: string; example?: string };

type Example = { example: string; isOptional: boolean };

type Limit = { word: 'at least' | 'at most'; limit: number };

const optional = (fix: string, { isOptional }: { isOptional: boolean }): string =>
  isOptional ? `${fix.replace(/\.$/, '')}, or put # before the line.` : fix;

/** Values that the schema does not allow. */
export const valueCodes = {
  'unknown-value': {
    severity: 'error',
    meaning: 'The value is not one of the choices.',
    message: ({ written }: { written: string }) => `${quoted(written)} is not one of the choices`,
    fix: chooseOrMeant,
    example: edited(
      'home.yaml',
      'icon: wallet',
      'icon: walet',
      `pages/home.yaml:17:88  the second section, benefits 'Why patients stay', items 2, icon: "walet" is not one of the choices. Did you mean "wallet"?`,
    ),
  },
  'wrong-form': {
    severity: 'error',
    meaning: 'A time, an address or a name is written in another form than is wanted.',
    causes: {
      value: {
        message: ({ written }: WrongForm) => `${quoted(written)} has the wrong form`,
        fix: ({ name = '', meant, description = '', example }: WrongForm) =>
          meant === undefined
            ? `${description}${example === undefined ? '' : ` Write it like ${example}.`}`.trim()
            : `Did you mean ${name}${plain(meant)}?`,
      },
      zone: {
        message: ({ written }: { written: string }) => `there is no time zone ${quoted(written)}`,
        fix: ({ meant }: { meant: string }) => `Did you mean timeZone: ${meant}?`,
      },
      name: {
        message: ({ written }: { written: string }) => `${quoted(written)} cannot be a name`,
        fix: ({ meant }: { meant?: string }) =>
          `A name begins with a small letter and has letters and digits only${meant === undefined ? '' : `: write ${meant}`}.`,
      },
    },
    example: edited(
      '_site.yaml',
      'weekdays: 9:00 AM-5:00 PM',
      'weekdays: 9 to 5',
      'pages/_site.yaml:14:15  facts.hours.weekdays: "9 to 5" has the wrong form. Did you mean weekdays: 9:00 AM-5:00 PM?',
    ),
  },
  'unquoted-text': {
    severity: 'error',
    meaning: 'A text that begins with `{`, `[` or another sign needs quotes.',
    message: ({ written, kind }: { written: string; kind: string }) =>
      `${written} is read as ${kind}, and a text is expected`,
    fix: ({ line }: { line: string }) => `Put the text in quotes: ${line}.`,
    example: edited(
      'home.yaml',
      'heading: Your first visit',
      'heading: {visit}',
      'pages/home.yaml:20:14  the third section, process-steps, heading: {visit} is read as a group of fields, and a text is expected. Put the text in quotes: heading: "{visit}".',
    ),
  },
  'empty-value': {
    severity: 'error',
    meaning: 'There is nothing where a text belongs.',
    causes: {
      text: {
        message: 'the text is empty',
        fix: (params: Example) => optional(`Write a text, such as ${params.example}.`, params),
      },
      nothing: {
        message: ({ wanted }: { wanted: string }) => `${wanted} is expected here, and there is nothing`,
        fix: (params: Example) => optional(`Write ${params.example}.`, params),
      },
      entry: {
        message: ({ wanted }: { wanted: string }) =>
          `${wanted} is expected after the dash, and there is nothing`,
        fix: 'Write what belongs after the dash, or put # before it.',
      },
    },
    example: edited(
      'contact.yaml',
      'submit: Send',
      "submit: ''",
      `pages/contact.yaml:26:13  the third section, contact-form 'Write to us', submit: the text is empty. Write a text, such as submit: "Send message".`,
    ),
  },
  'empty-list': {
    severity: 'error',
    meaning: 'A list has no entries.',
    message: 'the list is empty',
    fix: ({ least, isOptional }: { least: number; isOptional: boolean }) =>
      optional(`Add at least ${least} ${least === 1 ? 'entry' : 'entries'}.`, { isOptional }),
    example: edited(
      '_shared/book.yaml',
      'actions:\n  - { label: Write to us, href: /contact#message }',
      'actions: []',
      'pages/_shared/book.yaml:4:10  actions: the list is empty. Add at least 1 entry.',
    ),
  },
  'list-length': {
    severity: 'error',
    meaning: 'A list has too few or too many entries.',
    message: ({ count, word, limit }: Limit & { count: number }) =>
      `the list has ${count} ${count === 1 ? 'entry' : 'entries'}, and ${word} ${limit} are expected`,
    fix: ({ word }: Limit) =>
      word === 'at least'
        ? 'Add what is missing.'
        : `Move the others into another section, or into ${aComment}.`,
    example: edited(
      'home.yaml',
      '    actions:',
      '    proofs: [One, Two, Three, Four, Five]\n    actions:',
      `pages/home.yaml:9:37  the first section, hero 'A dentist who takes the time', proofs 5: the list has 5 entries, and at most 4 are expected. Move the others into another section, or into a comment (a line that begins with #).`,
    ),
  },
  'out-of-range': {
    severity: 'error',
    meaning: 'A number is too small or too large.',
    message: ({ written }: { written: string }) => `${written} is out of range`,
    fix: ({ word, limit, unit }: Limit & { unit: string }) => `Write a number of ${word} ${limit}${unit}.`,
    example: edited(
      'home.yaml',
      '  - type: hero\n    heading: A dentist who takes the time\n    tagline: Check-ups and fillings without hurry in {city}, since {since}.\n    image: { src: tooth.svg, alt: Drawing of a healthy tooth }\n',
      '  - type: slideshow-hero\n    heading: Rooms\n    tagline: Our rooms\n    images: [{ src: tooth.svg, alt: One tooth }, { src: tooth.svg, alt: Another tooth }]\n    interval: 60\n    fade: 1000\n    height: band\n    pause: Pause\n    play: Play\n',
      `pages/home.yaml:9:15  the first section, slideshow-hero 'Rooms', interval: 60 is out of range. Write a number of at least 2000; it is in milliseconds.`,
    ),
  },
} satisfies Entries;
