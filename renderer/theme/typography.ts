import type { TypographyVariantsOptions } from '@mui/material/styles';
import type { Brand } from '../../schema/brand.ts';
import { fontStack } from './fonts.ts';

/**
 * Returns the type scale: ratio 1.25, fluid from 320 to 1440 px. Headings grow with the visitor's text size only so far
 * that an average word still fits into a narrow window.
 */
export const typography = ({ fonts, headingWeight }: Brand): TypographyVariantsOptions => {
  const heading = {
    fontFamily: fontStack(fonts.heading),
    fontWeight: headingWeight,
    letterSpacing: '-0.012em',
  };
  return {
    fontFamily: fontStack(fonts.text),
    h1: { ...heading, fontSize: 'min(clamp(2.5rem, 1.9rem + 2.2vw, 5.25rem), 14vw)', lineHeight: 1.05 },
    h2: {
      ...heading,
      fontSize: 'min(clamp(1.875rem, 1.625rem + 1.25vw, 2.75rem), 11.5vw)',
      lineHeight: 1.12,
    },
    h3: {
      ...heading,
      fontSize: 'min(clamp(1.25rem, 1.18rem + 0.36vw, 1.5rem), 9.5vw)',
      lineHeight: 1.2,
      letterSpacing: 0,
    },
    h4: { fontWeight: 600, fontSize: '1.125rem', lineHeight: 1.35 },
    subtitle1: { fontSize: 'clamp(1.125rem, 1.05rem + 0.36vw, 1.375rem)', lineHeight: 1.5 },
    body1: { fontSize: 'clamp(1.0625rem, 1.04rem + 0.09vw, 1.125rem)', lineHeight: 1.6 },
    body2: { fontSize: '0.9375rem', lineHeight: 1.5 },
    button: { fontWeight: 600, fontSize: '1.0625rem', lineHeight: 1.25, textTransform: 'none' },
    caption: { fontSize: '0.875rem', lineHeight: 1.45 },
    overline: {
      fontSize: '0.8125rem',
      fontWeight: 600,
      lineHeight: 1.4,
      letterSpacing: '0.08em',
      textTransform: 'uppercase',
    },
  };
};
