import type { SectionModule } from './section-registry.ts';

/** Their components, by name: none in the engine. `scripts/own-sections/overlay.mjs` puts those of a site in its place. */
export const siteSectionComponents: Record<string, () => Promise<SectionModule<never>>> = {};
