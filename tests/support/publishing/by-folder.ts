import { deepEqual } from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { BareRepository } from '../git/bare-repository.ts';
import { SharedSite } from '../git/shared-site.ts';
import { sharedPages, type SharedRepository, type Window } from './shared-repository.ts';

/** Two people, one of them in two windows, who publish from clones on their machines. */
export const byFolder = async (): Promise<SharedRepository> => {
  const site = new SharedSite(sharedPages);
  const repository = new BareRepository(site.remote);
  const windowOf = (name: string): Window => {
    const { folder, publishing, clone } = site.editor(name);
    return {
      store: {
        read: async () => ({ id: clone, prefix: 'pages/', content: await folder.read() }),
        write: folder.write.bind(folder),
      },
      publishing,
      expectPublished: async () => {
        const state = ['status', '--porcelain=v2', '--branch'];
        const { stdout } = await promisify(execFile)('git', state, { cwd: clone });
        const lines = stdout.trim().split('\n');
        deepEqual(
          lines.filter((line) => !/^# branch\.(head|upstream|ab) /.test(line)),
          [`# branch.oid ${await repository.find('main')}`],
        );
      },
    };
  };
  const [anna, ben] = [windowOf('Anna'), windowOf('Ben')];
  return {
    repository,
    windows: [anna, anna, ben],
    close: () => {
      repository.objects.close();
      site[Symbol.dispose]();
    },
  };
};
