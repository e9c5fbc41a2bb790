import { edited, page, told, legacy, type Entries } from './entry.ts';

const details = '  - type: contact-details';

/** Pages that do not fit the rest of the site, or are not ready for it. */
export const pageCodes = {
  'duplicate-title': {
    severity: 'error',
    ...legacy,
    meaning: 'Two pages have the same title.',
    example: edited(
      'contact.yaml',
      'Contact and Opening Hours',
      'Gentle Dentist in {city}',
      'pages/home.yaml:1:8  title: pages/contact.yaml has the same title. Write one that fits this page alone.',
    ),
  },
  'duplicate-description': {
    severity: 'error',
    ...legacy,
    meaning: 'Two pages have the same description.',
    example: edited(
      'contact.yaml',
      'Call {phone}, write to {email} or come to {street} in {city}.',
      'Check-ups, cleanings and fillings without hurry. A first visit takes {visit}.',
      'pages/home.yaml:2:14  description: pages/contact.yaml has the same description. Write one that fits this page alone.',
    ),
  },
  'main-heading': {
    severity: 'error',
    ...legacy,
    meaning: 'A page does not begin with its one main heading.',
    example: edited(
      'contact.yaml',
      details,
      `  - { type: hero, heading: Again, tagline: And again. }\n${details}`,
      `pages/contact.yaml:9:5  the second section, hero 'Again': the page has a main heading already. Use another type of section here, such as prose or call-to-action.`,
    ),
  },
  'phone-by-hand': {
    severity: 'error',
    ...legacy,
    meaning: 'The telephone number is written out where `{phone}` belongs.',
    example: edited(
      'contact.yaml',
      'We answer',
      'Call (619) 234-5678, we answer',
      `pages/contact.yaml:7:19  the first section, hero 'Talk to the front desk', tagline: the phone number (619) 234-5678 is written by hand. Write {phone} instead.`,
    ),
  },
  'unlinked-page': {
    severity: 'warning',
    ...legacy,
    meaning: 'Nothing leads to the page.',
    example: {
      spoil: (site) => site.write('gums.yaml', page('Gums')),
      says: 'pages/gums.yaml:1:1  no menu, page or shared piece links to /gums. Link to it, or write noindex: true.',
    },
  },
  'stand-in': {
    severity: 'warning',
    ...legacy,
    meaning: 'A fact of the company is still invented.',
    example: edited(
      '_site.yaml',
      'email: desk@brightwater.test',
      'email: desk@brightwater.example',
      'pages/_site.yaml:5:10  facts.email: the e-mail address is a stand-in. Write the real one before the site goes live.',
    ),
  },
  'former-address': {
    severity: 'error',
    ...legacy,
    meaning: 'A former address is in use by another page.',
    example: edited(
      'contact.yaml',
      'sections:',
      'formerly: [/not-found]\nsections:',
      'pages/contact.yaml:4:12  formerly 1: /not-found belongs to pages/not-found.yaml. Remove it here.',
    ),
  },
  'publish-dates': {
    severity: 'error',
    ...legacy,
    meaning: 'The dates of a page cannot be meant.',
    example: edited(
      'contact.yaml',
      'sections:',
      'publishAt: 2026-02-30\nsections:',
      'pages/contact.yaml:4:12  publishAt: the calendar has no 2026-02-30. Write a day such as publishAt: 2026-03-01.',
    ),
  },
  'absent-page': {
    severity: 'warning',
    ...legacy,
    meaning: 'A link leads to a page that is not on the site today.',
    example: {
      spoil: (site) => {
        site.write('gums.yaml', page('Gums', 'publishAt: 2101-01-01\n'));
        site.edit('home.yaml', '(/contact#hours)', '(/gums)');
      },
      says: `pages/home.yaml:31:64  the fourth section, faq 'What patients ask', items 2, answer: /gums is not on the site before 2101-01-01. Visitors see it without the link for that time. Let it lead elsewhere, or give this page the same dates.`,
    },
  },
  unfinished: {
    severity: 'error',
    ...legacy,
    meaning:
      'Texts are still those of the page that the new one was modelled on. It is a warning while visitors do not see the page.',
    example: told(
      "'✎ Somebody else’s words.'",
      `pages/contact.yaml:11:11  the second section, prose 'Parking', text: one text is still to be written. Write your own in the place of each that has a ✎, or keep the page back: publishAt with a day to come.`,
    ),
  },
} satisfies Entries;
