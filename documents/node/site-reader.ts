import { join } from 'node:path';
import { createFailedResult, SiteChecker, type CheckOptions, type SiteCheckResult } from '../check-site.ts';
import { fileProblem } from '../problems/finding.ts';
import { ImageInfos } from './images/image-infos.ts';
import { relativePosixPath } from './paths.ts';
import { readFolder } from './read-folder.ts';

export type ReaderOptions = Omit<CheckOptions, 'prefix' | 'readPictures'> & {
  /** What is known of picture files already. */
  pictures?: ImageInfos;
};

/** Reads the documents of a folder. Keeps what it has read: a second reading costs only what was edited. */
export class SiteReader {
  readonly #checker: SiteChecker;
  /** The folder as problems show it. */
  readonly #shown: string;

  /** @param pagesDir the folder of the documents */
  constructor(
    readonly pagesDir: string,
    { pictures = new ImageInfos(), ...options }: ReaderOptions = {},
  ) {
    this.#shown = relativePosixPath(process.cwd(), pagesDir);
    this.#checker = new SiteChecker({
      ...options,
      prefix: this.#shown === '' ? '' : `${this.#shown}/`,
      readPictures: (names) => pictures.of(join(pagesDir, 'media'), names),
    });
  }

  /** Reads and checks everything. Faults of the documents are in the result; it throws for none of them. */
  async read(): Promise<SiteCheckResult> {
    const content = await readFolder(this.pagesDir);
    return content ? this.#checker.check(content) : this.#missing();
  }

  /** The same for those who wait: of what only the whole site shows, the errors without the advice on words. */
  async readErrors(): Promise<SiteCheckResult> {
    const content = await readFolder(this.pagesDir);
    return content ? this.#checker.checkErrors(content) : this.#missing();
  }

  #missing(): SiteCheckResult {
    return createFailedResult(fileProblem(this.#shown, 'pages-missing', {}));
  }
}
