import type { Options } from '@emotion/cache';

/**
 * For every style cache, so that the browser's takes over what the server's has written: the beginning of class
 * names, and no vendor prefixes. Browsers that know popovers need none of them, and they are a third of the rules.
 */
export const emotionOptions = { key: 'c', stylisPlugins: [] } satisfies Options;
