import { themed } from './themed.ts';

/** The parts of a section one under the other, evenly apart. */
export const Stack = themed('div', (theme) => ({ display: 'grid', gap: theme.layout.stack }));
