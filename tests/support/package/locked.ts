/** A package in a lock file. */
type Locked = {
  version?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  engines?: Record<string, string>;
  [field: string]: unknown;
};
export type LockFile = { lockfileVersion: number; packages: Record<string, Locked> };

/** Returns the path of a dependency by Node's resolution: below the package or in one of its parent folders. */
const resolveDependency = (
  packages: LockFile['packages'],
  from: string,
  name: string,
): string | undefined => {
  const paths = from
    .split('/node_modules/')
    .map((_, index, parts) => parts.slice(0, parts.length - index).join('/node_modules/'));
  return [...paths.map((path) => `${path}/node_modules/${name}`), `node_modules/${name}`].find(
    (path) => path in packages,
  );
};

/** Returns the paths of the given packages and their transitive dependencies in a lock file, without peer dependencies. */
const collectDependencies = ({ packages }: LockFile, names: string[]): Set<string> => {
  const found = new Set<string>();
  const visit = (from: string, name: string): void => {
    const path = resolveDependency(packages, from, name);
    if (path === undefined || found.has(path)) return;
    found.add(path);
    const { dependencies = {}, optionalDependencies = {} } = packages[path] ?? {};
    for (const each of Object.keys({ ...dependencies, ...optionalDependencies })) visit(path, each);
  };
  for (const name of names) visit('', name);
  return found;
};

/** Returns the part of a lock file that the given packages need. */
export const selectLockedPackages = (lock: LockFile, names: string[]): LockFile['packages'] =>
  Object.fromEntries(
    [...collectDependencies(lock, names)].sort().map((path) => {
      const { dev: _, ...locked } = lock.packages[path] ?? {};
      return [path, locked];
    }),
  );
