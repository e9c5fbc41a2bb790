import type { Page } from 'playwright-core';
import type { BareRepository } from '../../../tests/support/git/bare-repository.ts';

/** A site that two people publish, Anna in the hosted Studio and Ben with Git. */
export type SharedStore = {
  /** The shared repository. */
  repository: BareRepository;
  /** Opens the Studio for Anna and waits for its first page. */
  open: (page: Page) => Promise<void>;
  /** Returns the number of API calls so far that count against the rate limit. */
  calls: () => number;
  /** Makes the connection fail during the next publishing. @returns a function that restores it */
  breakConnection: (page: Page) => () => Promise<void>;
  /** Makes the checks of the repository fail. */
  failChecks: () => { /** The message that Anna sees. */ message: string; repair: () => void };
  close: () => Promise<void>;
};
