import type { Hand } from '../counted-user.ts';

/** Something that an editor wants done. */
export type Task = {
  name: string;
  /** Spoils the documents before the Studio opens. @param pagesDir the folder that holds them */
  prepare?: (pagesDir: string) => Promise<void>;
  /** @param folder for files that the editor has, such as pictures */
  run: (hand: Hand, folder: string) => Promise<void>;
};
