import createCache from '@emotion/cache';
import { classNames, emotionOptions } from '../emotion-options.ts';

const { key } = emotionOptions;

// Emotion reads the names of the server's rules from this attribute. The HTML omits them, because the rules contain them.
const rules = document.querySelector(`style[data-emotion=${key}]`);
const names = (rules?.textContent.match(classNames) ?? []).map((name) => name.slice(key.length + 1));
rules?.setAttribute('data-emotion', [key, ...names].join(' '));

/** The Emotion cache of the page. It adopts the styles that the server rendered and adds new ones. */
export const styleCache = createCache(emotionOptions);
