import { edited, type Examples } from './example.ts';

const details = '  - type: contact-details';

/** Examples of what only the whole site shows to be wrong. */
export const siteExamples = {
  'unknown-shared': edited(
    'home.yaml',
    'name: book',
    'name: bok',
    `pages/home.yaml:33:27  the fifth section, shared 'bok', name: there is no shared piece "bok". Did you mean "book"?`,
  ),
  'unknown-token': edited(
    'home.yaml',
    'since {since}',
    'since {sinse}',
    `pages/home.yaml:7:68  the first section, hero 'A dentist who takes the time', tagline: unknown token {sinse}. Did you mean {since}?`,
  ),
  'token-cycle': edited(
    '_site.yaml',
    '  visit: 40 minutes',
    "  visit: '{length}'\n  length: '{visit}'",
    'pages/_site.yaml:21:10  claims.visit: the token leads back to itself: {visit} → {length} → {visit}. Write the words of one of them out.',
  ),
  'token-twice': edited(
    '_site.yaml',
    '  visit: 40 minutes',
    '  visit: 40 minutes\n  city: La Mesa',
    'pages/_site.yaml:22:3  claims: the token {city} exists already. Give the claim another name.',
  ),
  'broken-link': edited(
    'home.yaml',
    'href: /contact#message',
    'href: /contcat',
    `pages/home.yaml:10:38  the first section, hero 'A dentist who takes the time', actions 1, href: there is no page /contcat. Did you mean /contact?`,
  ),
  'own-address': edited(
    'home.yaml',
    'href: /contact#message',
    'href: https://www.brightwater.test/contact',
    `pages/home.yaml:10:38  the first section, hero 'A dentist who takes the time', actions 1, href: the link has the full address of this site. Write /contact alone.`,
  ),
  'link-twice': edited(
    '_site.yaml',
    'label: Opening hours, href: /contact#hours',
    'label: Opening hours, href: /',
    'pages/_site.yaml:46:41  footer.columns 1, links 2, href: another entry of this list leads to / too. Remove one of the two, or lead it to another page.',
  ),
  'fact-form': edited(
    '_site.yaml',
    'state: CA',
    'state: ca',
    'pages/_site.yaml:9:10  facts.state: "ca": a state is written in two capital letters. Write state: CA.',
  ),
  'phone-digits': edited(
    '_site.yaml',
    'phone: (619) 234-5678',
    'phone: (619) 234-567',
    'pages/_site.yaml:4:10  facts.phone: the phone number has 9 digits. Write all ten digits, such as (714) 555-0142.',
  ),
  'broken-anchor': edited(
    'home.yaml',
    '(/contact#hours)',
    '(/contact#hour)',
    `pages/home.yaml:31:64  the fourth section, faq 'What patients ask', items 2, answer: no section of /contact has the anchor "hour". Did you mean /contact#hours?`,
  ),
  'duplicate-anchor': edited(
    'contact.yaml',
    'anchor: message',
    'anchor: hours',
    `pages/contact.yaml:23:13  the third section, contact-form 'Write to us', anchor: another section of this page has the anchor "hours". Give one of them another name.`,
  ),
  'missing-picture': edited(
    'home.yaml',
    'src: tooth.svg',
    'src: toth.svg',
    `pages/home.yaml:8:19  the first section, hero 'A dentist who takes the time', image.src: there is no picture "toth.svg" in media. Did you mean "tooth.svg"?`,
  ),
  'picture-host': edited(
    'home.yaml',
    'src: tooth.svg',
    'src: https://images.example.com/tooth.svg',
    `pages/home.yaml:8:19  the first section, hero 'A dentist who takes the time', image.src: pictures of images.example.com are not allowed. Add images.example.com to imageHosts in _site.yaml, or put the file into media.`,
  ),
  'picture-unreadable': {
    spoil: (site) => {
      site.write('media/IMG_2041.HEIC', 'a picture of a telephone');
      site.edit('home.yaml', 'src: tooth.svg', 'src: IMG_2041.HEIC');
    },
    says: `pages/home.yaml:8:19  the first section, hero 'A dentist who takes the time', image.src: "IMG_2041.HEIC" cannot be read as a picture. Save it as JPEG, PNG, WebP or SVG.`,
  },
  'alt-empty-words': edited(
    'home.yaml',
    'alt: Drawing of a healthy tooth',
    'alt: Photo',
    `pages/home.yaml:8:35  the first section, hero 'A dentist who takes the time', image.alt: "Photo" does not say what the picture shows. Say what the picture shows, for those who do not see it, or write "decorative".`,
  ),
  'alt-file-name': edited(
    'home.yaml',
    'alt: Drawing of a healthy tooth',
    'alt: tooth.svg',
    `pages/home.yaml:8:35  the first section, hero 'A dentist who takes the time', image.alt: "tooth.svg" is the name of the file. Say what the picture shows, for those who do not see it, or write "decorative".`,
  ),
  'duplicate-title': edited(
    'contact.yaml',
    'Contact and Opening Hours',
    'Gentle Dentist in {city}',
    'pages/home.yaml:1:8  title: pages/contact.yaml has the same title. Write one that fits this page alone.',
  ),
  'duplicate-description': edited(
    'contact.yaml',
    'Call {phone}, write to {email} or come to {street} in {city}.',
    'Check-ups, cleanings and fillings without hurry. A first visit takes {visit}.',
    'pages/home.yaml:2:14  description: pages/contact.yaml has the same description. Write one that fits this page alone.',
  ),
  'main-heading': edited(
    'contact.yaml',
    details,
    `  - { type: hero, heading: Again, tagline: And again. }\n${details}`,
    `pages/contact.yaml:9:5  the second section, hero 'Again': the page has a main heading already. Use another type of section here, such as prose or call-to-action.`,
  ),
  'phone-by-hand': edited(
    'contact.yaml',
    'We answer',
    'Call (619) 234-5678, we answer',
    `pages/contact.yaml:7:19  the first section, hero 'Talk to the front desk', tagline: the phone number (619) 234-5678 is written by hand. Write {phone} instead.`,
  ),
} satisfies Examples;
