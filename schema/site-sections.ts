import type { ZodObject } from 'zod';

/** The section types of a site's own, by name: none in the engine. `scripts/own-sections/overlay.mjs` puts those of a site in its place. */
export const siteSections: Record<string, ZodObject> = {};
