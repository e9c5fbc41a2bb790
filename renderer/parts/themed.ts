import { styled, type CSSObject, type SxProps, type Theme } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import type { ComponentProps, ComponentType, ElementType, ReactElement } from 'react';

/**
 * An element or a component with styles that depend on the theme alone, which are made once for each theme
 * (docs/decisions/023-lighter-sections.md).
 * @param base the name of an element, or a component that takes a class name
 * @param styles as `styled` of MUI takes them
 */
export const styledByTheme = <Base extends ElementType>(base: Base, styles: (theme: Theme) => CSSObject) =>
  styled(base as ComponentType)(memoTheme(({ theme }) => styles(theme))) as (
    props: ComponentProps<Base> & { as?: ElementType; sx?: SxProps<Theme> },
  ) => ReactElement;
