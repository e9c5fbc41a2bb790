import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ObjectReader } from './object-reader.ts';

/** A name and an address, as Git writes who made a commit. */
export type Person = {
  name: string;
  email: string;
  /** When it was, where that is not now. */
  time?: Date;
};

const environment = ({ name, email, time = new Date() }: Person) => ({
  PATH: process.env['PATH'],
  // What is set up for whoever runs the tests must not reach into the repository.
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

/** An entry of a tree: another object at its path, or none any more. */
export type TreeEntry = { path: string; mode: string; sha?: string | null };

/** What Git says no to. */
export class GitError extends Error {
  override name = 'GitRefusal';
}

/** A bare repository in a folder, driven by `git` itself. */
export class BareRepository {
  readonly objects: ObjectReader;

  constructor(
    readonly folder: string,
    readonly nobody: Person = { name: 'Nobody', email: 'nobody@example.com' },
  ) {
    this.objects = new ObjectReader(folder);
  }

  /** Runs `git`. @returns what it writes @throws GitRefusal with what it says when it fails */
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
      // One that reads nothing may have ended by now; how it went is told above.
      child.stdin?.on('error', () => undefined).end(input);
    });
  }

  /** What `git` writes as one text, without the line end. */
  async text(args: readonly string[], options: Options = {}): Promise<string> {
    return (await this.git(args, options)).toString('utf8').replace(/\n$/, '');
  }

  /** The object that a name stands for: `refs/heads/main`, `HEAD^{tree}`; nothing when there is none. */
  async find(name: string): Promise<string | undefined> {
    return (await this.objects.read(name))?.sha;
  }

  /**
   * Joins two commits as Git does.
   * @returns the joined tree; nothing when both touch the same lines
   */
  async mergeTrees(ours: string, theirs: string): Promise<string | undefined> {
    return this.text(['merge-tree', '--write-tree', ours, theirs]).catch(() => undefined);
  }

  /** Writes a commit. @throws GitRefusal when there is no such tree or parent */
  commit(tree: string, parents: readonly string[], message: string, person: Person): Promise<string> {
    const named = parents.flatMap((parent) => ['-p', parent]);
    return this.text(['commit-tree', tree, ...named], { input: message, person });
  }

  /** Writes a first commit with some files, by path, and lets a branch begin with it. */
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

  /** Writes a file. @returns its name by content */
  writeBlob(content: string | Buffer): Promise<string> {
    return this.text(['hash-object', '-w', '--stdin'], { input: content });
  }

  /** Writes a tree: another one with some entries. @throws GitRefusal for a path or an object that cannot be */
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
   * Lets names point to other commits, all or none, as long as they point to what is expected.
   * @param updates `before` and `after` of 40 zeros say that there is none
   * @throws GitRefusal when one of them points elsewhere
   */
  async updateRefs(updates: readonly { name: string; before: string; after: string }[]): Promise<void> {
    const lines = updates.map(({ name, before, after }) => `update ${name} ${after} ${before}\n`);
    await this.git(['update-ref', '--stdin'], { input: `start\n${lines.join('')}commit\n` });
  }
}
