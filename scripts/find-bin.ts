import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineRoot } from '../site-builder/engine.mjs';

/**
 * Returns the JavaScript file of a package's command, to be run with Node. The scripts in `node_modules/.bin` cannot be
 * spawned on Windows.
 * @param name name of the package
 * @param command name of the command, if it is not that of the package
 */
export const findBin = (name: string, command = name): string => {
  const folder = join(engineRoot, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  };
  return join(folder, typeof bin === 'string' ? bin : (bin[command] ?? ''));
};
