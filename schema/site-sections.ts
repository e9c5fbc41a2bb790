import type { ZodObject } from 'zod';

/** The custom section types of a site, by name. Empty in the engine; `scripts/own-sections/overlay.mjs` replaces this module with those of a site. */
export const siteSections: Record<string, ZodObject> = {};
