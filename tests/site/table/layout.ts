import { company } from '../../support/sites/company.ts';

/** The layout of every page (docs/specification.md 2.1 to 2.5). */
export const layout = {
  logo: `${company.name}, home`,
  topBar: [
    `${company.phone} → ${company.call}`,
    `${company.email} → mailto:`,
    `${company.city}, ${company.state}`,
  ],
  menu: [
    'Home → /',
    'About → /about',
    'Services → /services',
    'Projects → /projects',
    'Client List → /client-list',
    'Contact → /contact',
  ],
  buttons: [`Call ${company.phone} → ${company.call}`, 'Free Estimate → /free-estimate'],
  categories: {
    'Home remodeling': ['/kitchen-remodeling', '/bathroom-remodeling'],
    'Hardwood flooring': [
      '/hardwood-refinishing',
      '/hardwood-buff-recoat',
      '/hardwood-deep-cleaning',
      '/hardwood-repair',
    ],
    Installation: [
      '/installation-stone-tile',
      '/installation-hardwood',
      '/installation-laminate-vinyl',
      '/installation-stone-quartz',
    ],
    'Natural stone': [
      '/natural-stone-restoration',
      '/natural-stone-deep-cleaning',
      '/natural-stone-repair',
      '/natural-stone-sealing',
    ],
    'Marble restoration': [
      '/marble-refinishing',
      '/marble-polishing',
      '/marble-cleaning-sealing',
      '/marble-repair',
      '/marble-stain-removal',
      '/marble-etch-removal',
    ],
    'Concrete restoration': [
      '/concrete-cleaning-sealing',
      '/concrete-grinding-polishing',
      '/concrete-staining',
    ],
  },
  viewAll: 'View All Services → /services',
  tagline: 'Top rated kitchen and bathroom remodeling in Orange County since 1992',
  columns: ['Services', 'Hard Surfaces', 'Contact'],
  hardSurfaces: [
    '/hard-surfaces',
    '/hardwood-floor',
    '/flagstone',
    '/pavers',
    '/concrete',
    '/marble-natural-stone',
    '/tile-grout',
  ],
  contact: [
    `${company.phone} → ${company.call}`,
    `${company.email} → mailto:`,
    `${company.city}, ${company.state}`,
    'Mon-Fri 8:00 AM-6:00 PM',
    'Sat 9:00 AM-4:00 PM',
    // docs/specification.md 1.3
    company.license,
  ],
  // docs/specification.md 2.5
  lastLine: '→ /privacy',
};

/** The popup (docs/specification.md 7.3). */
export const popup = {
  heading: 'Get a FREE On-Site Quote Today',
  text: 'Get expert advice from our professionals',
  note: 'Serving Orange County since 1992',
  action: { label: 'Request a Quote', href: '/free-estimate' },
  depth: 25,
};
