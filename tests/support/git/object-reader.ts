import { spawn } from 'node:child_process';

/** A Git object. */
export type GitObject = { sha: string; type: string; content: Buffer };

/** Reads objects with a single `git cat-file --batch` process. One process per object would take ten seconds for 1,000 pages. */
export class ObjectReader {
  readonly #git;
  readonly #pending: ((object: GitObject | undefined) => void)[] = [];
  #read: Buffer = Buffer.alloc(0);

  constructor(folder: string) {
    this.#git = spawn('git', ['cat-file', '--batch'], { cwd: folder, stdio: ['pipe', 'pipe', 'ignore'] });
    this.#git.stdout.on('data', (part: Buffer) => {
      this.#read = Buffer.concat([this.#read, part]);
      while (this.#processResponse());
    });
  }

  /** Reads an object by a revision such as `main:pages`; undefined if it does not exist. */
  read(name: string): Promise<GitObject | undefined> {
    // The test has ended and the process is closed.
    if (!this.#git.stdin.writable) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      this.#pending.push(resolve);
      this.#git.stdin.write(`${name}\n`);
    });
  }

  close(): void {
    this.#git.stdin.end();
  }

  /** Processes a complete response: a line `sha type size` and the content. @returns false if it is incomplete */
  #processResponse(): boolean {
    const end = this.#read.indexOf('\n');
    if (end === -1) return false;
    const head = this.#read.toString('utf8', 0, end);
    const exists = !/ (missing|ambiguous)$/.test(head);
    const [sha = '', type = '', size = ''] = head.split(' ');
    const next = exists ? end + 1 + Number(size) + 1 : end + 1;
    if (this.#read.length < next) return false;
    const content = this.#read.subarray(end + 1, next - 1);
    this.#read = this.#read.subarray(next);
    this.#pending.shift()?.(exists ? { sha, type, content } : undefined);
    return true;
  }
}
