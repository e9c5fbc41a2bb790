import { edited, many, told, legacy, type Entries } from './entry.ts';

/** Advice on what the words say. */
export const wordCodes = {
  'title-length': {
    severity: 'warning',
    ...legacy,
    meaning: 'The title is too long or too short for search results.',
    example: edited(
      'contact.yaml',
      'title: Contact and Opening Hours | {name}',
      'title: Contact',
      'pages/contact.yaml:1:8  title: the title has 7 characters. Say what the page offers and where, in 15 to 60 characters.',
    ),
  },
  'description-length': {
    severity: 'warning',
    ...legacy,
    meaning: 'The description is too long or too short for search results.',
    example: edited(
      'contact.yaml',
      'Call {phone}, write to {email} or come to {street} in {city}.',
      'How to reach us.',
      'pages/contact.yaml:2:14  description: the description has 16 characters. Say in one or two sentences what the reader gets, in 50 to 160 characters.',
    ),
  },
  'heading-twice': {
    severity: 'warning',
    ...legacy,
    meaning: 'Two sections of a page have the same heading.',
    example: edited(
      'contact.yaml',
      'heading: Write to us',
      'heading: Where and when',
      `pages/contact.yaml:24:14  the third section, contact-form 'Where and when', heading: another section of this page has the heading "Where and when". Say in each heading what its section tells.`,
    ),
  },
  'entry-twice': {
    severity: 'warning',
    ...legacy,
    meaning: 'Two entries of a list say the same.',
    example: edited(
      'home.yaml',
      'question: When are you open?',
      'question: Does it hurt?',
      `pages/home.yaml:30:19  the fourth section, faq 'What patients ask', items 2, question: "Does it hurt?" stands in this list twice. Write in one of the two what it is meant to say, or bring the words of both together in one.`,
    ),
  },
  'heading-by-hand': {
    severity: 'warning',
    ...legacy,
    meaning: 'A bold line, or one with #, stands in for a heading.',
    example: told(
      "'**Behind the house**'",
      `pages/contact.yaml:11:12  the second section, prose 'Parking', text: "Behind the house" stands in for a heading. Begin a section with it: screen readers and search engines know headings by their field.`,
    ),
  },
  'long-paragraph': {
    severity: 'warning',
    ...legacy,
    meaning: 'A paragraph fills a whole phone.',
    example: told(
      many('slowly', 81),
      `pages/contact.yaml:11:11  the second section, prose 'Parking', text: the paragraph "slowly slowly slowly …" has 81 words. Part it with a blank line, or shorten it to 80 words: it fills a phone.`,
    ),
  },
  'link-words': {
    severity: 'warning',
    ...legacy,
    meaning: 'The words of a link do not say where it leads.',
    example: told(
      "'For the first visit [click here](/).'",
      `pages/contact.yaml:11:33  the second section, prose 'Parking', text: the link "click here" does not say where it leads. Write what the reader finds there, such as "Our opening hours".`,
    ),
  },
  'stray-mark': {
    severity: 'warning',
    ...legacy,
    meaning: 'A sign of a token, of bold words, of a link or of another system would be seen by readers.',
    example: told(
      "'Free for patients of {name.'",
      `pages/contact.yaml:11:33  the second section, prose 'Parking', text: "{name" would be shown as it is. Write {name} in its place.`,
    ),
  },
  placeholder: {
    severity: 'warning',
    ...legacy,
    meaning: 'Words stand in for those that are still to be written.',
    example: told(
      "'TODO: ask the front desk.'",
      `pages/contact.yaml:11:12  the second section, prose 'Parking', text: "TODO" stands in for words that are still to be written. Write the words themselves.`,
    ),
  },
  'lost-words': {
    severity: 'warning',
    ...legacy,
    meaning: 'Words stand behind a #, where they are a note.',
    example: edited(
      'contact.yaml',
      'heading: Write to us',
      'heading: Write to us # 24/7',
      'pages/contact.yaml:24:26  heading: the words after # are a comment, which nobody sees. Put the whole text in quotes: heading: "Write to us # 24/7". Or write the comment on a line of its own above.',
    ),
  },
} satisfies Entries;
