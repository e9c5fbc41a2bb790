import { Features, transform } from 'lightningcss';
import { oldestBrowsers } from '../oldest-browsers.ts';

const { ios, ...otherBrowsers } = oldestBrowsers;

/** Lightning CSS removes rules that only older browsers need. */
const targets = Object.fromEntries(
  Object.entries({ ...otherBrowsers, ios_saf: ios }).map(([name, [major, minor]]) => [
    name,
    (major << 16) | (minor << 8),
  ]),
);

/** Keeps the `min-width` syntax of media queries, so that even older browsers apply them. */
const include = Features.MediaQueries;

/** Minifies CSS: merges duplicate declarations and shortens colors and lengths. */
export const minifyCss = (css: string): string => {
  const code = new TextEncoder().encode(css);
  return new TextDecoder().decode(
    transform({ filename: 'rules.css', code, minify: true, targets, include }).code,
  );
};
