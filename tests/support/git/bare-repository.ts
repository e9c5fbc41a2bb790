import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ObjectReader } from './object-reader.ts';

/** Author and committer of a commit. */
export type Person = {
  name: string;
  email: string;
  /** Time of the commit; now by default. */
  time?: Date;
};

const environment = ({ name, email, time = new Date() }: Person) => ({
  PATH: process.env['PATH'],
  // The Git configuration of the user who runs the tests must not affect the repository.
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_AUTHOR_NAME: name,
  GIT_AUTHOR_EMAIL: email,
  GIT_AUTHOR_DATE: time.toISOString(),
  GIT_COMMITTER_NAME: name,
  GIT_COMMITTER_EMAIL: email,
  GIT_COMMITTER_DATE: time.toISOString(),
});

type Options = { input?: string | Buffer; person?: Person; index?: string };

/** An entry to set in a tree; without `sha` the path is removed. */
export type TreeEntry = { path: string; mode: string; sha?: string | null };

/** A Git command that failed. */
export class GitError extends Error {
  override name = 'GitRefusal';
}

/** A bare repository in a folder, accessed by the `git` command. */
export class BareRepository {
  readonly objects: ObjectReader;

  constructor(
    readonly folder: string,
    readonly nobody: Person = { name: 'Web person', email: 'nobody@example.com' },
  ) {
    this.objects = new ObjectReader(folder);
  }

  /** Runs `git`. @returns its standard output @throws GitError with its error output */
  git(args: readonly string[], { input = '', person = this.nobody, index }: Options = {}): Promise<Buffer> {
    const options = {
      cwd: this.folder,
      env: { ...environment(person), ...(index !== undefined && { GIT_INDEX_FILE: index }) },
      encoding: 'buffer',
      maxBuffer: 1e9,
    } as const;
    return new Promise((resolve, reject) => {
      const child = execFile('git', args, options, (error, stdout, stderr) => {
        if (error) reject(new GitError(stderr.toString() || stdout.toString()));
        else resolve(stdout);
      });
      // A command that does not read its input may have ended; the callback above reports the result.
      child.stdin?.on('error', () => undefined).end(input);
    });
  }

  /** Runs `git` and returns its output without the trailing line break. */
  async text(args: readonly string[], options: Options = {}): Promise<string> {
    return (await this.git(args, options)).toString('utf8').replace(/\n$/, '');
  }

  /** Resolves a revision such as `refs/heads/main` or `HEAD^{tree}` to its SHA; undefined if it does not exist. */
  async find(name: string): Promise<string | undefined> {
    return (await this.objects.read(name))?.sha;
  }

  /**
   * Merges two commits.
   * @returns the merged tree; undefined on conflict
   */
  async mergeTrees(ours: string, theirs: string): Promise<string | undefined> {
    return this.text(['merge-tree', '--write-tree', ours, theirs]).catch(() => undefined);
  }

  /** Writes a commit. @throws GitError if the tree or a parent does not exist */
  commit(tree: string, parents: readonly string[], message: string, person: Person): Promise<string> {
    const named = parents.flatMap((parent) => ['-p', parent]);
    return this.text(['commit-tree', tree, ...named], { input: message, person });
  }

  /** Creates a branch with a first commit of the given files, by path. */
  async createFirstCommit(
    branch: string,
    files: ReadonlyMap<string, string | Buffer>,
    message: string,
  ): Promise<void> {
    const data = (content: string | Buffer): Buffer[] => {
      const bytes = Buffer.from(content);
      return [Buffer.from(`data ${bytes.length}\n`), bytes, Buffer.from('\n')];
    };
    const { name, email } = this.nobody;
    const lines = [
      Buffer.from(`commit refs/heads/${branch}\ncommitter ${name} <${email}> now\n`),
      ...data(message),
      ...[...files].flatMap(([path, content]) => [
        Buffer.from(`M 100644 inline ${path}\n`),
        ...data(content),
      ]),
    ];
    await this.git(['fast-import', '--quiet', '--date-format=now'], { input: Buffer.concat(lines) });
  }

  /** Writes a file. @returns its SHA */
  writeBlob(content: string | Buffer): Promise<string> {
    return this.text(['hash-object', '-w', '--stdin'], { input: content });
  }

  /** Writes a tree: a copy of `base` with changed entries. @throws GitError for an invalid path or object */
  async writeTree(base: string | undefined, entries: readonly TreeEntry[]): Promise<string> {
    const index = join(this.folder, `index-${randomUUID()}`);
    const none = '0'.repeat(40);
    const lines = entries.map(({ path, mode, sha }) => `${sha ? `${mode} ${sha}` : `0 ${none}`}\t${path}`);
    try {
      await this.git(['read-tree', ...(base === undefined ? ['--empty'] : [base])], { index });
      await this.git(['update-index', '-z', '--index-info'], { index, input: `${lines.join('\0')}\0` });
      return await this.text(['write-tree'], { index });
    } finally {
      await rm(index, { force: true });
    }
  }

  /**
   * Updates refs in one transaction if they all have the expected value.
   * @param updates 40 zeros in `before` or `after` mean that the ref does not exist
   * @throws GitError if a ref has another value than `before`
   */
  async updateRefs(updates: readonly { name: string; before: string; after: string }[]): Promise<void> {
    const lines = updates.map(({ name, before, after }) => `update ${name} ${after} ${before}\n`);
    await this.git(['update-ref', '--stdin'], { input: `start\n${lines.join('')}commit\n` });
  }
}
