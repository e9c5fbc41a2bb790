import type { BareRepository } from '../../../tests/support/git/bare-repository.ts';

/** A commit: its author, its message, and each file with its removed and added lines. */
export type Entry = { who: string; message: string; lines: string[] };

/** Returns a file with its changed lines, or only its name if it is new or an image. */
const linesOf = (file: string): string[] => {
  const [, name = ''] = / b\/(.*)$/m.exec(file) ?? [];
  if (/^new file mode/m.test(file)) return [`${name} is new`];
  const at = file.indexOf('\n@@');
  return [
    name,
    ...file
      .slice(at)
      .split('\n')
      .filter((line) => /^[-+]/.test(line)),
  ];
};

/** Returns the commits since a commit, parsed from `git log -p`. */
export const entriesSince = async (repository: BareRepository, commit: string): Promise<Entry[]> => {
  const format = '%x00%an%x00%s%x00';
  const patches = ['-p', '--unified=0', '--no-renames', `--format=${format}`];
  const log = await repository.text(['log', '--reverse', ...patches, `${commit}..main`]);
  const [, ...parts] = log.split('\0');
  const entries: Entry[] = [];
  for (let at = 0; at < parts.length; at += 3) {
    const [who = '', message = '', patch = ''] = parts.slice(at, at + 3);
    const [, ...files] = patch.split(/^diff --git/m);
    entries.push({ who: who.toLowerCase(), message, lines: files.flatMap(linesOf) });
  }
  return entries;
};
