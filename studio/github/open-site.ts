import { createStore, getMany, setMany } from 'idb-keyval';
import { createGitHubClient, type Access } from './client.ts';
import { Contents, type ContentCache } from './content-cache.ts';
import { githubPublishing, type PublishingOptions } from './github-publishing.ts';
import { GitHubStore, type StoreDependencies } from './github-store.ts';
import { Repository, type RepositoryLocation } from './repository.ts';
import { SiteReading, type InspectImage } from './site-reading.ts';

/** Opens the persistent content cache of a repository. */
export const openContentCache = ({ owner, name }: RepositoryLocation): ContentCache => {
  const store = createStore(`contents ${owner}/${name}`, 'contents');
  return { getMany: (keys) => getMany(keys, store), setMany: (entries) => setMany(entries, store) };
};

type OpenOptions = Access &
  RepositoryLocation &
  Pick<StoreDependencies, 'prepare'> &
  Pick<PublishingOptions, 'hasErrors' | 'release'> & { cache: ContentCache; look: InspectImage };

/** Opens a site on GitHub: returns its store and its publishing API. @throws StoreFailure if it is not accessible */
export const openGitHubSite = async (options: OpenOptions) => {
  const { owner, name, folder } = options;
  const client = createGitHubClient(options);
  const repository = await Repository.open(client, { owner, name, folder });
  const contents = new Contents(client, options.cache);
  const reading = new SiteReading(contents, options.look);
  return {
    store: new GitHubStore({ ...options, repository, contents, reading }),
    publishing: githubPublishing({ ...options, repository, reading }),
  };
};
