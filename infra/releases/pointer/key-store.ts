/** Most keys that one call changes (CloudFront Developer Guide, "Quotas on key value stores"). */
export const mostKeysAtOnce = 50;

/** What CloudFront's functions look things up in: the KeyValueStore of a stack, or another in tests. */
export type KeyStore = {
  /** Names the present state of the whole. */
  tag: () => Promise<string>;
  get: (key: string) => Promise<string | undefined>;
  keys: () => Promise<string[]>;
  /**
   * Changes some keys, all of them or none.
   * @throws ConditionFailed when the state has another tag by now
   */
  update: (tag: string, change: { puts?: Record<string, string>; deletes?: string[] }) => Promise<void>;
};
