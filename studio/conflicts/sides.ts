import type { Words } from '../words/words.ts';

/** What the two states of a file are called between which somebody decides, and the buttons that do it. */
export type Sides = Omit<Words['conflicts'], 'says'>;

/** What is said of a conflict: both changed the same lines or the same image, or one of them removed the file. */
export type ConflictMessages = Words['conflicts']['says'];
