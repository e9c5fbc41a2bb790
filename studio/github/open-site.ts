import { createStore, getMany, setMany } from 'idb-keyval';
import { clientOf, type Access } from './client.ts';
import { Contents, type Shelf } from './contents.ts';
import { GitHubPublishing, type Options as PublishingOptions } from './github-publishing.ts';
import { GitHubStore, type Parts } from './github-store.ts';
import { PictureLines, type LookAt } from './picture-lines.ts';
import { Repository, type Where } from './repository.ts';
import { SiteReading } from './site-content.ts';

/** What the browser keeps of a repository. */
export const shelfOf = ({ owner, name }: Where): Shelf => {
  const store = createStore(`contents ${owner}/${name}`, 'contents');
  return { getMany: (keys) => getMany(keys, store), setMany: (entries) => setMany(entries, store) };
};

export type OpenOptions = Access &
  Where & { shelf: Shelf; look: LookAt; prepare: Parts['prepare'] } & Pick<
    PublishingOptions,
    'hasErrors' | 'release'
  >;

/** Opens a site behind GitHub's API: its store, and how it is published. @throws StoreFailure when it cannot be had */
export const openSite = async (
  options: OpenOptions,
): Promise<{ store: GitHubStore; publishing: GitHubPublishing }> => {
  const { owner, name, folder, shelf, look, prepare, hasErrors, release } = options;
  const client = clientOf(options);
  const repository = await Repository.open(client, { owner, name, folder });
  const contents = new Contents(client, repository.at, shelf);
  const pictures = new PictureLines(contents, look);
  const reading = new SiteReading(contents, pictures);
  return {
    store: new GitHubStore({ repository, contents, pictures, reading, prepare }),
    publishing: new GitHubPublishing({ repository, reading, hasErrors, release }),
  };
};
