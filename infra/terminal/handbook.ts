import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The operator's handbook as whoever reads a message finds it: in this repository, or in the package of a site. */
export const handbook = relative('', fileURLToPath(new URL('../README.md', import.meta.url)));
