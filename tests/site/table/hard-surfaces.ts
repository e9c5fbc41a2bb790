import type { Row, Table } from '../row.ts';

const around: Row[] = [
  {
    says: 'a hero',
    in: ['hero', 'before-after-hero'],
    links: ['Free Estimate → /free-estimate', '→ tel:'],
    pictured: 1,
  },
  { says: 'a call to action', in: 'call-to-action', links: ['Free Estimate → /free-estimate', '→ tel:'] },
];
const benefits: Row = { says: 'benefits', in: 'benefits', least: 3 };
const fiveQuestions: Row = { says: '5 FAQs', in: 'faq', count: 5 };

/** docs/specification.md 3.5: the overview of hard surfaces and the six category pages. */
export const hardSurfaces: Table = {
  '/hard-surfaces': [
    ...around,
    {
      says: 'Six service cards linking to',
      in: 'services',
      count: 6,
      leads: [
        '/hardwood-refinishing',
        '/installation-stone-tile',
        '/natural-stone-restoration',
        '/concrete-grinding-polishing',
        '/tile-grout',
        '/installation-laminate-vinyl',
      ],
    },
    { says: 'Six reasons to choose the firm', in: 'benefits', count: 6 },
    {
      says: 'Six FAQs',
      in: 'faq',
      count: 6,
      topics: {
        'best flooring': 'which flooring is best',
        'installation time': 'how long does installation take',
        'moving furniture for an extra fee': ['furniture', 'extra fee'],
        'matching floors': 'match new flooring',
        financing: 'financing',
        differentiators: 'how are you different',
      },
    },
  ],
  '/hardwood-floor': [
    ...around,
    benefits,
    {
      says: 'installation, refinishing, repair, maintenance',
      in: 'services',
      count: 4,
      topics: ['installation', 'refinishing', 'repair', 'maintenance'],
    },
    fiveQuestions,
  ],
  '/flagstone': [
    ...around,
    benefits,
    {
      says: 'patios, walkways, pool decks and coping, repair and restoration',
      in: 'services',
      count: 4,
      topics: ['patios', 'walkways', 'pool decks and coping', 'repair and restoration'],
    },
    fiveQuestions,
  ],
  '/pavers': [
    ...around,
    benefits,
    {
      says: 'driveways, patios, walkways, pool decks, outdoor kitchens',
      in: 'services',
      count: 5,
      topics: ['driveways', 'patios', 'walkways', 'pool decks', 'outdoor kitchens'],
    },
    fiveQuestions,
  ],
  '/concrete': [
    ...around,
    benefits,
    {
      says: 'stamped, polished, driveways and patios, repair and resurfacing',
      in: 'services',
      count: 4,
      topics: ['stamped', 'polished', 'driveways and patios', 'repair and resurfacing'],
    },
    fiveQuestions,
  ],
  '/marble-natural-stone': [
    ...around,
    benefits,
    {
      says: 'countertops, flooring, walls and backsplashes, restoration',
      in: 'services',
      count: 4,
      topics: ['countertops', 'flooring', 'walls and backsplashes', 'restoration'],
    },
    fiveQuestions,
  ],
  '/tile-grout': [
    ...around,
    { says: 'a stats strip', in: 'statistics', least: 2 },
    { says: 'and 6 services', in: 'services', count: 6 },
    { says: '6 benefits', in: 'benefits', count: 6 },
    {
      says: 'a 4-step process: inspection, deep cleaning, sealing, final inspection',
      in: 'process-steps',
      count: 4,
      topics: ['inspection', 'deep cleaning', 'sealing', 'final inspection'],
    },
    { says: '7 FAQs', in: 'faq', count: 7 },
  ],
};
