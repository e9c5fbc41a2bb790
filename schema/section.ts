import * as z from 'zod';
import { badges } from './sections/badges.ts';
import { beforeAfterHero } from './sections/before-after-hero.ts';
import { beforeAfter } from './sections/before-after.ts';
import { benefits } from './sections/benefits.ts';
import { callToAction } from './sections/call-to-action.ts';
import { callout } from './sections/callout.ts';
import { clientGrid } from './sections/client-grid.ts';
import { comparison } from './sections/comparison.ts';
import { contactDetails } from './sections/contact-details.ts';
import { embed } from './sections/embed.ts';
import { factTable } from './sections/fact-table.ts';
import { faq } from './sections/faq.ts';
import { featureList } from './sections/feature-list.ts';
import { fieldHelp } from './sections/field-help.ts';
import { formHero } from './sections/form-hero.ts';
import { formSection } from './sections/form.ts';
import { gallery } from './sections/gallery.ts';
import { hero } from './sections/hero.ts';
import { imageTiles } from './sections/image-tiles.ts';
import { logoStrip } from './sections/logo-strip.ts';
import { pageList } from './sections/page-list.ts';
import { priceRange } from './sections/price-range.ts';
import { processSteps } from './sections/process-steps.ts';
import { prose } from './sections/prose.ts';
import { sampleBoard } from './sections/sample-board.ts';
import { services } from './sections/services.ts';
import { shared } from './sections/shared.ts';
import { slideshowHero } from './sections/slideshow-hero.ts';
import { statistics } from './sections/statistics.ts';
import { story } from './sections/story.ts';
import { testimonial } from './sections/testimonial.ts';
import { widePicture } from './sections/wide-picture.ts';
import { siteSections } from './site-sections.ts';

/** All section types of the engine, in the order in which editors see them. Add a new type here. */
export const sectionSchemas = [
  hero,
  slideshowHero,
  formHero,
  beforeAfterHero,
  prose,
  benefits,
  services,
  processSteps,
  featureList,
  comparison,
  factTable,
  priceRange,
  sampleBoard,
  statistics,
  badges,
  testimonial,
  faq,
  callToAction,
  callout,
  gallery,
  pageList,
  beforeAfter,
  widePicture,
  imageTiles,
  logoStrip,
  clientGrid,
  contactDetails,
  embed,
  formSection,
  fieldHelp,
  story,
] as const;

/** Custom section types of a site. They follow the engine's types and are excluded from the static types below. */
const customSections = Object.values(siteSections) as [];

/** A section that can be rendered. */
export const section = z.discriminatedUnion('type', [...sectionSchemas, ...customSections]);
type AnySection = z.infer<typeof section>;

/** The name of a section type, such as `process-steps`. */
export type SectionType = AnySection['type'];

/** The data of a section of one type. */
export type Section<T extends SectionType = SectionType> = Extract<AnySection, { type: T }> & { type: T };

/** An item of a page's `sections`: a section, or a reference to a shared section. */
export const sectionEntry = z
  .discriminatedUnion('type', [...sectionSchemas, ...customSections, shared])
  .meta({ id: 'section', description: 'One section of a page. Its type determines its fields.' });
