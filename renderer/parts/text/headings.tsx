import type { Theme } from '@mui/material/styles';
import { styledByTheme } from '../themed.ts';

type Look = 'h1' | 'h2' | 'h3' | 'h4' | 'subtitle1';

const look = (name: Look) => (theme: Theme) => ({ margin: 0, ...theme.typography[name] });

// Headings look like the variants of MUI's Typography, which takes three times as long to render.
/** The heading of a page. */
export const Heading1 = styledByTheme('h1', look('h1'));
/** The heading of a section. */
export const Heading2 = styledByTheme('h2', look('h2'));
/** The heading of a part of a section. Where the level is another than the look, the element is named: `<Heading3 as="h2">`. */
export const Heading3 = styledByTheme('h3', look('h3'));
/** The heading of a small thing, such as an entry of a list. */
export const Heading4 = styledByTheme('h4', look('h4'));

/** The sentence below the heading of a page. */
export const Tagline = styledByTheme('p', look('subtitle1'));
