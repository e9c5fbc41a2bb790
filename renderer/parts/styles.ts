import { styled, type CSSObject, type SxProps, type Theme } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import type { ComponentProps, ComponentType, ElementType, ReactElement } from 'react';

/**
 * Returns an element or component with styles that depend only on the theme, so that they are computed once per theme
 * (docs/decisions/023-lighter-sections.md).
 * @param base the name of an element, or a component with a `className` prop
 * @param styles a style function as for MUI's `styled`
 */
export const styledByTheme = <Base extends ElementType>(base: Base, styles: (theme: Theme) => CSSObject) =>
  styled(base as ComponentType)(memoTheme(({ theme }) => styles(theme))) as (
    props: ComponentProps<Base> & { as?: ElementType; sx?: SxProps<Theme> },
  ) => ReactElement;

/** Styles of an image that fills its frame. */
export const coverImage = { width: '100%', objectFit: 'cover' } as const;

/** Styles of an input without MUI, and of its label, which contains it. */
export const plainField = (theme: Theme) =>
  ({
    label: { display: 'grid', gap: 6, fontWeight: 600 },
    input: {
      padding: '0.625rem 0.875rem',
      border: `1px solid ${theme.palette.text.disabled}`,
      borderRadius: theme.shape.borderRadius,
      backgroundColor: theme.palette.background.paper,
      color: 'inherit',
      font: 'inherit',
      fontWeight: 400,
    },
  }) as const;

/** Styles of text for screen readers only: `styled('span')(visuallyHidden)`. */
export const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
