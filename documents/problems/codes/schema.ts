import { edited, legacy, type Entries } from './entry.ts';

/** A pending migration, and in how many places of the document it changes something. */
type OldForm = {
  since: string;
  migration: string;
  count: number;
  /** Only the site knows the type of the section, so that the document cannot be migrated by itself. */
  isOverride?: boolean;
};

const elsewhere = (others: number): string => {
  if (others === 0) return '';
  return others === 1 ? ', here and in one more place' : `, here and in ${others} more places`;
};

/** Fields and values that the schema does not allow. */
export const schemaCodes = {
  'old-form': {
    severity: 'error',
    message: ({ since, migration, count }: OldForm) =>
      `the field is written as before version ${since}${elsewhere(count - 1)} (${migration})`,
    fix: 'Run npm run migrate, or npx site migrate.',
    meaning: 'The document is written for an older version and waits for a migration, which rewrites it.',
    example: edited(
      'home.yaml',
      '  - type: process-steps',
      `  - type: feature-list
    heading: What hurts
    items: [{ name: Cold drinks }, { name: Sweets }]
  - type: process-steps`,
      `pages/home.yaml:21:15  the third section, feature-list 'What hurts', items 1, name: the field is written as before version 0.2.0, here and in one more place (entry-titles). Run npm run migrate, or npx site migrate.`,
    ),
  },
  'unknown-field': {
    severity: 'error',
    ...legacy,
    meaning: 'There is no field of that name here; mostly a slip of the pen.',
    example: edited(
      'home.yaml',
      'tagline: Check',
      'taglin: Check',
      `pages/home.yaml:7:5  the first section, hero 'A dentist who takes the time': unknown field "taglin". Did you mean "tagline"?`,
    ),
  },
  'missing-field': {
    severity: 'error',
    ...legacy,
    meaning: 'A field that is needed is missing.',
    example: edited(
      'home.yaml',
      ', alt: Drawing of a healthy tooth',
      '',
      `pages/home.yaml:8:12  the first section, hero 'A dentist who takes the time', image: missing field "alt". Write such as { src: tooth.svg, alt: "Our entrance with the number beside the door" }.`,
    ),
  },
  'misplaced-field': {
    severity: 'error',
    ...legacy,
    meaning: 'A field stands beside the group that it belongs into.',
    example: edited(
      '_shared/book.yaml',
      'text: A first visit takes {visit}.\nactions:\n  - { label: Write to us, href: /contact#message }',
      'actions:\n  - label: Write to us\nhref: /contact#message\ntext: A first visit takes {visit}.',
      'pages/_shared/book.yaml:5:1  the field "href" stands too far to the left. Begin it where the other fields of the entry above begin.',
    ),
  },
  'unknown-type': {
    severity: 'error',
    ...legacy,
    meaning: 'There is no section type of that name.',
    example: edited(
      'home.yaml',
      'type: process-steps',
      'type: proces-steps',
      'pages/home.yaml:19:11  the third section, type: unknown section type "proces-steps". Did you mean "process-steps"?',
    ),
  },
  'unknown-value': {
    severity: 'error',
    ...legacy,
    meaning: 'The value is none of the choices.',
    example: edited(
      'home.yaml',
      'icon: wallet',
      'icon: walet',
      `pages/home.yaml:17:88  the second section, benefits 'Why patients stay', items 2, icon: "walet" is none of the choices. Did you mean "wallet"?`,
    ),
  },
  'wrong-kind': {
    severity: 'error',
    ...legacy,
    meaning: 'A list where a text belongs, a text where a number belongs, and so on.',
    example: edited(
      'home.yaml',
      'heading: A dentist who takes the time',
      'heading: 2011',
      'pages/home.yaml:6:14  the first section, hero, heading: 2011 is a number, and a text is wanted. Write heading: "2011".',
    ),
  },
  'wrong-form': {
    severity: 'error',
    ...legacy,
    meaning: 'A time, an address or a name is written in another form than is wanted.',
    example: edited(
      '_site.yaml',
      'weekdays: 9:00 AM-5:00 PM',
      'weekdays: 9 to 5',
      'pages/_site.yaml:14:15  facts.hours.weekdays: "9 to 5" has the wrong form. Did you mean weekdays: 9:00 AM-5:00 PM?',
    ),
  },
  'unquoted-text': {
    severity: 'error',
    ...legacy,
    meaning: 'A text that begins with `{`, `[` or another sign needs quotes.',
    example: edited(
      'home.yaml',
      'heading: Your first visit',
      'heading: {visit}',
      'pages/home.yaml:20:14  the third section, process-steps, heading: {visit} is read as a group of fields, and a text is wanted. Put the text in quotes: heading: "{visit}".',
    ),
  },
  'empty-value': {
    severity: 'error',
    ...legacy,
    meaning: 'There is nothing where a text belongs.',
    example: edited(
      'contact.yaml',
      'submit: Send',
      "submit: ''",
      `pages/contact.yaml:26:13  the third section, contact-form 'Write to us', submit: the text is empty. Write a text, such as submit: "Send message".`,
    ),
  },
  'empty-list': {
    severity: 'error',
    ...legacy,
    meaning: 'A list has no entries.',
    example: edited(
      '_shared/book.yaml',
      'actions:\n  - { label: Write to us, href: /contact#message }',
      'actions: []',
      'pages/_shared/book.yaml:4:10  actions: the list is empty. Add at least 1 entry.',
    ),
  },
  'list-length': {
    severity: 'error',
    ...legacy,
    meaning: 'A list has too few or too many entries.',
    example: edited(
      'home.yaml',
      '    actions:',
      '    proofs: [One, Two, Three, Four, Five]\n    actions:',
      `pages/home.yaml:9:37  the first section, hero 'A dentist who takes the time', proofs 5: the list has 5 entries, and at most 4 are wanted. Move the others into another section, or into a comment (a line that begins with #).`,
    ),
  },
  'out-of-range': {
    severity: 'error',
    ...legacy,
    meaning: 'A number is too small or too large.',
    example: edited(
      'home.yaml',
      '  - type: hero\n    heading: A dentist who takes the time\n    tagline: Check-ups and fillings without hurry in {city}, since {since}.\n    image: { src: tooth.svg, alt: Drawing of a healthy tooth }\n',
      '  - type: slideshow-hero\n    heading: Rooms\n    tagline: Our rooms\n    images: [{ src: tooth.svg, alt: One tooth }, { src: tooth.svg, alt: Another tooth }]\n    interval: 60\n    fade: 1000\n    height: band\n    pause: Pause\n    play: Play\n',
      `pages/home.yaml:9:15  the first section, slideshow-hero 'Rooms', interval: 60 is out of range. Write a number of at least 2000; it is in milliseconds.`,
    ),
  },
} satisfies Entries;
