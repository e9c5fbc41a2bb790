import createCache from '@emotion/cache';
import { emotionOptions } from '../emotion-options.ts';

/** The Emotion cache of the page. It adopts the styles that the server rendered and adds new ones. */
export const styleCache = createCache(emotionOptions);
