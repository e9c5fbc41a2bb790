import createCache, { type EmotionCache } from '@emotion/cache';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { emotionOptions } from '../emotion-options.ts';
import { minifyCss } from './minify-css.ts';

/** CSS rules by the names that Emotion gave them; the same name is the same rule everywhere. */
export type CssRules = Map<string, string>;

/** Markup and the rules that it needs. Global ones and keyframes are apart, because no class in the markup names them. */
export type StyledMarkup = { html: string; global: CssRules; local: CssRules };

const classNames = new RegExp(String.raw`\b${emotionOptions.key}-[\w-]+`, 'g');

/** Every rule is made compact once. */
const compactRules: CssRules = new Map();
const compactRule = (name: string, css: string): string => {
  const rule = compactRules.get(name) ?? minifyCss(css);
  compactRules.set(name, rule);
  return rule;
};

/**
 * Renders with a cache of its own, which holds the rules of this markup alone afterwards. A new cache costs little: what
 * Emotion parses on a server it remembers for all caches with the same options.
 * @param contentWith what is rendered, given the cache for its provider
 */
export const renderStyled = (contentWith: (cache: EmotionCache) => ReactNode): StyledMarkup => {
  const cache = createCache(emotionOptions);
  // As `@emotion/server` does: rules stay in the cache, instead of being written between the markup.
  cache.compat = true;
  const html = renderToString(contentWith(cache));
  const rendered: StyledMarkup = { html, global: new Map(), local: new Map() };
  const used = new Set(html.match(classNames));
  for (const [name, css] of Object.entries(cache.inserted)) {
    const className = `${cache.key}-${name}`;
    const isGlobal = cache.registered[className] === undefined;
    // Where a component passes its class on to another one, that one has a class for the rules of both.
    if (isGlobal || used.has(className))
      rendered[isGlobal ? 'global' : 'local'].set(name, compactRule(name, String(css)));
  }
  return rendered;
};

/** The rules of several parts of a page, each once. */
export const mergeRules = (parts: StyledMarkup[], kind: 'global' | 'local'): CssRules =>
  new Map(parts.flatMap((part) => [...part[kind]]));

/** The text of a style element. */
export const cssOf = (rules: CssRules): string => [...rules.values()].join('');
