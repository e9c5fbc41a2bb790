import createCache, { type EmotionCache } from '@emotion/cache';
import { emotionOptions } from '../emotion-options.ts';

/** A style cache for one render on the server. */
export const createServerCache = (): EmotionCache => {
  const cache = createCache(emotionOptions);
  // Keeps every rule in the cache instead of writing <style> elements between the markup.
  cache.compat = true;
  return cache;
};

/** CSS rules by the name that Emotion gave them; the same name is the same rule on every page. */
export type Rules = Map<string, string>;

/** What one render needs: global rules apart, because they come first and are taken over under their own name. */
export type Styles = { global: Rules; local: Rules };

/** Reads the rules that a render has put into its cache. */
export const stylesOf = (cache: EmotionCache): Styles => {
  const styles: Styles = { global: new Map(), local: new Map() };
  for (const [name, css] of Object.entries(cache.inserted)) {
    if (typeof css !== 'string') continue;
    const known = cache.registered[`${cache.key}-${name}`] !== undefined;
    styles[known ? 'local' : 'global'].set(name, css);
  }
  return styles;
};

/** Adds rules to others that are already there; the first of a name stays. */
export const addStyles = (styles: Styles, more: Styles): void => {
  for (const kind of ['global', 'local'] as const) {
    for (const [name, css] of more[kind]) if (!styles[kind].has(name)) styles[kind].set(name, css);
  }
};
