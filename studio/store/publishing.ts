import type { Observable } from '../core/observable.ts';
import type { words } from '../messages/messages.ts';
import type { Conflict } from './site-store.ts';

/** A commit of the site. */
export type Commit = {
  /** Commit hash. */
  id: string;
  /** Commit time in milliseconds since 1970. */
  time: number;
};

/** Result of the repository's CI checks. */
export type Checks = {
  state: 'none' | 'running' | 'green' | 'red';
  /** Page with details. */
  url?: string;
};

/** Publishing settings and progress of the site. */
export type PublishingStatus = {
  /** Commit that the stored documents are based on; `publish` sends the differences. */
  base: Commit;
  /** Head of the default branch; newer than `base` if others have published in the meantime. */
  accepted: Commit;
  /** Time of the last save that differs from `base`, in milliseconds since 1970; undefined if nothing differs. */
  saved?: number;
  /** The release that visitors see; undefined if it is unknown. */
  live?: Commit;
  checks: Checks;
  /** Whether an accepted change goes live automatically or is released by a person. */
  release: 'on-accept' | 'by-person';
  /** URL of a preview of the unpublished changes. */
  preview?: string;
};

/** Why nothing was published, each with its message. The details are GitHub's message or a page. */
type PublishReason = keyof typeof words.publish.reasons;

/** Result of publishing. */
export type PublishResult =
  | { state: 'published' }
  /** The changes are pushed and the CI checks run. Repeat the call when they have passed to finish publishing. */
  | { state: 'waiting' }
  /**
   * Others have changed the same lines; `stored` is their version. Nothing was changed. After the editor has decided, save
   * the result and publish again with these conflicts as `known`.
   */
  | { state: 'conflicts'; conflicts: Conflict[] }
  | { state: 'refused'; reason: PublishReason; detail?: string };

/** A commit in the history. */
export type HistoryEntry = Commit & { author: string; message: string };

/** Publishing API of the hosted Studio (`github-publishing.ts`). Error messages are for the editor. */
export type Publishing = {
  /** Whether saved changes are not published yet. */
  hasDraft: Observable<boolean>;
  /** Reads the publishing state. @throws Error if the store cannot be reached */
  status(): Promise<PublishingStatus>;
  /** Returns the documents of a commit and its images as serialized image info. @throws Error if there is no such commit */
  version(id: string): Promise<ReadonlyMap<string, string>>;
  /**
   * Merges the published changes of others into the stored documents, then publishes the differences from `base`. The
   * merged changes stay in the store even if publishing fails.
   * @throws Error if a request failed
   * @param message commit message written by the editor
   * @param known conflicts that the editor has decided, each with the published version at that time
   */
  publish(options: { message: string; known?: readonly Conflict[] }): Promise<PublishResult>;
  /**
   * Returns one page of the commits that changed a file, latest first.
   * @param before id of the last entry of the previous page
   */
  history(options: { name: string; before?: string }): Promise<HistoryEntry[]>;
};
