import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { engineRoot } from '../../site-builder/engine.mjs';
import { modules } from '../lint/modules.mjs';
import { partOfLock, type LockFile } from './locked.ts';

type Manifest = {
  version: string;
  devDependencies: Record<string, string>;
};

const read = async <T>(file: string): Promise<T> =>
  JSON.parse(await readFile(join(engineRoot, file), 'utf8')) as T;

const text = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

/**
 * What only the Studio needs, and a site installs when it first asks for the Studio: the packages that its module may import
 * and that are not among those of every site. What they are used with, such as React, is that of the site.
 * @returns the texts of a manifest and of its lock file, with the versions that are installed here
 */
export const studioPackages = async (): Promise<Record<string, string>> => {
  const { version, devDependencies } = await read<Manifest>('package.json');
  const lock = await read<LockFile>('package-lock.json');
  const allowed = modules.find(({ folder }) => folder === 'studio')?.packages ?? [];
  const isAllowed = (name: string) =>
    allowed.some((each) => name === each || (each.endsWith('/') && name.startsWith(each)));
  const names = Object.keys(devDependencies).filter((name) => isAllowed(name));
  const packages = partOfLock(lock, names);
  const own = {
    name: 'page-schema-site-studio',
    version,
    private: true,
    dependencies: Object.fromEntries(names.map((name) => [name, packages[`node_modules/${name}`]?.version])),
  };
  return {
    'studio/package.json': text(own),
    'studio/package-lock.json': text({
      ...own,
      lockfileVersion: lock.lockfileVersion,
      requires: true,
      packages: { '': own, ...packages },
    }),
  };
};
