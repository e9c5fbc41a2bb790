import createCache from '@emotion/cache';
import { emotionOptions } from '../emotion-options.ts';
import { idle } from './idle.ts';

/** The styles that are in the page: those that the server wrote, and all that is added. */
export const cache = createCache(emotionOptions);

// Emotion would have the page list its rules; their names are in the rules themselves.
const { key } = emotionOptions;
const written = document.querySelector<HTMLStyleElement>(`style[data-emotion="${key}"]`);
if (written) {
  const names = written.textContent.matchAll(new RegExp(String.raw`\.${key}-([\w-]+)`, 'g'));
  for (const [, name = ''] of names) cache.inserted[name] = true;
  // `hydrate` would put the element into its place once more, and the browser would read it again.
  cache.sheet.tags.push(written);
}

const { insert } = cache;
const asked: Parameters<typeof insert>[] = [];

/**
 * A finished page has every rule that it needs. What is asked for while it is taken over belongs to components that
 * wrap others and hand their styles on; writing those rules would take as long as all the rest.
 */
if (written) cache.insert = (...rule) => void asked.push(rule);

/** Writes rules at once from now on, and those that were asked for when there is time. */
export const insertRest = async (): Promise<void> => {
  cache.insert = insert;
  for (const rule of asked.splice(0)) {
    if (cache.inserted[rule[1].name] !== undefined) continue;
    await idle();
    insert(...rule);
  }
};
