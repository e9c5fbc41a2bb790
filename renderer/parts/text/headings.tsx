import type { Theme } from '@mui/material/styles';
import { styledByTheme } from '../themed.ts';

type Variant = 'h1' | 'h2' | 'h3' | 'h4' | 'subtitle1';

const variantStyles = (name: Variant) => (theme: Theme) => ({ margin: 0, ...theme.typography[name] });

// These use the styles of MUI's Typography variants. Typography itself takes three times as long to render.
/** The heading of a page. */
export const Heading1 = styledByTheme('h1', variantStyles('h1'));
/** The heading of a section. */
export const Heading2 = styledByTheme('h2', variantStyles('h2'));
/** The heading of a part of a section. Use `as` if the level differs from the style: `<Heading3 as="h2">`. */
export const Heading3 = styledByTheme('h3', variantStyles('h3'));
/** The heading of a small element, such as a list item. */
export const Heading4 = styledByTheme('h4', variantStyles('h4'));

/** The sentence below the heading of a page. */
export const Tagline = styledByTheme('p', variantStyles('subtitle1'));
