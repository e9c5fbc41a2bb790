/** Pages of the categories of hard surfaces. */
export const surfaceCategories = [
  '/hardwood-floor',
  '/flagstone',
  '/pavers',
  '/concrete',
  '/marble-natural-stone',
  '/tile-grout',
];

/** docs/specification.md 3.1 */
export const specifiedRoutes = [
  '/',
  '/about',
  '/services',
  '/projects',
  '/client-list',
  '/contact',
  '/free-estimate',
  '/warranty',
  // Home remodeling pages
  '/kitchen-remodeling',
  '/bathroom-remodeling',
  // Hard surfaces overview
  '/hard-surfaces',
  // Hard-surface category pages
  ...surfaceCategories,
  // Hardwood flooring services
  '/hardwood-refinishing',
  '/hardwood-buff-recoat',
  '/hardwood-deep-cleaning',
  '/hardwood-repair',
  // Installation services
  '/installation-stone-tile',
  '/installation-hardwood',
  '/installation-laminate-vinyl',
  '/installation-stone-quartz',
  // Natural stone services
  '/natural-stone-restoration',
  '/natural-stone-deep-cleaning',
  '/natural-stone-repair',
  '/natural-stone-sealing',
  // Marble services
  '/marble-refinishing',
  '/marble-polishing',
  '/marble-cleaning-sealing',
  '/marble-repair',
  '/marble-stain-removal',
  '/marble-etch-removal',
  // Concrete services
  '/concrete-cleaning-sealing',
  '/concrete-grinding-polishing',
  '/concrete-staining',
];

/** Decisions, "JavaScript off": the pages that answer a posted form, and the privacy notice. */
const decidedRoutes = ['/privacy', '/thank-you', '/not-sent'];

/** Decisions, "town pages". */
const townRoutes = ['/irvine', '/newport-beach', '/costa-mesa'];

/** The page for unknown paths. */
export const notFoundRoute = '/not-found';

/** Decisions: pages that search engines must not show. */
export const unlistedRoutes = ['/thank-you', '/not-sent', notFoundRoute];

/** Every page of the site. */
export const everyRoute = [...specifiedRoutes, ...decidedRoutes, ...townRoutes, notFoundRoute];
