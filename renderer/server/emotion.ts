import createCache, { type EmotionCache } from '@emotion/cache';
import { emotionOptions } from '../emotion-options.ts';
import { compactCss } from './compact-css.ts';

/** CSS rules by the name that Emotion gave them; the same name is the same rule on every page. */
export type Rules = Map<string, string>;

/** What a page needs: global rules apart, because they come first and are taken over under their own name. */
export type Styles = { global: Rules; local: Rules };

const prefix = `${emotionOptions.key}-`;

/** The names of the rules that some markup needs, each once, in the order in which they come. */
export const namesIn = (html: string): string[] => {
  const names = new Set<string>();
  // Most of them stand there many times.
  for (const attribute of new Set(html.match(/ class="[^"]*"/g))) {
    const classes = attribute.slice(' class="'.length, -1).split(' ');
    for (const name of classes) if (name.startsWith(prefix)) names.add(name.slice(prefix.length));
  }
  return [...names];
};

/** A rule as pages hold it, and the names of the keyframes that it runs. */
type Finished = { rule: string; keyframes: string[] };

const isKeyframes = (name: string): boolean => name.startsWith('animation-');

/** The styles of everything that one thread renders: each rule is made once. */
export class ServerStyles {
  readonly cache: EmotionCache = createCache(emotionOptions);
  readonly #global = new Set<string>();
  readonly #finished = new Map<string, Finished>();

  constructor() {
    const { cache } = this;
    // Keeps every rule in the cache instead of writing <style> elements between the markup.
    cache.compat = true;
    const { insert } = cache;
    cache.insert = (selector, serialized, ...rest) => {
      if (selector === '' && !isKeyframes(serialized.name)) this.#global.add(serialized.name);
      return insert(selector, serialized, ...rest);
    };
  }

  /** The names of the global rules that were needed since the last call: no class in the markup tells of them. */
  takeGlobal(): string[] {
    const names = [...this.#global];
    this.#global.clear();
    return names;
  }

  /** The rules of some names, in their order. */
  rulesOf(names: Iterable<string>): Styles {
    const styles: Styles = { global: new Map(), local: new Map() };
    const { inserted, registered } = this.cache;
    for (const name of names) {
      const css = inserted[name];
      // A class of that form which no component has given.
      if (typeof css !== 'string') continue;
      const { rule, keyframes } = this.#finish(name, css);
      styles[registered[prefix + name] === undefined ? 'global' : 'local'].set(name, rule);
      for (const frames of keyframes) {
        const found = inserted[frames];
        if (typeof found === 'string') styles.global.set(frames, this.#finish(frames, found).rule);
      }
    }
    return styles;
  }

  #finish(name: string, css: string): Finished {
    const known = this.#finished.get(name) ?? {
      rule: compactCss(css),
      keyframes: css.match(/\banimation-[a-z0-9]+\b/g) ?? [],
    };
    this.#finished.set(name, known);
    return known;
  }
}
