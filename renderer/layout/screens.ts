import type { Theme } from '@mui/material/styles';

/** From here on the whole menu stands in the header. */
export const wide = (theme: Theme): string => theme.breakpoints.up(1024);

/** Below the wide screen: the menu is behind a button. */
export const narrow = (theme: Theme): string => theme.breakpoints.down(1024);

/** A telephone: call and estimate are in a bar at the bottom. */
export const phone = (theme: Theme): string => theme.breakpoints.down('sm');

/** Space at both sides that keeps the content of a full-width bar at the page's width and in its middle. */
export const sides = (theme: Theme): string =>
  `max(${theme.layout.gutter}, calc((100% - ${theme.layout.content}) / 2))`;
