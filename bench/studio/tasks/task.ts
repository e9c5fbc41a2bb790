import type { Hand } from '../counted-user.ts';

/** An editing task. */
export type Task = {
  name: string;
  /** Introduces mistakes before the Studio opens. @param pagesDir the folder of the documents */
  prepare?: (pagesDir: string) => Promise<void>;
  /** @param folder folder for files of the editor, such as images */
  run: (hand: Hand, folder: string) => Promise<void>;
};
