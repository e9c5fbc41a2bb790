import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Path of the operator's handbook for messages, in this repository or in the package of a site. */
export const handbook = relative('', fileURLToPath(new URL('../README.md', import.meta.url)));
