import type { Hand } from '../../counted-user.ts';
import type { Entry } from '../history.ts';
import type { SharedStore } from '../shared-store.ts';

/** Something that an editor wants visitors to see, in a Studio that is open. Each task has a page of its own. */
export type PublishingTask = {
  name: string;
  /** What others have published before the Studio is opened. */
  prepare?: (store: SharedStore) => Promise<void>;
  /** @param folder for files that the editor has, such as pictures */
  run: (hand: Hand, store: SharedStore, folder: string) => Promise<void>;
  /** All that the history may hold more afterwards. */
  intended: Entry[];
};
