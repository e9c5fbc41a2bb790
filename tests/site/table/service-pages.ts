import type { Row, Table } from '../row.ts';

const links = ['Free Estimate → /free-estimate', '→ tel:'];

/** "Every service page has a hero with heading and tagline and an intro … and a call-to-action band." */
const onEveryServicePage: Row[] = [
  {
    says: 'a hero with heading and tagline; hero backgrounds are images',
    in: ['hero', 'before-after-hero'],
    links,
    pictured: 1,
  },
  { says: 'an intro', in: 'prose' },
  {
    says: 'a call-to-action band with the Free Estimate button and tap-to-call',
    in: 'call-to-action',
    links,
  },
];

const questions = (count: number): Row => ({ says: `${count} FAQs`, in: 'faq', count });
const steps = (count: number): Row => ({ says: `a ${count}-step process`, in: 'process-steps', count });
const benefits: Row = { says: 'a list of benefits', in: 'benefits', least: 3 };

/** A list of "methods, benefits, causes, types or applications", identified by its anchor or words of its heading. */
const list = (of: 'methods' | 'causes' | 'types' | 'applications', named: string): Row => ({
  says: `a list of ${of}`,
  in: 'feature-list',
  named,
  least: 3,
});

const installation: Row[] = [
  ...onEveryServicePage,
  { says: 'process', in: 'process-steps', named: 'process', least: 3 },
  { says: 'materials', in: ['feature-list', 'image-tiles', 'fact-table'], named: 'materials', least: 3 },
  { says: 'benefits', in: 'benefits', named: 'benefits', least: 3 },
  { says: 'why-choose', in: 'feature-list', named: 'why-choose', least: 3 },
  questions(5),
];

/** docs/specification.md 3.6: the twenty-one service pages. */
export const servicePages: Table = {
  '/hardwood-refinishing': [
    ...onEveryServicePage,
    {
      says: 'badges (30+ years, save 70%, dustless, 10-year warranty)',
      in: 'badges',
      count: 4,
      topics: ['30+ years', 'save 70%', 'dustless', '10-year warranty'],
    },
    benefits,
    {
      says: 'a 4-step process (inspection, dustless sanding, optional staining, finish)',
      in: 'process-steps',
      count: 4,
      topics: ['inspection', 'dustless sanding', 'optional staining', 'finish'],
    },
    questions(6),
  ],
  '/hardwood-buff-recoat': [
    ...onEveryServicePage,
    { says: 'suitable and unsuitable lists', in: 'comparison', count: 2, topics: ['suitable', 'unsuitable'] },
    steps(4),
    questions(6),
  ],
  '/hardwood-deep-cleaning': [
    ...onEveryServicePage,
    { says: 'what is removed', in: 'feature-list', named: 'removed', least: 3 },
    steps(5),
    {
      says: 'recommended frequency',
      in: 'fact-table',
      named: 'frequency',
      count: 3,
      topics: {
        'Every 6-12 months for high traffic': ['high', '6-12 months'],
        '12-18 for moderate': ['moderate', '12-18 months'],
        '18-24 for low': ['low', '18-24 months'],
      },
    },
    questions(6),
  ],
  '/hardwood-repair': [
    ...onEveryServicePage,
    {
      says: 'board replacement, scratch and gouge repair, water damage, squeak elimination, gap filling and stain removal',
      in: 'services',
      count: 6,
      topics: [
        'board replacement',
        'scratch and gouge repair',
        'water damage',
        'squeak elimination',
        'gap filling',
        'stain removal',
      ],
    },
    steps(4),
    questions(6),
  ],
  '/installation-stone-tile': installation,
  '/installation-hardwood': installation,
  '/installation-laminate-vinyl': installation,
  '/installation-stone-quartz': installation,
  '/natural-stone-restoration': [
    ...onEveryServicePage,
    list('types', 'stones'),
    list('methods', 'methods'),
    benefits,
    questions(5),
  ],
  '/natural-stone-deep-cleaning': [
    ...onEveryServicePage,
    list('causes', 'removed'),
    list('types', 'each stone'),
    benefits,
    questions(5),
  ],
  '/natural-stone-repair': [
    ...onEveryServicePage,
    list('causes', 'causes'),
    list('methods', 'methods'),
    benefits,
    questions(5),
  ],
  '/natural-stone-sealing': [
    ...onEveryServicePage,
    list('types', 'types'),
    list('applications', 'stones'),
    benefits,
    questions(5),
  ],
  '/marble-refinishing': [
    ...onEveryServicePage,
    {
      says: 'a three-stage process (diamond grinding, progressive honing, high-gloss polishing)',
      in: 'process-steps',
      count: 3,
      topics: ['diamond grinding', 'progressive honing', 'high-gloss polishing'],
    },
    { says: 'six benefits', in: 'benefits', count: 6 },
    { says: 'eight marble surface types', in: 'feature-list', count: 8 },
    questions(5),
  ],
  '/marble-polishing': [...onEveryServicePage, list('methods', 'ways to polish'), benefits, questions(5)],
  '/marble-cleaning-sealing': [
    ...onEveryServicePage,
    list('methods', 'how we clean'),
    benefits,
    questions(5),
  ],
  '/marble-repair': [
    ...onEveryServicePage,
    list('types', 'damage'),
    list('methods', 'materials we repair with'),
    benefits,
    questions(5),
  ],
  '/marble-stain-removal': [...onEveryServicePage, list('causes', 'causes'), benefits, questions(5)],
  '/marble-etch-removal': [
    ...onEveryServicePage,
    list('causes', 'causes'),
    list('methods', 'methods'),
    benefits,
    questions(5),
  ],
  '/concrete-cleaning-sealing': [
    ...onEveryServicePage,
    list('methods', 'methods'),
    list('applications', 'applications'),
    benefits,
    questions(5),
  ],
  '/concrete-grinding-polishing': [
    ...onEveryServicePage,
    list('methods', 'methods'),
    list('applications', 'applications'),
    benefits,
    questions(5),
  ],
  '/concrete-staining': [
    ...onEveryServicePage,
    list('methods', 'methods'),
    list('applications', 'applications'),
    benefits,
    questions(5),
  ],
};
