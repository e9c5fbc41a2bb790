import { createStore, getMany, setMany } from 'idb-keyval';
import { clientOf, type Access } from './client.ts';
import { Contents, type Shelf } from './content-cache.ts';
import { githubPublishing, type Options as PublishingOptions } from './github-publishing.ts';
import { GitHubStore, type Parts } from './github-store.ts';
import { Repository, type Where } from './repository.ts';
import { SiteReading, type LookAt } from './site-reading.ts';

/** What the browser keeps of a repository. */
export const shelfOf = ({ owner, name }: Where): Shelf => {
  const store = createStore(`contents ${owner}/${name}`, 'contents');
  return { getMany: (keys) => getMany(keys, store), setMany: (entries) => setMany(entries, store) };
};

type OpenOptions = Access &
  Where &
  Pick<Parts, 'prepare'> &
  Pick<PublishingOptions, 'hasErrors' | 'release'> & { shelf: Shelf; look: LookAt };

/** Opens a site behind GitHub's API: its store, and how it is published. @throws StoreFailure when it cannot be had */
export const openSite = async (options: OpenOptions) => {
  const { owner, name, folder } = options;
  const client = clientOf(options);
  const repository = await Repository.open(client, { owner, name, folder });
  const contents = new Contents(client, options.shelf);
  const reading = new SiteReading(contents, options.look);
  return {
    store: new GitHubStore({ ...options, repository, contents, reading }),
    publishing: githubPublishing({ ...options, repository, reading }),
  };
};
