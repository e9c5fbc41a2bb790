import type { SiteDocuments } from '../../documents/check-site.ts';
import type { Problem } from '../../documents/problems/problem.ts';
import { here, type FileMistake, type Files, type Slip } from './mistake.ts';

/** What came of a mistake: where problems were told with which advice, what was left, and which words were lost. */
export type Outcome = {
  told: { at: string; fix: string; message: string }[];
  left: string[];
  lost: string[];
};

const stringsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value.replace(/\s+/g, ' ').trim()];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
};

const textsOf = ({ site, pages }: SiteDocuments): string[] => [site, ...pages].flatMap(stringsOf);

/** What stands around a part of a file. @throws Error when the file does not hold it exactly once */
const around = (part: string, file: string, text: string): string[] => {
  const parts = text.split(part);
  if (parts.length !== 2) throw new Error(`${file} holds ${JSON.stringify(part)} ${parts.length - 1} times`);
  return parts;
};

/** A site that may be spoilt, in a folder or in memory. */
type Site = Omit<Files, 'edit'> & { read: () => Promise<SiteDocuments> };

/** The tiler's site, spoilt and mended again and again. */
export class MistakeSite {
  readonly #before = new Map<string, string | undefined>();

  /** All texts of the site before any mistake. */
  readonly #texts: Promise<string[]>;

  constructor(
    readonly site: Site,
    /** Takes the path of the site's folder off a line. */
    readonly shorten: (line: string) => string = (line) => line,
  ) {
    this.#texts = this.site.read().then(textsOf);
  }

  #toldOf({ problems }: SiteDocuments): Outcome['told'] {
    const fileOf = ({ file }: Problem) => this.shorten(file).replace(/^pages\//, '');
    return problems.map((problem) => ({
      at: `${fileOf(problem)}:${problem.line}`,
      message: problem.message,
      fix: problem.fix,
    }));
  }

  /**
   * Makes the mistake, reads the site, follows the advice, reads it again, and makes all as it was. Advice that leads
   * back to what stood there before is none to follow: nothing is wrong with that.
   */
  async tryFiles(
    { make, follow }: Pick<FileMistake, 'make'> & Partial<Pick<FileMistake, 'follow'>>,
    keeps?: string[],
  ): Promise<Outcome> {
    const texts = keeps ?? (await this.#texts);
    const files = this.#files();
    try {
      make(files);
      const told = this.#toldOf(await this.site.read());
      if (!follow) return { told, left: [], lost: [] };
      follow(files);
      const after = await this.site.read();
      const left = this.#toldOf(after).map(({ at, message }) => `${at} ${message}`);
      const all = textsOf(after).join('\n');
      return { told, left, lost: left.length > 0 ? [] : texts.filter((text) => !all.includes(text)) };
    } finally {
      this.#restore();
    }
  }

  /** The same for a slip in one file. */
  async trySlip({
    file = 'tile-repair.yaml',
    from,
    to,
    followed,
    keeps = [],
  }: Slip): Promise<Outcome & { at: string }> {
    const text = this.site.text(file);
    const parts = around(from, file, text);
    const marked = parts.join(to);
    const place = marked.includes(here) ? marked.indexOf(here) : text.indexOf(from);
    const line = marked.slice(0, place).split('\n').length;
    const wrong = marked.replace(here, '');
    if (wrong === text) throw new Error(`${file} is left as it is`);
    const outcome = await this.tryFiles(
      {
        make: (site) => site.write(file, wrong),
        ...(followed !== undefined && { follow: (site) => site.write(file, parts.join(followed)) }),
      },
      keeps,
    );
    return { ...outcome, at: `${file}:${line}` };
  }

  /** The site with a memory of what stood in it. */
  #files(): Files {
    const { site } = this;
    const remember = (file: string): void => {
      if (!this.#before.has(file)) this.#before.set(file, this.#textOf(file));
    };
    const write: Files['write'] = (file, text) => (remember(file), site.write(file, text));
    return {
      text: (file) => site.text(file),
      write,
      edit: (file, from, to) => write(file, around(from, file, site.text(file)).join(to)),
      remove: (file) => (remember(file), site.remove(file)),
    };
  }

  #textOf(file: string): string | undefined {
    try {
      return this.site.text(file);
    } catch {
      return undefined;
    }
  }

  #restore(): void {
    for (const [file, text] of this.#before) {
      if (text !== undefined) this.site.write(file, text);
      else if (this.#textOf(file) !== undefined) this.site.remove(file);
    }
    this.#before.clear();
  }
}
