import { equal } from 'node:assert/strict';
import { storeOf } from '../github/editor-store.ts';
import { repositoryFiles } from '../github/repository-files.ts';
import { startGitHub } from '../github/emulator.ts';
import { sharedPages, type SharedRepository } from './shared-repository.ts';

/** Two people, one of them in two windows, who publish behind GitHub's API. */
export const byGitHub = async (): Promise<SharedRepository> => {
  const { world, url, close } = await startGitHub(repositoryFiles(sharedPages));
  const { repository } = world;
  const windows = ['anna', 'anna', 'ben'].map(async (login) => ({
    ...(await storeOf(url, login)),
    expectPublished: async () => equal(await repository.find(`refs/heads/studio/main/${login}`), undefined),
  }));
  return { repository, windows: await Promise.all(windows), close };
};
