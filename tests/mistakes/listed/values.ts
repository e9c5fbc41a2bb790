import type { Slip } from '../mistake.ts';

const date = (written: string, meant: string): Slip => ({
  name: `the date ${written}`,
  file: 'about.yaml',
  from: 'publishAt: 2024-03-01',
  to: `publishAt: ▸${written}`,
  says: `publishAt: ${meant}`,
  followed: `publishAt: ${meant}`,
});

const warned = (
  name: string,
  file: string,
  from: string,
  to: string,
  says: string,
  followed?: string,
): Slip => ({
  name,
  file,
  from,
  to,
  says,
  ...(followed !== undefined && { followed }),
});

/** Mistakes in values, as they were found with editors. */
export const listedValues: Slip[] = [
  date('3/1/2024', '2024-03-01'),
  date('March 1, 2024', '2024-03-01'),
  date('2024-3-1', '2024-03-01'),
  date('1.3.2024', '2024-03-01'),
  date('2024-03-01 8:00', '2024-03-01 08:00'),
  {
    ...date('8:00', '2024-03-01 08:00'),
    says: 'the day before the time, such as publishAt: 2026-03-01 08:00',
  },
  {
    name: 'a link without its slash',
    from: 'href: /contact#message',
    to: 'href: ▸contact#message',
    says: 'Did you mean href: /contact#message?',
  },
  {
    name: 'a link to a page without its slash, with a slip',
    file: 'services.yaml',
    from: 'href: /tile-repair',
    to: 'href: ▸tile-repairs',
    says: 'Did you mean href: /tile-repair?',
  },
  ...['Estimate Band', 'ESTIMATE-BAND', 'estimate band', 'Estimate_Band'].map((name) => ({
    name: `the shared name ${name}`,
    file: 'home.yaml',
    from: 'name: estimate-band',
    to: `name: ▸${name}`,
    says: 'Did you mean "estimate-band"?',
  })),
  {
    name: 'a missing image',
    file: 'services.yaml',
    from: '        image: { src: kitchen-floor.svg, alt: Kitchen floor with one cracked tile }\n      - title: Stone sealing',
    to: '        ▸image:\n      - title: Stone sealing',
    says: 'image: { src: ',
  },
  {
    name: 'an image that a gallery needs',
    file: 'services.yaml',
    from: '      - id: 2\n        title: A kitchen in Naples\n        category: Repair\n        image:\n          src: kitchen-floor.svg\n          alt: Kitchen floor with one cracked tile\n',
    to: '      - ▸id: 2\n        title: A kitchen in Naples\n        category: Repair\n',
    says: 'image: { src: ',
  },
  {
    name: 'an image written as a list',
    file: 'stone-sealing.yaml',
    from: '    image:\n      src: hall.svg\n      alt: Hall',
    to: '    image:\n      ▸- src: hall.svg\n        alt: Hall',
    says: 'without the dash',
  },
  {
    name: 'an image written as a list of its fields',
    file: 'stone-sealing.yaml',
    from: '    image:\n      src: hall.svg\n      alt: Hall',
    to: '    image:\n      ▸- src: hall.svg\n      - alt: Hall',
    says: 'without the dashes',
  },
  {
    name: 'menu in a page',
    file: 'about.yaml',
    from: 'sections:\n',
    to: '▸menu:\n  - { label: About, href: /about }\nsections:\n',
    says: '_site.yaml',
    followed: 'sections:\n',
  },
  {
    name: 'hours changed in one of two places',
    file: '_site.yaml',
    from: "weekdays: 7:00 AM-4:00 PM\n    saturday: 9:00 AM-1:00 PM\n    sunday: Closed\n  timeZone: America/Los_Angeles\n\nclaims:\n  since: '2004'\n  years: '22'\n  clients: 3,000\n  warranty: 5-year\n  response: 2 hours\n  desk: Mon-Fri 7am-4pm",
    to: "weekdays: 7:00 AM-5:00 PM\n    saturday: 9:00 AM-1:00 PM\n    sunday: Closed\n  timeZone: America/Los_Angeles\n\nclaims:\n  since: '2004'\n  years: '22'\n  clients: 3,000\n  warranty: 5-year\n  response: 2 hours\n  desk: ▸Mon-Fri 7am-4pm",
    says: 'Write Mon-Fri 7am-5pm',
    followed:
      "weekdays: 7:00 AM-5:00 PM\n    saturday: 9:00 AM-1:00 PM\n    sunday: Closed\n  timeZone: America/Los_Angeles\n\nclaims:\n  since: '2004'\n  years: '22'\n  clients: 3,000\n  warranty: 5-year\n  response: 2 hours\n  desk: Mon-Fri 7am-5pm",
  },
  warned(
    'smart quotes around a whole text',
    'tile-repair.yaml',
    'heading: What people ask',
    'heading: ▸“What people ask”',
    'heading: "What people ask"',
    'heading: "What people ask"',
  ),
  warned(
    'an entity',
    'stone-sealing.yaml',
    'heading: Stone we seal',
    'heading: Stone ▸&amp; slate',
    'Write &',
    'heading: Stone & slate',
  ),
  ...['image', 'photo', 'Picture', 'IMG_1234', 'DSC00412.JPG'].map((alt) =>
    warned(
      `the alternative text ${alt}`,
      'stone-sealing.yaml',
      'alt: Hall with a floor of grey tiles',
      `alt: ▸${alt}`,
      'decorative',
    ),
  ),
  warned(
    "the site's own full address",
    'services.yaml',
    'href: /tile-repair',
    'href: ▸https://www.marrow.test/tile-repair',
    'Write /tile-repair',
  ),
  warned(
    'a phone of nine digits',
    '_site.yaml',
    'phone: (213) 234-5678',
    'phone: ▸(213) 234-567',
    'ten digits',
  ),
  warned(
    'the same link twice in a menu',
    '_site.yaml',
    '    - { label: Contact, href: /contact }\n  open',
    '    - { label: Contact, href: /contact }\n    - { label: Reach us, ▸href: /contact }\n  open',
    'Bring the two together, or lead one to another page',
    '    - { label: Contact, href: /contact }\n    - { label: Reach us, href: /contact#hours }\n  open',
  ),
  warned(
    'lorem ipsum',
    'about.yaml',
    'tagline: In {city} since {since}.',
    'tagline: ▸Lorem ipsum dolor sit amet.',
    'Write the words',
  ),
  ...['TODO', 'TBD', 'XXX', 'TO DO'].map((mark) =>
    warned(
      `${mark} in a text`,
      'about.yaml',
      'Ask for Maria at the gate.',
      `▸Ask for Maria at the gate. ${mark}`,
      'Write the words',
    ),
  ),
];
