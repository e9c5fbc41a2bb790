import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { serveDeployedStudio } from '../../../tests/support/browser/serve-deployed-studio.ts';
import { readRepositoryFiles } from '../../../tests/support/github/repository-files.ts';
import { startGitHub } from '../../../tests/support/github/emulator.ts';
import { setEveryStatus } from '../../../tests/support/github/give-status.ts';
import type { Limit } from '../../../tests/support/github/world.ts';

/** Simulated response time of GitHub in ms. */
const delay = 100;

const spent = ({ limit, remaining }: Limit): number => limit - remaining;

/**
 * Creates a site that two people publish, Anna in the hosted Studio behind GitHub's API and Ben with Git.
 * @param pagesDir the initial documents of the site
 */
export const sharedRepository = async (pagesDir: string) => {
  const github = await startGitHub(readRepositoryFiles(pagesDir), { delay });
  const { world } = github;
  const studio = await serveDeployedStudio(github.url);
  return {
    repository: world.repository,
    /** Opens the Studio for Anna and waits for its first page. */
    open: async (page: Page): Promise<void> => {
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
    /** Returns the number of API calls so far that count against the rate limit. */
    calls: () => spent(world.limits.core) + spent(world.limits.graphql),
    /** Makes the request for the pull request fail, after the draft was saved. @returns a function that restores the connection */
    breakConnection: (page: Page) => {
      world.beforeResponse = async (call) => {
        if (call.endsWith('/pulls')) await page.context().setOffline(true);
      };
      return async () => {
        world.beforeResponse = () => undefined;
        await page.context().setOffline(false);
      };
    },
    /** Makes the checks of the repository fail. @returns the message that Anna sees */
    failChecks: () => {
      setEveryStatus(world, 'failure');
      return {
        message: 'The checks of the site found errors',
        repair: () => setEveryStatus(world, 'success'),
      };
    },
    close: () => {
      studio.close();
      github.close();
    },
  };
};

/** A site that two people publish. */
export type SharedStore = Awaited<ReturnType<typeof sharedRepository>>;
