import { startProgram } from '../programs/start-program.ts';
import { readTree, treeOf, writeObject } from './object-writer.ts';
import { ObjectReader } from './object-reader.ts';

/** A name and an address, as Git writes who made a commit. */
export type Person = {
  name: string;
  email: string;
  /** When it was, where that is not now. */
  time?: Date;
};

const environment = {
  PATH: process.env['PATH'],
  // What is set up for whoever runs the tests must not reach into the repository.
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
};

type Options = { input?: string | Buffer };

/** An entry of a tree: another object at its path, or none any more. */
export type Entry = { path: string; mode: string; sha?: string | null };

const emptyTree = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';

/** What Git says no to. */
export class GitRefusal extends Error {
  override name = 'GitRefusal';
}

/** A bare repository in a folder: what is written are objects as Git writes them, all else is done by `git` itself. */
export class BareRepository {
  readonly objects: ObjectReader;

  constructor(
    readonly folder: string,
    readonly nobody: Person = { name: 'Nobody', email: 'nobody@example.com' },
  ) {
    this.objects = new ObjectReader(folder);
  }

  /** Runs `git`. @returns what it writes @throws GitRefusal with what it says when it fails */
  async git(args: readonly string[], { input = '' }: Options = {}): Promise<Buffer> {
    const options = { cwd: this.folder, env: environment, input };
    const { isDone, stdout, stderr } = await startProgram('git', args, options);
    if (isDone) return stdout;
    throw new GitRefusal(stderr.toString() || stdout.toString());
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
  async mergedTree(ours: string, theirs: string): Promise<string | undefined> {
    return this.text(['merge-tree', '--write-tree', ours, theirs]).catch(() => undefined);
  }

  /** Writes a commit. @throws GitRefusal when there is no such tree or parent */
  async commit(tree: string, parents: readonly string[], message: string, person: Person): Promise<string> {
    const time = person.time?.getTime() ?? Date.now();
    const who = `${person.name} <${person.email}> ${Math.floor(time / 1000)} +0000`;
    const lines = [
      `tree ${await this.#named(`${tree}^{tree}`)}`,
      ...(await Promise.all(parents.map((each) => this.#named(`${each}^{commit}`)))).map(
        (id) => `parent ${id}`,
      ),
      `author ${who}`,
      `committer ${who}`,
      '',
      message,
    ];
    return writeObject(this.folder, 'commit', Buffer.from(lines.join('\n')));
  }

  /** Writes a first commit with some files, by path, and lets a branch begin with it. */
  async begin(branch: string, files: ReadonlyMap<string, string | Buffer>, message: string): Promise<void> {
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
    return writeObject(this.folder, 'blob', Buffer.from(content));
  }

  /** Writes a tree: another one with some entries. @throws GitRefusal for an object that is not there */
  async writeTree(base: string | undefined, entries: readonly Entry[]): Promise<string> {
    const stored = base === undefined ? undefined : await this.objects.read(`${base}^{tree}`);
    const tree = readTree(stored?.content ?? Buffer.alloc(0));
    const folders = new Map<string, Entry[]>();
    for (const { path, mode, sha } of entries) {
      const [name = '', rest] = path.split(/\/(.*)/s);
      if (rest !== undefined) folders.set(name, [...(folders.get(name) ?? []), { path: rest, mode, sha }]);
      else if (sha) tree.set(name, { mode, sha: await this.#named(sha) });
      else tree.delete(name);
    }
    for (const [name, changed] of folders) {
      const old = tree.get(name);
      const sha = await this.writeTree(old?.mode === '40000' ? old.sha : undefined, changed);
      if (sha === emptyTree) tree.delete(name);
      else tree.set(name, { mode: '40000', sha });
    }
    return writeObject(this.folder, 'tree', treeOf(tree));
  }

  async #named(name: string): Promise<string> {
    const sha = await this.find(name);
    if (sha === undefined) throw new GitRefusal(`${name} is not there`);
    return sha;
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
