import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { engineRoot } from '../../site-builder/engine.mjs';
import { rooms } from '../lint/rooms.mjs';

type Manifest = { version: string; dependencies: Record<string, string>; devDependencies: Record<string, string> };
type Lock = { packages: Record<string, { version?: string }> };

const read = async <T>(file: string): Promise<T> =>
  JSON.parse(await readFile(join(engineRoot, file), 'utf8')) as T;

/**
 * The manifest of what only the Studio needs, which a site installs when it first asks for the Studio: the packages that
 * its room may import and the engine does not have.
 * @returns its text, with the versions that are installed here
 */
export const studioPackages = async (): Promise<string> => {
  const { version, dependencies, devDependencies } = await read<Manifest>('package.json');
  const { packages } = await read<Lock>('package-lock.json');
  const allowed = rooms.find(({ folder }) => folder === 'studio')?.packages ?? [];
  const isAllowed = (name: string) =>
    allowed.some((each) => name === each || (each.endsWith('/') && name.startsWith(each)));
  const names = Object.keys(devDependencies).filter((name) => isAllowed(name) && !(name in dependencies));
  return `${JSON.stringify(
    {
      name: 'page-schema-site-studio',
      version,
      private: true,
      dependencies: Object.fromEntries(names.map((name) => [name, packages[`node_modules/${name}`]?.version])),
    },
    null,
    2,
  )}\n`;
};
