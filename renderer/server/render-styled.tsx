import createCache, { type EmotionCache } from '@emotion/cache';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { emotionOptions } from '../emotion-options.ts';
import { minifyCss } from './minify-css.ts';

/** CSS rules by the names that Emotion generated from their content, so that equal names mean equal rules. */
export type CssRules = Map<string, string>;

/** HTML and the rules that it needs. Global rules and keyframes are separate, because no class in the HTML refers to them. */
export type StyledMarkup = { html: string; global: CssRules; local: CssRules };

const classNames = new RegExp(String.raw`\b${emotionOptions.key}-[\w-]+`, 'g');

/** Cache of minified rules. */
const minifiedRules: CssRules = new Map();
const minifyRule = (name: string, css: string): string => {
  const rule = minifiedRules.get(name) ?? minifyCss(css);
  minifiedRules.set(name, rule);
  return rule;
};

/**
 * Renders with a new Emotion cache, which contains only the rules of this HTML afterwards. A new cache is cheap: on the
 * server Emotion shares its parser results among all caches with the same options.
 * @param contentWith returns the content to render, given the cache for its provider
 */
export const renderStyled = (contentWith: (cache: EmotionCache) => ReactNode): StyledMarkup => {
  const cache = createCache(emotionOptions);
  // As in `@emotion/server`: collect rules in the cache instead of inserting style elements into the HTML.
  cache.compat = true;
  const html = renderToString(contentWith(cache));
  const rendered: StyledMarkup = { html, global: new Map(), local: new Map() };
  const used = new Set(html.match(classNames));
  for (const [name, css] of Object.entries(cache.inserted)) {
    const className = `${cache.key}-${name}`;
    const isGlobal = cache.registered[className] === undefined;
    // If a component passes its class to another one, Emotion merges both into a new class, and the first is unused.
    if (isGlobal || used.has(className))
      rendered[isGlobal ? 'global' : 'local'].set(name, minifyRule(name, String(css)));
  }
  return rendered;
};

/** Merges the rules of several parts of a page, without duplicates. */
export const mergeRules = (parts: StyledMarkup[], kind: 'global' | 'local'): CssRules =>
  new Map(parts.flatMap((part) => [...part[kind]]));

/** Returns the content of a style element with the rules. */
export const toCss = (rules: CssRules): string => [...rules.values()].join('');
