import type { Publishing } from '../../../studio/store/publishing.ts';
import type { SiteStore } from '../../../studio/store/site-store.ts';
import type { BareRepository } from '../git/bare-repository.ts';

/** The stores of one Studio window. */
export type Window = {
  store: Pick<SiteStore, 'read' | 'write'>;
  publishing: Publishing;
  /** @throws Error if the store has unpublished changes */
  expectPublished: () => Promise<void>;
};

/** A small site that several windows edit and publish: its branch is `main`, its documents are in `pages/`. */
export type SharedRepository = { repository: BareRepository; windows: Window[]; close: () => void };

/** The shared site. It is small because every publication checks it. */
export const sharedPages = 'tests/fixtures/dentist/pages';
