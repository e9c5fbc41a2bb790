/** How an object is kept and handed out. */
export type ObjectHeaders = { contentType: string; cacheControl: string };

/** When an object is written: only where none is, or only over the one with this tag. */
export type Condition = { absent: true } | { tag: string };

/** Somebody else wrote first. */
export class ConditionFailed extends Error {}

/** A place for the files of a site: the bucket, or another in tests. */
export type ObjectStore = {
  /** Entity tags (MD5, in hexadecimal) of the objects whose keys begin so, by key. */
  list: (prefix: string) => Promise<Map<string, string>>;
  /** One object; undefined when there is none. */
  read: (key: string) => Promise<{ body: Buffer; tag: string } | undefined>;
  /**
   * Puts one object in place at once: a reader sees the old one or the new one.
   * @returns its tag
   * @throws ConditionFailed when the condition does not hold
   */
  put: (key: string, body: Buffer, headers: ObjectHeaders, condition?: Condition) => Promise<string>;
  remove: (key: string) => Promise<void>;
};
