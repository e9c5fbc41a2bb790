import { FolderWatcher } from '../../site-builder/dev/folder-watcher.ts';

/**
 * Reports changes of the site's own section types that need a restart: a schema was changed, added or deleted. Components
 * are hot-reloaded.
 * @param print prints the message
 * @param folder folder of the section types, which may be created while the site runs
 */
export const watchSections = async (
  print: (message: string) => void,
  folder = 'sections',
): Promise<FolderWatcher> =>
  (await FolderWatcher.open(folder)).on('change', (files) => {
    for (const file of files.filter((name) => /(?<!\.test)\.ts$/.test(name)))
      print(
        `${file} has changed. Stop the site with Ctrl+C and start it again, so that the check and the Studio use the change.`,
      );
  });
