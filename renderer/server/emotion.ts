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
  for (const [, classes = ''] of html.matchAll(/ class="([^"]*)"/g)) {
    for (const name of classes.split(' ')) if (name.startsWith(prefix)) names.add(name.slice(prefix.length));
  }
  return [...names];
};

const isKeyframes = (name: string): boolean => name.startsWith('animation-');

/** The styles of everything that one thread draws: each rule is made once. */
export class ServerStyles {
  readonly cache: EmotionCache = createCache(emotionOptions);
  readonly #global = new Set<string>();
  readonly #keyframes = new Map<string, string[]>();
  readonly #compact = new Map<string, string>();

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
      styles[registered[prefix + name] === undefined ? 'global' : 'local'].set(
        name,
        this.#compactOf(name, css),
      );
      for (const frames of this.#keyframesOf(name, css)) {
        const found = inserted[frames];
        if (typeof found === 'string') styles.global.set(frames, this.#compactOf(frames, found));
      }
    }
    return styles;
  }

  #compactOf(name: string, css: string): string {
    const known = this.#compact.get(name) ?? compactCss(css);
    this.#compact.set(name, known);
    return known;
  }

  /** The names of the keyframes that a rule runs. */
  #keyframesOf(name: string, css: string): string[] {
    const known = this.#keyframes.get(name) ?? css.match(/\banimation-[a-z0-9]+\b/g) ?? [];
    this.#keyframes.set(name, known);
    return known;
  }
}
