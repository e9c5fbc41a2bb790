import type { Page } from 'playwright-core';
import type { BareRepository } from '../../../tests/support/git/bare-repository.ts';

/** A site that two publish, Anna in the Studio and Ben elsewhere, and all that differs from store to store. */
export type SharedStore = {
  name: string;
  /** The repository of both. */
  repository: BareRepository;
  /** Opens the Studio for Anna, and waits for its first page. */
  open: (page: Page) => Promise<void>;
  /** How many calls of the API counted against its limits so far. */
  calls: () => number;
  /** Lets the connection break in the middle of the next publishing. @returns brings it back */
  breakConnection: (page: Page) => () => Promise<void>;
  /** Lets the checks fail that run where the site is kept. */
  failChecks: () => { /** What Anna reads of it. */ told: string; mend: () => void };
  close: () => Promise<void>;
};
