import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

/** Returns the routes of the pages that were built into a folder, without redirects and the not-found page. */
export const findBuiltRoutes = (dist: string): string[] =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.html'))
    .filter((file) => !readFileSync(join(dist, file), 'utf8').includes('http-equiv="refresh"'))
    .map((file) => `/${file.replaceAll('\\', '/').replace(/\/?index\.html$/, '')}`)
    .toSorted();

/** The routes of the site of the test project. */
export const builtRoutes = findBuiltRoutes(inject('dist'));
