import { spawn } from 'node:child_process';

/** An object of a repository. */
export type GitObject = { sha: string; type: string; content: Buffer };

/** Reads objects through one `git cat-file --batch`: a process for each would take ten seconds for 1,000 pages. */
export class ObjectReader {
  readonly #git;
  readonly #waiting: ((object: GitObject | undefined) => void)[] = [];
  #read: Buffer = Buffer.alloc(0);

  constructor(folder: string) {
    this.#git = spawn('git', ['cat-file', '--batch'], { cwd: folder, stdio: ['pipe', 'pipe', 'ignore'] });
    this.#git.stdout.on('data', (part: Buffer) => {
      this.#read = Buffer.concat([this.#read, part]);
      while (this.#takeOne());
    });
  }

  /** An object by a name that Git knows, such as `main:pages`; nothing when there is none. */
  read(name: string): Promise<GitObject | undefined> {
    // Whoever asked has gone with the test.
    if (!this.#git.stdin.writable) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      this.#git.stdin.write(`${name}\n`);
    });
  }

  close(): void {
    this.#git.stdin.end();
  }

  /** Takes an answer that has come whole: `name type size`, and the content between line ends. */
  #takeOne(): boolean {
    const end = this.#read.indexOf('\n');
    if (end === -1) return false;
    const head = this.#read.toString('utf8', 0, end);
    const isThere = !/ (missing|ambiguous)$/.test(head);
    const [sha = '', type = '', size = ''] = head.split(' ');
    const next = isThere ? end + 1 + Number(size) + 1 : end + 1;
    if (this.#read.length < next) return false;
    const content = this.#read.subarray(end + 1, next - 1);
    this.#read = this.#read.subarray(next);
    this.#waiting.shift()?.(isThere ? { sha, type, content } : undefined);
    return true;
  }
}
