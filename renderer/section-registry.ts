import type { ComponentType } from 'react';
import type { Page } from '../schema/page.ts';
import type { Section, SectionType } from '../schema/section.ts';
import { siteSectionComponents } from './site-sections.ts';

/** A component file in `renderer/sections/`. */
export type SectionModule<T extends SectionType> = {
  default: ComponentType<{ section: Section<T> }>;
  /** Returns the `sizes` of its opening image, which the page preloads. @param forms the forms of the page */
  openingSizes?: (section: Section<T>, forms: Page['forms']) => string;
};

/**
 * The component of every section type. A missing type, or the component of another type, is a type error. Components are
 * imported dynamically, so that browsers load only those that they render.
 */
export const sectionRegistry: { [T in SectionType]: () => Promise<SectionModule<T>> } = {
  hero: () => import('./sections/hero.tsx'),
  'slideshow-hero': () => import('./sections/slideshow-hero.tsx'),
  'form-hero': () => import('./sections/form-hero.tsx'),
  'before-after-hero': () => import('./sections/before-after-hero.tsx'),
  prose: () => import('./sections/prose.tsx'),
  benefits: () => import('./sections/benefits.tsx'),
  services: () => import('./sections/services.tsx'),
  'process-steps': () => import('./sections/process-steps.tsx'),
  'feature-list': () => import('./sections/feature-list.tsx'),
  comparison: () => import('./sections/comparison.tsx'),
  'price-range': () => import('./sections/price-range.tsx'),
  'sample-board': () => import('./sections/sample-board.tsx'),
  'fact-table': () => import('./sections/fact-table.tsx'),
  statistics: () => import('./sections/statistics.tsx'),
  badges: () => import('./sections/badges.tsx'),
  testimonial: () => import('./sections/testimonial.tsx'),
  faq: () => import('./sections/faq.tsx'),
  'call-to-action': () => import('./sections/call-to-action.tsx'),
  callout: () => import('./sections/callout.tsx'),
  gallery: () => import('./sections/gallery.tsx'),
  'page-list': () => import('./sections/page-list.tsx'),
  'before-after': () => import('./sections/before-after.tsx'),
  'wide-picture': () => import('./sections/wide-picture.tsx'),
  'image-tiles': () => import('./sections/image-tiles.tsx'),
  'logo-strip': () => import('./sections/logo-strip.tsx'),
  'client-grid': () => import('./sections/client-grid.tsx'),
  'contact-details': () => import('./sections/contact-details.tsx'),
  embed: () => import('./sections/embed.tsx'),
  form: () => import('./sections/form.tsx'),
  'field-help': () => import('./sections/field-help.tsx'),
  story: () => import('./sections/story.tsx'),
  ...siteSectionComponents,
};

/** Loads the chunk that contains all static sections (vite.config.ts). */
export const loadStaticSections = sectionRegistry.prose;
