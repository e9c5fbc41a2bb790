import createCache from '@emotion/cache';
import { emotionOptions } from '../emotion-options.ts';

/** The styles that are in the page: those that the server wrote, which the page names, and all that is added. */
export const styleCache = createCache(emotionOptions);
