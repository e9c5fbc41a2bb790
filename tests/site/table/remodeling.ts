import type { Row, Table } from '../row.ts';

const hero: Row = {
  says: 'A hero with Call Now and Free Estimate buttons',
  in: 'before-after-hero',
  links: ['Call Now → tel:', 'Free Estimate → /free-estimate'],
  pictures: 2,
};
const band: Row = {
  says: 'A call-to-action band',
  in: 'call-to-action',
  links: ['Free Estimate → /free-estimate', '→ tel:'],
};

/** docs/specification.md 3.4: kitchen and bathroom remodeling. */
export const remodeling: Table = {
  '/kitchen-remodeling': [
    hero,
    { says: 'Trust badges', in: 'badges', least: 2 },
    { says: 'six benefit cards', in: 'benefits', count: 6 },
    {
      says: 'Six service cards',
      in: 'services',
      count: 6,
      topics: [
        'complete renovations',
        'custom cabinetry',
        'countertops',
        'backsplash and tile',
        'flooring',
        'lighting and electrical',
      ],
    },
    { says: 'A six-step process', in: 'process-steps', count: 6 },
    { says: 'a testimonial', in: 'testimonial' },
    {
      says: 'statistics: 98% satisfaction, a 4.9 star average and 75% referrals',
      in: 'statistics',
      topics: {
        '98% satisfaction': ['satisfaction', '98%'],
        '4.9 star average': ['star average', '4.9'],
        '75% referrals': ['referrals', '75%'],
      },
    },
    band,
    {
      says: 'Seven FAQs',
      in: 'faq',
      count: 7,
      topics: {
        cost: 'how much does a kitchen remodel cost',
        timeline: 'how long',
        'staying at home': 'stay at home',
        warranty: 'warranty',
        permits: 'permit',
        differentiators: 'what makes you different',
        'granite versus quartz': 'granite or quartz',
      },
    },
  ],
  '/bathroom-remodeling': [
    hero,
    { says: 'The same layout as the kitchen page: trust badges', in: 'badges', least: 2 },
    { says: 'six benefit cards', in: 'benefits', count: 6 },
    { says: 'a six-step process', in: 'process-steps', count: 6 },
    {
      says: 'Six service cards',
      in: 'services',
      count: 6,
      topics: [
        'complete renovations',
        'showers and tubs',
        'tile and stone',
        'vanity and countertop',
        'lighting and ventilation',
        'accessibility',
      ],
    },
    { says: 'A testimonial', in: 'testimonial' },
    {
      says: 'statistics: 97% satisfaction, a 4.9 star average and 80% referrals',
      in: 'statistics',
      topics: {
        '97% satisfaction': ['satisfaction', '97%'],
        '4.9 star average': ['star average', '4.9'],
        '80% referrals': ['referrals', '80%'],
      },
    },
    band,
    {
      says: 'Seven FAQs',
      in: 'faq',
      count: 7,
      topics: {
        cost: 'cost',
        timeline: 'how long',
        'partial remodels': 'only part',
        'tub-to-shower': 'tub into a shower',
        'refresh versus full remodel': 'refresh enough, or do I need a full remodel',
        'small bathrooms': 'small bathroom',
        permits: 'permit',
      },
    },
  ],
};
