import type { Hand } from '../../counted-user.ts';
import type { Entry } from '../history.ts';
import type { SharedStore } from '../shared-repository.ts';

/** A publishing task in an open Studio. Each task changes a different page. */
export type PublishingTask = {
  name: string;
  /** Publishes changes of others before the Studio is opened. */
  prepare?: (store: SharedStore) => Promise<void>;
  /** @param folder folder for files of the editor, such as images */
  run: (hand: Hand, store: SharedStore, folder: string) => Promise<void>;
  /** The expected commits. */
  intended: Entry[];
};

/** Returns an expected commit. */
export const commitOf = (who: string, message: string, ...lines: string[]): Entry => ({
  who,
  message,
  lines,
});
