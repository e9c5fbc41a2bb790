import { styledByTheme } from './themed.ts';

/** Stacks the parts of a section vertically with equal gaps. */
export const Stack = styledByTheme('div', (theme) => ({ display: 'grid', gap: theme.layout.stack }));
