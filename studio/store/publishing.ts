import type { FileText } from './merge-file.ts';
import type { Conflict } from './site-store.ts';

/** A commit of the site. */
export type Commit = {
  /** Commit hash. */
  id: string;
  /** Commit time in milliseconds since 1970. */
  time: number;
};

/** Author of a commit. */
export type Author = { name: string; email: string };

/** Why publishing is not available: no Git repository, or no remote. */
type Missing = 'no-history' | 'no-remote';

/** Result of the repository's CI checks. */
export type Checks = {
  state: 'none' | 'running' | 'green' | 'red';
  /** Page with details. */
  url?: string;
};

/** The release that visitors see: its time and, if known, its commit; or why it is unknown. */
export type LiveState =
  | { time: number; id?: string }
  | { unknown: 'no-address' | 'not-reached' | 'not-told' };

/** Publishing settings and progress of the site. */
export type PublishingStatus = {
  missing?: Missing;
  /** Commit that the stored documents are based on; `publish` sends the differences. Undefined without a history. */
  base?: Commit;
  /** Head of the default branch; newer than `base` if others have published in the meantime. */
  accepted?: Commit;
  /** Time of the last save that differs from `base`, in milliseconds since 1970; undefined if nothing differs. */
  saved?: number;
  live: LiveState;
  checks: Checks;
  /** Whether an accepted change goes live automatically or is released by a person. */
  release: 'on-accept' | 'by-person';
  /** URL of a preview of the unpublished changes. */
  preview?: string;
  /** Whether `accepted` is the last known value because the remote is unreachable. */
  isStale?: boolean;
  /** Author of publications; undefined if not configured. */
  author?: Author;
};

/** Why publishing failed: the key of its message in `publish.reasons` of `messages.json`. */
export type PublishReason =
  | Missing
  /** The documents have errors. */
  | 'errors'
  /** Git ignores files that the site needs; `detail` lists them. */
  | 'ignored'
  /** There is nothing to publish. */
  | 'no-changes'
  /** The author is not known. */
  | 'no-author'
  /** The clone is not on the default branch. */
  | 'other-branch'
  /** A Git operation, such as a merge, is unfinished in this clone. */
  | 'busy'
  /** The clone has uncommitted or unpushed code changes that would be published too or block publishing. */
  | 'own-work'
  /** The remote repository does not exist or is empty. */
  | 'not-there'
  /** The user has no permission. */
  | 'no-access'
  /** The branch is protected. */
  | 'protected'
  /** Rejected by a hook or branch rule; `detail` is its output. */
  | 'refused'
  /** Git failed on this machine, for example because the disk is full; `detail` is its output. */
  | 'failed'
  /** The CI checks failed. */
  | 'checks-failed'
  /** Others published first several times in a row. */
  | 'overtaken'
  | 'unreachable'
  /** The session has ended. */
  | 'signed-out';

/** Result of publishing. */
export type PublishResult =
  | { state: 'published'; accepted: Commit }
  /** The changes are pushed and the CI checks run. Repeat the call when they have passed to finish publishing. */
  | { state: 'waiting' }
  /**
   * Others have changed the same lines; `stored` is their version. Nothing was changed. After the editor has decided, save
   * the result and publish again with these conflicts as `known`.
   */
  | { state: 'conflicts'; conflicts: Conflict[] }
  | { state: 'refused'; reason: PublishReason; detail?: string };

/** A commit in the history. */
export type HistoryEntry = Commit & {
  author: string;
  message: string;
  /** Names of the changed files of the site. */
  names: string[];
};

/** A file changed by a commit: its content before and after, undefined if it is not text. */
export type HistoryChange = { name: string; before?: FileText; after?: FileText };

/** Publishing API of a store; both stores implement it in addition to `SiteStore`. Error messages are for the editor. */
export type Publishing = {
  /** Reads the publishing state. @throws Error if the store cannot be reached */
  status(): Promise<PublishingStatus>;
  /** Returns the documents of a commit and its images as serialized image info. @throws Error if there is no such commit */
  version(id: string): Promise<ReadonlyMap<string, string>>;
  /**
   * Merges the published changes of others into the stored documents, then publishes the differences from `base`. The
   * merged changes stay in the store even if publishing fails.
   * @param message commit message written by the editor
   * @param known conflicts that the editor has decided, each with the published version at that time
   * @param author if the store does not know the user
   */
  publish(options: { message: string; known?: readonly Conflict[]; author?: Author }): Promise<PublishResult>;
  /**
   * Returns one page of the history, latest first.
   * @param name file whose history is returned; default: the whole site
   * @param before id of the last entry of the previous page
   */
  history(options: { name?: string; before?: string }): Promise<HistoryEntry[]>;
  /** Returns the files that a commit changed, with full contents. @throws Error if there is no such commit */
  changes(id: string): Promise<HistoryChange[]>;
};
