import type { FileText } from './merge-file.ts';
import type { Conflict } from './site-store.ts';

/** A state of the whole site in its history. */
export type Commit = {
  /** The store's own name for it. */
  id: string;
  /** When it came to be, in milliseconds since 1970. */
  time: number;
};

/** Who changed something. */
export type Author = { name: string; email: string };

/** Why nothing can be published here: no history is kept, or there is nowhere to send it. */
type Missing = 'no-history' | 'no-remote';

/** What the checks say that run where the site is kept. */
export type Checks = {
  state: 'none' | 'running' | 'green' | 'red';
  /** The page that tells more. */
  url?: string;
};

/** What visitors see: which version where that is known, since when; or why nobody can say. */
export type LiveState =
  | { time: number; id?: string }
  | { unknown: 'no-address' | 'not-reached' | 'not-told' };

/** How the site is published, and how far that is. */
export type PublishingStatus = {
  missing?: Missing;
  /** What the stored documents began from: what differs from it is what `publish` sends. Nothing while no history is kept. */
  base?: Commit;
  /** What the site's own branch holds: newer than `base` when others have published meanwhile. */
  accepted?: Commit;
  /** When something that differs from `base` was last stored, in milliseconds since 1970; nothing when nothing differs. */
  saved?: number;
  live: LiveState;
  checks: Checks;
  /** How accepted becomes live: by itself, or when a person says so. */
  release: 'on-accept' | 'by-person';
  /** Where the changes can be seen as pages before they are accepted. */
  preview?: string;
  /** Whether `accepted` is what was last heard of, since it cannot be asked for now. */
  isStale?: boolean;
  /** Who publishes from here; unknown when nobody has said so. */
  author?: Author;
};

/** Why something was not published, by the key of its words (`publish.reasons` in `messages.json`). */
export type PublishReason =
  | Missing
  /** The documents have errors. */
  | 'errors'
  /** Git ignores files that the site needs: `detail` names them. */
  | 'ignored'
  /** Nothing differs. */
  | 'no-changes'
  /** It is not known who publishes. */
  | 'no-author'
  /** What is on this machine, or in this draft, is not the site's own branch. */
  | 'other-branch'
  /** Somebody is in the middle of something else with this clone, such as a merge. */
  | 'busy'
  /** Work on the program waits here that would go with it or be in its way. */
  | 'own-work'
  /** The site was never put there. */
  | 'not-there'
  /** Whoever signed in may not. */
  | 'no-access'
  /** The branch takes changes from nobody, or in another way. */
  | 'protected'
  /** A rule said no, on this machine or there: `detail` is what it said. */
  | 'refused'
  /** Git could not do its part on this machine, such as on a full disk: `detail` is what it printed. */
  | 'failed'
  /** The checks there are red. */
  | 'checks-failed'
  /** Others were faster several times. */
  | 'overtaken'
  | 'unreachable'
  /** Whoever signed in is signed out by now. */
  | 'signed-out';

/** What became of publishing. */
export type PublishResult =
  | { state: 'published'; accepted: Commit }
  /** It is sent, and the checks there run: once they are green, the same call again ends it. */
  | { state: 'waiting' }
  /**
   * Others have published the same lines; `stored` is theirs. Nothing was changed. Whoever has decided what stays stores
   * that, and publishes again with these as `known`.
   */
  | { state: 'conflicts'; conflicts: Conflict[] }
  | { state: 'refused'; reason: PublishReason; detail?: string };

/** A step of the history. */
export type HistoryEntry = Commit & {
  author: string;
  message: string;
  /** The files of the site that it changed. */
  names: string[];
};

/** What an entry of the history changed in one file: its content before and after, undefined where that is not text. */
export type HistoryChange = { name: string; before?: FileText; after?: FileText };

/** How what is stored becomes what visitors see. Both stores offer it beside `SiteStore`; errors are told in words. */
export type Publishing = {
  /** How far it is. @throws Error when the store itself cannot be reached */
  status(): Promise<PublishingStatus>;
  /** The documents and pictures of a version, pictures as their lines. @throws Error when there is none of that id */
  version(id: string): Promise<ReadonlyMap<string, string>>;
  /**
   * Publishes what is stored and differs from `base`, after the changes of others have been joined with it: what they
   * changed elsewhere is in the store afterwards, whatever becomes of the rest.
   * @param message in the editor's words
   * @param known what others had published of documents when somebody decided what stays of them
   * @param author where the store does not know who it is
   */
  publish(wanted: { message: string; known?: readonly Conflict[]; author?: Author }): Promise<PublishResult>;
  /**
   * What was published, the latest first, so many at a time as fit on a screen.
   * @param name of the file that it is asked for; all of the site without it
   * @param before the id of an entry, to go on behind it
   */
  history(wanted: { name?: string; before?: string }): Promise<HistoryEntry[]>;
  /** What an entry of the history changed: whole texts before and after. @throws Error when there is none of that id */
  changes(id: string): Promise<HistoryChange[]>;
};
