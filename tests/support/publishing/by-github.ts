import { equal } from 'node:assert/strict';
import { openStore } from '../github/editor-store.ts';
import { readRepositoryFiles } from '../github/repository-files.ts';
import { startGitHub } from '../github/emulator.ts';
import { sharedPages, type SharedRepository } from './shared-repository.ts';

/** Opens a site for two editors, one of them with two windows, who publish through GitHub's API. */
export const openGitHubRepository = async (): Promise<SharedRepository> => {
  const { world, url, close } = await startGitHub(readRepositoryFiles(sharedPages));
  const { repository } = world;
  const windows = ['anna', 'anna', 'ben'].map(async (login) => ({
    ...(await openStore(url, login)),
    expectPublished: async () => equal(await repository.find(`refs/heads/studio/main/${login}`), undefined),
  }));
  return { repository, windows: await Promise.all(windows), close };
};
