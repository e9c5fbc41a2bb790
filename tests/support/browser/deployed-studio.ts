import { afterAll, beforeAll } from 'vitest';
import { readRepositoryFiles } from '../github/repository-files.ts';
import { startGitHub } from '../github/emulator.ts';
import { useBrowser, type Visit } from './browser.ts';
import { studioEditor } from './studio-viewport.ts';
import { serveDeployedStudio } from './serve-deployed-studio.ts';

/** The preview frame of the Studio. */
export const pageIn = ({ page }: Visit) => page.frameLocator('iframe[src="page.html"]:not([inert])');

/**
 * Starts a deployed Studio with an emulated GitHub repository for the tests of a file.
 * @param files returns the content of the repository
 */
export const deployedStudioOfTests = (
  files: () => ReadonlyMap<string, string | Buffer> = readRepositoryFiles,
) => {
  const visit = useBrowser();
  let github: Awaited<ReturnType<typeof startGitHub>>;
  let studio: Awaited<ReturnType<typeof serveDeployedStudio>>;
  beforeAll(async () => {
    github = await startGitHub(files());
    studio = await serveDeployedStudio(github.url);
  });
  afterAll(() => {
    studio.close();
    github.close();
  });
  const heading = (visitor: Visit) => pageIn(visitor).getByRole('heading', { level: 1 });
  return {
    /** The main heading in the preview frame. */
    heading,
    github: () => github,
    address: () => studio.address,
    /** Opens the Studio, signs in and waits for the first page. */
    open: async (): Promise<Visit> => {
      const visitor = await visit(studio.address, studioEditor);
      await visitor.page.getByLabel('Token').fill('token-anna');
      await visitor.page.getByRole('button', { name: 'Open the site' }).click();
      await heading(visitor).waitFor({ timeout: 45_000 });
      return visitor;
    },
  };
};
