import { setTimeout as wait } from 'node:timers/promises';
import { serveDeployedStudio } from '../../../tests/support/browser/serve-deployed-studio.ts';
import { readRepositoryFiles } from '../../../tests/support/github/repository-files.ts';
import { startGitHub } from '../../../tests/support/github/emulator.ts';
import { setEveryStatus } from '../../../tests/support/github/give-status.ts';
import type { Limit } from '../../../tests/support/github/world.ts';
import type { SharedStore } from './shared-store.ts';

/** Simulated response time of GitHub in ms. */
const delay = 100;

const spent = ({ limit, remaining }: Limit): number => limit - remaining;

/** Creates the store with a repository behind GitHub's API and the deployed Studio. @param pagesDir the initial documents of the site */
export const sharedRepository = async (pagesDir: string): Promise<SharedStore> => {
  const github = await startGitHub(readRepositoryFiles(pagesDir), { delay });
  const { world } = github;
  const studio = await serveDeployedStudio(github.url);
  return {
    repository: world.repository,
    open: async (page) => {
      await page.goto(studio.address);
      await page.getByLabel('Token').fill('token-anna');
      await page.getByRole('button', { name: 'Open the site' }).click();
      await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
      // Images are loaded after the first page and do not belong to the task.
      for (let before = -1; before < world.calls.length;) {
        before = world.calls.length;
        await wait(5 * delay);
      }
    },
    calls: () => spent(world.limits.core) + spent(world.limits.graphql),
    // The draft is saved, and the request for the pull request fails.
    breakConnection: (page) => {
      world.beforeResponse = async (call) => {
        if (call.endsWith('/pulls')) await page.context().setOffline(true);
      };
      return async () => {
        world.beforeResponse = () => undefined;
        await page.context().setOffline(false);
      };
    },
    failChecks: () => {
      setEveryStatus(world, 'failure');
      return {
        message: 'The checks of the site found errors',
        repair: () => setEveryStatus(world, 'success'),
      };
    },
    close: async () => {
      studio.close();
      github.close();
    },
  };
};
