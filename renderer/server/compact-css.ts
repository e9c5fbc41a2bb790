import { transform } from 'lightningcss';

const major = (version: number): number => version << 16;

/** What is older reads the rules as they are written in the sources, or does without. */
const targets = { chrome: major(100), firefox: major(100), safari: major(16) };

/** The same rules in fewer bytes: what is said twice is said once, colours and lengths are short. */
export const compactCss = (css: string): string => {
  const code = new TextEncoder().encode(css);
  return new TextDecoder().decode(transform({ filename: 'rules.css', code, minify: true, targets }).code);
};
