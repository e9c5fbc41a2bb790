import { forEachConcurrent } from '../publish/for-each-concurrent.ts';
import type { ObjectStore, ObjectVersion } from '../publish/object-store.ts';
import { sharedPrefixes } from './keys.ts';

/**
 * Returns the versions that hide the published files: delete markers, which no command leaves, and versions that
 * overwrote a shared file, whose content never changes.
 * @param versions all versions, newest first for each key
 */
const hidingVersions = (versions: ObjectVersion[]): ObjectVersion[] => {
  const original = new Map<string, string>();
  for (const { key, tag, isMarker } of versions)
    if (!isMarker && sharedPrefixes.some((prefix) => key.startsWith(prefix))) original.set(key, tag);
  return versions.filter(({ key, tag, isMarker, isLatest }) =>
    isMarker ? isLatest : (original.get(key) ?? tag) !== tag,
  );
};

/** Returns the keys of objects that were deleted or overwritten by something else than a command. */
export const findHiddenKeys = async (store: ObjectStore): Promise<string[]> => [
  ...new Set(hidingVersions(await store.versions('')).map(({ key }) => key)),
];

/**
 * Restores deleted and overwritten objects of a versioned bucket, as long as their versions exist.
 * @param prefix key prefix
 * @returns number of restored objects
 */
export const restoreObjects = async (store: ObjectStore, prefix = ''): Promise<number> => {
  const hiding = hidingVersions(await store.versions(prefix));
  await forEachConcurrent(hiding, ({ key, id }) => store.remove(key, id));
  return hiding.length;
};
