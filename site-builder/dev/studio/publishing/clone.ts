import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileText } from '../../../../studio/store/merge-file.ts';
import type { Author, Commit } from '../../../../studio/store/publishing.ts';
import { isWritableName, isImageName } from '../../../../studio/store/site-file.ts';
import { gitIn } from '../../../git.ts';
import type { FolderStore } from '../folder-store.ts';
import { decodeContent } from '../file-content.ts';

/** Timeout in ms of commands that access the remote or run hooks. */
export const networkTimeoutMs = 60_000;

/** Files and folders in the Git directory during an unfinished operation, such as a merge or rebase. */
const operationInProgress =
  /^(MERGE_HEAD|CHERRY_PICK_HEAD|REVERT_HEAD|BISECT_LOG|rebase-merge|rebase-apply|index\.lock)$/;

/** The Git clone that contains the folder of a site's documents. */
export class Clone {
  remote: string | undefined;
  /** Why nothing can be published from the clone in its current state. */
  blockedReason: 'busy' | 'other-branch' | undefined;
  /** The path of the documents within the clone, such as `pages/`. */
  #prefix = '';
  /** The branch of the site: the default branch of the remote, or the current branch if there is no remote. */
  #branch = '';
  /** The ref of the site's branch as last fetched. Without a remote, `HEAD`. */
  #upstream = 'HEAD';

  /** @param git runs Git in the folder of the documents */
  private constructor(
    readonly pagesDir: string,
    readonly git = gitIn(pagesDir),
  ) {}

  /** Finds the clone that contains a folder. Undefined without Git, a clone or a commit, and for a folder that Git ignores. */
  static async find(pagesDir: string): Promise<Clone | undefined> {
    const clone = new Clone(pagesDir);
    const args = ['--absolute-git-dir', '--show-prefix', 'HEAD', '--symbolic-full-name', 'HEAD'];
    const [gitDir, prefix = '', , name = ''] = (await clone.tryGit('rev-parse', ...args))?.split('\n') ?? [];
    if (gitDir === undefined || (await clone.tryGit('check-ignore', '--quiet', '.')) !== undefined)
      return undefined;
    const current = /^refs\/heads\/(.+)$/.exec(name)?.[1];
    clone.#prefix = prefix;
    clone.#branch = (await clone.#findRemote()) ?? current ?? '';
    if (clone.remote !== undefined) clone.#upstream = `refs/remotes/${clone.remote}/${clone.#branch}`;
    if (current !== clone.#branch) clone.blockedReason = 'other-branch';
    if ((await readdir(gitDir)).some((each) => operationInProgress.test(each))) clone.blockedReason = 'busy';
    return clone;
  }

  /** Returns what Git prints, without the last line break, or undefined if Git fails. */
  async tryGit(...args: string[]): Promise<string | undefined> {
    return this.git(args).then(
      (output) => output.replace(/\n$/, ''),
      () => undefined,
    );
  }

  /** Returns the paths that Git prints when called with `-z`. */
  async listPaths(...args: string[]): Promise<string[]> {
    return [...new Set((await this.git(args)).split('\0'))].filter(Boolean);
  }

  /** Returns the files of the site among the paths that Git prints when called with `-z`. */
  async listSiteFiles(...args: string[]): Promise<string[]> {
    return (await this.listPaths(...args)).filter(isWritableName);
  }

  /** Fetches the site's branch. @throws GitError if the remote cannot be reached */
  async fetch(): Promise<void> {
    if (this.remote === undefined) return;
    const ref = `+refs/heads/${this.#branch}:${this.#upstream}`;
    await this.git(['fetch', '--quiet', '--no-tags', this.remote, ref], { timeoutMs: networkTimeoutMs });
  }

  /** Returns the author configured in Git. */
  async readAuthor(): Promise<Author | undefined> {
    const ident = await this.tryGit('-c', 'user.useConfigOnly=true', 'var', 'GIT_AUTHOR_IDENT');
    const [, name, email] = /^(.*) <(.*)> \d+ \S+$/.exec(ident ?? '') ?? [];
    return name !== undefined && email !== undefined ? { name, email } : undefined;
  }

  /** Resolves a revision, such as a hash, branch or tag, to its commit. */
  async findCommit(name: string): Promise<Commit | undefined> {
    const found = await this.tryGit('log', '-1', '--no-show-signature', '--format=%H %ct', name, '--');
    const [id, seconds] = found?.split(' ') ?? [];
    return id ? { id, time: 1000 * Number(seconds) } : undefined;
  }

  /** Returns the last commit of the clone, the last one of the site's branch at the remote, and their merge base. */
  async findCommits(): Promise<Record<'head' | 'accepted' | 'base', Commit | undefined>> {
    const base = await this.tryGit('merge-base', 'HEAD', this.#upstream);
    const [head, accepted] = [await this.findCommit('HEAD'), await this.findCommit(this.#upstream)];
    return { head, accepted, base: base ? await this.findCommit(base) : undefined };
  }

  /** Returns the files of the site that differ between two commits. */
  async listFilesBetween(from: string, to: string): Promise<string[]> {
    return this.listSiteFiles('diff', '--name-only', '--no-renames', '--relative', '-z', from, to);
  }

  /**
   * Returns the files of the site that differ between the folder and a commit, including untracked files. Because the Studio
   * saves documents, the flags `skip-worktree` and `assume-unchanged` are removed from files, so that Git compares them;
   * files that a sparse checkout leaves out keep theirs.
   */
  async listChangedFiles(id: string): Promise<string[]> {
    const marked = (await this.listPaths('ls-files', '-v', '-z')).filter((line) => /^[Sa-z] /.test(line));
    const names = marked.map((line) => line.slice(2)).filter((name) => existsSync(join(this.pagesDir, name)));
    for (const bit of names.length > 0 ? ['--no-skip-worktree', '--no-assume-unchanged'] : [])
      await this.git(['update-index', bit, '--', ...names]);
    const changed = await this.listSiteFiles('diff', '--name-only', '--no-renames', '--relative', '-z', id);
    const added = await this.listSiteFiles('ls-files', '--others', '--exclude-standard', '-z');
    return [...new Set([...changed, ...added])];
  }

  /** Returns the files of the site in a commit. Empty if the commit does not exist. */
  async listFilesAt(id: string): Promise<string[]> {
    return this.listSiteFiles('ls-tree', '-r', '-z', '--name-only', id).catch(() => []);
  }

  /**
   * Returns files of the site as of a commit, by checking them out into a temporary folder: documents with the line endings
   * of this machine, images as serialized image info, and null for files that the commit does not contain.
   */
  async readTextsAt(
    id: string,
    names: readonly string[],
    folder: FolderStore,
  ): Promise<Map<string, FileText>> {
    const texts = new Map<string, FileText>(names.map((name) => [name, null]));
    const found = (await this.listFilesAt(id)).filter((name) => texts.has(name));
    const temporary = await mkdtemp(join(tmpdir(), 'studio-'));
    try {
      const env = { GIT_WORK_TREE: temporary, GIT_INDEX_FILE: join(temporary, '.git') };
      // Symbolic links are not created, because they could point anywhere.
      const options = ['-c', 'core.symlinks=false', '-c', 'core.hooksPath=/dev/null'];
      const paths = found.map((name) => this.#prefix + name);
      await this.git([...options, 'checkout', '--quiet', id], { env, paths });
      for (const name of found) {
        const content = await readFile(join(temporary, this.#prefix, name));
        texts.set(name, isImageName(name) ? await folder.storeImage(content) : decodeContent(content));
      }
      return texts;
    } finally {
      await rm(temporary, { recursive: true, force: true });
    }
  }

  /**
   * Pushes a commit to the site's branch. Pushes nothing else, even if the clone is configured to push tags or submodules.
   * @throws GitError if the push was rejected
   */
  async push(id: string): Promise<void> {
    if (this.remote === undefined) return;
    const alone = ['--no-follow-tags', '--recurse-submodules=no', this.remote];
    const pushed = this.git(['push', ...alone, `${id}:refs/heads/${this.#branch}`], {
      timeoutMs: networkTimeoutMs,
    });
    await pushed.catch(async (error: unknown) => {
      // The push may have succeeded although the response was lost.
      await this.fetch().catch(() => undefined);
      if ((await this.tryGit('merge-base', '--is-ancestor', id, this.#upstream)) === undefined) throw error;
    });
  }

  /**
   * Undoes commits that the remote has not accepted. The files in the folder keep their content. Does nothing if somebody
   * has committed in the meantime.
   */
  async undoCommits(id: string, to: string, names: readonly string[]): Promise<void> {
    await this.git(['update-ref', '-m', 'studio: not published', 'HEAD', to, id])
      .then(() => this.git(['reset', '--quiet'], { paths: names }))
      .catch(() => undefined);
  }

  /** Sets `remote`. @returns the default branch of the remote */
  async #findRemote(): Promise<string | undefined> {
    const remotes = (await this.tryGit('remote'))?.split('\n').filter(Boolean) ?? [];
    this.remote = remotes.includes('origin') ? 'origin' : remotes[0];
    if (this.remote === undefined) return undefined;
    const known = await this.tryGit('symbolic-ref', `refs/remotes/${this.remote}/HEAD`);
    const name = known ?? (await this.tryGit('ls-remote', '--symref', this.remote, 'HEAD')) ?? '';
    return /^(?:refs\/remotes\/[^/]+|ref: refs\/heads)\/(\S+)/.exec(name)?.[1];
  }
}
