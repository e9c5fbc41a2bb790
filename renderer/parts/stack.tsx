import { styledByTheme } from './themed.ts';

/** The parts of a section one under the other, evenly apart. */
export const Stack = styledByTheme('div', (theme) => ({ display: 'grid', gap: theme.layout.stack }));
