import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const pathOf = (name: string): string => relative('', fileURLToPath(new URL(`../${name}`, import.meta.url)));

const ownHandbook = pathOf('README.md');

/** Path of the operator's handbook for messages, in this repository or in the package of a site. */
export const handbook = existsSync(ownHandbook) ? ownHandbook : pathOf('../../infra/README.md');

/** Path of the template of the permissions of a stage. */
export const rightsFile = pathOf('rights.yaml');
