import type { Theme } from '@mui/material/styles';

/** Wide screens: the header contains the whole menu. */
export const wide = (theme: Theme): string => theme.breakpoints.up(1024);

/** Narrower screens: a button opens the menu. */
export const narrow = (theme: Theme): string => theme.breakpoints.down(1024);

/** Phones: call and estimate are in a bar at the bottom. */
export const phone = (theme: Theme): string => theme.breakpoints.down('sm');
