import { existsSync } from 'node:fs';

/** Only the published package has the compiled configuration of Vite. */
const isPackage = existsSync(new URL('../../vite.config.js', import.meta.url));

export const commandLine = (command) => (isPackage ? `npx site ${command}` : `npm run site -- ${command}`);
