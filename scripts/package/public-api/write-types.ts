import { spawnSync } from 'node:child_process';
import { engineRoot } from '../../../site-builder/engine.mjs';

/**
 * Writes the types of what sites import.
 * @param folder where to
 * @returns what stands in the way; nothing when they are written
 */
export const writeTypes = (folder: string): string | undefined => {
  const flags = ['--project', 'scripts/package/tsconfig.json', '--outDir', folder];
  const { status, stdout } = spawnSync('node_modules/.bin/tsc', flags, { cwd: engineRoot, encoding: 'utf8' });
  return status === 0 ? undefined : `The types cannot be written:\n${stdout}`;
};
