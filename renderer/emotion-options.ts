import type { Options } from '@emotion/cache';

/**
 * Options of every Emotion cache; server and browser must use the same, so that the browser adopts the server's styles.
 * `key` is the prefix of class names. There are no vendor prefixes: they make up a third of the rules, and browsers with
 * popovers do not need them.
 */
export const emotionOptions = { key: 'c', stylisPlugins: [] } satisfies Options;
