import { edited, legacy, type Entries } from './entry.ts';

/** Shared pieces, tokens, links and anchors that lead nowhere or clash. */
export const referenceCodes = {
  'unknown-shared': {
    severity: 'error',
    ...legacy,
    meaning: 'There is no shared piece of that name.',
    example: edited(
      'home.yaml',
      'name: book',
      'name: bok',
      `pages/home.yaml:33:27  the fifth section, shared 'bok', name: there is no shared piece "bok". Did you mean "book"?`,
    ),
  },
  'unused-shared': {
    severity: 'warning',
    ...legacy,
    meaning: 'No page uses the shared piece.',
    example: {
      spoil: (site) =>
        site.write('_shared/visit.yaml', 'type: testimonial\nquote: It did not hurt.\nauthor: Ann\n'),
      says: 'pages/_shared/visit.yaml:1:1  no page uses this shared piece. Use it, or move it out of this folder.',
    },
  },
  'unknown-token': {
    severity: 'error',
    ...legacy,
    meaning: 'There is no token of that name.',
    example: edited(
      'home.yaml',
      'since {since}',
      'since {sinse}',
      `pages/home.yaml:7:68  the first section, hero 'A dentist who takes the time', tagline: unknown token {sinse}. Did you mean {since}?`,
    ),
  },
  'token-cycle': {
    severity: 'error',
    ...legacy,
    meaning: 'A token stands for itself.',
    example: edited(
      '_site.yaml',
      '  visit: 40 minutes',
      "  visit: '{length}'\n  length: '{visit}'",
      'pages/_site.yaml:21:10  claims.visit: the token leads back to itself: {visit} → {length} → {visit}. Write the words of one of them out.',
    ),
  },
  'token-twice': {
    severity: 'error',
    ...legacy,
    meaning: 'Two tokens have the same name.',
    example: edited(
      '_site.yaml',
      '  visit: 40 minutes',
      '  visit: 40 minutes\n  city: La Mesa',
      'pages/_site.yaml:22:3  claims: the token {city} exists already. Give the claim another name.',
    ),
  },
  'broken-link': {
    severity: 'error',
    ...legacy,
    meaning: 'A link leads to a page or a file that does not exist.',
    example: edited(
      'home.yaml',
      'href: /contact#message',
      'href: /contcat',
      `pages/home.yaml:10:38  the first section, hero 'A dentist who takes the time', actions 1, href: there is no page /contcat. Did you mean /contact?`,
    ),
  },
  'broken-anchor': {
    severity: 'error',
    ...legacy,
    meaning: 'A link leads to a place that does not exist on its page.',
    example: edited(
      'home.yaml',
      '(/contact#hours)',
      '(/contact#hour)',
      `pages/home.yaml:31:64  the fourth section, faq 'What patients ask', items 2, answer: no section of /contact has the anchor "hour". Did you mean /contact#hours?`,
    ),
  },
  'hidden-anchor': {
    severity: 'error',
    ...legacy,
    meaning: 'A link leads to a section that visitors do not see.',
    example: {
      spoil: (site) => {
        const draft =
          '{ type: prose, hidden: true, anchor: parking, heading: Parking, text: Behind the house. }';
        site.edit('contact.yaml', '  - type: contact-form', `  - ${draft}\n  - type: contact-form`);
        site.edit('home.yaml', '(/contact#hours)', '(/contact#parking)');
      },
      says: `pages/home.yaml:31:64  the fourth section, faq 'What patients ask', items 2, answer: the section of /contact with the anchor "parking" is hidden. Show that section: write hidden: false. Or let the link lead elsewhere.`,
    },
  },
  'duplicate-anchor': {
    severity: 'error',
    ...legacy,
    meaning: 'Two sections of a page have the same anchor.',
    example: edited(
      'contact.yaml',
      'anchor: message',
      'anchor: hours',
      `pages/contact.yaml:23:13  the third section, contact-form 'Write to us', anchor: another section of this page has the anchor "hours". Give one of them another name.`,
    ),
  },
} satisfies Entries;
