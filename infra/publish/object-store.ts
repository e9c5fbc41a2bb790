/** How an object is kept and handed out. */
export type ObjectHeaders = { contentType: string; cacheControl: string };

/** A place for the files of a site: the bucket, or another in tests. */
export type ObjectStore = {
  /** Entity tags (MD5, in hexadecimal) of all objects, by key. */
  list: () => Promise<Map<string, string>>;
  /** Puts one object in place at once: a reader sees the old one or the new one. */
  put: (key: string, body: Buffer, headers: ObjectHeaders) => Promise<void>;
  remove: (key: string) => Promise<void>;
};
