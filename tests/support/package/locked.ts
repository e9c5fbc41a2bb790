/** What a lock file says of a package. */
type Locked = {
  version?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  [field: string]: unknown;
};
export type LockFile = { lockfileVersion: number; packages: Record<string, Locked> };

/** Where a package finds one that it needs: below itself, or in a folder around it. */
const placeOf = (packages: LockFile['packages'], from: string, name: string): string | undefined => {
  const places = from
    .split('/node_modules/')
    .map((_, index, parts) => parts.slice(0, parts.length - index).join('/node_modules/'));
  return [...places.map((place) => `${place}/node_modules/${name}`), `node_modules/${name}`].find(
    (place) => place in packages,
  );
};

/** All that packages need, with themselves, by their places in a lock file; their peers are not theirs. */
const needed = ({ packages }: LockFile, names: string[]): Set<string> => {
  const found = new Set<string>();
  const visit = (from: string, name: string): void => {
    const place = placeOf(packages, from, name);
    if (place === undefined || found.has(place)) return;
    found.add(place);
    const { dependencies = {}, optionalDependencies = {} } = packages[place] ?? {};
    for (const each of Object.keys({ ...dependencies, ...optionalDependencies })) visit(place, each);
  };
  for (const name of names) visit('', name);
  return found;
};

/** The part of a lock file that some packages need. */
export const selectLockedPackages = (lock: LockFile, names: string[]): LockFile['packages'] =>
  Object.fromEntries(
    [...needed(lock, names)].sort().map((place) => {
      const { dev: _, ...locked } = lock.packages[place] ?? {};
      return [place, locked];
    }),
  );
