import * as z from 'zod';
import { badges } from './sections/badges.ts';
import { beforeAfter } from './sections/before-after.ts';
import { benefits } from './sections/benefits.ts';
import { callToAction } from './sections/call-to-action.ts';
import { callout } from './sections/callout.ts';
import { clientGrid } from './sections/client-grid.ts';
import { comparison } from './sections/comparison.ts';
import { contactDetails } from './sections/contact-details.ts';
import { contactForm } from './sections/contact-form.ts';
import { estimateForm } from './sections/estimate-form.ts';
import { factTable } from './sections/fact-table.ts';
import { faq } from './sections/faq.ts';
import { featureList } from './sections/feature-list.ts';
import { gallery } from './sections/gallery.ts';
import { hero } from './sections/hero.ts';
import { imageTiles } from './sections/image-tiles.ts';
import { logoStrip } from './sections/logo-strip.ts';
import { processSteps } from './sections/process-steps.ts';
import { prose } from './sections/prose.ts';
import { services } from './sections/services.ts';
import { shared } from './sections/shared.ts';
import { slideshowHero } from './sections/slideshow-hero.ts';
import { statistics } from './sections/statistics.ts';
import { story } from './sections/story.ts';
import { testimonial } from './sections/testimonial.ts';
import { siteSections } from './site-sections.ts';

/** Every section type of the engine, in the order in which an editor meets them. A new type is one line here. */
export const sectionSchemas = [
  hero,
  slideshowHero,
  prose,
  benefits,
  services,
  processSteps,
  featureList,
  comparison,
  factTable,
  statistics,
  badges,
  testimonial,
  faq,
  callToAction,
  callout,
  gallery,
  beforeAfter,
  imageTiles,
  logoStrip,
  clientGrid,
  contactDetails,
  estimateForm,
  contactForm,
  story,
] as const;

/** Those of a site's own come after them; what the engine knows of a section is said by its own types. */
const ownSections = Object.values(siteSections) as [];

/** A section that can be rendered. */
export const section = z.discriminatedUnion('type', [...sectionSchemas, ...ownSections]);
type AnySection = z.infer<typeof section>;

/** The name of a section type, such as `process-steps`. */
export type SectionType = AnySection['type'];

/** The document of a section of one type. */
export type Section<T extends SectionType = SectionType> = Extract<AnySection, { type: T }> & { type: T };

/** What may stand in a page: a section, or the name of a shared one. */
export const sectionEntry = z
  .discriminatedUnion('type', [...sectionSchemas, ...ownSections, shared])
  .meta({ id: 'section', description: 'One section of a page. Its type says which fields it has.' });
