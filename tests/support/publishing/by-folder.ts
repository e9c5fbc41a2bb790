import { deepEqual } from 'node:assert/strict';
import { BareRepository } from '../git/bare-repository.ts';
import { SharedSite } from '../git/shared-site.ts';
import { sharedPages, type SharedRepository, type Window } from './shared-repository.ts';

/** Opens a site for two editors, one of them with two windows, who publish from local clones. */
export const openFolderRepository = async (): Promise<SharedRepository> => {
  const site = new SharedSite(sharedPages);
  const repository = new BareRepository(site.remote);
  const createWindow = (name: string): Window => {
    const editor = site.editor(name);
    const { folder, publishing, clone } = editor;
    return {
      store: {
        read: async () => ({ id: clone, prefix: 'pages/', content: await folder.read() }),
        write: folder.write.bind(folder),
      },
      publishing,
      expectPublished: async () => {
        const lines = editor.git('status', '--porcelain=v2', '--branch').split('\n');
        deepEqual(
          lines.filter((line) => !/^# branch\.(head|upstream|ab) /.test(line)),
          [`# branch.oid ${await repository.find('main')}`],
        );
      },
    };
  };
  const [anna, ben] = [createWindow('Anna'), createWindow('Ben')];
  return {
    repository,
    windows: [anna, anna, ben],
    close: () => {
      repository.objects.close();
      site[Symbol.dispose]();
    },
  };
};
