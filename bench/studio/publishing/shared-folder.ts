import { protectServer } from '../../../infra/local/guard.ts';
import { startDevServer } from '../../../site-builder/dev/dev-server.ts';
import { studioUrl } from '../../../studio/address.ts';
import { SharedSite } from '../../../tests/support/git/shared-site.ts';
import { BareRepository } from '../../../tests/support/git/bare-repository.ts';
import type { SharedStore } from './shared-store.ts';

/**
 * Creates the store in which Anna edits a folder that is a clone of the repository.
 * @param pagesDir the initial documents of the site
 * @param cacheDir the cache folder of the development server
 */
export const sharedFolder = async (pagesDir: string, cacheDir: string): Promise<SharedStore> => {
  const shared = new SharedSite(pagesDir);
  const anna = shared.editor('Anna');
  const repository = new BareRepository(shared.remote);
  const own = { pagesDir: anna.pagesDir, cacheDir };
  const server = await startDevServer({ guard: protectServer, ...own, port: 0, api: 'http://127.0.0.1:9' });
  const refuse = (script: string) => {
    shared.hook('pre-receive', script);
    return () => shared.hook('pre-receive', 'exit 0');
  };
  return {
    name: 'Folder',
    repository,
    open: async (page) => {
      anna.git('pull', '--quiet');
      await page.goto(`http://127.0.0.1:${server.config.server.port}${studioUrl}/`);
      await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
    },
    calls: () => 0,
    // The connection is lost while the remote receives the change.
    breakConnection: () => {
      const repair = refuse('kill -9 $PPID');
      return async () => repair();
    },
    failChecks: () => ({
      message: 'The site does not build',
      repair: refuse('echo The site does not build; exit 1'),
    }),
    close: async () => {
      await server.close();
      repository.objects.close();
      shared[Symbol.dispose]();
    },
  };
};
