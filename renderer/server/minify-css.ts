import { Features, transform } from 'lightningcss';
import { oldestBrowsers } from '../oldest-browsers.ts';

const { ios, ...others } = oldestBrowsers;

/** What only browsers older than these need is left out. */
const targets = Object.fromEntries(
  Object.entries({ ...others, ios_saf: ios }).map(([name, [major, minor]]) => [
    name,
    (major << 16) | (minor << 8),
  ]),
);

/** An older one should still tell a telephone from a desk. */
const include = Features.MediaQueries;

/** The same rules in fewer bytes: what is said twice is said once, colours and lengths are short. */
export const minifyCss = (css: string): string => {
  const code = new TextEncoder().encode(css);
  return new TextDecoder().decode(
    transform({ filename: 'rules.css', code, minify: true, targets, include }).code,
  );
};
