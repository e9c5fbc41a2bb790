import type { HistoryChange, HistoryEntry } from '../../../../studio/store/publishing.ts';
import type { FolderStore } from '../folder-store.ts';
import { namesOf, type Clone } from './clone.ts';
import { differences, textOf } from './contents.ts';

/** As many fit on a screen. */
const atOnce = 30;

/** Signs that no message holds: Git takes control characters out of none, but nobody types these. */
const [ofEntry, ofField] = ['\u001e', '\u001f'];

/**
 * What was published of the site, the latest first.
 * @param from the state whose past it is
 * @param name of a file of the site; all of them without it
 * @param before the entry behind which it goes on
 */
export const historyOf = async (
  clone: Clone,
  from: string,
  { name, before }: { name?: string | undefined; before?: string | undefined },
): Promise<HistoryEntry[]> => {
  const format = `--format=${ofEntry}%H${ofField}%ct${ofField}%an${ofField}%B${ofField}`;
  const start = before === undefined ? [from] : ['--skip=1', before];
  const of = name === undefined ? clone.prefix || '.' : clone.prefix + name;
  const shown = ['--no-merges', '--no-renames', '--name-only', '-z', `--max-count=${atOnce}`];
  const log = await clone.git(['--literal-pathspecs', 'log', ...shown, format, ...start, '--', of]);
  return log
    .split(ofEntry)
    .slice(1)
    .map((entry) => {
      const [id = '', seconds = '', author = '', message = '', paths = ''] = entry.split(ofField);
      const names = namesOf(clone, paths.split(/[\0\n]/));
      return { id, time: 1000 * Number(seconds), author, message: message.trim(), names };
    });
};

/** What an entry of the history changed in the files of the site. */
export const changesOf = async (clone: Clone, id: string, folder: FolderStore): Promise<HistoryChange[]> => {
  const changed = await differences(clone, id);
  const changes = changed.map(async ({ name, before, after }) => ({
    name,
    before: await textOf(name, before, folder),
    after: await textOf(name, after, folder),
  }));
  return Promise.all(changes);
};
