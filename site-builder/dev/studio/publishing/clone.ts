import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileText } from '../../../../studio/store/merge-file.ts';
import type { Author, Commit } from '../../../../studio/store/publishing.ts';
import { isWritableName, isImageName } from '../../../../studio/store/site-file.ts';
import { gitIn } from '../../../git.ts';
import type { FolderStore } from '../folder-store.ts';
import { contentText } from '../file-content.ts';

/** How long a command may take that needs the remote or runs hooks, in milliseconds. */
export const networkMs = 60_000;

/** Files and folders of Git while something is not finished. */
const unfinished =
  /^(MERGE_HEAD|CHERRY_PICK_HEAD|REVERT_HEAD|BISECT_LOG|rebase-merge|rebase-apply|index\.lock)$/;

/** The clone that contains the folder of a site's documents. */
export class Clone {
  remote: string | undefined;
  /** Why nothing can be published from the clone as it is. */
  blocked: 'busy' | 'other-branch' | undefined;
  /** The path of the folder in the clone, such as `pages/`. */
  #prefix = '';
  /** The site's branch: the default branch of the remote, or the current one. */
  #branch = '';
  /** The site's branch as it was last fetched; without a remote, the clone's own. */
  #upstream = 'HEAD';

  /** @param git in the folder of the documents */
  private constructor(
    readonly pagesDir: string,
    readonly git = gitIn(pagesDir),
  ) {}

  /** The clone around a folder; undefined without Git, a clone or a commit, and for a folder that Git ignores. */
  static async find(pagesDir: string): Promise<Clone | undefined> {
    const clone = new Clone(pagesDir);
    const place = ['--absolute-git-dir', '--show-prefix', 'HEAD', '--symbolic-full-name', 'HEAD'];
    const [gitDir, prefix = '', , name = ''] = (await clone.try('rev-parse', ...place))?.split('\n') ?? [];
    if (gitDir === undefined || (await clone.try('check-ignore', '--quiet', '.')) !== undefined)
      return undefined;
    const current = /^refs\/heads\/(.+)$/.exec(name)?.[1];
    clone.#prefix = prefix;
    clone.#branch = (await clone.#findRemote()) ?? current ?? '';
    if (clone.remote !== undefined) clone.#upstream = `refs/remotes/${clone.remote}/${clone.#branch}`;
    if (current !== clone.#branch) clone.blocked = 'other-branch';
    if ((await readdir(gitDir)).some((each) => unfinished.test(each))) clone.blocked = 'busy';
    return clone;
  }

  /** What Git prints, without the last line end; undefined when it fails. */
  async try(...args: string[]): Promise<string | undefined> {
    return this.git(args).then(
      (printed) => printed.replace(/\n$/, ''),
      () => undefined,
    );
  }

  /** The paths that Git prints with `-z`. */
  async list(...args: string[]): Promise<string[]> {
    return [...new Set((await this.git(args)).split('\0'))].filter(Boolean);
  }

  /** The files of the site among the paths that Git prints with `-z`. */
  async files(...args: string[]): Promise<string[]> {
    return (await this.list(...args)).filter(isWritableName);
  }

  /** Fetches the site's branch. @throws GitError when the remote cannot be reached */
  async fetch(): Promise<void> {
    if (this.remote === undefined) return;
    const ref = `+refs/heads/${this.#branch}:${this.#upstream}`;
    await this.git(['fetch', '--quiet', '--no-tags', this.remote, ref], { timeoutMs: networkMs });
  }

  /** The author that Git is configured with. */
  async author(): Promise<Author | undefined> {
    const ident = await this.try('-c', 'user.useConfigOnly=true', 'var', 'GIT_AUTHOR_IDENT');
    const [, name, email] = /^(.*) <(.*)> \d+ \S+$/.exec(ident ?? '') ?? [];
    return name !== undefined && email !== undefined ? { name, email } : undefined;
  }

  /** A commit by any name that Git knows. */
  async version(name: string): Promise<Commit | undefined> {
    const found = await this.try('log', '-1', '--no-show-signature', '--format=%H %ct', name, '--');
    const [id, seconds] = found?.split(' ') ?? [];
    return id ? { id, time: 1000 * Number(seconds) } : undefined;
  }

  /** The clone's last commit, the last one of the site's branch at the remote, and the last one in both. */
  async versions(): Promise<Record<'head' | 'accepted' | 'base', Commit | undefined>> {
    const base = await this.try('merge-base', 'HEAD', this.#upstream);
    const [head, accepted] = [await this.version('HEAD'), await this.version(this.#upstream)];
    return { head, accepted, base: base ? await this.version(base) : undefined };
  }

  /** Files of the site that differ between two commits. */
  async filesBetween(from: string, to: string): Promise<string[]> {
    return this.files('diff', '--name-only', '--no-renames', '--relative', '-z', from, to);
  }

  /**
   * Files of the site in which the folder differs from a commit, files that are new to Git among them. The Studio saves
   * documents, so files that Git is told not to compare (`skip-worktree`, `assume-unchanged`) are compared from now on,
   * except for those that a sparse checkout leaves out.
   */
  async changedFiles(id: string): Promise<string[]> {
    const marked = (await this.list('ls-files', '-v', '-z')).filter((line) => /^[Sa-z] /.test(line));
    const names = marked.map((line) => line.slice(2)).filter((name) => existsSync(join(this.pagesDir, name)));
    for (const bit of names.length > 0 ? ['--no-skip-worktree', '--no-assume-unchanged'] : [])
      await this.git(['update-index', bit, '--', ...names]);
    const changed = await this.files('diff', '--name-only', '--no-renames', '--relative', '-z', id);
    const added = await this.files('ls-files', '--others', '--exclude-standard', '-z');
    return [...new Set([...changed, ...added])];
  }

  /** The files of the site in a commit; none when there is no such commit. */
  async filesAt(id: string): Promise<string[]> {
    return this.files('ls-tree', '-r', '-z', '--name-only', id).catch(() => []);
  }

  /**
   * What files of the site were in a commit: texts with the line ends of this machine, images as their lines. They are
   * checked out into a temporary folder.
   */
  async textsAt(id: string, names: readonly string[], folder: FolderStore): Promise<Map<string, FileText>> {
    const texts = new Map<string, FileText>(names.map((name) => [name, null]));
    const found = (await this.filesAt(id)).filter((name) => texts.has(name));
    const temporary = await mkdtemp(join(tmpdir(), 'studio-'));
    try {
      const env = { GIT_WORK_TREE: temporary, GIT_INDEX_FILE: join(temporary, '.git') };
      // A symbolic link could lead anywhere.
      const options = ['-c', 'core.symlinks=false', '-c', 'core.hooksPath=/dev/null'];
      const paths = found.map((name) => this.#prefix + name);
      await this.git([...options, 'checkout', '--quiet', id], { env, paths });
      for (const name of found) {
        const content = await readFile(join(temporary, this.#prefix, name));
        texts.set(name, isImageName(name) ? await folder.hold(content) : contentText(content));
      }
      return texts;
    } finally {
      await rm(temporary, { recursive: true, force: true });
    }
  }

  /**
   * Pushes a commit to the site's branch, and nothing else, whatever the clone is configured to push with it.
   * @throws GitError when it was not accepted
   */
  async push(id: string): Promise<void> {
    if (this.remote === undefined) return;
    const alone = ['--no-follow-tags', '--recurse-submodules=no', this.remote];
    const pushed = this.git(['push', ...alone, `${id}:refs/heads/${this.#branch}`], { timeoutMs: networkMs });
    await pushed.catch(async (error: unknown) => {
      // The response may have been lost.
      await this.fetch().catch(() => undefined);
      if ((await this.try('merge-base', '--is-ancestor', id, this.#upstream)) === undefined) throw error;
    });
  }

  /**
   * Takes back commits that the remote has not accepted: the files that they change stay as they are in the folder. Does
   * nothing when somebody has committed meanwhile.
   */
  async takeBack(id: string, to: string, names: readonly string[]): Promise<void> {
    await this.git(['update-ref', '-m', 'studio: not published', 'HEAD', to, id])
      .then(() => this.git(['reset', '--quiet'], { paths: names }))
      .catch(() => undefined);
  }

  /** Finds the remote. @returns its default branch */
  async #findRemote(): Promise<string | undefined> {
    const remotes = (await this.try('remote'))?.split('\n').filter(Boolean) ?? [];
    this.remote = remotes.includes('origin') ? 'origin' : remotes[0];
    if (this.remote === undefined) return undefined;
    const known = await this.try('symbolic-ref', `refs/remotes/${this.remote}/HEAD`);
    const name = known ?? (await this.try('ls-remote', '--symref', this.remote, 'HEAD')) ?? '';
    return /^(?:refs\/remotes\/[^/]+|ref: refs\/heads)\/(\S+)/.exec(name)?.[1];
  }
}
