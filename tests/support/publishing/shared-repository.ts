import type { Publishing } from '../../../studio/store/publishing.ts';
import type { SiteStore } from '../../../studio/store/site-store.ts';
import type { BareRepository } from '../git/bare-repository.ts';

/** What one window of the Studio works with. */
export type Window = {
  store: Pick<SiteStore, 'read' | 'write'>;
  publishing: Publishing;
  /** @throws Error when something of what is stored is not published, by the store's own books */
  expectPublished: () => Promise<void>;
};

/** A small site that several windows edit and publish: its own branch is `main`, its documents are in `pages/`. */
export type SharedRepository = { repository: BareRepository; windows: Window[]; close: () => void };

/** The site that is shared: small, since it is checked at every publishing. */
export const sharedPages = 'tests/fixtures/dentist/pages';
