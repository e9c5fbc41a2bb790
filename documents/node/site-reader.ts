import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  createFailedResult,
  SiteChecker,
  type CheckOptions,
  type SiteCheckResult,
} from '../check/check-site.ts';
import { fileProblem } from '../problems/finding.ts';
import { findFontPackage } from './font-packages.ts';
import { ImageInfos } from './images/image-infos.ts';
import type { SiteContent } from '../read/site/site-content.ts';
import { relativePosixPath, toPosixPath } from './paths.ts';
import { readFolder } from './read-folder.ts';
import type { Except } from '../../schema/except.ts';

export type ReaderOptions = Except<CheckOptions, 'prefix' | 'readImages' | 'findFont'> & {
  /** Metadata of image files that may already be cached. */
  pictures?: ImageInfos;
};

/** Reads and checks the documents of a folder. Results are cached, so a second read parses only changed files. */
export class SiteReader {
  readonly #checker: SiteChecker;
  /** The path of the folder in problems. */
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
      findFont: findFontPackage,
      readImages: (names) => pictures.get(join(pagesDir, 'media'), names),
    });
  }

  /** Reads the documents and runs all checks. Problems of the documents are returned, not thrown. */
  async read(): Promise<SiteCheckResult> {
    return this.#check((content) => this.#checker.check(content));
  }

  /**
   * Like `read`, but faster: skips the checks that report only warnings, and drops the warnings of the other ones.
   */
  async readErrors(): Promise<SiteCheckResult> {
    return this.#check((content) => this.#checker.checkErrors(content));
  }

  async #check(check: (content: SiteContent) => Promise<SiteCheckResult>): Promise<SiteCheckResult> {
    const content = await readFolder(this.pagesDir);
    if (!content) return createFailedResult(fileProblem(this.#shown, 'pages-missing', {}));
    const result = await check(content);
    const former = join(this.pagesDir, '../brand.ts');
    if (content.has('_brand.yaml') || content.has('_brand.yml') || !existsSync(former)) return result;
    const name = toPosixPath(join(this.#shown, '_brand.yaml'));
    const problem = fileProblem(relativePosixPath(process.cwd(), former), 'former-file', { name });
    return { ...result, problems: [problem, ...result.problems] };
  }
}
