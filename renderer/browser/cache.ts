import createCache from '@emotion/cache';
import { emotionOptions } from '../emotion-options.ts';

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
