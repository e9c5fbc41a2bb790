/** Content type and caching of an object. */
export type ObjectHeaders = { contentType: string; cacheControl: string };

/** Headers of a JSON object that may change. */
export const jsonHeaders: ObjectHeaders = {
  contentType: 'application/json; charset=utf-8',
  cacheControl: 'public, max-age=0, must-revalidate',
};

/** Condition of a write: only if the object does not exist, or only if it has this ETag. */
export type Condition = { absent: true } | { tag: string };

/** The condition of a write was not met: another process wrote first. */
export class ConditionFailed extends Error {}

/** A version of an object, or the delete marker that a deletion without a version leaves (`isMarker`). */
export type ObjectVersion = { key: string; id: string; tag: string; isLatest: boolean; isMarker: boolean };

/** Storage of a site's files: the bucket, or a fake in tests. */
export type ObjectStore = {
  /** Returns the ETags (MD5, hexadecimal) of objects by key, for all keys with the prefix. */
  list: (prefix: string) => Promise<Map<string, string>>;
  /** Reads an object; undefined if there is none. */
  read: (key: string) => Promise<{ body: Buffer; tag: string } | undefined>;
  /**
   * Writes an object atomically: readers get the old or the new one.
   * @returns its ETag
   * @throws ConditionFailed if the condition is not met
   */
  put: (key: string, body: Buffer, headers: ObjectHeaders, condition?: Condition) => Promise<string>;
  /** Deletes an object, or permanently one of its versions. */
  remove: (key: string, version?: string) => Promise<void>;
  /** Returns all versions of all objects whose keys have the prefix. */
  versions: (prefix: string) => Promise<ObjectVersion[]>;
};
