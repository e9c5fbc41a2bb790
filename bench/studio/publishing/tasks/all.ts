import { bringBack } from './bring-back.ts';
import { failingChecks } from './failing-checks.ts';
import { lostConnection } from './lost-connection.ts';
import { newPage } from './new-page.ts';
import { oneWord } from './one-word.ts';
import { sameLine } from './same-line.ts';
import { samePage } from './same-page.ts';
import type { PublishingTask } from './task.ts';

/** All publishing tasks. */
export const publishingTasks: readonly PublishingTask[] = [
  oneWord,
  newPage,
  samePage,
  sameLine,
  bringBack,
  failingChecks,
  lostConnection,
];
