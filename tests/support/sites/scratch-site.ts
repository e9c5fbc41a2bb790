import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { formatProblemLine } from '../../../documents/problems/format-problem.ts';
import type { SiteCheckResult } from '../../../documents/check/check-site.ts';
import { SiteReader } from '../../../documents/node/site-reader.ts';

/** A temporary copy of a fixture site that a test may change. */
export class ScratchSite {
  readonly #folder = mkdtempSync(join(tmpdir(), 'scratch-site-'));
  readonly pagesDir = join(this.#folder, 'pages');
  readonly #reader = new SiteReader(this.pagesDir);
  readonly #original: string;
  readonly #changed = new Set<string>();

  /** @param name name of the site in `tests/fixtures` */
  constructor(name: 'dentist' | 'tiler' = 'dentist') {
    this.#original = `tests/fixtures/${name}/pages`;
    cpSync(this.#original, this.pagesDir, { recursive: true });
  }

  write(file: string, text: string | Uint8Array): void {
    this.#changed.add(file);
    const path = join(this.pagesDir, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }

  /** Replaces a text of a file. @throws Error unless the file contains it exactly once */
  edit(file: string, from: string, to: string): void {
    const parts = this.text(file).split(from);
    if (parts.length !== 2)
      throw new Error(`${file} contains ${JSON.stringify(from)} ${parts.length - 1} times.`);
    this.write(file, parts.join(to));
  }

  text(file: string): string {
    return readFileSync(join(this.pagesDir, file), 'utf8');
  }

  remove(file: string): void {
    this.#changed.add(file);
    rmSync(join(this.pagesDir, file), { recursive: true });
  }

  /** Restores all changed files. */
  restore(): void {
    for (const file of this.#changed) {
      const [path, original] = [join(this.pagesDir, file), join(this.#original, file)];
      rmSync(path, { recursive: true, force: true });
      if (existsSync(original)) cpSync(original, path, { recursive: true });
    }
    this.#changed.clear();
  }

  read(): Promise<SiteCheckResult> {
    return this.#reader.read();
  }

  /** Returns every problem as one line, without those of the placeholder facts of the fixture. */
  async problems(): Promise<string[]> {
    const { problems } = await this.read();
    return problems
      .filter(({ code }) => code !== 'stand-in')
      .map((problem) => this.shorten(formatProblemLine(problem)));
  }

  /** Returns the problems as data, without those of the placeholder facts; `at` is code, file and path. */
  async findings(): Promise<{ at: string; params: object }[]> {
    const { problems } = await this.read();
    return problems
      .filter(({ code }) => code !== 'stand-in')
      .map(({ code, file, path, params }) => ({
        at: `${code} ${relative(this.pagesDir, file).replaceAll('\\', '/')} ${path.join('.')}`.trim(),
        params,
      }));
  }

  [Symbol.dispose](): void {
    rmSync(this.#folder, { recursive: true });
  }

  /** Removes the path of the temporary folder from a line. */
  shorten(line: string): string {
    return line.replaceAll(`${relative(process.cwd(), this.#folder).replaceAll('\\', '/')}/`, '');
  }
}
