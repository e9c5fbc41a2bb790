import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Reads the files of a site's folder, with their paths in a repository. */
export const readRepositoryFiles = (pagesDir = 'tests/fixtures/mason/pages'): Map<string, Buffer> =>
  new Map(
    readdirSync(pagesDir, { recursive: true, encoding: 'utf8' })
      .filter((name) => statSync(join(pagesDir, name)).isFile())
      .map((name) => [`pages/${name.replaceAll('\\', '/')}`, readFileSync(join(pagesDir, name))]),
  );
