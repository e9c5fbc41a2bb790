import { edited, page, type Examples } from './example.ts';

const details = '  - type: contact-details';
const many = (word: string, count: number): string => `${word} `.repeat(count).trim();

/** A section of text before the details of the page on how to reach the business. */
const told = (text: string, says: string) =>
  edited(
    'contact.yaml',
    details,
    `  - type: prose\n    heading: Parking\n    text: ${text}\n${details}`,
    says,
  );

/** One pixel of a GIF picture; the rest is empty. */
const pixel = ',\0\0\0\0\u0001\0\u0001\0\0\u0002\u0002D\u0001\0';
/** A picture of 320 pixels. */
const smallPicture = `GIF89a\u0040\u0001\u0040\u0001\0\0\0${pixel};`;
/** Two pictures of 1,280 pixels. */
const movingPicture = `GIF89a\0\u0005\0\u0005\0\0\0${pixel}${pixel};`;

/** Examples of what a good editor-in-chief would say. */
export const wordExamples = {
  unfinished: told(
    "'✎ Somebody else’s words.'",
    `pages/contact.yaml:11:11  the second section, prose 'Parking', text: one text is still to be written. Write your own in the place of each that has a ✎, or keep the page back: publishAt with a day to come.`,
  ),
  'title-length': edited(
    'contact.yaml',
    'title: Contact and Opening Hours | {name}',
    'title: Contact',
    'pages/contact.yaml:1:8  title: the title has 7 characters. Say what the page offers and where, in 15 to 60 characters.',
  ),
  'description-length': edited(
    'contact.yaml',
    'Call {phone}, write to {email} or come to {street} in {city}.',
    'How to reach us.',
    'pages/contact.yaml:2:14  description: the description has 16 characters. Say in one or two sentences what the reader gets, in 50 to 160 characters.',
  ),
  'heading-twice': edited(
    'contact.yaml',
    'heading: Write to us',
    'heading: Where and when',
    `pages/contact.yaml:24:14  the third section, contact-form 'Where and when', heading: another section of this page has the heading "Where and when". Say in each heading what its section tells.`,
  ),
  'entry-twice': edited(
    'home.yaml',
    'question: When are you open?',
    'question: Does it hurt?',
    `pages/home.yaml:30:19  the fourth section, faq 'What patients ask', items 2, question: "Does it hurt?" stands in this list twice. Remove one of the two, or write what it is meant to say.`,
  ),
  'heading-by-hand': told(
    "'**Behind the house**'",
    `pages/contact.yaml:11:12  the second section, prose 'Parking', text: "Behind the house" stands in for a heading. Begin a section with it: screen readers and search engines know headings by their field.`,
  ),
  'long-paragraph': told(
    many('slowly', 81),
    `pages/contact.yaml:11:11  the second section, prose 'Parking', text: the paragraph "slowly slowly slowly …" has 81 words. Part it with a blank line, or shorten it to 80 words: it fills a phone.`,
  ),
  'link-words': told(
    "'For the first visit [click here](/).'",
    `pages/contact.yaml:11:33  the second section, prose 'Parking', text: the link "click here" does not say where it leads. Write what the reader finds there, such as "Marble repair".`,
  ),
  'stray-mark': told(
    "'Free for patients of {name.'",
    `pages/contact.yaml:11:33  the second section, prose 'Parking', text: "{name" would be shown as it is. Write {name} in its place.`,
  ),
  placeholder: told(
    "'TODO: ask the front desk.'",
    `pages/contact.yaml:11:12  the second section, prose 'Parking', text: "TODO" stands in for words that are still to be written. Write the words themselves.`,
  ),
  'brand-spelling': told(
    'At Bright Water Dental nobody waits.',
    `pages/contact.yaml:11:14  the second section, prose 'Parking', text: the name of the business is written "Bright Water Dental". Write {name} instead.`,
  ),
  'claim-contradicted': told(
    "'We are in business since 2012.'",
    `pages/contact.yaml:11:37  the second section, prose 'Parking', text: "in business since 2012" contradicts {since}, which is 2011. Write {since} in the place of 2012.`,
  ),
  'no-call-to-action': {
    spoil: (site) => {
      site.write('gums.yaml', page('Gums').replace(/, actions: .*/, ' }'));
      site.edit('home.yaml', '(/contact#hours)', '(/gums)');
    },
    says: 'pages/gums.yaml:1:1  the page has no button and no form. Add "actions" to its hero, or a call-to-action as its last section.',
  },
  'near-identical': {
    spoil: (site) => {
      const words = Array.from({ length: 60 }, (_, index) => `word${index}`).join(' ');
      const same = `  - { type: prose, heading: How it is done, text: ${words} }\n`;
      site.write('gums.yaml', page('Gums', 'noindex: true\n') + same);
      site.write('crowns.yaml', page('Crowns', 'noindex: true\n') + same);
    },
    says: 'pages/gums.yaml:1:1  100 % of its words stand on /crowns too. Write what is true of this page alone; what is true of both belongs into a shared piece.',
  },
  'picture-small': {
    spoil: (site) => {
      site.write('media/small.gif', smallPicture);
      site.edit('home.yaml', 'src: tooth.svg', 'src: small.gif');
    },
    says: `pages/home.yaml:8:19  the first section, hero 'A dentist who takes the time', image.src: "small.gif" is 320 pixels wide, and 1280 are needed here. Use a larger original; enlarging makes it no sharper.`,
  },
  'picture-animated': {
    spoil: (site) => {
      site.write('media/moving.gif', movingPicture);
      site.edit('home.yaml', 'src: tooth.svg', 'src: moving.gif');
    },
    says: `pages/home.yaml:8:19  the first section, hero 'A dentist who takes the time', image.src: "moving.gif" moves, and visitors see its first picture alone. Use a picture that stands still, and say what moves in words.`,
  },
  'picture-heavy': {
    spoil: (site) => {
      site.write(
        'media/heavy.svg',
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><!-- ${many('line', 60_000)} --></svg>`,
      );
      site.edit('home.yaml', 'src: tooth.svg', 'src: heavy.svg');
    },
    says: `pages/home.yaml:8:19  the first section, hero 'A dentist who takes the time', image.src: "heavy.svg" weighs 0.3 MB, and 0.1 MB is the most. Save it smaller: 2,400 pixels are wide enough for every place.`,
  },
} satisfies Examples;
