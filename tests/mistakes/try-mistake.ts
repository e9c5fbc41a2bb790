import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../documents/problems/problem.ts';
import { ScratchSite } from '../support/sites/scratch-site.ts';
import { here, type FileMistake, type Slip } from './mistake.ts';

/** What came of a mistake: where problems were told with which advice, what was left, and which words were lost. */
export type Outcome = {
  told: { at: string; fix: string; message: string }[];
  left: string[];
  lost: string[];
};

/** Changes all lines of a file, such as their ends: a mistake is told in the same way whatever a file looks like. */
export type Look = (text: string) => string;

const stringsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value.replace(/\s+/g, ' ').trim()];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
};

/** The tiler's site, spoilt and mended again and again. */
export class MistakeSite {
  readonly #site = new ScratchSite('tiler');
  readonly #before = new Map<string, string | undefined>();

  /** All texts of the site before any mistake. */
  readonly #texts = this.#read().then(({ texts }) => texts);

  async #read(): Promise<{ told: Outcome['told']; texts: string[] }> {
    const { problems, site, pages } = await this.#site.read();
    const fileOf = ({ file }: Problem) => this.#site.shorten(file).replace(/^pages\//, '');
    const told = problems.map((problem) => ({
      at: `${fileOf(problem)}:${problem.line}`,
      message: problem.message,
      fix: problem.fix,
    }));
    return { told, texts: [site, ...pages].flatMap(stringsOf) };
  }

  /** Makes the mistake, reads the site, follows the advice, reads it again, and makes all as it was. */
  async tryFiles({ make, follow }: Pick<FileMistake, 'make' | 'follow'>, keeps?: string[]): Promise<Outcome> {
    const texts = keeps ?? (await this.#texts);
    const files = this.#files();
    try {
      make(files);
      const { told } = await this.#read();
      follow(files);
      const after = await this.#read();
      const left = after.told.map(({ at, message }) => `${at} ${message}`);
      const all = after.texts.join('\n');
      return { told, left, lost: left.length > 0 ? [] : texts.filter((text) => !all.includes(text)) };
    } finally {
      this.#restore();
    }
  }

  /** The same for a slip in one file. */
  async trySlip(
    { file = 'tile-repair.yaml', from, to, followed, keeps }: Slip,
    look: Look = (text) => text,
  ): Promise<Outcome & { at: string }> {
    const text = this.#site.text(file);
    const parts = text.split(from);
    if (parts.length !== 2)
      throw new Error(`${file} holds ${JSON.stringify(from)} ${parts.length - 1} times`);
    const marked = parts.join(to);
    const place = marked.includes(here) ? marked.indexOf(here) : text.indexOf(from);
    const line = marked.slice(0, place).split('\n').length;
    const wrong = marked.replace(here, '');
    if (wrong === text) throw new Error(`${file} is left as it is`);
    const outcome = await this.tryFiles(
      {
        make: (site) => site.write(file, look(wrong)),
        follow: (site) => site.write(file, look(parts.join(followed ?? from))),
      },
      followed === undefined ? keeps : (keeps ?? []),
    );
    return { ...outcome, at: `${file}:${line}` };
  }

  [Symbol.dispose](): void {
    this.#site[Symbol.dispose]();
  }

  /** The site with a memory of what stood in it. */
  #files() {
    const site = this.#site;
    const textOf = (file: string): string | undefined => {
      try {
        return site.text(file);
      } catch {
        return undefined;
      }
    };
    const remember = (file: string): void => {
      if (!this.#before.has(file)) this.#before.set(file, textOf(file));
    };
    return {
      text: (file: string) => site.text(file),
      write: (file: string, text: string | Uint8Array) => (remember(file), site.write(file, text)),
      edit: (file: string, from: string, to: string) => (remember(file), site.edit(file, from, to)),
      remove: (file: string) => (remember(file), site.remove(file)),
    };
  }

  #restore(): void {
    for (const [file, text] of this.#before) {
      if (text !== undefined) this.#site.write(file, text);
      else rmSync(join(this.#site.pagesDir, file), { force: true });
    }
    this.#before.clear();
  }
}
