import type { SectionType } from '../../../schema/section.ts';
import { company } from '../../support/sites/company.ts';
import type { Row, Table } from '../row.ts';

/** Pages of the categories of hard surfaces. */
export const surfaceCategories = [
  '/hardwood-floor',
  '/flagstone',
  '/pavers',
  '/concrete',
  '/marble-natural-stone',
  '/tile-grout',
];

const estimateAndCall = ['Free Estimate → /free-estimate', '→ tel:'];
const threeServices = ['/kitchen-remodeling', '/bathroom-remodeling', '/hard-surfaces'];
const threeSteps = [
  'What rooms are included in your project?',
  'A little bit of information goes a long way!',
  'Who should we contact to discuss?',
];

/** A section with an exact number of entries. */
const exactly = (count: number, type: SectionType, more: Partial<Row> = {}): Row => ({
  in: type,
  count,
  ...more,
});
/** A section with a minimum number of entries. */
const atLeast = (least: number, type: SectionType, more: Partial<Row> = {}): Row => ({
  in: type,
  least,
  ...more,
});

const opening: Row = { in: ['hero', 'before-after-hero'], links: estimateAndCall, pictured: 1 };
const callToAction: Row = { in: 'call-to-action', links: estimateAndCall };
const benefits = atLeast(3, 'benefits');

/** docs/specification.md 3.4 */
const remodeling = (satisfaction: string, referrals: string): Row[] => [
  { in: 'before-after-hero', links: ['Call Now → tel:', 'Free Estimate → /free-estimate'], pictures: 2 },
  atLeast(2, 'badges'),
  exactly(6, 'benefits'),
  exactly(6, 'services'),
  exactly(6, 'process-steps'),
  { in: 'testimonial' },
  { in: 'statistics', words: [satisfaction, '4.9', referrals] },
  callToAction,
  exactly(7, 'faq'),
];
/** docs/specification.md 3.5 */
const category = (services: number): Row[] => [
  opening,
  callToAction,
  benefits,
  exactly(services, 'services'),
  exactly(5, 'faq'),
];
/** docs/specification.md 3.6 */
const service = (questions: number, ...rows: Row[]): Row[] => [
  opening,
  { in: 'prose' },
  callToAction,
  exactly(questions, 'faq'),
  ...rows,
];
/** Lists of methods, causes, types or uses, identified by words of their headings or by their anchors. */
const lists = (...names: string[]): Row[] => names.map((named) => atLeast(3, 'feature-list', { named }));
const installation = service(
  5,
  atLeast(3, 'process-steps', { named: 'process' }),
  { in: ['feature-list', 'image-tiles', 'fact-table'], named: 'materials', least: 3 },
  atLeast(3, 'benefits', { named: 'benefits' }),
  ...lists('why-choose'),
);
const stone = (...names: string[]): Row[] => service(5, ...lists(...names), benefits);

/** Decision: pages of projects, each with its days, its invoice, what was not done, its service and its town. */
const project = (service: string, town: string): Row[] => [
  opening,
  { in: 'prose', named: 'problem', pictures: 1 },
  atLeast(3, 'story', { named: 'days' }),
  atLeast(3, 'fact-table', { named: 'invoice', words: ['Total'] }),
  atLeast(2, 'feature-list', { named: 'not-done' }),
  { in: 'services', links: [`→ ${service}`, `→ ${town}`] },
  { in: 'testimonial', links: [`→ ${town}`] },
  { ...callToAction, last: true },
];

/** Sections that each page must have (docs/specification.md 3.1 to 3.8), by route. */
export const pageTable: Table = {
  '/': [
    { in: 'slideshow-hero', pictured: 2, links: ['warranty → /warranty'] },
    { in: 'form', words: threeSteps },
    atLeast(2, 'badges'),
    { in: 'prose', named: 'What We Do', links: ['→ /about'] },
    exactly(3, 'services', { leads: threeServices }),
    exactly(6, 'image-tiles', { pictures: 6, leads: surfaceCategories }),
    benefits,
    exactly(6, 'logo-strip', { pictures: 6 }),
    { in: 'prose', named: 'Serving The OC Since 1992', last: true },
  ],
  '/about': [
    atLeast(2, 'story', { named: 'since 1992' }),
    exactly(4, 'benefits', { named: 'differently' }),
    exactly(8, 'feature-list'),
    exactly(3, 'benefits', { named: 'commitment' }),
    atLeast(2, 'statistics'),
  ],
  '/services': [
    exactly(3, 'services', { leads: threeServices }),
    exactly(6, 'image-tiles', { leads: surfaceCategories }),
    exactly(3, 'benefits', { named: 'Why Choose Us' }),
  ],
  '/projects': [
    exactly(8, 'gallery', {
      pictures: 8,
      words: [
        'Bathroom Remodeling',
        'Hard Surfaces',
        'Kitchen Remodeling',
        'Tile & Grout',
        'Specialized Services',
      ],
    }),
    {
      in: 'call-to-action',
      last: true,
      links: ['Get Free Estimate → /free-estimate', 'Call → tel:'],
    },
  ],
  '/client-list': [
    exactly(6, 'client-grid', {
      pictures: 6,
      words: ['shopping center', 'university', 'hotel chain', 'car maker', 'bank'],
    }),
  ],
  '/contact': [
    {
      in: 'contact-details',
      words: [
        company.phone,
        company.email,
        company.address,
        company.license,
        '8:00 AM-6:00 PM',
        '9:00 AM-4:00 PM',
        'closed',
        '24/7 emergency service',
      ],
      leads: [company.call, `mailto:${company.email}`],
      links: ['Call → tel:'],
    },
    { in: 'form-hero', words: ['Name', 'Email', 'Phone', 'Message'] },
  ],
  '/free-estimate': [
    { in: 'form-hero', pictures: 2, words: threeSteps },
    exactly(4, 'badges', { words: ['Google', 'Yelp', 'Houzz', 'Angi'] }),
    { in: 'callout', words: ['30 minutes*', '* During business hours, Mon-Fri 8am-6pm'] },
  ],
  '/warranty': [{ in: 'hero', links: ['Contact Us → /contact', '→ tel:'] }, exactly(4, 'benefits')],
  '/kitchen-remodeling': remodeling('98%', '75%'),
  '/bathroom-remodeling': remodeling('97%', '80%'),
  '/hard-surfaces': [
    opening,
    callToAction,
    exactly(6, 'services'),
    exactly(6, 'benefits'),
    exactly(6, 'faq'),
  ],
  '/hardwood-floor': category(4),
  '/flagstone': category(4),
  '/pavers': category(5),
  '/concrete': category(4),
  '/marble-natural-stone': category(4),
  '/tile-grout': [
    opening,
    callToAction,
    atLeast(2, 'statistics'),
    exactly(6, 'services'),
    exactly(6, 'benefits'),
    exactly(4, 'process-steps'),
    exactly(7, 'faq'),
  ],
  '/hardwood-refinishing': service(6, exactly(4, 'badges'), benefits, exactly(4, 'process-steps')),
  '/hardwood-buff-recoat': service(6, exactly(2, 'comparison'), exactly(4, 'process-steps')),
  '/hardwood-deep-cleaning': service(
    6,
    ...lists('removed'),
    exactly(5, 'process-steps'),
    exactly(3, 'fact-table', { named: 'frequency' }),
  ),
  '/hardwood-repair': service(6, exactly(6, 'services'), exactly(4, 'process-steps')),
  '/installation-stone-tile': installation,
  '/installation-hardwood': installation,
  '/installation-laminate-vinyl': installation,
  '/installation-stone-quartz': installation,
  '/natural-stone-restoration': stone('stones', 'methods'),
  '/natural-stone-deep-cleaning': stone('removed', 'each stone'),
  '/natural-stone-repair': stone('causes', 'methods'),
  '/natural-stone-sealing': stone('types', 'stones'),
  '/marble-refinishing': service(
    5,
    exactly(3, 'process-steps'),
    exactly(6, 'benefits'),
    exactly(8, 'feature-list'),
  ),
  '/marble-polishing': stone('ways to polish'),
  '/marble-cleaning-sealing': stone('how we clean'),
  '/marble-repair': stone('damage', 'materials we repair with'),
  '/marble-stain-removal': stone('causes'),
  '/marble-etch-removal': stone('causes', 'methods'),
  '/concrete-cleaning-sealing': stone('methods', 'applications'),
  '/concrete-grinding-polishing': stone('methods', 'applications'),
  '/concrete-staining': stone('methods', 'applications'),
  '/privacy': [
    { in: 'fact-table', named: 'how long', words: ['90 days'] },
    { in: 'prose', named: 'remove', links: ['→ mailto:'] },
  ],
  '/thank-you': [{ in: 'hero', links: ['→ /'] }],
  '/not-sent': [{ in: 'hero', links: ['→ tel:'] }],
  '/irvine': [callToAction, { in: 'testimonial', links: ['→ /projects/travertine-hall'] }],
  '/newport-beach': [callToAction],
  '/costa-mesa': [callToAction, { in: 'testimonial', links: ['→ /projects/green-bathroom'] }],
  '/projects/green-bathroom': project('/bathroom-remodeling', '/costa-mesa'),
  '/projects/travertine-hall': project('/natural-stone-restoration', '/irvine'),
  '/projects/oak-living-room': project('/hardwood-refinishing', '/newport-beach'),
  '/not-found': [
    { in: 'hero', named: '404', words: ['Oops! Page not found'], links: ['Return to Home → /'] },
  ],
};

/** The page for unknown paths. */
export const notFoundRoute = '/not-found';

/** Decisions: pages that search engines must not show. */
export const unlistedRoutes = ['/thank-you', '/not-sent', notFoundRoute];

/** Every page of the site: 38 of the specification (3.1), and those of the decisions. */
export const everyRoute = Object.keys(pageTable);
