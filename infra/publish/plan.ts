import { isImmutable } from './headers.ts';

/** What has to happen for a store to hold a built site, in this order. */
export type PublishPlan = {
  /** Files with a hash in their name that are not there yet. The old ones stay for ever: a browser may ask for them. */
  assets: string[];
  /** Documents that are new. They come before those that may link to them. */
  added: string[];
  /** Documents that have changed. */
  changed: string[];
  /** Documents of the last deployment that are no more. They go last, when nothing links to them. */
  gone: string[];
};

/**
 * Compares a built site with what is published.
 * @param built tags of the files of the build, by key
 * @param published tags of the objects, by key
 */
export const planPublish = (built: Map<string, string>, published: Map<string, string>): PublishPlan => {
  const keys = [...built.keys()].sort();
  const differs = (key: string) => published.get(key) !== built.get(key);
  const documents = keys.filter((key) => !isImmutable(key));
  return {
    assets: keys.filter((key) => isImmutable(key) && differs(key)),
    added: documents.filter((key) => !published.has(key)),
    changed: documents.filter((key) => published.has(key) && differs(key)),
    gone: [...published.keys()].filter((key) => !isImmutable(key) && !built.has(key)).sort(),
  };
};
