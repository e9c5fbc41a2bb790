/** The theme and what makes styles of it, as a step of its own in starting the shell. */
export { theme } from '../theme/index.ts';
