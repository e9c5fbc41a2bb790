import type { SectionModule } from './section-registry.ts';

/** Components of a site's custom section types, by name. Empty in the engine; `scripts/own-sections/overlay.mjs` replaces this module. */
export const siteSectionComponents: Record<string, () => Promise<SectionModule<never>>> = {};
