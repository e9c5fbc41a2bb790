import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';

/** Runs Git in a folder. @returns its output without the trailing line break */
export const git = (folder: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/** Disables Git features that only cost processes and disk access in tests. */
const settings = ['gc.auto=0', 'maintenance.auto=false', 'receive.autoGC=false', 'core.fsync=none'];
const configured = [...settings, 'commit.gpgSign=false'].flatMap((setting) => ['-c', setting]);

/** Contents of files by path; undefined for folders. */
type Entries = Map<string, Buffer | undefined>;

const readEntries = (folder: string): Entries =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [relative(folder, path), entry.isDirectory() ? undefined : readFileSync(path)];
    }),
  );

const prepareIn = (folder: string, pages: string): Entries => {
  const first = join(folder, 'first');
  git(folder, 'init', '--quiet', '--template=', '--initial-branch=main', first);
  cpSync(pages, join(first, 'pages'), { recursive: true });
  writeFileSync(join(first, 'program.ts'), 'one\ntwo\nthree\n');
  git(first, 'add', '--all');
  const founder = ['-c', 'user.name=Founder', '-c', 'user.email=founder@site.test'];
  git(first, ...founder, 'commit', '--quiet', '--message', 'The site');
  const clone = ['clone', '--quiet', '--template=', '--no-local', ...configured];
  git(folder, ...clone, '--bare', first, 'site.git');
  git(folder, ...clone, 'site.git', 'clone');
  // A relative URL, so that clone and repository can be copied to any folder together.
  git(join(folder, 'clone'), 'remote', 'set-url', 'origin', '../site.git');
  return readEntries(folder);
};

const prepare = (pages: string): Entries => {
  const folder = mkdtempSync(join(tmpdir(), 'prepared-site-'));
  try {
    return prepareIn(folder, pages);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const prepared = new Map<string, Entries>();

/** Writes a small site's repository, or a clone of it, from a copy in memory, because creating it takes a dozen Git processes. */
export const writePreparedRepository = (pages: string, name: 'site.git' | 'clone', to: string): void => {
  const entries = prepared.get(pages) ?? prepare(pages);
  prepared.set(pages, entries);
  mkdirSync(to);
  for (const [path, content] of entries) {
    if (!path.startsWith(name + sep)) continue;
    const target = join(to, path.slice(name.length));
    if (content) writeFileSync(target, content);
    else mkdirSync(target);
  }
};
